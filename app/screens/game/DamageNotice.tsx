import { useNavigation } from '@react-navigation/native';
import { View } from 'react-native';
import { duplicateGame, exportGame } from '../../../src/session/library';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { usePorts } from '../../hooks/use-app';
import { useGame, useGameState } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { shareFile } from '../../wiring/files';
import { UNWATCHED } from './unwatched';

/** Once each time the game is opened, where nothing outside the database would notice that plays of it are lost. */
const WatchNotice = () => {
  const { dismiss } = useGame();
  const watch = useGameState((state) => state.watch);
  if (watch !== 'refused') return null;
  return (
    <Notice
      kind="warning"
      title="A loss could go unnoticed"
      text={`Your plays are kept. ${UNWATCHED}`}
      onClose={dismiss}
      testID="game.unwatched"
    />
  );
};

/** Says what of a game is damaged, and offers what can be done: save everything, play on with what is whole. */
export const DamageNotice = () => {
  const ports = usePorts();
  const { game } = useGame();
  const damage = useGameState((state) => state.damage);
  const navigation = useNavigation();
  if (damage === null) return <WatchNotice />;
  const lost = damage.count - damage.good;
  if (damage.kind === 'truncated')
    return (
      <Notice
        kind="damage"
        title="The end of this game is missing"
        text={`The device kept ${String(damage.good)} of ${String(damage.count)} entries; ${String(lost)} at the end ${lost === 1 ? 'is' : 'are'} gone. What is here is whole, and you can play on.`}
        testID="game.damage.truncated"
      />
    );
  return (
    <Notice
      kind="damage"
      title="Part of this game is damaged"
      text={`It is whole up to entry ${String(damage.good)} of ${String(damage.count)} and shown as it stood there. Export keeps everything; a copy of the good part can be played on.`}
      testID="game.damage.broken"
      action={
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          <Button
            label="Export everything"
            icon="share"
            onPress={() => {
              void exportGame(ports, game).then((text) => shareFile({ kind: 'game', name: 'damaged-game' }, text));
            }}
            testID="game.damage.export"
          />
          <Button
            label="Copy the good part"
            icon="copy"
            onPress={() => {
              void duplicateGame(ports, game, `${game.name} (rescued)`, damage.good).then(() => {
                navigation.goBack();
              });
            }}
            testID="game.damage.copy"
          />
        </View>
      }
    />
  );
};
