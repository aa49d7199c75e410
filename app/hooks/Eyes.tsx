import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { GameSession } from '../../src/session/rule-sets';
import { atTheTable } from './at-the-table';
import { GameContext, useGame } from './use-game';

/** The game as its seat sees it, for the few pages that are a desk. */
const DeskGame = createContext<GameSession | null>(null);

type EyesProps = { readonly children: ReactNode };

/** All pages within see the open table, whoever sits where: no page but a desk shows what one side alone may know. */
export const TableEyes = ({ children }: EyesProps) => {
  const game = useGame();
  const table = useMemo(() => atTheTable(game), [game]);
  return (
    <DeskGame value={game}>
      <GameContext value={table}>{children}</GameContext>
    </DeskGame>
  );
};

/** A desk, and what belongs to it: it is seen with the eyes of whoever sits there. */
export const DeskEyes = ({ children }: EyesProps) => <GameContext value={useSeatedGame()}>{children}</GameContext>;

/** The game with the seat that is really taken, to ask who sits there; what that seat sees is shown at its desk alone. */
export const useSeatedGame = (): GameSession => {
  const table = useGame();
  return useContext(DeskGame) ?? table;
};
