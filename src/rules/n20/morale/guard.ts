import { modifier, number, oneOf } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES } from '../../../engine/sides';
import { accept, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { MOST_HALVES, bothMorale, changeMorale, otherMorale, withoutMoves } from './track';
import type { MoraleMoved } from './track';
import { TRACK_LINES, TRACK_REFUSALS } from './vocabulary';

const TWO_POINTS = 4;

/** Who commits its Guard, and what the base game takes for it. */
const asks = {
  morale: bothMorale,
  side: oneOf(SIDES),
  /** What the title's own rule asks, in half points; one point where nothing is said. */
  costHalves: number(0, MOST_HALVES, 2),
  other: modifier(),
};
type Guard = Told<typeof asks>;

/** Whether it was free, and where morale stands. */
type GuardCommitted = MoraleMoved & Readonly<{ free: boolean }>;

/** N20 12.7.4, Ruling 63: committing the Guard costs nothing while either side has fewer than 2 points before it. */
export const commitGuard = ({ morale, side, costHalves, other }: Guard): Step<GuardCommitted> => {
  const free = SIDES.some((one) => morale[one] < TWO_POINTS);
  const cost = free ? 0 : costHalves;
  if (cost > morale[side]) return refuse(TRACK_REFUSALS.MORALE_TOO_LOW('N20 12.7.4'));
  const extra = otherMorale(side, other);
  const { after, working } = changeMorale(morale, [{ side, halves: -cost, rule: 'N20 12.7.4' }, ...extra.changes]);
  const why = TRACK_LINES[free ? 'n20GuardFree' : 'n20GuardCosts']('N20 12.7.4', {
    halves: cost,
    first: morale.first,
    second: morale.second,
  });
  return accept({ free, ...after }, [why, ...extra.working, ...working]);
};

/** Committing the Guard, asked for by itself. */
export const guard = procedure({
  id: 'n20/guard',
  rule: 'N20 12.7.4',
  title: 'Guard commitment',
  asks,
  example: { input: { morale: { first: 8, second: 3 }, side: 'first' } },
  run: (input) => withoutMoves(commitGuard(input)),
});
