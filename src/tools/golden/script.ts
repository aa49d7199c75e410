import type { Faces } from '../../engine/step';
import type { Seat, Side } from '../../engine/sides';
import type { Answer } from '../../rules/common/procedure/run';
import type { AppView } from '../../session/rule-sets';

/** What is played, line by line: data as far as it can be known beforehand; the rest is read off the page. */
export type Tap = Readonly<{ type: string } & Record<string, unknown>>;
type Reads<T> = (view: AppView) => T;

export type Line = Readonly<
  | { kind: 'play'; at: Seat; tap: Tap | Reads<Tap>; dice: readonly Faces[] }
  /** On the Resolve page, to its end, and into the game. */
  | { kind: 'resolve'; at: Seat; procedure: string; input: Reads<unknown>; answers: readonly Answer[] }
  /** The same as far as the answers go. */
  | { kind: 'begin'; at: Seat; procedure: string; input: Reads<unknown>; answers: readonly Answer[] }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** Back to so many entries ago, past any barrier. */
  | { kind: 'correct'; back: number; reason: string }
  /** A throw of the play before, made anew by a card. */
  | { kind: 'throwAgain'; at: Seat; tap: Reads<Tap & Readonly<{ side: Side }>>; faces: Faces }
>;

export const play = (at: Seat, tap: Tap | Reads<Tap>, ...dice: readonly Faces[]): Line => ({
  kind: 'play',
  at,
  tap,
  dice,
});
export const table = (tap: Tap | Reads<Tap>, ...dice: readonly Faces[]): Line => play('table', tap, ...dice);

/** A side's own desk: the curtain goes up, something is done there, it comes down. */
export const atDesk = (side: Side, ...lines: readonly Line[]): readonly Line[] => [
  table({ type: 'OpenDesk', side }),
  ...lines,
  table({ type: 'CloseDesk' }),
];

export const resolves = (procedure: string, input: Reads<unknown>, ...answers: readonly Answer[]): Line => ({
  kind: 'resolve',
  at: 'table',
  procedure,
  input,
  answers,
});
export const begins = (procedure: string, input: Reads<unknown>, ...answers: readonly Answer[]): Line => ({
  kind: 'begin',
  at: 'table',
  procedure,
  input,
  answers,
});

export const dice = (...faces: readonly number[]): Answer => ({ faces });
export const says = (option: string): Answer => ({ option });

/** Units as the page has them: what the game knows of them stands in its view. */
export const unitsIn = (view: AppView, ...ids: readonly string[]): readonly unknown[] =>
  ids.map((id) => {
    const found = view.procedure?.unitInputs[id];
    if (found === undefined) throw new Error(`no unit ${id} on the map`);
    return found;
  });

export const corps = (id: string) => ({ kind: 'formation', id }) as const;
export const to = (type: string, name: string, more: object = {}) => ({
  type,
  target: { kind: 'place', name },
  ...more,
});
