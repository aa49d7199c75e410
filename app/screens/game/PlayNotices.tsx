import { FAILURES } from '../../../src/wording/en/failures';
import { refusalSentence } from '../../../src/wording/en/refusals';
import { Notice } from '../../components/Notice';
import { RuleRef } from '../../components/RuleRef';
import { useGame, useGameState, useNames } from '../../hooks/use-game';

/** Why the last play did not happen. It stands beside what was tapped and goes with the next play. */
export const PlayNotices = () => {
  const game = useGame();
  const names = useNames();
  const refusal = useGameState((state) => state.refusal);
  const failure = useGameState((state) => state.failure);
  if (failure !== null)
    return <Notice kind="damage" text={FAILURES[failure]} isTold onClose={game.dismiss} testID="play.failure" />;
  if (refusal !== null)
    return (
      <Notice
        kind="warning"
        text={refusalSentence(refusal, names)}
        isTold
        action={refusal.rule === null ? undefined : <RuleRef rule={refusal.rule} />}
        onClose={game.dismiss}
        testID="play.refusal"
      />
    );
  return null;
};
