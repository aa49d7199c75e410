/**
 * What a procedure asks, each thing declared once: what may be said of it, what is usual, how a form asks for it. From the
 * same declaration follow the type that the procedure reads, the type that a caller may say, and the gate between them.
 */
import * as v from 'valibot';
import type { Decoded } from './rule-set';

/** `usual`: null where it has to be said. */
type AnyYesNo = { readonly kind: 'yesNo'; readonly usual: boolean | null };
type AnyNumber = {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly usual: number | null;
};
type AnyText = {
  readonly kind: 'text';
  readonly shortest: number;
  readonly longest: number;
  readonly usual: string | null;
};
type Option = string | number;
type AnyOneOf = { readonly kind: 'oneOf'; readonly options: readonly Option[]; readonly usual: Option | null };
type AnyList = {
  readonly kind: 'list';
  readonly of: AnyField;
  readonly least: number;
  readonly most: number;
  readonly usual: readonly unknown[] | null;
};
type AnyGroup = { readonly kind: 'group'; readonly of: Fields };
type AnyCases = { readonly kind: 'cases'; readonly by: string; readonly of: Readonly<Record<string, Fields>> };
type AnyMaybe = { readonly kind: 'maybe'; readonly of: AnyField };
type AnyModifier = { readonly kind: 'modifier' };
/** `known`: which of its fields the game answers, where there is one. */
type AnySomebody = { readonly kind: 'somebody'; readonly of: Fields; readonly known: readonly string[] };

type AnyShape =
  AnyYesNo | AnyNumber | AnyText | AnyOneOf | AnyList | AnyGroup | AnyCases | AnyMaybe | AnyModifier | AnySomebody;

type Of<F> = { readonly of: F };
export type AnyField = AnyShape & Read<unknown, unknown>;
// A record of what is made of records in its turn does not compile.
// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- see above
export type Fields = { readonly [name: string]: AnyField };
type Cases = AnyCases & Read<unknown, unknown>;
type Read<Said, Value> = { readonly schema: v.GenericSchema<Said, Value> };
/** All that a procedure asks; most ask the same things whatever is said. */
export type Asks = Fields | Cases;

type SaidOf<F extends AnyField> = v.InferInput<F['schema']>;
type ToldOf<F extends AnyField> = v.InferOutput<F['schema']>;
type Simple<T> = { readonly [K in keyof T]: T[K] };
type Optional<F extends Fields> = { [K in keyof F]: undefined extends SaidOf<F[K]> ? K : never }[keyof F];

/** Fields as a procedure reads them: whole. */
type ToldFields<F extends Fields> = { readonly [K in keyof F]: ToldOf<F[K]> };
/** Fields as a caller says them: what is usual may be left out. */
type SaidFields<F extends Fields> = Simple<
  { [K in Exclude<keyof F, Optional<F>>]: SaidOf<F[K]> } & { [K in Optional<F>]?: SaidOf<F[K]> }
>;

export type Told<A extends Asks> = A extends Cases ? ToldOf<A> : A extends Fields ? ToldFields<A> : never;
export type Say<A extends Asks> = A extends Cases ? SaidOf<A> : A extends Fields ? SaidFields<A> : never;

const entriesOf = (fields: Fields): Readonly<Record<string, v.GenericSchema>> =>
  Object.fromEntries(Object.entries(fields).map(([at, { schema }]) => [at, schema]));

/** The gate of some fields together, for whoever reads them elsewhere. */
export function objectOf<F extends Fields>(fields: F): v.GenericSchema<SaidFields<F>, ToldFields<F>>;
export function objectOf(fields: Fields): unknown {
  return v.object(entriesOf(fields));
}

const usually = (schema: v.GenericSchema, usual: unknown): v.GenericSchema =>
  usual === undefined ? schema : v.optional(schema, usual);

/** So or not. */
export function yesNo(): AnyYesNo & Read<boolean, boolean>;
export function yesNo(usual: boolean): AnyYesNo & Read<boolean | undefined, boolean>;
export function yesNo(usual?: boolean): unknown {
  return { kind: 'yesNo', usual: usual ?? null, schema: usually(v.boolean(), usual) };
}

/** A whole number. */
export function number(least: number, most: number): AnyNumber & Read<number, number>;
export function number(least: number, most: number, usual: number): AnyNumber & Read<number | undefined, number>;
export function number(least: number, most: number, usual?: number): unknown {
  const schema = v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
  return { kind: 'number', least, most, usual: usual ?? null, schema: usually(schema, usual) };
}

const LONGEST_NAME = 60;

/** What players call a unit, a hex, a column: their own words. */
export function name(longest?: number): AnyText & Read<string, string>;
export function name(longest: number | undefined, usual: string): AnyText & Read<string | undefined, string>;
export function name(longest = LONGEST_NAME, usual?: string): unknown {
  return textOf(1, longest, usual);
}

/** What players copy as it is printed, which may be an empty cell. */
export function printed(longest: number): AnyText & Read<string, string>;
export function printed(longest: number): unknown {
  return textOf(0, longest);
}

const textOf = (shortest: number, longest: number, usual?: string): AnyText & Read<unknown, unknown> => {
  const schema = v.pipe(v.string(), v.minLength(shortest), v.maxLength(longest));
  return { kind: 'text', shortest, longest, usual: usual ?? null, schema: usually(schema, usual) };
};

type OneOf<O extends readonly Option[], Said> = AnyOneOf & { readonly options: O } & Read<Said, O[number]>;

export function oneOf<const O extends readonly Option[]>(options: O): OneOf<O, O[number]>;
export function oneOf<const O extends readonly Option[]>(options: O, usual: O[number]): OneOf<O, O[number] | undefined>;
export function oneOf(options: readonly Option[], usual?: Option): unknown {
  return { kind: 'oneOf', options, usual: usual ?? null, schema: usually(v.picklist(options), usual) };
}

type ListOf<F extends AnyField, Said> = AnyList & Of<F> & Read<Said, readonly ToldOf<F>[]>;

export function list<F extends AnyField>(of: F, least: number, most: number): ListOf<F, readonly SaidOf<F>[]>;
export function list<F extends AnyField>(
  of: F,
  least: number,
  most: number,
  usual: readonly SaidOf<F>[],
): ListOf<F, readonly SaidOf<F>[] | undefined>;
export function list(of: AnyField, least: number, most: number, usual?: readonly unknown[]): unknown {
  const items = v.array(of.schema);
  const schema = least === 0 ? v.pipe(items, v.maxLength(most)) : v.pipe(items, v.minLength(least), v.maxLength(most));
  return { kind: 'list', of, least, most, usual: usual ?? null, schema: usually(schema, usual) };
}

/** What may be left out in its whole has nothing in it that must be said. */
type OrNothing<Said> = object extends Said ? Said | undefined : Said;

type Group<F extends Fields> = AnyGroup & Of<F> & Read<OrNothing<SaidFields<F>>, ToldFields<F>>;

const mustBeSaid = ({ schema }: AnyField): boolean => !['optional', 'nullish'].includes(schema.type);
const mayBeLeftOut = (fields: Fields): boolean => !Object.values(fields).some(mustBeSaid);

/** Several things under one name. */
export function group<const F extends Fields>(of: F): Group<F>;
export function group(of: Fields): unknown {
  const schema = v.object(entriesOf(of));
  return { kind: 'group', of, schema: mayBeLeftOut(of) ? v.optional(schema, {}) : schema };
}

/** The same of either side. */
export const bySide = <F extends AnyField>(of: F): Group<Readonly<{ first: F; second: F }>> =>
  group({ first: of, second: of });

type CasesOf<By extends string, F extends Readonly<Record<string, Fields>>> = AnyCases &
  Of<F> &
  Read<
    { [K in keyof F]: Simple<Readonly<Record<By, K>> & SaidFields<F[K]>> }[keyof F],
    { [K in keyof F]: Simple<Readonly<Record<By, K>> & ToldFields<F[K]>> }[keyof F]
  >;

/** What is asked depends on what is said of `by`. */
export function cases<const By extends string, const F extends Readonly<Record<string, Fields>>>(
  by: By,
  of: F,
): CasesOf<By, F>;
export function cases(by: string, of: Readonly<Record<string, Fields>>): unknown {
  const options = Object.entries(of).map(([key, fields]) => v.object({ [by]: v.literal(key), ...entriesOf(fields) }));
  return { kind: 'cases', by, of, schema: v.variant(by, options) };
}

type Maybe<F extends AnyField, Left> = AnyMaybe & Of<F> & Read<SaidOf<F> | null | Left, ToldOf<F> | null>;

/** May be left out, and is null then. */
export function maybe<F extends AnyField>(of: F): Maybe<F, undefined>;
export function maybe(of: AnyField): unknown {
  return { kind: 'maybe', of, schema: v.nullish(of.schema, null) };
}

/** Must be said, and may be none. */
export function orNone<F extends AnyField>(of: F): Maybe<F, never>;
export function orNone(of: AnyField): unknown {
  return { kind: 'maybe', of, schema: v.nullable(of.schema) };
}

/** Ruling 7: any roll takes another change, with its reason, since many more refits exist than these. */
export type Modifier = Readonly<{ amount: number; reason: string }>;
export const modifierSchema = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20)),
  reason: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
});

export function modifier(): AnyModifier & Read<Modifier | undefined, Modifier | undefined>;
export function modifier(): unknown {
  return { kind: 'modifier', schema: v.optional(modifierSchema) };
}

type Named<F> = { readonly id: AnyText & Read<string, string> } & F;
type Somebody<K extends Fields, S extends Fields> = AnySomebody &
  Of<Named<K & S>> & { readonly known: readonly (keyof K & string)[] } & Read<
    SaidFields<Named<K & S>>,
    ToldFields<Named<K & S>>
  >;

/**
 * Somebody of the game. In a game he is named by his id with what players say of him, and the game fills in what it knows;
 * without one he is described.
 */
export function somebody<const K extends Fields, const S extends Fields>(known: K, said: S): Somebody<K, S>;
export function somebody(known: Fields, said: Fields): unknown {
  const of = { id: name(), ...known, ...said };
  return { kind: 'somebody', of, known: Object.keys(known), schema: objectOf(of) };
}

const isCases = (asks: Asks): asks is Cases => asks.kind === 'cases';

/** The gate of all that is asked. */
export function schemaOf<A extends Asks>(asks: A): v.GenericSchema<Say<A>, Told<A>>;
export function schemaOf(asks: Asks): unknown {
  return isCases(asks) ? asks.schema : v.object(entriesOf(asks));
}

/** Reads what was said; tells where the fault is, if it cannot be read. */
export const decode = <A extends Asks>(schema: v.GenericSchema<Say<A>, Told<A>>, json: unknown): Decoded<Told<A>> => {
  const read = v.safeParse(schema, json);
  return read.success ? { kind: 'ok', value: read.output } : { kind: 'bad', path: v.getDotPath(read.issues[0]) ?? '' };
};

type Json = Readonly<Record<string, unknown>>;
const isRecord = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);

/**
 * What a game knows of somebody, by his id and by what was said of him; null where nobody else may be named. What it does not give
 * back is not known to be anything, whatever was said.
 */
export type LookUp = (id: string, said: Json) => Json | null;

/** What a game answers: who somebody is, and what counts for a field, whatever was said of it. */
export type Answers = Readonly<{ lookUp: LookUp; counts?: (field: AnyField, said: unknown) => unknown }>;

const only = (json: Json, keys: readonly string[]): Json =>
  Object.fromEntries(keys.flatMap((key) => (key in json ? [[key, json[key]]] : [])));

/** Of somebody only what players say of him is taken; the rest the game says. Whom it does not know has no name, and is not read. */
const knownToGame = ({ of, known }: AnySomebody, json: Json, lookUp: LookUp): Json => {
  const facts = typeof json['id'] === 'string' ? lookUp(json['id'], json) : null;
  if (facts === null) return { ...json, id: undefined };
  const said = Object.keys(of).filter((key) => !known.includes(key));
  return { ...only(json, said), ...only(facts, known) };
};

/** What counts in a group may be something although nothing was said of it. */
const filledGroup = (of: Fields, json: unknown, answers: Answers): unknown => {
  const told = filledIn(of, json ?? {}, answers);
  return json === undefined && isRecord(told) && Object.keys(told).length === 0 ? undefined : told;
};

/** What was said, with what the game knows of everybody who is named in it, however deep he stands. */
const filled = (field: AnyField, json: unknown, answers: Answers): unknown => {
  switch (field.kind) {
    case 'list':
      return Array.isArray(json) ? json.map((one: unknown) => filled(field.of, one, answers)) : json;
    case 'maybe':
      return json === null || json === undefined ? json : filled(field.of, json, answers);
    case 'group':
      return filledGroup(field.of, json, answers);
    case 'somebody':
      return isRecord(json) ? filledIn(field.of, knownToGame(field, json, answers.lookUp), answers) : json;
    case 'cases': {
      const by = isRecord(json) ? json[field.by] : undefined;
      return typeof by === 'string' ? filledIn(field.of[by] ?? {}, json, answers) : json;
    }
    default:
      return json;
  }
};

/** The same of all that is asked. */
export const filledIn = (asks: Asks, json: unknown, answers: Answers): unknown => {
  if (isCases(asks)) return filled(asks, json, answers);
  if (!isRecord(json)) return json;
  return Object.entries(asks).reduce<Json>((all, [key, field]) => {
    const told = filled(field, answers.counts === undefined ? json[key] : answers.counts(field, json[key]), answers);
    return told === undefined && !(key in json) ? all : { ...all, [key]: told };
  }, json);
};
