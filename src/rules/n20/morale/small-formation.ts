import { maybe, modifier, number, oneOf } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES, otherSide } from '../../../engine/sides';
import { accept, unless } from '../../../engine/step';
import type { RuleId, Step } from '../../../engine/step';
import { bothMorale, changeMorale, otherMorale, withoutMoves } from './track';
import type { MoraleMoved } from './track';
import { LOSS_CAUSES, TRACK_LINES, TRACK_REFUSALS } from './vocabulary';

type LossCause = (typeof LOSS_CAUSES)[number];

/**
 * How a cause counts: whether a small formation makes it half a point, what the enemy gains unless the title says
 * otherwise, and whether it is a price that must be there to be paid.
 */
type Counts = Readonly<{ rule: RuleId; halvedIfSmall: boolean; enemyPoints: 0 | 1; price: boolean }>;
const CAUSES: Readonly<Record<LossCause, Counts>> = {
  routed: { rule: 'N20 12.7.1', halvedIfSmall: true, enemyPoints: 1, price: false },
  broken: { rule: 'N20 12.7.1', halvedIfSmall: true, enemyPoints: 1, price: false },
  withdrawn: { rule: 'N20 12.7.5', halvedIfSmall: false, enemyPoints: 0, price: false },
  brokenDown: { rule: 'N20 12.7.5', halvedIfSmall: false, enemyPoints: 0, price: true },
  combined: { rule: 'N20 12.7.5', halvedIfSmall: false, enemyPoints: 0, price: true },
};

const LARGEST_SMALL = 1;

/** Whose unit, how strong it is printed, and what happened; the points of the base game come from the title (Ruling 71). */
const asks = {
  morale: bothMorale,
  owner: oneOf(SIDES),
  printedStrength: number(0, 20),
  cause: oneOf(LOSS_CAUSES),
  /** Points the base game takes from the owner. */
  ownerPoints: number(0, 5, 1),
  /** Points the base game gives to the enemy; left out: one for a rout or a break, else none. */
  enemyPoints: maybe(number(0, 5)),
  other: modifier(),
};
type SmallFormation = Told<typeof asks>;

/**
 * N20 12.7.1, 12.7.5: a unit of printed strength 0 or 1 that routs or breaks moves each side's morale by only half a
 * point. Withdrawing, breaking down and combining cost whole points whatever the size; the last two are a price, so that
 * a side with less than that cannot pay it.
 */
export const moraleForLoss = (input: SmallFormation): Step<MoraleMoved> => {
  const { owner, printedStrength, cause, morale, ownerPoints } = input;
  const counts = CAUSES[cause];
  const { rule } = counts;
  const small = counts.halvedIfSmall && printedStrength <= LARGEST_SMALL;
  const halvesOf = (points: number): number => (small ? Math.min(points, 1) : 2 * points);
  const cost = halvesOf(ownerPoints);
  return unless([[counts.price && cost > morale[owner], TRACK_REFUSALS.MORALE_TOO_LOW('N20 12.7.5')]], () => {
    const other = otherMorale(owner, input.other);
    const { after, working } = changeMorale(morale, [
      { side: owner, halves: -cost, rule },
      { side: otherSide(owner), halves: halvesOf(input.enemyPoints ?? counts.enemyPoints), rule },
      ...other.changes,
    ]);
    const facts = { strength: printedStrength, cause };
    return accept(after, [
      TRACK_LINES[small ? 'n20SmallFormation' : 'n20FullPoints'](rule, facts),
      ...other.working,
      ...working,
    ]);
  });
};

/** The morale of losing a unit, asked for by itself. */
export const smallFormation = procedure({
  id: 'n20/small-formation',
  rule: 'N20 12.7.1',
  title: 'Morale for a unit lost',
  asks,
  example: { input: { morale: { first: 12, second: 9 }, owner: 'second', printedStrength: 1, cause: 'broken' } },
  run: (input) => withoutMoves(moraleForLoss(input)),
});
