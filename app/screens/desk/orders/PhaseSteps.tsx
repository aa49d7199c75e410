import { View } from 'react-native';
import { STEP_RULES, STEP_TITLES, dueCount } from '../../../../src/wording/en/orders-words';
import { StepLine, StepList } from '../../../components/StepLine';
import type { StepState } from '../../../components/StepLine';
import { SPACE } from '../../../theme/metrics';
import { DecisionsStep } from './DecisionsStep';
import { DueCards } from './DueCards';
import type { DeskOrders, PhaseStep } from './order-types';
import { STEPS, duesIn, isPast, stepNow } from './phase-now';
import { Rolled } from './Rolled';
import type { Write } from './write';
import { WriteStep } from './WriteStep';

type PhaseStepsProps = { readonly desk: DeskOrders; readonly onWrite: (write: Write) => void };

const stateOf = (desk: DeskOrders, step: PhaseStep): StepState => {
  if (step === stepNow(desk)) return 'now';
  return isPast(desk, step) ? 'done' : 'later';
};

/** "2 orders have arrived · 1 local decision". */
const detailOf = (desk: DeskOrders, step: PhaseStep): string | undefined => {
  const dues = duesIn(desk, step);
  const kinds = [...new Set(dues.map(({ kind }) => kind))];
  return kinds.length === 0
    ? undefined
    : kinds.map((kind) => dueCount(kind, dues.filter((due) => due.kind === kind).length)).join(' · ');
};

/** What is done in a step takes the line's whole width, and bears its own rules. */
const hasTools = (desk: DeskOrders, step: PhaseStep): boolean =>
  step === 'receiving' ? desk.phase === 'receiving' : step !== 'decisions' && !isPast(desk, step);

/** NLC 12.3: a side's command phase. Each step carries what is to be done in it; what is over is struck. */
export const PhaseSteps = ({ desk, onWrite }: PhaseStepsProps) => (
  <StepList testID="orders.phase">
    {STEPS.map((step, i) => (
      <StepLine
        key={step}
        number={String(i + 1)}
        title={STEP_TITLES[step]}
        state={stateOf(desk, step)}
        detail={detailOf(desk, step)}
        rule={hasTools(desk, step) ? undefined : STEP_RULES[step]}
        last={i === STEPS.length - 1}
        testID={`orders.step.${step}`}
      >
        <View style={{ gap: SPACE.m }}>
          <StepTools step={step} desk={desk} onWrite={onWrite} />
        </View>
      </StepLine>
    ))}
  </StepList>
);

const StepTools = ({ step, desk, onWrite }: PhaseStepsProps & { readonly step: PhaseStep }) => {
  switch (step) {
    case 'decisions':
      return <DecisionsStep desk={desk} onWrite={onWrite} />;
    case 'checks':
      return (
        <>
          {desk.phase === 'receiving' ? null : <Rolled desk={desk} />}
          {isPast(desk, 'checks') ? null : <DueCards desk={desk} step="checks" />}
        </>
      );
    case 'orders':
      return <WriteStep desk={desk} onWrite={onWrite} />;
    case 'receiving':
      return desk.phase === 'receiving' ? (
        <>
          <Rolled desk={desk} />
          <DueCards desk={desk} step="receiving" />
        </>
      ) : null;
  }
};
