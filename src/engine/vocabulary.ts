/**
 * What a topic of the rules can say. Its refusals and the lines of its working are declared once, with their blanks: a procedure says no other,
 * and the words of a language are typed by them, so that a line, or a blank, without its word does not compile.
 */
import type { Side } from './sides';
import type { Refusal, RuleId, WorkingLine } from './step';

/** What stands in a blank: it decides how it is shown, a unit by its name and a number as it is. `units` are ids with commas between. */
export type Blank = 'number' | 'text' | 'unit' | 'units' | 'side' | readonly string[];
type Blanks = Readonly<Record<string, Blank>>;

/** What a procedure fills a blank with. */
type Filling<B extends Blank> = B extends readonly string[]
  ? B[number]
  : B extends 'number'
    ? number
    : B extends 'side'
      ? Side
      : string;
type Filled<B extends Blanks> = { readonly [K in keyof B]: Filling<B[K]> };

/** What a language finds in a blank: ids have become names. */
type Shown<B extends Blanks> = { readonly [K in keyof B]: B[K] extends 'side' ? string : Filling<B[K]> };

type LineSet = Readonly<Record<string, Blanks>>;

export const BLANKS: unique symbol = Symbol('blanks');

/** The lines of a topic, each by the function that makes it. */
type Lines<L extends LineSet> = {
  readonly [K in keyof L]: keyof L[K] extends never
    ? (rule: RuleId) => WorkingLine
    : (rule: RuleId, facts: Filled<L[K]>) => WorkingLine;
} & { readonly [BLANKS]: L };

/** Any topic, for what reads the blanks of all of them. */
export type AnyLines = Readonly<{ [BLANKS]: LineSet }>;

type Maker = (rule: RuleId, facts?: WorkingLine['facts']) => unknown;

export function lines<const L extends LineSet>(set: L): Lines<L>;
export function lines(set: LineSet): unknown {
  const makerOf =
    (key: string): Maker =>
    (rule, facts = {}) => ({ rule, key, facts });
  const makers = Object.keys(set).map((key): readonly [string, Maker] => [key, makerOf(key)]);
  return { ...Object.fromEntries(makers), [BLANKS]: set };
}

/** The lines of a topic that have the blanks of `key`: which of them is said may be worked out. */
export type LineOf<V extends AnyLines> = Exclude<keyof V, typeof BLANKS> & string;

/** How a language tells a topic; `N` is what it calls people and places. */
export type LineWords<V extends AnyLines, N> = {
  readonly [K in keyof V[typeof BLANKS]]: keyof V[typeof BLANKS][K] extends never
    ? string
    : (facts: Shown<V[typeof BLANKS][K]>, names: N) => string;
};

/**
 * Why something cannot be: its rule (null where the app refuses and no book is concerned), and what its sentence is filled with.
 * Without a rule of its own it is refused under several, and the rule is said where that happens. `maybe` is filled now and then.
 */
type Reason = RuleId | null | Readonly<{ rule?: RuleId | null; facts?: Blanks; maybe?: Blanks }>;
type ReasonSet = Readonly<Record<string, Reason>>;

/** Refused under more than one rule: which, is said where it happens. */
export const SEVERAL = {} as const;

type FactsOf<R extends Reason> = (R extends { readonly facts: infer B extends Blanks } ? Filled<B> : unknown) &
  (R extends { readonly maybe: infer B extends Blanks } ? Partial<Filled<B>> : unknown);
type HasFacts<R extends Reason> = R extends { readonly facts: Blanks } | { readonly maybe: Blanks } ? true : false;
type HasRule<R extends Reason> = R extends RuleId | null | { readonly rule: RuleId | null } ? true : false;

type Refusing<R extends Reason> =
  HasRule<R> extends true
    ? HasFacts<R> extends true
      ? (facts: FactsOf<R>) => Refusal
      : Refusal
    : HasFacts<R> extends true
      ? (rule: RuleId | null, facts: FactsOf<R>) => Refusal
      : (rule: RuleId | null) => Refusal;

export const REASONS: unique symbol = Symbol('reasons');

/** The refusals of a topic, each as it is, or by the function that fills it. */
type Refusals<S extends ReasonSet> = { readonly [K in keyof S]: Refusing<S[K]> } & { readonly [REASONS]: S };

/** Any topic's refusals. */
type AnyRefusals = Readonly<{ [REASONS]: ReasonSet }>;

type RefusalFacts = NonNullable<Refusal['facts']>;

const refusalOf = (code: string, rule: RuleId | null, facts?: RefusalFacts): unknown =>
  facts === undefined || Object.keys(facts).length === 0 ? { code, rule } : { code, rule, facts };

const refusing = (code: string, reason: Reason): unknown => {
  if (typeof reason === 'string' || reason === null) return refusalOf(code, reason);
  const { rule } = reason;
  if (rule !== undefined) return (facts: RefusalFacts) => refusalOf(code, rule, facts);
  return (said: RuleId | null, facts?: RefusalFacts) => refusalOf(code, said, facts);
};

export function refusals<const S extends ReasonSet>(set: S): Refusals<S>;
export function refusals(set: ReasonSet): unknown {
  const all = Object.entries(set).map(([code, reason]): readonly [string, unknown] => [code, refusing(code, reason)]);
  return { ...Object.fromEntries(all), [REASONS]: set };
}

/** How a language tells why not; `N` is what it calls people and places. */
export type RefusalWords<V extends AnyRefusals, N> = {
  readonly [K in keyof V[typeof REASONS]]: string | ((facts: FactsOf<V[typeof REASONS][K]>, names: N) => string);
};
