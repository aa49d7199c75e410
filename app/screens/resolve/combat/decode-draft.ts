import * as v from 'valibot';
import { FIGHT_EFFECTS } from '../../../../src/rules/nlc/index';
import { ARMS, GUARDS, NATIONS } from '../../../../src/rules/common/index';
import {
  CROSSINGS,
  DEEDS,
  FIGHT_FACTS,
  GAMES,
  GROUNDS,
  PROCEDURES_OF_COMBAT,
  STACK_FACTS,
  TURNS,
  UNIT_FACTS,
  WAYS_BACK,
  WEATHERS,
} from './draft';
import type { CombatProcedure, Draft, DraftUnit, Terms } from './draft';

/** What is kept of a fight between two looks at the phone, read back. One bad field falls back, the others stay. */
const few = <const T extends readonly [string, ...string[]]>(names: T) =>
  v.fallback(v.pipe(v.array(v.picklist(names)), v.maxLength(12)), []);
const number = (least: number, most: number, usual: number) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), usual);
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const orNull = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullable(schema), null);

const unit = v.object({
  id: name,
  arm: v.picklist(ARMS),
  nation: v.fallback(v.picklist(NATIONS), 'other'),
  guard: v.fallback(v.picklist(GUARDS), 'none'),
  frontStrength: number(0, 30, 1),
  reverseStrength: orNull(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30))),
  stepsLost: number(0, 2, 0),
  initiative: orNull(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  specialMorale: orNull(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
  division: orNull(name),
  inspiredBy: v.fallback(v.picklist(['none', 'napoleon', 'ney']), 'none'),
  did: v.fallback(v.picklist(['nothing', 'bombarded', 'charged']), 'nothing'),
  facts: few(UNIT_FACTS),
  known: v.fallback(v.boolean(), false),
});

const stack = v.object({
  name: v.fallback(name, 'the hex'),
  units: v.fallback(v.pipe(v.array(unit), v.maxLength(8)), []),
  leaders: v.fallback(v.pipe(v.array(name), v.maxLength(4)), []),
  hex: few(GROUNDS),
  hexside: few(CROSSINGS),
  retreat: v.fallback(v.picklist(['asked', ...WAYS_BACK]), 'asked'),
  range: number(1, 3, 2),
  facts: few(STACK_FACTS),
});

const no = v.fallback(v.boolean(), false);
const yes = v.fallback(v.boolean(), true);
const other = orNull(
  v.object({
    strengthPercent: number(-100, 300, 0),
    roll: number(-10, 10, 0),
    morale: number(-4, 4, 0),
    hits: number(-10, 10, 0),
  }),
);

const switches = v.object({
  terrainMultiplies: no,
  oneRounding: no,
  enfiladeAdds: no,
});
const options = v.object({
  disruptionOnRetreat: yes,
  remoteSupport: yes,
  artilleryDetail: yes,
  tinyUnits: yes,
  doctrine: no,
  artillerySupport: no,
  rollSix: no,
  rout: no,
  alternateArtillery: no,
  opportunityFire: no,
});
const terms = v.object({
  game: v.fallback(v.picklist(GAMES), 'nlc'),
  weather: v.fallback(v.picklist(WEATHERS), 'fair'),
  turn: v.fallback(v.picklist(TURNS), 'day'),
  frenchShaken: no,
  armyLowersMorale: no,
  options: v.fallback(options, v.parse(options, {})),
  switches: v.fallback(switches, v.parse(switches, {})),
});

const emptyStack = v.parse(stack, {});
const stacks = v.fallback(v.pipe(v.array(stack), v.minLength(1), v.maxLength(6)), [emptyStack]);

const card = v.object({
  effect: v.nullable(name),
  card: name,
  kind: v.picklist(FIGHT_EFFECTS),
  by: v.picklist(['attacker', 'defender']),
  value: v.pipe(v.number(), v.integer(), v.minValue(-9), v.maxValue(9)),
  on: v.picklist(['roll', 'morale']),
});
const said = v.object({ effect: name, on: v.picklist(['roll', 'morale']) });

const draft = v.object({
  side: v.fallback(v.picklist(['first', 'second']), 'first'),
  terms: v.fallback(terms, v.parse(terms, {})),
  attackers: stacks,
  defenders: stacks,
  helpers: stacks,
  support: stacks,
  facts: few(FIGHT_FACTS),
  deed: v.fallback(v.picklist(DEEDS), 'moves'),
  other: v.fallback(v.object({ attacker: other, defender: other }), { attacker: null, defender: null }),
  cards: v.fallback(v.pipe(v.array(card), v.maxLength(8)), []),
  said: v.fallback(v.pipe(v.array(said), v.maxLength(8)), []),
});

export const EMPTY_DRAFT: Draft = v.parse(draft, {});

/** The draft inside what is kept as a procedure's input; an empty one where there is none. */
export const readDraft = (input: unknown): Draft => {
  const kept = typeof input === 'object' && input !== null && 'draft' in input ? input.draft : {};
  const read = v.safeParse(draft, kept);
  return { ...(read.success ? read.output : EMPTY_DRAFT), terms: readTerms(input) };
};

/** A unit as the game gives it, with its flags gathered into facts; null for what is no unit. */
export const readUnit = (json: unknown): DraftUnit | null => {
  if (typeof json !== 'object' || json === null) return null;
  const flags: ReadonlyMap<string, unknown> = new Map(Object.entries(json));
  const facts = UNIT_FACTS.filter((fact) => flags.get(fact) === true);
  const read = v.safeParse(unit, { ...json, facts, known: true });
  return read.success ? read.output : null;
};

/** What the game says of the hour and of the rules in force; the usual where it says nothing. */
export const readTerms = (json: unknown): Terms => {
  const read = v.safeParse(terms, json);
  return read.success ? read.output : EMPTY_DRAFT.terms;
};

/** The procedure a route names, if it is one that is fought on this page. */
export const readProcedure = (id: string): CombatProcedure | null =>
  PROCEDURES_OF_COMBAT.find((known) => known === id) ?? null;
