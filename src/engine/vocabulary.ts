/**
 * What a topic of the rules can say. The lines of its working are declared once, with their blanks: a procedure says no other,
 * and the words of a language are typed by them, so that a line, or a blank, without its word does not compile.
 */
import type { Side } from './sides';
import type { RuleId, WorkingLine } from './step';

/** What stands in a blank: it decides how it is shown, a unit by its name and a number as it is. `units` are ids with commas between. */
export type Blank = 'number' | 'text' | 'unit' | 'units' | 'side' | readonly string[];
export type Blanks = Readonly<Record<string, Blank>>;

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
export type Lines<L extends LineSet> = {
  readonly [K in keyof L]: keyof L[K] extends never
    ? (rule: RuleId) => WorkingLine
    : (rule: RuleId, facts: Filled<L[K]>) => WorkingLine;
} & { readonly [BLANKS]: L };

/** Any topic, for what reads the blanks of all of them. */
export type AnyLines = Readonly<{ [BLANKS]: LineSet }>;

type Maker = (rule: RuleId, facts?: WorkingLine['facts']) => WorkingLine;

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
