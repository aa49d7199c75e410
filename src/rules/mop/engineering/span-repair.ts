import { modifier, oneOf } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, rollDice, saying, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { amountOf, otherLines } from '../other';
import { SPAN_COST, spanFields } from './span';
import { WORKS_LINES, WORKS_REFUSALS } from './vocabulary';

/** How near the enemy is to either end, and the most that repairs it then. */
const REPAIRS_UP_TO = { none: 4, zone: 3, occupied: 2 } as const;

/** Who mends what, and under whose eyes. */
const asks = {
  ...spanFields,
  /** The worse of the two ends: nothing, an enemy zone of control, an enemy unit on it. */
  enemyAtAnEnd: oneOf(['none', 'zone', 'occupied'], 'none'),
  other: modifier(),
};
type SpanRepair = Told<typeof asks>;

/** Whether it stands again; the movement is spent either way. */
export type SpanRepaired = Readonly<{ repaired: boolean; movementSpent: number }>;

const run = ({ span, unit, movementLeft, enemyAtAnEnd, other }: SpanRepair): Step<SpanRepaired> => {
  const cost = SPAN_COST[span];
  const faults: readonly Check[] = [
    [unit !== 'infantry', WORKS_REFUSALS.INFANTRY_REPAIRS],
    [movementLeft < cost, WORKS_REFUSALS.SPAN_COSTS_MOVEMENT('MOP 37.9.2')],
  ];
  const needed = REPAIRS_UP_TO[enemyAtAnEnd];
  const mends = (die: number): boolean => die + amountOf(other) <= needed;
  const known = [
    WORKS_LINES.mopSpanCost('MOP 37.9.2', { span, cost }),
    WORKS_LINES[`mopSpanEnd-${enemyAtAnEnd}` as const]('MOP 37.9.2', { needed }),
    ...otherLines(other),
  ];
  return unless(faults, () => {
    const roll = rollDice(
      { rule: 'MOP 37.9.2', purpose: 'spanRepair', count: 1, sides: 6, reading: 'ordered' },
      ([die = 6]) =>
        accept({ repaired: mends(die), movementSpent: cost }, [
          WORKS_LINES[mends(die) ? 'mopRepaired' : 'mopNotRepaired']('MOP 37.9.2', { die, needed }),
        ]),
      { of: 'die', as: (die) => String(mends(die)) },
    );
    return saying(known, roll);
  });
};

/**
 * MOP 37.9.2: infantry at one end pays 1 for a trestle or 2 for a bridge and repairs it on 4 or less, 3 with either end in
 * an enemy zone of control, 2 with an enemy on either end.
 */
export const spanRepair = procedure({
  id: 'mop/span-repair',
  rule: 'MOP 37.9.2',
  title: 'Repair of a bridge or trestle',
  asks,
  example: { input: { span: 'bridge', enemyAtAnEnd: 'zone' }, dice: [[3]] },
  run,
});
