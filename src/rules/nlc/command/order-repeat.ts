import { group, list, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, refuse } from '../../../engine/step';
import type { Step, WorkingLine } from '../../../engine/step';
import { orderSteps } from './fields';
import type { OrderType } from './orders';
import { CAPACITY_LINES, COMMAND_REFUSALS } from './vocabulary';

/** Where a leader's earlier order stands. */
export const STANDINGS = ['inForce', 'waiting', 'inTransit'] as const;

const earlier = {
  where: oneOf(STANDINGS),
  steps: orderSteps,
  /** From its target to the new one; of a sequence, between the last targets. */
  hexesBetweenTargets: number(0, 999, 0),
};

const asks = {
  steps: orderSteps,
  standing: list(group(earlier), 0, 20, []),
  /** Ruling 94: the enemy's naming after a Bad Move is not tested: a refusal would tell. */
  badMove: yesNo(false),
};
export type OrderRepeatInput = Told<typeof asks>;
type Standing = OrderRepeatInput['standing'][number];

/** NLC 12.4: targets this far apart make another order of it. */
const APART = 10;

const sameTypes = (a: readonly OrderType[], b: readonly OrderType[]): boolean =>
  a.length === b.length && a.every((type, i) => type === b[i]);

const repeats = (steps: readonly OrderType[], standing: Standing): boolean =>
  sameTypes(steps, standing.steps) && standing.hexesBetweenTargets < APART;

const line = (steps: readonly OrderType[], standing: Standing): WorkingLine =>
  sameTypes(steps, standing.steps)
    ? CAPACITY_LINES.repeatOtherTarget('NLC 12.4', { where: standing.where, hexes: standing.hexesBetweenTargets })
    : CAPACITY_LINES.repeatOtherType('NLC 12.4', { where: standing.where });

const run = ({
  steps,
  standing,
  badMove,
}: OrderRepeatInput): Step<Readonly<{ kind: 'anotherOrder' | 'notTested' }>> => {
  if (badMove) return accept({ kind: 'notTested' }, [CAPACITY_LINES.repeatNotTested('Ruling 94')]);
  const same = standing.find((one) => repeats(steps, one));
  if (same !== undefined) return refuse(COMMAND_REFUSALS.SAME_ORDER_AGAIN({ where: same.where }));
  return accept(
    { kind: 'anotherOrder' },
    standing.map((one) => line(steps, one)),
  );
};

/**
 * NLC 12.4, Ruling 16c: a leader is not given again what is in force, waits, or is on its way to him; another order has
 * another type or a target at least 10 hexes away.
 */
export const orderRepeat = procedure({
  id: 'nlc/order-repeat',
  rule: 'NLC 12.4',
  title: 'The same order again',
  asks,
  example: { input: { steps: ['attack'], standing: [{ where: 'inForce', steps: ['march'] }] } },
  run,
});
