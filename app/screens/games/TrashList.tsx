import { useState } from 'react';
import { View } from 'react-native';
import type { ListedGame } from '../../../src/journal/store';
import { daysLeft, restoreGame } from '../../../src/session/game-list';
import { Button } from '../../components/Button';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { usePorts } from '../../hooks/use-app';
import { SPACE } from '../../theme/metrics';

type TrashListProps = { readonly games: readonly ListedGame[]; readonly onChanged: () => void };

/** Games thrown away, for as long as they can be brought back. Closed until asked for. */
export const TrashList = ({ games, onChanged }: TrashListProps) => {
  const ports = usePorts();
  const [open, setOpen] = useState(false);
  if (games.length === 0) return null;
  const now = ports.now();
  const days = (game: ListedGame): number => daysLeft(game.trashedAt ?? now, now);
  return (
    <View style={{ gap: SPACE.m }}>
      <Button
        label={`Trash (${String(games.length)})`}
        icon="trash"
        kind="plain"
        onPress={() => {
          setOpen((was) => !was);
        }}
        testID="games.trash.toggle"
      />
      {open ? (
        <>
          <SectionTitle>Trash</SectionTitle>
          <Panel flush testID="games.trash.list">
            {games.map((game, i) => (
              <ListRow
                key={game.key}
                title={game.name}
                detail={`Goes for good in ${String(days(game))} ${days(game) === 1 ? 'day' : 'days'}`}
                last={i === games.length - 1}
                trailing={
                  <Button
                    label="Restore"
                    onPress={() => {
                      void restoreGame(ports, game.key).then(onChanged, onChanged);
                    }}
                    testID="games.trash.restore"
                  />
                }
                testID="games.trash.game"
              />
            ))}
          </Panel>
        </>
      ) : null}
    </View>
  );
};
