import { useEffect, useState } from 'react';
import type { ListedGame } from '../../../src/journal/store';
import type { Setup } from '../../../src/rules/common/index';
import { isRuleSetId } from '../../../src/rules/list';
import { listGames } from '../../../src/session/game-list';
import { setupOf } from '../../../src/session/setup-of';
import { ListRow } from '../../components/ListRow';
import { usePorts } from '../../hooks/use-app';
import { Fold } from './Fold';

type CopySetUpProps = { readonly onCopy: (rules: string, setup: Setup) => void };

/** Starts from the set-up of an earlier game, as it stands there now. Not shown where there is none. */
export const CopySetUp = ({ onCopy }: CopySetUpProps) => {
  const ports = usePorts();
  const [games, setGames] = useState<readonly ListedGame[]>([]);
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    listGames(ports).then(
      (library) => {
        setGames(library.games);
      },
      () => {
        setGames([]);
      },
    );
  }, [ports]);
  const copy = async (game: ListedGame): Promise<void> => {
    const setup = await setupOf(ports, game);
    if (setup === null || !isRuleSetId(game.rules)) return;
    setFrom(game.name);
    onCopy(game.rules, setup);
  };
  if (games.length === 0) return null;
  return (
    <Fold title="From an earlier game" summary={from ?? 'Sides, armies, turns and switches'} testID="newgame.copy">
      {games.map((game, i) => (
        <ListRow
          key={game.key}
          title={game.name}
          selected={game.name === from}
          last={i === games.length - 1}
          onPress={() => {
            void copy(game);
          }}
          testID="newgame.copy.game"
        />
      ))}
    </Fold>
  );
};
