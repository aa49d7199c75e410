import { useEffect, useState } from 'react';
import type { ListedGame } from '../../../src/journal/store';
import { setupRulesIn } from '../../../src/rules/list';
import { listGames } from '../../../src/session/game-list';
import { packFromGame } from '../../../src/session/packs';
import type { PackImported } from '../../../src/session/packs';
import { rulesShort } from '../../hooks/rules-called';
import { ListRow } from '../../components/ListRow';
import { Small } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { Fold } from '../new-game/Fold';

type MakeFromGameProps = { readonly onMade: (work: Promise<PackImported>) => void };

/** Players' own scenarios begin as a game that they set up. Not shown where there is none of these rules. */
export const MakeFromGame = ({ onMade }: MakeFromGameProps) => {
  const ports = usePorts();
  const [games, setGames] = useState<readonly ListedGame[]>([]);
  useEffect(() => {
    listGames(ports).then(
      (library) => {
        setGames(library.games.filter(({ rules }) => setupRulesIn(rules)?.hasPacks === true));
      },
      () => {
        setGames([]);
      },
    );
  }, [ports]);
  if (games.length === 0) return null;
  return (
    <Fold title="Make one of a game" summary="Its set-up; of a solo game the first orders too" testID="packs.make">
      <Small>
        A solo game gives its set-up and the orders it began with. In a game for two the desks stay closed: only its
        set-up is taken.
      </Small>
      {games.map((game, i) => (
        <ListRow
          key={game.key}
          title={game.name}
          detail={rulesShort(game.rules)}
          last={i === games.length - 1}
          onPress={() => {
            onMade(packFromGame(ports, game));
          }}
          testID="packs.make.game"
        />
      ))}
    </Fold>
  );
};
