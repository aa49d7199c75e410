import type { Rests } from '../../../src/session/new-game-draft';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { restSentence } from './rests';

type RestQuestionProps = {
  readonly rests: Rests;
  /** What is done without them. */
  readonly anyway: string;
  readonly onAnyway: () => void;
  readonly testID: string;
};

/** Lines that were typed and not taken are not thrown away unasked. */
export const RestQuestion = ({ rests, anyway, onAnyway, testID }: RestQuestionProps) => {
  const text = restSentence(rests);
  if (text === null) return null;
  return (
    <Notice
      kind="warning"
      text={`${text} Take them or mend them above, or leave them out.`}
      action={<Button label={anyway} onPress={onAnyway} testID={`${testID}.anyway`} />}
      testID={testID}
    />
  );
};
