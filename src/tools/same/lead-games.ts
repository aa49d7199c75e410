import type { AppView } from '../../session/rule-sets';
import { seeded } from '../../testkit/seeded';
import type { Tap } from '../../testkit/taps/tap';
import { digestOf } from './digest';
import type { Counted } from './digest';
import { begun, tapSeed, tapped } from './game-record';
import type { Views } from './game-record';
import type { GameSide } from './language';
import { asCommandedBefore, isRefusedSince } from './plays-of-before';
import { PLAYERS } from './players';
import type { GameScript, Played, TapLine } from './script';

/** `tried`, `came`: the kinds of commands that were tapped, and those of which something came. */
export type GameTally = Readonly<{
  games: number;
  ended: number;
  taps: number;
  plays: number;
  tried: ReadonlySet<string>;
  came: ReadonlySet<string>;
}>;
type Led = Readonly<{ script: GameScript; digests: Uint32Array; tally: GameTally }>;

/** A game ends with its last turn, or is long enough after so many plays or taps. */
const MOST_PLAYS = 120;
const MOST_TAPS = 900;

type Game = Readonly<{ played: Played; digests: readonly number[]; came: readonly TapLine[]; isEnded: boolean }>;

const isLast = ({ table }: Views): boolean => (table as AppView | null)?.isLastTurn === true;

type By = Readonly<{ seed: number; linesAt: boolean; counted: Counted }>;

/** Takes the taps of a game one after the other, the set-up first, and keeps what came of them. */
const taking = (game: GameSide, { seed, linesAt, counted }: By) => {
  const kept = { standing: begun(game), taps: [] as TapLine[], digests: [] as number[], came: [] as TapLine[] };
  const take = (tap: TapLine): void => {
    const by = { seed: tapSeed(seed, kept.digests.length), linesAt };
    const { record, next, isPlayed } = tapped(game, kept.standing, tap, by);
    kept.taps.push(tap);
    kept.digests.push(digestOf(record, counted));
    kept.standing = next;
    if (isPlayed) kept.came.push(tap);
  };
  const isOver = (): boolean =>
    kept.came.length >= MOST_PLAYS || kept.taps.length > MOST_TAPS || isLast(kept.standing.views);
  return { kept, take, isOver };
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const played = (game: GameSide, by: By): Game => {
  const { seed } = by;
  const chance = seeded(seed);
  const player = PLAYERS[seed % PLAYERS.length] ?? PLAYERS[0];
  const { kept, take, isOver } = taking(game, by);
  const setup = plain({ type: 'StartGame', setup: player.setup(chance) });
  take(['table', setup]);
  const refusedSince: TapLine[] = [];
  while (!isOver()) {
    const { seat, command } = player.tap((at) => kept.standing.views[at] as AppView, chance);
    const before = asCommandedBefore(command, chance);
    if (before === null) continue;
    const tap: TapLine = [seat, plain(before)];
    if (isRefusedSince(game.id, command)) refusedSince.push(tap);
    else take(tap);
  }
  // What is refused since parts the two games: it comes last, and once.
  refusedSince.slice(0, 1).forEach(take);
  const { taps, digests, came, standing } = kept;
  return { played: { seed, setup, taps: taps.slice(1) }, digests, came, isEnded: isLast(standing.views) };
};

const kindsOf = (taps: readonly TapLine[]): ReadonlySet<string> =>
  new Set(taps.map(([, command]) => (command as Tap['command']).type));

/** Plays random games of one rule set, and writes down every tap. */
export const gamesOf = (game: GameSide, seed: number, linesAt: boolean) => {
  let next = seed * 1_000_003;
  return (many: number): Led => {
    const counted: Counted = new WeakMap();
    const all = Array.from({ length: many }, () => played(game, { seed: (next += 1), linesAt, counted }));
    const taps = all.flatMap((one) => one.played.taps);
    const came = all.flatMap((one) => one.came);
    const tally: GameTally = {
      games: many,
      ended: all.filter(({ isEnded }) => isEnded).length,
      taps: taps.length,
      plays: came.length,
      tried: kindsOf(taps),
      came: kindsOf(came),
    };
    const script: GameScript = { kind: 'games', id: game.id, linesAt, games: all.map((one) => one.played) };
    return { script, digests: Uint32Array.from(all.flatMap(({ digests }) => digests)), tally };
  };
};
