import { useEffect, useState } from 'react';
import type { ListedGame } from '../../../src/journal/store';
import { setupRulesIn } from '../../../src/rules/list';
import { listGames } from '../../../src/session/game-list';
import { setupOf } from '../../../src/session/setup-of';
import { ListRow } from '../../components/ListRow';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { usePorts } from '../../hooks/use-app';
import type { SidePartProps } from './side-part';
import { withFormation } from './units/take-over';

/** Takes one side's formations from an earlier game, as they stand there now. */
export const CopyFormations = ({ side, setup, onChange }: SidePartProps) => {
  const ports = usePorts();
  const [games, setGames] = useState<readonly ListedGame[]>([]);
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    void listGames(ports).then((library) => {
      setGames(library.games.filter(({ rules }) => setupRulesIn(rules)?.needsFormations === true));
    });
  }, [ports]);
  const copy = async (game: ListedGame): Promise<void> => {
    const from = await setupOf(ports, game);
    const mine = new Set(setup.formations.filter((one) => one.side === side).map(({ name }) => name.toLowerCase()));
    const taken = (from?.formations ?? []).filter((one) => one.side === side && !mine.has(one.name.toLowerCase()));
    if (taken.length > 0) onChange(taken.reduce((all, one) => withFormation(all, one, side), setup));
    setNote(taken.length === 0 ? `${game.name} has none that are not here already.` : null);
  };
  if (games.length === 0) return <Notice kind="info" text="There is no earlier game to copy from." />;
  return (
    <>
      <Panel flush>
        {games.map((game, i) => (
          <ListRow
            key={game.key}
            title={game.name}
            last={i === games.length - 1}
            onPress={() => {
              void copy(game);
            }}
            testID={`setup.${side}.copy.game`}
          />
        ))}
      </Panel>
      {note === null ? null : <Notice kind="info" text={note} />}
    </>
  );
};
