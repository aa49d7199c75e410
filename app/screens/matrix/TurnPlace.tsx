import { useState } from 'react';
import { useGame, useGameState, useView } from '../../hooks/use-game';
import { TurnScreen } from '../turn/TurnScreen';
import { BattleDone } from './battle-done';
import { BattlePage } from './BattlePage';

type Done = Readonly<{ lines: readonly string[]; at: number }>;

/** The first place of a game: the turn, or the battle at the matrix while one is in hand, and then nothing else (N20 9.0). */
export const TurnPlace = () => {
  const { matrix, morale } = useView('matrix', 'morale');
  const game = useGame();
  const count = useGameState((state) => state.count);
  const [done, setDone] = useState<Done | null>(null);
  const battle = matrix?.battle ?? null;
  if (battle !== null && morale !== undefined)
    return (
      <BattlePage
        battle={battle}
        morale={morale}
        onDone={(lines) => {
          setDone({ lines, at: game.getState().count });
        }}
      />
    );
  return (
    <BattleDone.Provider value={done?.at === count ? done.lines : null}>
      <TurnScreen />
    </BattleDone.Provider>
  );
};
