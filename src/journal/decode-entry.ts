import * as v from 'valibot';
import { SCOPES } from '../engine/sides';
import type { Decoded, RuleSet } from '../engine/rule-set';
import type { Entry, Part } from './entry';

/** What the rules must know to tell a good entry from a bad one. */
export type EntryDecoder<Command, Event> = Pick<
  RuleSet<unknown, Command, Event, unknown>,
  'decodeCommand' | 'decodeEvent'
>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const roll = v.object({ rule: v.string(), faces: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))) });
const choice = v.object({ rule: v.string(), option: v.string() });
const part = v.object({
  scope: v.picklist(SCOPES),
  command: v.optional(v.unknown()),
  rolls: v.optional(v.array(roll)),
  choices: v.optional(v.array(choice)),
  events: v.array(v.unknown()),
});
const when = { at: v.number(), from: count };
const entrySchema = v.variant('kind', [
  v.object({ kind: v.literal('play'), barrier: v.boolean(), parts: v.array(part), ...when }),
  v.object({ kind: v.picklist(['undo', 'redo']), to: count, ...when }),
  v.object({ kind: v.literal('correction'), to: count, reason: v.string(), ...when }),
]);

const ENTRY_KINDS: readonly unknown[] = ['play', 'undo', 'redo', 'correction'];

/** Reads one stored body. Unknown kinds and events are "newer", never skipped: skipping would silently change the game. */
export const decodeEntry = <Command, Event>(
  body: string,
  rules: EntryDecoder<Command, Event>,
): Decoded<Entry<Command, Event>> => {
  const json = parse(body);
  const kind = kindOf(json);
  if (typeof kind === 'string' && !ENTRY_KINDS.includes(kind)) return { kind: 'newer', type: kind };
  const shape = v.safeParse(entrySchema, json);
  if (!shape.success) return { kind: 'bad', path: v.getDotPath(shape.issues[0]) ?? '' };
  const entry = shape.output;
  if (entry.kind !== 'play') return { kind: 'ok', value: entry };
  const parts: Part<Command, Event>[] = [];
  for (const [i, raw] of entry.parts.entries()) {
    const decoded = decodePart(raw, rules);
    if (decoded.kind === 'bad') return { kind: 'bad', path: `parts.${i}.${decoded.path}` };
    if (decoded.kind === 'newer') return decoded;
    parts.push(decoded.value);
  }
  return { kind: 'ok', value: { ...entry, parts } };
};

const decodePart = <Command, Event>(
  raw: v.InferOutput<typeof part>,
  rules: EntryDecoder<Command, Event>,
): Decoded<Part<Command, Event>> => {
  const events: Event[] = [];
  for (const [i, json] of raw.events.entries()) {
    const event = rules.decodeEvent(json);
    if (event.kind === 'bad') return { kind: 'bad', path: `events.${i}.${event.path}` };
    if (event.kind === 'newer') return event;
    events.push(event.value);
  }
  const { command: rawCommand, ...rest } = raw;
  if (rawCommand === undefined) return { kind: 'ok', value: { ...rest, events } as Part<Command, Event> };
  const command = rules.decodeCommand(rawCommand);
  if (command.kind !== 'ok') return command.kind === 'bad' ? { kind: 'bad', path: `command.${command.path}` } : command;
  return { kind: 'ok', value: { ...rest, command: command.value, events } as Part<Command, Event> };
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
