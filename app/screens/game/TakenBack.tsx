import { View } from 'react-native';
import { Button } from '../../components/Button';
import { Small } from '../../components/Words';
import { useSeatedGame } from '../../hooks/Eyes';
import { useGame, useGameState } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { itemWords, playLine } from '../../../src/session/play-words';
import { useTelling } from '../history/use-telling';
import { useRecent } from '../moments/use-recent';

/** What one undo would take back, in a line; null where this page may not know it. */
export const useToTakeBack = (): string | null => {
  const told = useTelling();
  const newest = useRecent().find(({ kind, live }) => kind === 'play' && live);
  const { seat } = useSeatedGame().getState();
  const isSeen = useGameState((state) => state.seat) === seat;
  // Whoever sits at his desk takes back what he did there, and this page knows nothing of it.
  const line = newest === undefined || !isSeen ? '' : playLine(newest.events, told);
  return line === '' ? null : line;
};

/** After an undo: what was taken back, and the way to bring it back. It never stands where undo is. */
export const TakenBack = () => {
  const game = useGame();
  const told = useTelling();
  const canRedo = useGameState((state) => state.canRedo);
  const moved = useRecent().find(({ kind }) => kind === 'undo' || kind === 'redo');
  if (!canRedo) return null;
  return (
    <View
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s, paddingBottom: SPACE.xs }}
      testID="game.takenback"
    >
      <Button
        label="Bring back"
        icon="redo"
        kind="plain"
        onPress={() => {
          void game.redo();
        }}
        testID="game.header.redo"
      />
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 120 }}>
        <Small lines={2} testID="game.takenback.what">
          {moved === undefined ? 'Taken back' : itemWords(moved, told)}
        </Small>
      </View>
    </View>
  );
};
