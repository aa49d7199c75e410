import { group, list, name, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, andThen, mapOutcome, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { checkMorale } from '../morale/check';
import { cardOf } from './by-card';
import { faultsInFight, faultsInRiders } from './charge-checks';
import { fightCharge } from './charge-fight';
import type { ChargeResult } from './charge-fight';
import { membersIn, otherMorale } from './charge-morale';
import { chargedHex, chargingStack, plainFight, settingFields } from './charge-terms';
import type { ChargedHex, Fight } from './charge-terms';
import { SENSIBLE } from './policy';
import { isArtillery, unitField } from './unit';
import type { Unit } from './unit';
import { CHARGE_LINES, CHARGE_REFUSALS } from './vocabulary';

/** NLC 7.9: what the enemy does that is answered by cavalry. */
export const DEEDS_ANSWERED = ['moves', 'retreats', 'charges', 'reactionCharges', 'pursues', 'bombarded'] as const;

const asks = {
  /** All cavalry declared against this unit in this hex; a friend in the hex charged is left out. */
  stacks: list(group({ ...chargingStack, units: list(unitField, 1, 3) }), 1, 3),
  /** The enemy in that hex: whoever moves, and any that stood there. */
  target: group(chargedHex),
  deed: oneOf(DEEDS_ANSWERED, 'moves'),
  /** NLC 7.10: foot or guns that move more than half their points this turn, as their owner must say. */
  movesMoreThanHalf: yesNo(false),
  /** NLC 7.9: cavalry that has tested against this unit before. */
  alreadyTested: list(name(), 0, 12, []),
  /** MOP, card 18: no test is needed. */
  counterCharge: yesNo(false),
  ...settingFields,
};
type ReactionInput = Told<typeof asks>;

/** How a reaction ended: nobody rode, or there was a charge. */
export type Reaction =
  | Readonly<{ kind: 'noCharge'; failed: readonly string[]; routed: readonly string[] }>
  | Readonly<{
      kind: 'charge';
      failed: readonly string[];
      routed: readonly string[];
      result: ChargeResult;
      /** Ruling 86: the one who was charged goes on with what he was doing. */
      targetGoesOn: boolean;
    }>;

/** NLC 7.10: cavalry on the run or in pursuit, foot and guns on a long march. */
const isBackhand = ({ deed, movesMoreThanHalf }: ReactionInput, { units }: ChargedHex): boolean => {
  const onTheRun = deed === 'retreats' || deed === 'pursues';
  const rides = units.some(({ arm }) => arm === 'cavalry');
  const marches = units.some((unit) => unit.arm === 'infantry' || isArtillery(unit));
  return (onTheRun && rides) || (movesMoreThanHalf && marches);
};

const CHARGING = ['charges', 'reactionCharges', 'pursues'];

const fightIn = (input: ReactionInput): Fight => {
  const { stacks, target, deed } = input;
  return {
    ...plainFight(input, stacks, target),
    backhand: isBackhand(input, target),
    squares: deed !== 'bombarded',
    targetWasCharging: CHARGING.includes(deed),
  };
};

const faults = (input: ReactionInput, fight: Fight): readonly Check[] => {
  const riders = input.stacks.flatMap(({ units }) => units);
  return [
    ...faultsInRiders(riders),
    [riders.some(({ id }) => input.alreadyTested.includes(id)), CHARGE_REFUSALS.ALREADY_TESTED],
    [input.target.units.length === 0, CHARGE_REFUSALS.NOBODY_TO_CHARGE],
    [input.counterCharge && input.game !== 'mop', CHARGE_REFUSALS.CARD_OF_MOP_ONLY],
    ...faultsInFight(fight),
  ];
};

type Tested = Readonly<{ ready: readonly string[]; failed: readonly string[]; routed: readonly string[] }>;
const NOBODY: Tested = { ready: [], failed: [], routed: [] };

/** NLC 7.9, MOP 37.16: each unit by itself, after all have been declared. */
const testAll = (fight: Fight, riders: readonly Unit[]): Step<Tested> =>
  riders.reduce<Step<Tested>>(
    (before, rider) => andThen(before, (tested) => mapOutcome(testOne(fight, rider), (one) => joined(tested, one))),
    accept(NOBODY),
  );

const joined = (a: Tested, b: Tested): Tested => ({
  ready: [...a.ready, ...b.ready],
  failed: [...a.failed, ...b.failed],
  routed: [...a.routed, ...b.routed],
});

const testOne = (fight: Fight, rider: Unit): Step<Tested> => {
  const members = membersIn(fight, 'attacker', [rider]).map(({ unit, circumstances }) => ({
    unit,
    circumstances: { ...circumstances, blucherReacts: fight.setting.blucher },
  }));
  const check = checkMorale({
    rule: 'NLC 7.9',
    purpose: 'reactionCharge',
    by: 'attacker',
    members,
    rout: fight.setting.options.rout,
    other: otherMorale(fight, 'attacker'),
  });
  return mapOutcome(check, ({ passed, routed }) => ({
    ready: passed ? [rider.id] : [],
    failed: passed || routed.includes(rider.id) ? [] : [rider.id],
    routed,
  }));
};

/** Ruling 86: those that passed attack together, and whoever moved is the defender. */
const rideOut = (fight: Fight, { ready, failed, routed }: Tested): Step<Reaction> => {
  const stacks = fight.stacks
    .map((stack) => ({ ...stack, units: stack.units.filter(({ id }) => ready.includes(id)) }))
    .filter(({ units }) => units.length > 0);
  if (stacks.length === 0) return accept({ kind: 'noCharge', failed, routed });
  return mapOutcome(fightCharge({ ...fight, stacks }), (result) => ({
    kind: 'charge',
    failed,
    routed,
    result,
    targetGoesOn: result.winner === 'defender',
  }));
};

const testing = (input: ReactionInput, fight: Fight): Step<Tested> => {
  const riders = input.stacks.flatMap(({ units }) => units);
  return input.counterCharge || cardOf(input.cards, 'counterCharge', 'attacker') !== undefined
    ? accept({ ...NOBODY, ready: riders.map(({ id }) => id) }, [
        CHARGE_LINES.reactionByCard('MOP 37.12', { units: riders.map(({ id }) => id).join(', ') }),
      ])
    : testAll(fight, riders);
};

/** NLC 7.9, Ruling 86: all cavalry declared against one unit in one hex tests, and who passes charges together. */
export const reactionCharge = procedure({
  id: 'nlc/reaction-charge',
  rule: 'NLC 7.9',
  title: 'Reaction charge',
  asks,
  example: {
    input: {
      stacks: [
        { units: [{ id: 'Uxbridge', arm: 'cavalry', nation: 'british', frontStrength: 4, reverseStrength: 2 }] },
      ],
      target: {
        units: [{ id: 'Jacquinot', arm: 'cavalry', nation: 'french', frontStrength: 3, reverseStrength: 1 }],
        retreat: 'free',
      },
      deed: 'retreats',
    },
    dice: [[4], [4, 4], [1, 2]],
  },
  run: (input) => {
    const fight = fightIn(input);
    return unless<Reaction>(faults(input, fight), () =>
      andThen(testing(input, fight), (tested) => rideOut(fight, tested)),
    );
  },
  policy: SENSIBLE,
});
