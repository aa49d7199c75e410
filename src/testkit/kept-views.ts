import { createHash } from 'node:crypto';
import type { RuleSet } from '../engine/rule-set';
import type { Seat } from '../engine/sides';
import { decodeEntry } from '../journal/decode-entry';
import { positionAfter } from '../journal/entry';
import type { Keyring } from '../journal/keyring';
import type { Row } from '../journal/store';
import { applyEvents } from '../journal/timeline';

/**
 * What each seat saw in a game, as digests: of every part of the view at the end of every turn, and one for each seat of all
 * that it ever saw. A part that folds to something else has another digest, and says by its name which it is.
 */
type Parts = Readonly<Record<string, string>>;
type BySeat<T> = Readonly<Record<Seat, T>>;

export type KeptViews = Readonly<{
  /** Part by part, after each of these entries. */
  after: Readonly<Record<string, BySeat<Parts>>>;
  /** Of the views after all entries. Alone a player sees what the two sides see. */
  ever: Readonly<Record<Exclude<Seat, 'solo'>, string>>;
}>;

/** The order of keys says nothing, nor does a key without a value. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, plain(one)]));
};
const textOf = (value: unknown): string => JSON.stringify(plain(value));
const DIGITS = 12;
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, DIGITS);

const partsOf = (view: object): Parts =>
  Object.fromEntries(
    Object.entries(view)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, digestOf(textOf(part))]),
  );

type Rules<State, Command, Event> = RuleSet<State, Command, Event, object | null>;

/** The states a game was in, one for each entry. */
const statesIn = <State, Command, Event>(
  rules: Rules<State, Command, Event>,
  rows: readonly Row[],
  keys: Keyring,
): readonly Readonly<{ seq: number; state: State; turnBegan: boolean }>[] => {
  const states = new Map<number, State>([[0, rules.start]]);
  return rows.map((row) => {
    const { seq } = row;
    const entry = decodeEntry(row, rules, keys);
    if (entry.kind !== 'ok') throw new Error(`entry ${String(seq)} cannot be read`);
    const before = states.get(entry.value.from) ?? rules.start;
    const { value } = entry;
    if (value.kind === 'play') states.set(seq, applyEvents(rules, before, value.parts));
    const state = states.get(positionAfter(seq, value)) ?? before;
    return { seq, state, turnBegan: row.body.includes('"type":"TurnBegan"') };
  });
};

export const keptViews = <State, Command, Event>(
  rules: Rules<State, Command, Event>,
  rows: readonly Row[],
  keys: Keyring,
): KeptViews => {
  const states = statesIn(rules, rows, keys);
  const view = (state: State, seat: Seat): object => rules.viewFor(state, seat) ?? {};
  const parts = (state: State, seat: Seat): Parts => partsOf(view(state, seat));
  const all = (seat: Seat): string =>
    digestOf(states.map(({ state }) => digestOf(textOf(view(state, seat)))).join(' '));
  return {
    after: Object.fromEntries(
      states
        .filter(({ turnBegan }, i) => turnBegan || i === states.length - 1)
        .map(({ seq, state }) => [
          String(seq),
          {
            table: parts(state, 'table'),
            first: parts(state, 'first'),
            second: parts(state, 'second'),
            solo: parts(state, 'solo'),
          },
        ]),
    ),
    ever: { table: all('table'), first: all('first'), second: all('second') },
  };
};
