import { SIDES } from '../../../src/engine/sides';
import type { SequenceStep } from '../../../src/rules/common/index';
import type { AppView } from '../../../src/session/rule-sets';
import { FOOT, footWords } from '../../../src/wording/en/foot';
import { stepTitle } from '../../../src/wording/en/sequence';
import type { Names } from '../../../src/wording/names';
import { only, played } from './next-types';
import type { Main, Next, Way } from './next-types';
import type { TurnDraft } from './turn-draft';

/** All that the foot goes by; of a desk it knows what the table knows. */
export type Now = Readonly<{
  view: AppView;
  draft: TurnDraft;
  names: Names;
  /** A fight whose dice have begun to fall. */
  fight: Readonly<{ procedure: string; title: string }> | null;
}>;

export const END: Way = { label: FOOT.end, icon: 'flag', deed: { kind: 'end' }, testID: 'turn.next.end' };

export const isCommand = (step: SequenceStep | undefined): boolean => step?.title === 'command' && step.own !== true;

/** What comes after this step, as what may be passed to. */
export const skipTo = (now: Now): Way | null => {
  const { main } = goesOn(now);
  return main?.deed ? { ...main, deed: main.deed, label: footWords.skipTo(main.label) } : null;
};

/** A command phase that its desk has done is not gone to any more. */
const isDone = (step: SequenceStep, { orders }: AppView): boolean =>
  isCommand(step) && SIDES.some((side) => step.id === `command-${side}` && orders?.done.includes(side) === true);

/** The next step, the next turn, the end. */
export const goesOn = (now: Now): Next => {
  const { steps, step, isLastTurn, setup, turn } = now.view;
  const next = steps.slice(step + 1).find((one) => !isDone(one, now.view));
  if (next !== undefined) return only(toStep(next, now), arrivalsNote(now));
  if (isLastTurn) return only(END, FOOT.lastTurn);
  return only({
    label: footWords.nextTurn(setup.turns[turn.index + 1]?.label ?? ''),
    icon: 'turn',
    deed: played({ type: 'NextTurn' }),
    testID: 'turn.next.turn',
  });
};

const toStep = (next: SequenceStep, { names }: Now): Main => ({
  label: footWords.step(next.who, next.own === true ? next.title : stepTitle(next.title), names),
  icon: 'forward',
  deed: played({ type: 'GoToStep', step: next.id }),
  testID: 'turn.next.step',
});

const arrivalsNote = ({ view: { campaign, steps, step } }: Now): string | null => {
  const open = campaign?.arrivals.filter(({ now }) => now !== null).length ?? 0;
  return open === 0 || steps[step]?.title !== 'reinforcements' ? null : footWords.arrivalsOpen(open);
};
