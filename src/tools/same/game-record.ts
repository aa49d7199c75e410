import type { Seat } from '../../engine/sides';
import { spoilJson } from '../../testkit/mutants';
import { seeded } from '../../testkit/seeded';
import type { Adapter, GameSide, PlayFact } from './language';
import { orThrew } from './script';
import type { GameScript, Played, TapLine, Told } from './script';
import { walkedTo } from './walk';
import type { Walked } from './walk';

export type Views = Readonly<Record<Seat, unknown>>;

/** A game on one side, between two taps. `views`: what each seat sees now. */
export type Standing = Readonly<{ state: unknown; views: Views }>;
export type Tapping = Readonly<{ seed: number; linesAt: boolean }>;
/** `record`: all that one tap came to. */
type Tapped = Readonly<{ record: unknown; next: Standing; isPlayed: boolean }>;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export const viewsOf = (view: (seat: Seat) => unknown): Views => {
  const seen = (seat: Seat): unknown => orThrew(() => view(seat));
  return { table: seen('table'), first: seen('first'), second: seen('second'), solo: seen('solo') };
};

const standingAt = (game: GameSide, state: unknown): Standing => ({
  state,
  views: viewsOf((seat) => game.view(state, seat)),
});

/** The same JSON with something in it that no app wrote: whether it is read must not change either. */
const spoiltReads = (game: GameSide, seed: number, [command, ...events]: readonly unknown[]): unknown => {
  const chance = seeded(seed ^ 0x5bd1e995);
  const spoilt = (json: unknown, read: GameSide['readCommand']): unknown => {
    const copy = plain(json);
    spoilJson(chance, copy);
    return orThrew(() => read(copy));
  };
  return [spoilt(command, game.readCommand), ...events.slice(0, 2).map((event) => spoilt(event, game.readEvent))];
};

type Happened = Readonly<{ facts: readonly PlayFact[]; barrier: boolean }>;

const happenedIn = (walked: Walked | Readonly<{ threw: string }>): Happened | null =>
  'end' in walked && walked.end.kind === 'done' ? (walked.end.outcome as Happened) : null;

/** Facts go through the journal: written, read, and only then is the game another. */
const applied = (game: GameSide, before: Standing, facts: readonly PlayFact[]) => {
  const reads: unknown[] = [];
  let { state } = before;
  for (const { scope, event } of facts) {
    const read = game.readEvent(plain(event));
    reads.push([read, game.aboutEvent(event)]);
    if (read.kind === 'ok') state = game.evolve(state, { scope, event: read.value });
  }
  return { reads, next: standingAt(game, state) };
};

/** One in so many taps that come to nothing is looked at for what a foreign hand could make of it. */
const SPOILT_ONCE_IN = 3;

/** Refused, or not even read: the game stands where it stood. */
const LEFT_ALONE = { events: null, views: null };

export const tapped = (
  game: GameSide,
  before: Standing,
  [seat, command]: TapLine,
  { seed, linesAt }: Tapping,
): Tapped => {
  const read = game.readCommand(plain(command));
  if (read.kind !== 'ok') return { record: { read }, next: before, isPlayed: false };
  const { state } = before;
  const preview = orThrew(() => game.preview(state, read.value, seat));
  const about = orThrew(() => game.aboutCommand(state, read.value));
  const walked = orThrew(() => walkedTo(game.decide(state, read.value, seat), { seed, oddsAt: -1, linesAt }));
  const happened = happenedIn(walked);
  const facts = happened?.facts ?? [];
  const isSpoilt = happened !== null || seed % SPOILT_ONCE_IN === 0;
  const spoilt = isSpoilt ? spoiltReads(game, seed, [command, ...facts.map(({ event }) => event)]) : null;
  const record = { read, preview, about, walked, spoilt };
  if (happened === null) return { record: { ...record, ...LEFT_ALONE }, next: before, isPlayed: false };
  const after = orThrew(() => applied(game, before, facts));
  if ('threw' in after) return { record: { ...record, events: after, views: null }, next: before, isPlayed: false };
  const { next, reads } = after;
  return { record: { ...record, events: reads, views: next.views }, next, isPlayed: true };
};

export const begun = (game: GameSide): Standing => standingAt(game, game.start);

/** The seed of the nth tap of a game. */
export const tapSeed = (seed: number, nth: number): number => (Math.imul(seed, 0x85ebca6b) + nth * 7919) >>> 0;

const replayGame = (
  game: GameSide,
  { seed, setup, taps }: Played,
  linesAt: boolean,
  told: (record: unknown, at: number) => void,
): void => {
  let standing = begun(game);
  const all: readonly TapLine[] = [['table', setup], ...taps];
  all.forEach((tap, at) => {
    const { record, next } = tapped(game, standing, tap, { seed: tapSeed(seed, at), linesAt });
    standing = next;
    told(record, at);
  });
};

export const replayGames = (adapter: Adapter, { id, linesAt, games }: GameScript, told: Told): void => {
  const game = adapter.games.get(id);
  if (game === undefined) throw new Error(`same: no rule set ${id}`);
  games.forEach((played, item) => {
    replayGame(game, played, linesAt, (record, at) => {
      const tap = at === 0 ? ['table', played.setup] : played.taps[at - 1];
      told(record, { item, at, what: `game ${played.seed}, tap ${at}: ${JSON.stringify(tap)}` });
    });
  });
};
