import type { AppView } from '../../session/rule-sets';
import { seeded } from '../../testkit/seeded';
import type { Tap } from '../../testkit/taps/tap';
import { digestOf } from './digest';
import type { Counted } from './digest';
import { begun, tapSeed, tapped } from './game-record';
import type { Views } from './game-record';
import type { GameSide } from './language';
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

const played = (game: GameSide, seed: number, linesAt: boolean, counted: Counted): Game => {
  const chance = seeded(seed);
  const player = PLAYERS[seed % PLAYERS.length] ?? PLAYERS[0];
  const setup = JSON.parse(JSON.stringify({ type: 'StartGame', setup: player.setup(chance) })) as unknown;
  const taps: TapLine[] = [];
  const digests: number[] = [];
  let standing = begun(game);
  const came: TapLine[] = [];
  const take = (tap: TapLine): void => {
    const by = { seed: tapSeed(seed, digests.length), linesAt };
    const { record, next, isPlayed } = tapped(game, standing, tap, by);
    digests.push(digestOf(record, counted));
    standing = next;
    if (isPlayed) came.push(tap);
  };
  take(['table', setup]);
  while (came.length < MOST_PLAYS && taps.length < MOST_TAPS && !isLast(standing.views)) {
    const { seat, command } = player.tap((at) => standing.views[at] as AppView, chance);
    const tap: TapLine = [seat, JSON.parse(JSON.stringify(command))];
    taps.push(tap);
    take(tap);
  }
  return { played: { seed, setup, taps }, digests, came, isEnded: isLast(standing.views) };
};

const kindsOf = (taps: readonly TapLine[]): ReadonlySet<string> =>
  new Set(taps.map(([, command]) => (command as Tap['command']).type));

/** Plays random games of one rule set, and writes down every tap. */
export const gamesOf = (game: GameSide, seed: number, linesAt: boolean) => {
  let next = seed * 1_000_003;
  return (many: number): Led => {
    const counted: Counted = new WeakMap();
    const all = Array.from({ length: many }, () => played(game, (next += 1), linesAt, counted));
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
