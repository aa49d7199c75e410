import type { Seat } from '../../engine/sides';

/** What both sides are to do, made up by one of them and told as plain JSON: either does it by itself. */
export type Script = HeadlessScript | StoredScript | InputScript | GameScript;

export type HeadlessScript = Readonly<{ kind: 'headless'; requests: readonly object[] }>;
export type StoredScript = Readonly<{ kind: 'stored'; files: readonly Readonly<{ name: string; text: string }>[] }>;

/** An input as text, the seed of its dice and choices, and before which question the odds are counted. */
export type InputLine = readonly [seed: number, oddsAt: number, input: string];
export type InputScript = Readonly<{ kind: 'inputs'; id: string; linesAt: boolean; inputs: readonly InputLine[] }>;

export type TapLine = readonly [seat: Seat, command: unknown];
export type Played = Readonly<{ seed: number; setup: unknown; taps: readonly TapLine[] }>;
export type GameScript = Readonly<{ kind: 'games'; id: string; linesAt: boolean; games: readonly Played[] }>;

/** Where in a script something came about, so that a game which has parted is not compared any further. */
export type Place = Readonly<{ item: number; at: number; what: string }>;

/** Told of each thing that came about, in the order of the script. */
export type Told = (record: unknown, place: Place) => void;

/** A fault of the code is an answer too: the other side must have the same. */
export const orThrew = <T>(act: () => T): T | Readonly<{ threw: string }> => {
  try {
    return act();
  } catch (thrown) {
    return { threw: thrown instanceof Error ? thrown.message : String(thrown) };
  }
};
