import { group, list, name, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, andThen, choose, mapOutcome, rollDice, saying, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { cardOf, usedCards } from './by-card';
import type { CardsUsed } from './by-card';
import { faultsInFight } from './charge-checks';
import { fightCharge } from './charge-fight';
import type { ChargeResult } from './charge-fight';
import { chargedHex, plainFight, settingFields } from './charge-terms';
import type { ChargingStack, Fight } from './charge-terms';
import { SENSIBLE } from './policy';
import { hexsideField } from './terrain';
import { unitField, unitsField } from './unit';
import type { Unit } from './unit';
import { CHARGE_LINES, CHARGE_REFUSALS, FIGHT_REFUSALS } from './vocabulary';
import { CARD_LINES } from '../card-effects/vocabulary';

const pursuitTarget = {
  ...chargedHex,
  units: unitsField,
  /** What the players call this hex. */
  name: name(),
  hexside: hexsideField,
  flank: yesNo(false),
  /** NLC 7.8: units that have just retreated from the charge; they cannot fire back. */
  justRetreated: list(name(), 0, 8, []),
};
type PursuitTarget = Told<typeof pursuitTarget>;

const asks = {
  /** The victorious cavalry; the disruption that ends a charge has not come over it yet. */
  units: list(unitField, 1, 4),
  /** Enemies next to the hex it has won. */
  targets: list(group(pursuitTarget), 0, 6),
  /** MOP, card 17: the tests are passed. */
  inHand: yesNo(false),
  /** MOP, card 3: the other side cancels this pursuit. */
  cancelled: yesNo(false),
  ...settingFields,
};
type PursuitInput = Told<typeof asks>;

/** Where cavalry ends that does not go on: where it began, or in the hex it has won. */
type Rest = 'return' | 'stay';
export type Pursuit =
  | (CardsUsed & Readonly<{ kind: 'none'; end: Rest }>)
  | Readonly<{
      kind: 'pursued';
      willingly: boolean;
      pursuing: readonly string[];
      target: string;
      result: ChargeResult;
      end: Rest;
      /** What the others do; null when all went. */
      others: Rest | null;
    }>;

/** NLC 2.2: the pursuit value. */
const ratingOf = ({ nation, guard }: Unit): number =>
  nation === 'british' ? 2 : nation === 'french' && guard !== 'none' ? 5 : 4;

const stackOf = (units: readonly Unit[], { hexside, flank }: PursuitTarget): ChargingStack => ({
  units: [...units],
  distance: 1,
  between: { empty: true, clearGround: true, hexside: 'clear' },
  hexside,
  flank,
  inCommand: true,
});

const fightOn = (input: PursuitInput, units: readonly Unit[], target: PursuitTarget): Fight => ({
  ...plainFight(input, [stackOf(units, target)], target),
  silent: target.justRetreated,
});

const faults = (input: PursuitInput): readonly Check[] => {
  const { units, targets, inHand, cancelled, game } = input;
  const hexes = targets.map((target) => target.name);
  const all = targets.flatMap((target) => target.units);
  return [
    [new Set(hexes).size < hexes.length, CHARGE_REFUSALS.HEX_NAMED_TWICE],
    [new Set(all.map(({ id }) => id)).size < all.length, FIGHT_REFUSALS.UNIT_NAMED_TWICE('NLC 7.8')],
    [units.some(({ arm }) => arm !== 'cavalry'), CHARGE_REFUSALS.ONLY_CAVALRY_CHARGES('NLC 7.8')],
    [(inHand || cancelled) && game !== 'mop', CHARGE_REFUSALS.CARD_OF_MOP_ONLY],
    ...targets.flatMap((target) => faultsInFight(fightOn(input, units, target))),
  ];
};

const askRest = (purpose: 'afterCharge' | 'afterPursuit'): Step<Rest> =>
  choose({ rule: 'NLC 7.8', purpose, by: 'attacker', options: ['return', 'stay'] }, (option) =>
    accept(option === 'stay' ? 'stay' : 'return'),
  );

/** NLC 7.8: who is held back must roll no more than its pursuit value, or it goes all the same. */
const testOne = (unit: Unit): Step<boolean> => {
  const rating = ratingOf(unit);
  return rollDice(
    { rule: 'NLC 7.8', purpose: 'pursuitTest', by: 'attacker', count: 1, sides: 6, reading: 'ordered' },
    ([die = 6]) =>
      accept(die > rating, [
        CHARGE_LINES[die > rating ? 'pursuitGoes' : 'pursuitHeld']('NLC 7.8', { unit: unit.id, rating, die }),
      ]),
    { of: 'throw', as: ([die = 6]) => (die > rating ? 1 : 0) },
  );
};

const carriedAway = (units: readonly Unit[]): Step<readonly Unit[]> =>
  units.reduce<Step<readonly Unit[]>>(
    (before, unit) =>
      andThen(before, (gone) => mapOutcome(testOne(unit), (pursues) => (pursues ? [...gone, unit] : gone))),
    accept([]),
  );

const askTarget = (targets: readonly PursuitTarget[], first: PursuitTarget): Step<PursuitTarget> =>
  targets.length === 1
    ? accept(first)
    : choose(
        {
          rule: 'NLC 7.8',
          purpose: 'pursuitTarget',
          by: 'attacker',
          options: targets.map((target) => target.name),
        },
        (option) => accept(targets.find((target) => target.name === option) ?? first),
      );

type Going = Readonly<{ units: readonly Unit[]; willingly: boolean; others: Rest | null }>;

/** NLC 7.8: one round as in any charge; then back to the start, or a halt in the hex if no enemy is left in it. */
const ride = (input: PursuitInput, first: PursuitTarget, { units, willingly, others }: Going): Step<Pursuit> =>
  andThen(askTarget(input.targets, first), (target) =>
    andThen(fightCharge(fightOn(input, units, target)), (result) =>
      mapOutcome(result.winner === 'attacker' ? askRest('afterPursuit') : accept<Rest>('return'), (end) => ({
        kind: 'pursued',
        willingly,
        pursuing: units.map(({ id }) => id),
        target: target.name,
        result: { ...result, mayPursue: [] },
        end,
        others,
      })),
    ),
  );

const CALL_OFF = { rule: 'MOP 37.12', purpose: 'coverFire', by: 'defender', options: ['cancel', 'let'] } as const;

/** MOP App. I, card 3: the enemy may call off a pursuit that is about to be ridden, and his card is used. */
const unlessCalledOff = (input: PursuitInput, end: Step<Rest>, rides: () => Step<Pursuit>): Step<Pursuit> => {
  const card = cardOf(input.cards, 'coverFire', 'defender');
  if (card === undefined) return rides();
  return choose(CALL_OFF, (option) =>
    option === 'let'
      ? rides()
      : saying(
          [CARD_LINES.cardCallsOff('MOP 37.12', { card: card.card })],
          mapOutcome(end, (rest): Pursuit => ({ kind: 'none', end: rest, ...usedCards([card]) })),
        ),
  );
};

const heldOrNot = (input: PursuitInput, first: PursuitTarget, rest: Rest): Step<Pursuit> => {
  const { units, inHand, cards } = input;
  if (inHand || cardOf(cards, 'pursuit', 'attacker') !== undefined)
    return accept({ kind: 'none', end: rest }, [CHARGE_LINES.pursuitInHand('MOP 37.12')]);
  return andThen(carriedAway(units), (gone) => {
    if (gone.length === 0) return accept({ kind: 'none', end: rest });
    const others = gone.length === units.length ? null : rest;
    return unlessCalledOff(input, accept(rest), () => ride(input, first, { units: gone, willingly: false, others }));
  });
};

const decide = (input: PursuitInput): Step<Pursuit> => {
  const [first] = input.targets;
  if (first === undefined || input.cancelled)
    return mapOutcome(askRest('afterCharge'), (end) => ({ kind: 'none', end }));
  const options = input.targets.some(isHelpless) ? ['pursue', 'return', 'stay'] : ['return', 'stay', 'pursue'];
  return choose({ rule: 'NLC 7.8', purpose: 'afterCharge', by: 'attacker', options }, (option) =>
    option === 'pursue'
      ? unlessCalledOff(input, askRest('afterCharge'), () =>
          ride(input, first, { units: input.units, willingly: true, others: null }),
        )
      : heldOrNot(input, first, option === 'stay' ? 'stay' : 'return'),
  );
};

/** Nobody there can fire back: to pursue is the sensible thing, and so it is named first. */
const isHelpless = ({ units, justRetreated }: PursuitTarget): boolean =>
  units.every(({ id }) => justRetreated.includes(id));

/** NLC 7.7, 7.8: what victorious cavalry does next, whether its owner likes it or not. */
export const pursuit = procedure({
  id: 'nlc/pursuit',
  rule: 'NLC 7.8',
  title: 'Cavalry pursuit',
  asks,
  example: {
    input: {
      units: [{ id: 'Ponsonby', arm: 'cavalry', nation: 'british', frontStrength: 4, reverseStrength: 2 }],
      targets: [
        {
          name: 'the battery',
          units: [{ id: 'Grand Battery', arm: 'footArtillery', nation: 'french', frontStrength: 6 }],
          retreat: 'free',
        },
      ],
    },
    choices: ['return', 'return'],
    dice: [[4], [5, 5], [2, 3]],
  },
  run: (input) => unless<Pursuit>(faults(input), () => decide(input)),
  policy: SENSIBLE,
});
