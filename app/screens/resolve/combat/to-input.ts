import { EMPTY_STACK } from './draft';
import type { CombatProcedure, Draft, DraftUnit, FightFact, Other, Stack, StackFact } from './draft';

/** A field of an input that is left out where it is null. */
const unlessNull = (key: string, value: number | null): object => (value === null ? {} : { [key]: value });

/** Ruling 37: a marker that has come since the segment began is none for its assaults. */
const told = (facts: DraftUnit['facts']): DraftUnit['facts'] =>
  facts.includes('disruptedSince') ? facts.filter((fact) => fact !== 'disruptedSince' && fact !== 'disrupted') : facts;

/** A unit as all combat procedures read it. */
export const unitInput = ({ facts, known: _, initiative, specialMorale, ...unit }: DraftUnit): object => ({
  ...unit,
  ...unlessNull('initiative', initiative),
  ...unlessNull('specialMorale', specialMorale),
  ...Object.fromEntries(told(facts).map((fact) => [fact, true])),
});

const units = (stack: Stack): readonly object[] => stack.units.map(unitInput);
const is = ({ facts }: Stack, fact: StackFact): boolean => facts.includes(fact);
const holds = ({ facts }: Draft, fact: FightFact): boolean => facts.includes(fact);

/** Hexes in which nobody stands are not in the fight. */
const manned = (stacks: readonly Stack[]): readonly Stack[] => stacks.filter((stack) => stack.units.length > 0);
const first = (stacks: readonly Stack[]): Stack => stacks[0] ?? EMPTY_STACK;
const BY_HAND = 'Entered by hand';
const otherOf = (other: Other | null): object | null => (other === null ? null : { reason: BY_HAND, ...other });
const others = ({ other }: Draft): object => ({ attacker: otherOf(other.attacker), defender: otherOf(other.defender) });

/** MOP 37.12: only where some card bears on it; whose cards they are follows from who attacks. */
const cardsOf = ({ cards, side }: Draft): object => (cards.length === 0 ? {} : { cards, side });
const setting = (draft: Draft): object => ({ ...draft.terms, other: others(draft), ...cardsOf(draft) });

const assaultInput = (draft: Draft): object => {
  const target = first(draft.defenders);
  const holdsChateau = target.hex.includes('chateau');
  return {
    ...setting(draft),
    attackers: manned(draft.attackers).map((stack) => ({
      units: units(stack),
      leaders: stack.leaders,
      hexside: stack.hexside,
      hex: stack.hex,
      retreat: stack.retreat,
      inCommand: !is(stack, 'outOfCommand'),
    })),
    defender: {
      units: units(target),
      leaders: target.leaders,
      hex: target.hex,
      flanked: is(target, 'flanked'),
      onRoad: is(target, 'onRoad'),
      retreat: target.retreat,
      adjacentInfantry: holdsChateau ? draft.helpers.flatMap(units) : [],
      remoteSupport: draft.support.flatMap((stack) =>
        stack.units.map((unit) => ({
          unit: unitInput(unit),
          range: stack.range,
          fromWoods: stack.hex.includes('woods'),
        })),
      ),
    },
    neverForced: { attacker: holds(draft, 'attackerNeverForced'), defender: holds(draft, 'defenderNeverForced') },
  };
};

const chargingStack = (stack: Stack): object => ({
  units: units(stack),
  distance: is(stack, 'twoHexes') ? 2 : 1,
  between: { hexside: is(stack, 'acrossCrest') ? 'crest' : 'clear' },
  hexside: stack.hexside,
  flank: is(stack, 'flank'),
  inCommand: !is(stack, 'outOfCommand'),
});

const chargedHex = (stack: Stack): object => ({
  units: units(stack),
  hex: stack.hex,
  onRoad: is(stack, 'onRoad'),
  retreat: stack.retreat,
});

const chargeSetting = (draft: Draft): object => ({ ...setting(draft), blucher: holds(draft, 'blucher') });

const chargeInput = (draft: Draft): object => ({
  ...chargeSetting(draft),
  charges: [{ stacks: manned(draft.attackers).map(chargingStack), target: chargedHex(first(draft.defenders)) }],
});

const reactionInput = (draft: Draft): object => ({
  ...chargeSetting(draft),
  stacks: manned(draft.attackers).map(chargingStack),
  target: chargedHex(first(draft.defenders)),
  deed: draft.deed,
  movesMoreThanHalf: holds(draft, 'movesMoreThanHalf'),
  counterCharge: holds(draft, 'counterCharge'),
});

const pursuitInput = (draft: Draft): object => ({
  ...chargeSetting(draft),
  units: draft.attackers.flatMap(units),
  targets: manned(draft.defenders).map((stack) => ({
    ...chargedHex(stack),
    name: stack.name,
    hexside: stack.hexside,
    flank: is(stack, 'flank'),
    justRetreated: is(stack, 'justRetreated') ? stack.units.map(({ id }) => id) : [],
  })),
  inHand: holds(draft, 'inHand'),
  cancelled: holds(draft, 'cancelled'),
});

const bombardmentInput = (draft: Draft): object => {
  const battery = first(draft.attackers);
  const target = first(draft.defenders);
  return {
    ...draft.terms,
    ...cardsOf(draft),
    other: otherOf(draft.other.attacker),
    battery: units(battery),
    range: battery.range,
    lineOfSight: !is(battery, 'outOfSight'),
    fromWoods: battery.hex.includes('woods'),
    target: units(target),
    leaders: target.leaders,
    hex: target.hex,
    hexside: battery.hexside,
    cavalryInReach: is(battery, 'cavalryInReach'),
    opportunity: holds(draft, 'opportunity')
      ? { moved: holds(draft, 'batteryMoved'), again: holds(draft, 'firedBefore') }
      : null,
  };
};

const evasionInput = (draft: Draft): object => {
  const target = first(draft.defenders);
  return {
    ...setting(draft),
    units: units(target),
    cavalryAttacks: holds(draft, 'cavalryAttacks'),
    retreat: target.retreat === 'asked' ? 'free' : target.retreat,
  };
};

const INPUTS: Readonly<Record<CombatProcedure, (draft: Draft) => object>> = {
  'nlc/assault': assaultInput,
  'nlc/charge': chargeInput,
  'nlc/bombardment': bombardmentInput,
  'nlc/reaction-charge': reactionInput,
  'nlc/pursuit': pursuitInput,
  'nlc/retreat-before-assault': evasionInput,
};

/**
 * What the procedure reads, with the draft it was made of beside it: the page finds it again there. The terms stand in the input
 * as they are, and only there.
 */
export const toInput = (procedure: CombatProcedure, { terms, ...draft }: Draft): object => ({
  ...INPUTS[procedure]({ terms, ...draft }),
  draft,
});
