import * as v from 'valibot';
import { otherSide } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { accept } from '../../../engine/step';
import type { RuleId, Step, Working } from '../../../engine/step';
import { otherModifier, resolver } from '../../common/resolver';
import { upTo } from '../../common/fields';
import { changeMorale, moraleInput, otherMorale, sideInput } from './track';
import type { MoraleAfter } from './track';

/** What can happen to a unit that moves morale, as far as N20 12.7.1 and 12.7.5 speak of it. */
export const LOSS_CAUSES = ['routed', 'broken', 'withdrawn', 'brokenDown', 'combined'] as const;
type LossCause = (typeof LOSS_CAUSES)[number];

/** How a cause counts: whether a small formation makes it half a point, and whether the enemy gains by it at all. */
const CAUSES: Readonly<Record<LossCause, Readonly<{ rule: RuleId; halvedIfSmall: boolean; enemyGains: boolean }>>> = {
  routed: { rule: 'N20 12.7.1', halvedIfSmall: true, enemyGains: true },
  broken: { rule: 'N20 12.7.1', halvedIfSmall: true, enemyGains: true },
  withdrawn: { rule: 'N20 12.7.5', halvedIfSmall: false, enemyGains: true },
  brokenDown: { rule: 'N20 12.7.5', halvedIfSmall: false, enemyGains: false },
  combined: { rule: 'N20 12.7.5', halvedIfSmall: false, enemyGains: false },
};

const LARGEST_SMALL = 1;

/** Whose unit, how strong it is printed, and what happened; the points of the base game come from the title (Ruling 71). */
export const smallFormationInput = v.object({
  morale: moraleInput,
  owner: sideInput,
  printedStrength: upTo(20),
  cause: v.picklist(LOSS_CAUSES),
  /** Points the base game takes from the owner. */
  ownerPoints: v.optional(upTo(5), 1),
  /** Points the base game gives to the enemy. */
  enemyPoints: v.optional(upTo(5), 1),
  other: otherModifier,
});
type SmallFormation = Readonly<v.InferOutput<typeof smallFormationInput>>;

/**
 * N20 12.7.1, 12.7.5: a unit of printed strength 0 or 1 that routs or breaks moves each side's morale by only half a
 * point. Withdrawing, breaking down and combining cost whole points whatever the size.
 */
export const smallFormation = (input: SmallFormation): Step<MoraleAfter> => {
  const { owner, printedStrength, cause } = input;
  const { rule, halvedIfSmall, enemyGains } = CAUSES[cause];
  const small = halvedIfSmall && printedStrength <= LARGEST_SMALL;
  const halvesOf = (points: number): number => (small ? Math.min(points, 1) : 2 * points);
  const change = (side: Side, halves: number) => ({ side, halves, rule });
  const other = otherMorale(owner, input.other);
  const why: Working[number] = {
    rule,
    key: small ? 'n20SmallFormation' : 'n20FullPoints',
    facts: { strength: printedStrength, cause },
  };
  const { after, working } = changeMorale(input.morale, [
    change(owner, -halvesOf(input.ownerPoints)),
    change(otherSide(owner), enemyGains ? halvesOf(input.enemyPoints) : 0),
    ...other.changes,
  ]);
  return accept(after, [why, ...other.working, ...working]);
};

/** The morale of losing a unit, asked for by itself. */
export const smallFormationResolver = resolver({
  id: 'n20/small-formation',
  rule: 'N20 12.7.1',
  title: 'Morale for a unit lost',
  input: smallFormationInput,
  example: { input: { morale: { first: 12, second: 9 }, owner: 'second', printedStrength: 1, cause: 'broken' } },
  begin: smallFormation,
});
