import { View } from 'react-native';
import { STEP_RULES, STEP_TITLES, dueCount, leftOpenWords } from '../../../../src/wording/en/orders-words';
import { StepLine, StepList } from '../../../components/StepLine';
import type { StepState } from '../../../components/StepLine';
import { SPACE } from '../../../theme/metrics';
import { ChecksStep } from './ChecksStep';
import { DecisionsStep } from './DecisionsStep';
import { useDeskPlays } from './DeskPlays';
import { DueCards } from './DueCards';
import type { Looks } from './looks';
import type { DeskOrders, PhaseStep } from './order-types';
import { STEPS, duesIn, isPast, openChecks, stepNow } from './phase-now';
import { Rolled } from './Rolled';
import type { Write } from './write';
import { WriteStep } from './WriteStep';

type PhaseStepsProps = { readonly desk: DeskOrders; readonly onWrite: (write: Write) => void };

/** NLC 12.8: a step that was left with questions open was not done. */
const isLeftOpen = (desk: DeskOrders, step: PhaseStep, looks: Looks): boolean =>
  step === 'checks' && isPast(desk, step) && openChecks(desk, looks).length > 0;

const stateOf = (desk: DeskOrders, step: PhaseStep, looks: Looks): StepState => {
  if (step === stepNow(desk, looks)) return 'now';
  if (isLeftOpen(desk, step, looks)) return 'skipped';
  return isPast(desk, step) ? 'done' : 'later';
};

/** "2 orders have arrived · 1 local decision". */
const detailOf = (desk: DeskOrders, step: PhaseStep, looks: Looks): string | undefined => {
  const dues = step === 'checks' ? openChecks(desk, looks) : duesIn(desk, step);
  if (isLeftOpen(desk, step, looks)) return leftOpenWords(dues.length);
  const kinds = [...new Set(dues.map(({ kind }) => kind))];
  return kinds.length === 0
    ? undefined
    : kinds.map((kind) => dueCount(kind, dues.filter((due) => due.kind === kind).length)).join(' · ');
};

/** What is done in a step takes the line's whole width, and bears its own rules. */
const hasTools = (desk: DeskOrders, step: PhaseStep, looks: Looks): boolean =>
  step === 'receiving'
    ? desk.phase === 'receiving'
    : isLeftOpen(desk, step, looks) || (step !== 'decisions' && !isPast(desk, step));

/** NLC 12.3: a side's command phase. Each step carries what is to be done in it; what is over is struck. */
export const PhaseSteps = ({ desk, onWrite }: PhaseStepsProps) => {
  const { looks } = useDeskPlays();
  return (
    <StepList testID="orders.phase">
      {STEPS.map((step, i) => (
        <StepLine
          key={step}
          number={String(i + 1)}
          title={STEP_TITLES[step]}
          state={stateOf(desk, step, looks)}
          detail={detailOf(desk, step, looks)}
          rule={hasTools(desk, step, looks) ? undefined : STEP_RULES[step]}
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
};

const StepTools = ({ step, desk, onWrite }: PhaseStepsProps & { readonly step: PhaseStep }) => {
  switch (step) {
    case 'decisions':
      return <DecisionsStep desk={desk} onWrite={onWrite} />;
    case 'checks':
      return <ChecksStep key={String(isPast(desk, 'checks'))} desk={desk} />;
    case 'orders':
      return <WriteStep desk={desk} onWrite={onWrite} />;
    case 'receiving':
      return desk.phase === 'receiving' ? (
        <>
          <Rolled desk={desk} />
          <DueCards desk={desk} dues={duesIn(desk, 'receiving')} />
        </>
      ) : null;
  }
};
