import type { RuleSet } from '../engine/rule-set';
import { SECRET_SCOPES } from '../engine/sides';
import type { SecretScope } from '../engine/sides';
import { genesisHash, textHash } from './chain';
import { NOTHING_CLOSED } from './closed-slice';
import type { ClosedSlice, ClosedSlices, SealedSlice } from './closed-slice';
import { decodeSealed } from './decode-entry';
import type { EntryDecoder } from './decode-entry';
import { sliceOf, tableOf, turnOf, withSlice, withTable } from './decode-slices';
import type { Keyring, SealedPlace } from './keyring';
import type { Checkpoint } from './store';
import { NO_FACTS, applyEvents, startOf } from './timeline';
import type { ChainFacts, Folding, Position, Timeline } from './timeline';

/** A place to fold on from: a saved state, or the beginning. */
export type Base<State> = Readonly<{ timeline: Timeline<State>; hash: string }>;

type Saved = Readonly<{
  position: Pick<Position<unknown>, 'seq' | 'from' | 'barrier'>;
  hash: string;
  table: unknown;
  slices: ClosedSlices;
  /** Missing where there is none, as in every checkpoint of before. */
  facts?: ChainFacts;
}>;

/** Short enough to be sealed in one piece whatever the letters. */
const PIECE = 20_000;

const piecePlace = (at: number, i: number, of: number): SealedPlace => ({
  row: at,
  entry: `${at}.${i}.${of}`,
  type: 'slice/1',
});

type At = Readonly<{ scope: SecretScope; seq: number; turn: number }>;

const sealSlice = (at: At, slice: unknown, keys: Keyring): SealedSlice | null => {
  const text = JSON.stringify(slice);
  const of = Math.ceil(text.length / PIECE);
  const pieces: string[] = [];
  for (let i = 0; i < of; i += 1) {
    const sealing = keys.seal(at, piecePlace(at.seq, i, of), text.slice(i * PIECE, (i + 1) * PIECE));
    if (sealing.kind !== 'sealed') return null;
    pieces.push(sealing.text);
  }
  return { at: at.seq, turn: at.turn, pieces };
};

const sealedNow = (at: At, slice: unknown, keys: Keyring): ClosedSlice | null => {
  const base = sealSlice(at, slice, keys);
  return base === null ? null : { base, since: [] };
};

/** Null where something stands in a locked slice all the same, from rows older than the seals: it could not be kept. */
const carriedOver = (slice: ClosedSlice | undefined, isUntouched: boolean): ClosedSlice | undefined | null =>
  isUntouched ? slice : null;

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * A state worth keeping, so that the next opening need not fold what came before. Only the table stands in it in clear: an
 * open slice is sealed with its key, a locked one is carried over as it was found. Null when a slice cannot be sealed.
 */
export const checkpointOf = <State>(
  timeline: Timeline<State>,
  hash: string,
  rules: Pick<RuleSet<State, never, never, unknown>, 'start' | 'stateVersion'>,
  keys: Keyring,
): Checkpoint | null => {
  const { seq, state, closed, from, barrier } = timeline.here;
  const turn = turnOf(state);
  const slices: Partial<Record<SecretScope, ClosedSlice>> = {};
  for (const scope of SECRET_SCOPES) {
    const slice = sliceOf(state, scope);
    const isUntouched = isSame(slice, sliceOf(rules.start, scope));
    // Where nothing stands there is nothing to seal; that a side has no secret yet can be read off the rows anyway.
    if (keys.has(scope) && isUntouched) continue;
    const kept = keys.has(scope)
      ? sealedNow({ scope, seq: timeline.count, turn }, slice, keys)
      : carriedOver(closed[scope], isUntouched);
    if (kept === null) return null;
    if (kept !== undefined) slices[scope] = kept;
  }
  const { facts } = timeline;
  const saved: Saved = { position: { seq, from, barrier }, hash, table: tableOf(state), slices, facts };
  const text = JSON.stringify(saved);
  return { seq: timeline.count, version: rules.stateVersion, body: `${textHash(text)}${text}` };
};

const HASH_LENGTH = 43;

type Rules<State, Command, Event> = EntryDecoder<Command, Event> & Folding<State, Event>;

/**
 * A checkpoint is the app's own and of this very version of the state: it is read back as it was written. It stands beside
 * the chain, so it carries its own hash; null when that does not fit, or a slice does not open to the key that is there,
 * since a damaged one is as good as none.
 */
export const baseOf = <State, Command, Event>(
  checkpoint: Checkpoint | null,
  chain: string,
  rules: Rules<State, Command, Event>,
  keys: Keyring,
): Base<State> | null => {
  if (checkpoint === null) return { timeline: startOf(rules.start), hash: genesisHash(chain) };
  const text = checkpoint.body.slice(HASH_LENGTH);
  if (textHash(text) !== checkpoint.body.slice(0, HASH_LENGTH)) return null;
  const { position, hash, table, slices, facts = NO_FACTS } = JSON.parse(text) as Saved;
  facts.keys.forEach(keys.rekeyed);
  const opened = openSlices(withTable(rules.start, table), slices, rules, keys);
  if (opened === null) return null;
  const here: Position<State> = { ...position, ...opened, behind: null, depth: 0 };
  return { timeline: { count: checkpoint.seq, here, undone: null, facts }, hash };
};

type Opened<State> = Pick<Position<State>, 'state' | 'closed'>;

const openSlices = <State, Command, Event>(
  start: State,
  slices: ClosedSlices,
  rules: Rules<State, Command, Event>,
  keys: Keyring,
): Opened<State> | null => {
  let [state, closed] = [start, NOTHING_CLOSED];
  for (const scope of SECRET_SCOPES) {
    const slice = slices[scope];
    if (slice === undefined) continue;
    const opened = keys.has(scope) ? openSlice(state, scope, slice, rules, keys) : state;
    if (opened === null) return null;
    state = opened;
    if (!keys.has(scope)) closed = { ...closed, [scope]: slice };
  }
  return { state, closed };
};

/** The slice as it was sealed, and then what came upon it while it was locked. */
const openSlice = <State, Command, Event>(
  state: State,
  scope: SecretScope,
  { base, since }: ClosedSlice,
  rules: Rules<State, Command, Event>,
  keys: Keyring,
): State | null => {
  const sealed = base === null ? undefined : openPieces(scope, base, keys);
  if (sealed === null) return null;
  let next = sealed === undefined ? state : withSlice(state, scope, JSON.parse(sealed));
  for (const { seq, turn, sealed: text } of since) {
    const part = decodeSealed({ scope, turn, sealed: text }, { seq, rules, keys, what: 'events' });
    // What a newer app sealed is met, and named, when its entry is read.
    if (part.kind !== 'ok') return null;
    if ('events' in part.value) next = applyEvents(rules, next, [part.value]);
  }
  return next;
};

const openPieces = (scope: SecretScope, { at, turn, pieces }: SealedSlice, keys: Keyring): string | null => {
  let text = '';
  for (const [i, sealed] of pieces.entries()) {
    const opening = keys.open({ scope, turn, sealed }, piecePlace(at, i, pieces.length));
    if (opening.kind !== 'opened') return null;
    text += opening.text;
  }
  return text;
};
