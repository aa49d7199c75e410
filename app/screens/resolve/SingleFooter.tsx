import { View } from 'react-native';
import { refusalSentence } from '../../../src/wording/en/refusals';
import type { Procedure } from '../../hooks/use-procedure';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { RuleRef } from '../../components/RuleRef';
import { Heading, Title } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import { Answers } from './parts/Answers';
import { ApplyBar } from './parts/ApplyBar';
import { choiceAsked } from './parts/in-words';
import { ChoiceBar } from './parts/ChoiceBar';
import { DicePanel } from './parts/DicePanel';
import type { ResultWords } from './parts/ResultPanel';
import { useAnyNames } from './use-any-names';

type SingleFooterProps = {
  readonly procedure: Procedure;
  readonly result: ResultWords | null;
  readonly onApply: (() => void) | null;
};

const LONGEST_CODE = 4;

/** What the thumb does next: throw, decide, or go on with what came of it. */
export const SingleFooter = ({ procedure, result, onApply }: SingleFooterProps) => {
  const { now, given, begun, throwDice, giveFaces, choose, again } = procedure;
  const names = useAnyNames();
  switch (now.kind) {
    case 'asksDice':
      return <DicePanel request={now.request} nth={given.length} onThrow={throwDice} onFaces={giveFaces} />;
    case 'asksChoice': {
      const asked = { ...choiceAsked(now.request, names), onChoose: choose };
      // A printed table's own codes stand side by side, as they are printed.
      return asked.options.every(({ label }) => label.length <= LONGEST_CODE) ? (
        <ChoiceBar {...asked} />
      ) : (
        <Answers key={given.length} {...asked} />
      );
    }
    case 'refused': {
      const { rule } = now.refusal;
      return (
        <View style={{ gap: SPACE.s }} testID="resolve.refused">
          <Notice kind="warning" text={refusalSentence(now.refusal, names)} />
          {rule === null ? null : <RuleRef rule={rule} />}
          {begun ? <ApplyBar onApply={null} onAgain={again} againLabel="Again" /> : null}
        </View>
      );
    }
    case 'unreadable':
      return <Notice kind="info" text="Something is missing above." testID="resolve.unreadable" />;
    case 'done':
      return begun ? (
        <ApplyBar onApply={onApply} onAgain={again} againLabel={onApply === null ? 'Another' : 'Drop it'} />
      ) : (
        <Settled result={result} onApply={onApply} />
      );
  }
};

/** A result without dice stands under the thumb while what is known is changed above. */
const Settled = ({ result, onApply }: Pick<SingleFooterProps, 'result' | 'onApply'>) => {
  if (result === null) return null;
  const Line = result.line.length > 32 ? Heading : Title;
  return (
    <View style={{ gap: SPACE.s }}>
      <Line tone={result.tone ?? 'ink'} align="center" live testID="resolve.result.line">
        {result.line}
      </Line>
      {onApply === null ? null : (
        <Button
          label="Apply to the game"
          icon="check"
          kind="primary"
          wide
          onPress={onApply}
          testID="resolve.apply.yes"
        />
      )}
    </View>
  );
};
