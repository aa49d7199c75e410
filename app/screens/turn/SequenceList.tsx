import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { SequenceStep } from '../../../src/rules/common/index';
import type { AppView } from '../../../src/session/rule-sets';
import { footWords } from '../../../src/wording/en/foot';
import { stepTitle } from '../../../src/wording/en/sequence';
import { current } from '../../components/chosen';
import { StepLine, StepList } from '../../components/StepLine';
import type { StepState } from '../../components/StepLine';
import { pictured } from '../../components/told';
import { Caption } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { useTheme } from '../../theme/ThemeProvider';
import { FoldRow } from './FoldRow';

/** NLC 12.3: where order sheets are kept, a command phase is done when its desk says so, and not because the table went past it. */
const stateOf = ({ steps, step, orders }: Pick<AppView, 'steps' | 'step' | 'orders'>, i: number): StepState => {
  if (i === step) return 'now';
  if (i > step) return 'later';
  const one = steps[i];
  const skipped = SIDES.some((side) => one?.id === `command-${side}` && orders?.done.includes(side) === false);
  return skipped ? 'skipped' : 'done';
};

/** The sequence in one line: which step is now, of how many. */
export const SequenceRow = () => {
  const { steps, step } = useView('steps', 'step');
  const names = useNames();
  const now = steps[step];
  const after = steps[step + 1];
  const titleOf = ({ own, title, who }: SequenceStep): string =>
    footWords.step(who, own === true ? title : stepTitle(title), names);
  return (
    <FoldRow
      title={`Step ${String(step + 1)} of ${String(steps.length)}${now === undefined ? '' : ` · ${titleOf(now)}`}`}
      says={after === undefined ? 'The last of this turn' : `Then ${titleOf(after)}`}
      leading={now === undefined ? undefined : <NowMark step={now} number={step + 1} title={titleOf(now)} />}
      roomy
      testID="turn.sequence"
    >
      {(close) => <SequenceList titleOf={titleOf} onGone={close} />}
    </FoldRow>
  );
};

type MarkProps = { readonly step: SequenceStep; readonly number: number; readonly title: string };

/** The roundel of the step that is being played. */
const NowMark = ({ step, number, title }: MarkProps) => {
  const { colour, textScale } = useTheme();
  const size = 30 * textScale;
  return (
    <View
      {...pictured(`${String(number)}. ${title}, now`)}
      {...current(true, 'step')}
      testID={`turn.step.${step.id}`}
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: colour.wax,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Caption tone="onWax">{String(number)}</Caption>
    </View>
  );
};

type ListProps = { readonly titleOf: (step: SequenceStep) => string; readonly onGone: () => void };

/** All steps of this turn. A tap goes to any of them: players who use half of the app skip the rest. */
const SequenceList = ({ titleOf, onGone }: ListProps) => {
  const view = useView('steps', 'step', 'orders');
  const { steps } = view;
  const dispatch = useDispatch();
  return (
    <StepList>
      {steps.map((step, i) => (
        <StepLine
          key={step.id}
          number={String(i + 1)}
          title={titleOf(step)}
          rule={step.own === true ? undefined : step.rule}
          state={stateOf(view, i)}
          last={i === steps.length - 1}
          onPress={() => {
            onGone();
            void dispatch({ type: 'GoToStep', step: step.id });
          }}
          testID={`turn.step.${step.id}`}
        />
      ))}
    </StepList>
  );
};
