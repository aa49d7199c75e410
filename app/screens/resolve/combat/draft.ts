import type { Arm, Guard, Nation } from '../../../../src/rules/common/index';
import type { Side } from '../../../../src/engine/sides';
import type { CardTerm, Said } from '../../../../src/rules/nlc/index';

/** The fights that are led from here, step by step. */
export const PROCEDURES_OF_COMBAT = [
  'nlc/assault',
  'nlc/charge',
  'nlc/bombardment',
  'nlc/reaction-charge',
  'nlc/pursuit',
  'nlc/retreat-before-assault',
] as const;
export type CombatProcedure = (typeof PROCEDURES_OF_COMBAT)[number];

export const GAMES = ['nlc', 'mop'] as const;
export const WEATHERS = ['fair', 'cloudy', 'mud', 'rain', 'fog', 'frost', 'snow', 'snowstorm'] as const;
export const TURNS = ['day', 'night', 'nightPm'] as const;
/** What stands in a hex, and what runs along the hexside an attack crosses (NLC 7.6, MOP 37.3). */
export const GROUNDS = ['town', 'chateau', 'woods', 'marsh', 'improvedPosition'] as const;
export type Ground = (typeof GROUNDS)[number];
export const CROSSINGS = ['stream', 'crest', 'slope', 'bridge', 'majorRiver'] as const;
export type Crossing = (typeof CROSSINGS)[number];
/** NLC 7.4: what lies behind a stack that goes back. */
export const WAYS_BACK = ['free', 'crowded', 'enemyZoc', 'crowdedEnemyZoc', 'blocked'] as const;
/** NLC 7.9: what cavalry reacts to. */
export const DEEDS = ['moves', 'retreats', 'charges', 'reactionCharges', 'pursues', 'bombarded'] as const;

/** What may be true of one unit in a fight. */
export const UNIT_FACTS = [
  'disrupted',
  'disruptedSince',
  'withLeader',
  'fallingBack',
  'inReserve',
  'demoralized',
  'armyDemoralized',
  'fatigued',
  'exhausted',
  'outOfSupply',
  'mayNotFire',
  'enfilades',
  'notEnBataille',
  'extended',
  'startedInEnemyZoc',
  'light',
] as const;
export type UnitFact = (typeof UNIT_FACTS)[number];

/** NLC 12.2: orders that bear on a fight; what is said of one unit is said of its hex. */
export const BACK_ORDERS = ['fallingBack', 'inReserve'] as const satisfies readonly UnitFact[];
export type BackOrder = (typeof BACK_ORDERS)[number];

/** What may be true of the units of one hex. */
export const STACK_FACTS = [
  'outOfCommand',
  'twoHexes',
  'acrossCrest',
  'flank',
  'flanked',
  'onRoad',
  'outOfSight',
  'cavalryInReach',
  'justRetreated',
] as const;
export type StackFact = (typeof STACK_FACTS)[number];

/** What may be true of the whole fight. */
export const FIGHT_FACTS = [
  'blucher',
  'attackerNeverForced',
  'defenderNeverForced',
  'movesMoreThanHalf',
  'counterCharge',
  'inHand',
  'cancelled',
  'cavalryAttacks',
  'opportunity',
  'batteryMoved',
  'firedBefore',
] as const;
export type FightFact = (typeof FIGHT_FACTS)[number];

/** A unit as it goes into a fight: what is printed on it, what it has lost, and what is true of it. */
export type DraftUnit = Readonly<{
  /** Its name too, where no game knows it. */
  id: string;
  arm: Arm;
  nation: Nation;
  guard: Guard;
  frontStrength: number;
  reverseStrength: number | null;
  stepsLost: number;
  initiative: number | null;
  specialMorale: number | null;
  division: string | null;
  inspiredBy: 'none' | 'napoleon' | 'ney';
  did: 'nothing' | 'bombarded' | 'charged';
  facts: readonly UnitFact[];
  /** The game knows it and keeps its state. */
  known: boolean;
}>;

/** Units of one hex, and the ground about them. */
export type Stack = Readonly<{
  name: string;
  units: readonly DraftUnit[];
  leaders: readonly string[];
  hex: readonly Ground[];
  hexside: readonly Crossing[];
  retreat: 'asked' | (typeof WAYS_BACK)[number];
  /** Of artillery, in hexes. */
  range: number;
  facts: readonly StackFact[];
}>;

export type Other = Readonly<{ strengthPercent: number; roll: number; morale: number; hits: number }>;

/** The hour, and the rules in force. */
export type Terms = Readonly<{
  game: (typeof GAMES)[number];
  weather: (typeof WEATHERS)[number];
  turn: (typeof TURNS)[number];
  frenchShaken: boolean;
  armyLowersMorale: boolean;
  options: Readonly<{
    disruptionOnRetreat: boolean;
    remoteSupport: boolean;
    artilleryDetail: boolean;
    tinyUnits: boolean;
    doctrine: boolean;
    artillerySupport: boolean;
    rollSix: boolean;
    rout: boolean;
    alternateArtillery: boolean;
    opportunityFire: boolean;
  }>;
  switches: Readonly<{ terrainMultiplies: boolean; oneRounding: boolean; enfiladeAdds: boolean }>;
}>;
export type OptionRule = keyof Terms['options'];

/** A fight as it is laid out on the page, of whatever kind: what the procedure asks for is made of it. */
export type Draft = Readonly<{
  /** Who attacks, in a game. */
  side: Side;
  terms: Terms;
  attackers: readonly Stack[];
  defenders: readonly Stack[];
  /** NLC 10: infantry beside a chateau that may take its losses. */
  helpers: readonly Stack[];
  /** NLC 19.3: artillery that fires from elsewhere. */
  support: readonly Stack[];
  facts: readonly FightFact[];
  deed: (typeof DEEDS)[number];
  /** Ruling 7: whatever else changes strength, roll, morale or hits. */
  other: Readonly<{ attacker: Other | null; defender: Other | null }>;
  /** MOP 37.12: cards of the game that bear on it, always as they are in force now. */
  cards: readonly CardTerm[];
  /** What a card's modifier is for, where only the card says it. */
  said: readonly Said[];
}>;

/** Where a stack stands on the page. */
export type Place = Readonly<{ group: Group; index: number }>;
export const GROUPS = ['attackers', 'defenders', 'helpers', 'support'] as const;
export type Group = (typeof GROUPS)[number];

export const stacksOf = (draft: Draft): readonly Stack[] => GROUPS.flatMap((group) => draft[group]);
export const unitsOf = (draft: Draft): readonly DraftUnit[] => stacksOf(draft).flatMap(({ units }) => units);

export const stackAt = (draft: Draft, { group, index }: Place): Stack | undefined => draft[group][index];

export const withStack = (draft: Draft, { group, index }: Place, change: (stack: Stack) => Stack): Draft => ({
  ...draft,
  [group]: draft[group].map((stack, i) => (i === index ? change(stack) : stack)),
});

/** Another hex of the same side; nobody in it yet. */
export const withNewStack = (draft: Draft, group: Group): Draft => {
  const names = draft[group].map(({ name }) => name);
  const name = ['the hex', 'second hex', 'third hex', 'fourth hex', 'fifth hex', 'sixth hex'].find(
    (one) => !names.includes(one),
  );
  return name === undefined ? draft : { ...draft, [group]: [...draft[group], { ...EMPTY_STACK, name }] };
};

/** The last hex of a group is emptied, any other one falls away. */
export const withoutStack = (draft: Draft, { group, index }: Place): Draft => ({
  ...draft,
  [group]: draft[group].length === 1 ? [EMPTY_STACK] : draft[group].filter((_, i) => i !== index),
});

export const EMPTY_STACK: Stack = {
  name: 'the hex',
  units: [],
  leaders: [],
  hex: [],
  hexside: [],
  retreat: 'asked',
  range: 2,
  facts: [],
};

const isLed = ({ facts }: DraftUnit): boolean => facts.includes('withLeader');
const isFirstOf = ({ units, leaders }: Stack): boolean => units.length === 0 && leaders.length > 0;

/** Puts a unit into a hex; whoever stood elsewhere on the page leaves that place. A leader there is with it too. */
export const withUnit = (draft: Draft, place: Place, unit: DraftUnit): Draft =>
  withStack(withoutUnit(draft, unit.id), place, (stack) => ({
    ...stack,
    units: [...stack.units, stack.units.some(isLed) || isFirstOf(stack) ? withFact(unit, 'withLeader', true) : unit],
  }));

export const withoutUnit = (draft: Draft, id: string): Draft =>
  changeAll(draft, (units) => (units.some((unit) => unit.id === id) ? units.filter((unit) => unit.id !== id) : units));

export const withChangedUnit = (draft: Draft, id: string, change: (unit: DraftUnit) => DraftUnit): Draft =>
  changeAll(draft, (units) => units.map((unit) => (unit.id === id ? change(unit) : unit)));

const changeAll = (draft: Draft, change: (units: readonly DraftUnit[]) => readonly DraftUnit[]): Draft => {
  const all = (stacks: readonly Stack[]) => stacks.map((stack) => ({ ...stack, units: change(stack.units) }));
  return {
    ...draft,
    attackers: all(draft.attackers),
    defenders: all(draft.defenders),
    helpers: all(draft.helpers),
    support: all(draft.support),
  };
};

export const withFact = (unit: DraftUnit, fact: UnitFact, on: boolean): DraftUnit => ({
  ...unit,
  facts: [...unit.facts.filter((one) => one !== fact), ...(on ? [fact] : [])],
});

/** NLC 2.3: leaders stacked with units are with all of them; who rallies this turn helps nobody besides (13). */
export const withLeaders = (stack: Stack, leaders: readonly string[], helpless: readonly string[] = []): Stack => {
  const isHelped = leaders.some((id) => !helpless.includes(id));
  return { ...stack, leaders, units: stack.units.map((unit) => withFact(unit, 'withLeader', isHelped)) };
};

const HUGE_FRONT = 8;

/** NLC 6.1, 6.2: how many steps are printed. */
export const stepsPrinted = ({ frontStrength, reverseStrength }: DraftUnit): number =>
  reverseStrength === null ? 1 : frontStrength >= HUGE_FRONT ? 3 : 2;

/** NLC 6.1, 6.2: the strength that shows after so many steps; a third state is half of the reverse. */
export const strengthShown = ({ frontStrength, reverseStrength }: DraftUnit, stepsLost: number): number =>
  stepsLost === 0 ? frontStrength : stepsLost === 1 ? (reverseStrength ?? 0) : Math.round((reverseStrength ?? 0) / 2);

/** What most counters print on the back: half, and no less than 1. */
export const usualReverse = (front: number): number => Math.max(1, Math.floor(front / 2));

/** Front strength with the reverse that usually goes with it. */
export const withFront = (unit: DraftUnit, front: number): DraftUnit => ({
  ...unit,
  frontStrength: front,
  reverseStrength: unit.reverseStrength === null ? null : usualReverse(front),
});
