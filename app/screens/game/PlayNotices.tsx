import { refusalSentence } from '../../../src/wording/en/refusals';
import { IconButton } from '../../components/IconButton';
import { Notice } from '../../components/Notice';
import { useGame, useGameState, useNames } from '../../hooks/use-game';

const FAILURES = {
  storage: 'This device could not keep the play, so it did not happen. Free some space and try again.',
  conflict: 'The game was changed elsewhere in the meantime. Leave it and open it again.',
} as const;

/** Why the last play did not happen. It stands beside what was tapped and goes with the next play. */
export const PlayNotices = () => {
  const game = useGame();
  const names = useNames();
  const refusal = useGameState((state) => state.refusal);
  const failure = useGameState((state) => state.failure);
  const close = <IconButton icon="close" label="Close" onPress={game.dismiss} testID="play.notice.close" />;
  if (failure !== null) return <Notice kind="damage" text={FAILURES[failure]} action={close} testID="play.failure" />;
  if (refusal !== null)
    return <Notice kind="warning" text={refusalSentence(refusal, names)} action={close} testID="play.refusal" />;
  return null;
};
