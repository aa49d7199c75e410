import * as v from 'valibot';
import { MOST_SWITCHES, switchName } from '../rules/common/index';
import { CUPS, formationSchema, leaderSchema, turnSchema } from '../rules/common/setup/setup';
import { idText, unitSchema } from '../rules/common/setup/unit';
import { laidOut } from './json-text';
import { checksumOf } from './title-sheet';

/**
 * A scenario pack: who fights in one battle, under whom, with which orders, as far as the books print it. What they do not
 * print it asks for (Ruling 51). As a file it is JSON that a person can read, write and hand on.
 */
export const PACK_FORMAT = 'estafette-pack';
export const PACK_VERSION = 1;
export const LONGEST_PACK = 512 * 1024;

/** What a scenario's own copy of the game says and no source prints: entered once, by title sheet or at the form. */
export const ASKS = [
  'units',
  'turnTrack',
  'limits',
  'levels',
  'otherFormations',
  'commanders',
  'startOrders',
  'arrivals',
  'weather',
  'cards',
  'cardPoints',
  'cardRemovals',
  'supplySources',
  'placement',
  'victoryLevels',
] as const;
export type AskKind = (typeof ASKS)[number];

/** Ruling 10, NLC 12.2. A test holds it against the rules' own list. */
export const PACK_ORDER_TYPES = [
  'attack',
  'probe',
  'defend',
  'delay',
  'march',
  'forcedMarch',
  'fallBack',
  'generalRetreat',
  'assign',
  'reserve',
] as const;

/** A target that is no place: the HQ of the side, wherever it is when they reach it. */
export const HQ = 'HQ';

const text = (longest: number, least = 1) => v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(longest));
const place = text(60);
const ruleId = text(20);
const list = <S extends v.GenericSchema>(schema: S, most: number) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(most)), []);
const flag = (standard: boolean) => v.optional(v.boolean(), standard);

const leader = v.object({
  ...leaderSchema.entries,
  under: v.optional(leaderSchema.entries.under, null),
  onMap: flag(true),
});

const formation = v.object({
  ...formationSchema.entries,
  leader: v.optional(formationSchema.entries.leader, ''),
  under: v.optional(formationSchema.entries.under, null),
  arrives: v.optional(formationSchema.entries.arrives, null),
  onMap: flag(true),
  /** No source says who leads it: the name is that of history, his rating the printed one. A title sheet knows better. */
  supposed: flag(false),
});

const step = v.object({
  type: v.picklist(PACK_ORDER_TYPES),
  /** The target, as the players would say it; null for wherever they stand, or where the type has none. */
  at: v.optional(v.nullable(place), null),
  route: list(place, 20),
  /** Assign: under whom. */
  to: v.optional(v.nullable(idText), null),
  nextDay: flag(false),
});

/** An order in force when the game begins. `of`: a formation, a wing commander, or an OC for his HQ. */
const order = v.object({
  of: idText,
  division: v.optional(v.nullable(place), null),
  steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(8)),
  /** NLC 12.8: Reserve when all is done. */
  awaitFurther: flag(false),
  /** What stands beside it and no field of an order takes. */
  note: v.optional(text(300, 0), ''),
});

const note = v.object({
  rule: ruleId,
  text: text(600),
  /** The formation or commander it is about. */
  of: v.optional(v.nullable(idText), null),
});

const sideTitle = v.object({ title: text(60), colour: idText });

export const packSchema = v.object({
  id: idText,
  rules: idText,
  name: text(60),
  /** The published game whose map and counters it is for; title sheets of that name fit it. */
  title: v.optional(text(60, 0), ''),
  rule: v.optional(v.nullable(ruleId), null),
  about: v.optional(text(400, 0), ''),
  sides: v.object({ first: sideTitle, second: sideTitle }),
  cup: v.picklist(CUPS),
  switches: list(switchName, MOST_SWITCHES),
  /** Dates as printed, one for each day. */
  dates: list(text(40), 60),
  /** The turn track where it is printed, else null: a usual day is laid out for each day until the players enter theirs. */
  turns: v.optional(v.nullable(v.pipe(v.array(turnSchema), v.minLength(1), v.maxLength(400))), null),
  leaders: list(leader, 60),
  formations: list(formation, 200),
  /** Only of battles that somebody made up: those of a published game are not printed in its rules. */
  units: list(unitSchema, 600),
  /** Brigades and divisions that stand with another corps from the start. */
  attached: list(v.object({ what: place, to: idText }), 40),
  /** NLC 20.8, Ruling 57: who is tired before the first turn. */
  marks: list(v.object({ id: v.picklist(['fatigued', 'exhausted']), of: idText }), 40),
  orders: list(order, 200),
  places: list(place, 400),
  victory: list(note, 40),
  notes: list(note, 60),
  asks: list(v.picklist(ASKS), ASKS.length),
});

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

export type Pack = DeepReadonly<v.InferOutput<typeof packSchema>>;
/** A pack as it is written down: what is usual is left out. */
export type PackSource = DeepReadonly<v.InferInput<typeof packSchema>>;
export type PackOrder = Pack['orders'][number];

/** A pack that stands in the app itself. */
export const packOf = (source: PackSource): Pack => v.parse(packSchema, source);

/** As a file's text, always the same for the same pack. */
export const writePack = (pack: Pack): string => {
  const body = { format: PACK_FORMAT, version: PACK_VERSION, ...packOf(pack) };
  return `${laidOut({ ...body, checksum: checksumOf(body) })}\n`;
};
