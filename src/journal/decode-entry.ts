import * as v from 'valibot';
import { SCOPES, SIDES, deskOf, isSecret } from '../engine/sides';
import { UNFIT, readJson } from '../engine/decode-json';
import type { Decoded, RuleSet } from '../engine/rule-set';
import { keyFactOf } from './entry';
import type { ClosedPart, Entry, Part, PlayEntry } from './entry';
import { NO_KEYS } from './keyring';
import type { Keyring, Sealed } from './keyring';
import { partPlace } from './seal-entry';

/** What the rules must know to tell a good entry from a bad one. */
export type EntryDecoder<Command, Event> = Pick<
  RuleSet<unknown, Command, Event, unknown>,
  'decodeCommand' | 'decodeEvent'
>;

/** An entry as it is stored; where it stands decides what opens it. */
export type StoredEntry = Readonly<{ seq: number; body: string }>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const roll = v.object({ rule: v.string(), faces: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))) });
const choice = v.object({ rule: v.string(), option: v.string() });
const content = {
  command: v.optional(v.unknown()),
  rolls: v.optional(v.array(roll)),
  choices: v.optional(v.array(choice)),
  events: v.optional(v.array(v.unknown())),
};
/** Open, with its events, or sealed with the key of a turn. */
const part = v.object({
  scope: v.picklist(SCOPES),
  turn: v.optional(v.pipe(count, v.maxValue(0xffff_ffff))),
  sealed: v.optional(v.string()),
  promise: v.optional(v.string()),
  /** Nothing happened in it (the umpire's dice): whoever folds need not open it. */
  still: v.optional(v.boolean()),
  ...content,
});
const contentSchema = v.object(content);
const when = { at: v.number(), from: count };
/** The fields stand in the order in which they are written: what is read in its own order need not be copied. */
const entrySchema = v.variant('kind', [
  v.object({
    kind: v.literal('play'),
    ...when,
    barrier: v.boolean(),
    parts: v.array(part),
    anew: v.exactOptional(count),
  }),
  v.object({ kind: v.picklist(['undo', 'redo']), to: count, ...when }),
  v.object({ kind: v.literal('correction'), to: count, reason: v.string(), ...when }),
  v.object({ kind: v.literal('key'), scope: v.picklist(SIDES.map(deskOf)), nr: count, mark: v.string(), ...when }),
  v.object({ kind: v.literal('copied'), as: v.picklist(['duplicate', 'file']), ...when }),
  v.object({ kind: v.literal('copy'), ...when }),
  v.object({ kind: v.literal('curtain'), side: v.picklist(SIDES), ...when }),
]);

const ENTRY_KINDS: readonly unknown[] = entrySchema.options.flatMap(({ entries: { kind } }) =>
  kind.type === 'literal' ? [kind.literal] : kind.options,
);

/** All that an entry holds; or, for folding, what changes the state. */
type Wanted = 'all' | 'events';

/** Reads one stored entry. Unknown kinds and events are "newer", never skipped: skipping would silently change the game. */
export const decodeEntry = <Command, Event>(
  { seq, body }: StoredEntry,
  rules: EntryDecoder<Command, Event>,
  keys: Keyring = NO_KEYS,
  what: Wanted = 'all',
): Decoded<Entry<Command, Event>> => {
  const json = parse(body);
  const kind = kindOf(json);
  if (typeof kind === 'string' && !ENTRY_KINDS.includes(kind)) return { kind: 'newer', type: kind };
  const entry = readJson(entrySchema, json);
  if (entry === UNFIT) return { kind: 'bad', path: pathIn(json) };
  // What follows in the rows is opened with it.
  if (entry.kind === 'key') keys.rekeyed(keyFactOf(entry, seq));
  return entry.kind === 'play' ? decodePlay(entry, { seq, rules, keys, what }) : { kind: 'ok', value: entry };
};

/** Where the first thing stands that no entry has. */
const pathIn = (json: unknown): string => {
  const { issues } = v.safeParse(entrySchema, json);
  return (issues && v.getDotPath(issues[0])) ?? '';
};

/** The sealed part of a scope in a stored entry, with what was promised of it; null where none can be read. */
export const sealedIn = (
  { body }: Pick<StoredEntry, 'body'>,
  scope: Sealed['scope'],
): (Sealed & Readonly<{ promise: string | null }>) | null => {
  const entry = readJson(entrySchema, parse(body));
  if (entry === UNFIT || entry.kind !== 'play') return null;
  const { turn, sealed, promise = null } = entry.parts.find((one) => one.scope === scope) ?? {};
  return turn === undefined || sealed === undefined ? null : { scope, turn, sealed, promise };
};

type Reading<Command, Event> = Readonly<{
  seq: number;
  rules: EntryDecoder<Command, Event>;
  keys: Keyring;
  what: Wanted;
}>;
type RawPlay = Extract<v.InferOutput<typeof entrySchema>, { kind: 'play' }>;
type RawPart = RawPlay['parts'][number];

const decodePlay = <Command, Event>(
  raw: RawPlay,
  reading: Reading<Command, Event>,
): Decoded<PlayEntry<Command, Event>> => {
  const parts: Part<Command, Event>[] = [];
  const closed: ClosedPart[] = [];
  for (const [i, rawPart] of raw.parts.entries()) {
    if (reading.what === 'events' && rawPart.still === true) continue;
    const decoded =
      rawPart.sealed === undefined
        ? decodePart(rawPart.scope, rawPart, reading.rules, reading.what)
        : sealedPart(rawPart, reading);
    if (decoded.kind === 'bad') return { kind: 'bad', path: `parts.${i}.${decoded.path}` };
    if (decoded.kind === 'newer') return decoded;
    if ('sealed' in decoded.value) closed.push(decoded.value);
    else parts.push(decoded.value);
  }
  return { kind: 'ok', value: { ...raw, parts, ...(closed.length === 0 ? {} : { closed }) } };
};

const sealedPart = <Command, Event>(
  { scope, turn, sealed = '' }: RawPart,
  reading: Reading<Command, Event>,
): Decoded<Part<Command, Event> | ClosedPart> => {
  if (!isSecret(scope)) return { kind: 'bad', path: 'scope' };
  if (turn === undefined) return { kind: 'bad', path: 'turn' };
  return decodeSealed({ scope, turn, sealed }, reading);
};

/** Opens a sealed part as far as it can be. One that is damaged is handed back closed and named, not taken for a bad entry. */
export const decodeSealed = <Command, Event>(
  { scope, turn, sealed }: Sealed,
  { seq, rules, keys, what }: Reading<Command, Event>,
): Decoded<Part<Command, Event> | ClosedPart> => {
  const at: Sealed = { scope, turn, sealed };
  const opening = keys.open(at, partPlace(seq));
  if (opening.kind === 'locked') return { kind: 'ok', value: at };
  if (opening.kind !== 'opened') return { kind: 'ok', value: { ...at, fault: opening.kind } };
  const read = readJson(contentSchema, parse(opening.text));
  const decoded = read === UNFIT ? null : decodePart(scope, read, rules, what);
  return decoded === null || decoded.kind === 'bad' ? { kind: 'ok', value: { ...at, fault: 'damaged' } } : decoded;
};

type Content = v.InferOutput<typeof contentSchema>;

const decodePart = <Command, Event>(
  scope: Part<Command, Event>['scope'],
  content: Content,
  rules: EntryDecoder<Command, Event>,
  what: Wanted,
): Decoded<Part<Command, Event>> => {
  const events = decodeEvents(content, rules);
  if (events.kind !== 'ok') return events;
  const command = content.command === undefined ? null : rules.decodeCommand(content.command);
  if (command?.kind === 'bad') return { kind: 'bad', path: `command.${command.path}` };
  if (command?.kind === 'newer') return command;
  if (what === 'events') return { kind: 'ok', value: { scope, events: events.value } };
  const value = {
    scope,
    ...(command === null ? {} : { command: command.value }),
    ...givenIn(content),
    events: events.value,
  };
  return { kind: 'ok', value: value as Part<Command, Event> };
};

const givenIn = ({ rolls, choices }: Content): Pick<Content, 'rolls' | 'choices'> => ({
  ...(rolls === undefined ? {} : { rolls }),
  ...(choices === undefined ? {} : { choices }),
});

const decodeEvents = <Event>(
  { events: raw }: Content,
  { decodeEvent }: Pick<EntryDecoder<never, Event>, 'decodeEvent'>,
): Decoded<readonly Event[]> => {
  if (raw === undefined) return { kind: 'bad', path: 'events' };
  const events: Event[] = [];
  for (const json of raw) {
    const event = decodeEvent(json);
    if (event.kind === 'bad') return { kind: 'bad', path: `events.${events.length}.${event.path}` };
    if (event.kind === 'newer') return event;
    events.push(event.value);
  }
  return { kind: 'ok', value: events };
};

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
};

const kindOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'kind' in json ? json.kind : undefined;
