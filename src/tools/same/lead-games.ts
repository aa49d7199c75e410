import type { Seat } from '../../engine/sides';
import type { AppView } from '../../session/rule-sets';
import { battle, unit } from '../../testkit/battle';
import { procedureTap } from '../../testkit/random-procedures';
import { ALL_TAPS, SECRET_TAPS, anyTap, nextTap } from '../../testkit/random-player';
import { randomGame, randomSetup } from '../../testkit/random-setups';
import { seeded } from '../../testkit/seeded';
import type { Seeded } from '../../testkit/seeded';
import type { Tap } from '../../testkit/taps/tap';
import { digestOf } from './digest';
import type { Counted } from './digest';
import { begun, tapSeed, tapped } from './game-record';
import type { Views } from './game-record';
import type { GameSide } from './language';
import type { GameScript, Played, TapLine } from './script';

export type GameTally = { games: number; ended: number; taps: number; plays: number; commands: Set<string> };
type Led = Readonly<{ script: GameScript; digests: Uint32Array; tally: GameTally }>;

type View = (seat: Seat) => AppView;
type Player = Readonly<{ setup: (chance: Seeded) => unknown; tap: (view: View, chance: Seeded) => Tap }>;

const somebody =
  (all: typeof ALL_TAPS): Player['tap'] =>
  (view, chance) => {
    const { at, tap } = anyTap(view('table'), chance, all);
    return tap(view(at));
  };

/** Two brigades, their horse and guns against as many. */
const fight = (): unknown =>
  battle({
    units: [
      unit('a', 'f1', { nation: 'french', front: 6, reverse: 3, initiative: 4 }),
      unit('b', 'f1', { nation: 'french', front: 5, reverse: 2, initiative: 4 }),
      unit('h', 'f2', { arm: 'cavalry', nation: 'french', front: 4, reverse: 2, initiative: 4 }),
      unit('g', 'f2', { arm: 'footArtillery', nation: 'french', front: 6, reverse: 3, initiative: 4 }),
      unit('p', 's1', { nation: 'prussian', front: 5, reverse: 2, initiative: 3 }),
      unit('q', 's1', { nation: 'prussian', front: 4, reverse: null, initiative: 3 }),
      unit('c', 's2', { arm: 'cavalry', nation: 'prussian', front: 3, reverse: 1, initiative: 3 }),
    ],
  });

/** Who plays: one with everything in it, one mostly in secret, one who fights, one who goes on to the last turn. */
const PLAYERS: readonly Player[] = [
  { setup: randomGame, tap: somebody(ALL_TAPS) },
  { setup: randomGame, tap: somebody(SECRET_TAPS) },
  {
    setup: fight,
    tap: (view, chance) => (chance.once(3) ? nextTap(view('table'), chance) : procedureTap(view('table'), chance)),
  },
  { setup: randomSetup, tap: (view, chance) => nextTap(view('table'), chance) },
];

/** A game ends with its last turn, or is long enough after so many plays or taps. */
const MOST_PLAYS = 120;
const MOST_TAPS = 900;

type Game = Readonly<{ played: Played; digests: readonly number[]; plays: number; isEnded: boolean }>;

const isLast = ({ table }: Views): boolean => (table as AppView | null)?.isLastTurn === true;

const played = (game: GameSide, seed: number, linesAt: boolean, counted: Counted): Game => {
  const chance = seeded(seed);
  const player = PLAYERS[seed % PLAYERS.length] ?? PLAYERS[0];
  if (player === undefined) throw new Error('same: nobody plays');
  const setup = JSON.parse(JSON.stringify({ type: 'StartGame', setup: player.setup(chance) })) as unknown;
  const taps: TapLine[] = [];
  const digests: number[] = [];
  let standing = begun(game);
  let plays = 0;
  const take = (tap: TapLine): void => {
    const by = { seed: tapSeed(seed, digests.length), linesAt };
    const { record, next, isPlayed } = tapped(game, standing, tap, by);
    digests.push(digestOf(record, counted));
    standing = next;
    if (isPlayed) plays += 1;
  };
  take(['table', setup]);
  while (plays < MOST_PLAYS && taps.length < MOST_TAPS && !isLast(standing.views)) {
    const { seat, command } = player.tap((at) => standing.views[at] as AppView, chance);
    const tap: TapLine = [seat, JSON.parse(JSON.stringify(command))];
    taps.push(tap);
    take(tap);
  }
  return { played: { seed, setup, taps }, digests, plays, isEnded: isLast(standing.views) };
};

/** Plays random games of one rule set, and writes down every tap. */
export const gamesOf = (game: GameSide, seed: number, linesAt: boolean) => {
  let next = seed * 1_000_003;
  return (many: number): Led => {
    const counted: Counted = new WeakMap();
    const all = Array.from({ length: many }, () => played(game, (next += 1), linesAt, counted));
    const taps = all.map(({ played: { taps } }) => taps);
    const tally: GameTally = {
      games: many,
      ended: all.filter(({ isEnded }) => isEnded).length,
      taps: taps.flat().length,
      plays: all.reduce((sum, { plays }) => sum + plays, 0),
      commands: new Set(taps.flat().map(([, command]) => (command as Tap['command']).type)),
    };
    const script: GameScript = { kind: 'games', id: game.id, linesAt, games: all.map((one) => one.played) };
    return { script, digests: Uint32Array.from(all.flatMap(({ digests }) => digests)), tally };
  };
};
