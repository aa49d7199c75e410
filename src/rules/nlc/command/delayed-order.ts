import { modifier, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, unless } from '../../../engine/step';
import type { Step, WorkingLine } from '../../../engine/step';
import { rollOne } from './dice';
import { ORDER_TYPES, isAttackType } from './orders';
import { COMMAND_REFUSALS, COMPLIANCE_LINES } from './vocabulary';

/** What has come to the leader in this phase: Assign and divisional orders supersede nothing (Ruling 12). */
export const ARRIVALS = ['none', 'order', 'assign', 'divisional'] as const;

const asks = {
  delay: oneOf(['1T', 'R4', 'R5']),
  /** The order that waits; of a sequence, its first. */
  order: oneOf(ORDER_TYPES, 'march'),
  arrival: oneOf(ARRIVALS, 'none'),
  /** NLC 12.9: the formation's order in force has failed since. */
  orderFailed: yesNo(false),
  night: yesNo(false),
  /** It was checked in this very phase. */
  checkedThisPhase: yesNo(false),
  other: modifier(),
};
type DelayedOrderInput = Told<typeof asks>;

export type DelayedOrderOutcome =
  | Readonly<{ kind: 'complied'; starts: 'now' | 'atDawn' }>
  | Readonly<{ kind: 'waits' }>
  | Readonly<{ kind: 'ignored'; because: 'superseded' | 'orderFailed' }>;

const NEEDED = { R4: 4, R5: 5 } as const;

const ignored = (because: 'superseded' | 'orderFailed'): Step<DelayedOrderOutcome> =>
  accept<DelayedOrderOutcome>({ kind: 'ignored', because }, [
    because === 'superseded'
      ? COMPLIANCE_LINES.delayedSuperseded('NLC 12.6')
      : COMPLIANCE_LINES.delayedFailed('NLC 12.9'),
  ]);

/** Ruling 91: the wait runs on by night, but an Attack or Probe begins at dawn. */
const complied = ({ night, order }: DelayedOrderInput, because: WorkingLine): Step<DelayedOrderOutcome> => {
  const starts = night && isAttackType(order) ? 'atDawn' : 'now';
  const late = COMPLIANCE_LINES.delayedStartsAtDawn('Ruling 91');
  return accept<DelayedOrderOutcome>({ kind: 'complied', starts }, starts === 'now' ? [because] : [because, late]);
};

const run = (input: DelayedOrderInput): Step<DelayedOrderOutcome> =>
  unless([[input.checkedThisPhase, COMMAND_REFUSALS.NOT_BEFORE_NEXT_PHASE]], () => {
    if (input.orderFailed) return ignored('orderFailed');
    if (input.arrival === 'order') return ignored('superseded');
    const { delay } = input;
    if (delay === '1T') return complied(input, COMPLIANCE_LINES.delayedOneTurn('NLC 12.7'));
    const needed = NEEDED[delay];
    const alike = (total: number): string => (total >= needed ? 'complied' : 'waits');
    return rollOne({ rule: 'NLC 12.7', purpose: 'delayedOrder', other: input.other, alike }, ({ total }) => {
      const line = COMPLIANCE_LINES.delayedRolled('NLC 12.7', { delay, needed, total });
      if (total >= needed) return complied(input, line);
      return accept<DelayedOrderOutcome>({ kind: 'waits' }, [line]);
    });
  });

/**
 * NLC 12.7, 12.6, 12.9, 15, Rulings 12, 13, 91: an order that waits, in one command phase. A 1T is complied with in the next
 * one; R4 needs a 4, R5 a 5 on one die, in the next phase for the first time and then in each. What the check said stays,
 * whatever demoralization does; a new order that arrives in the phase goes first and kills it, and so does an order failure.
 */
export const delayedOrder = procedure({
  id: 'nlc/delayed-order',
  rule: 'NLC 12.7',
  title: 'Delayed order',
  asks,
  example: { input: { delay: 'R4' }, dice: [[5]] },
  run,
});
