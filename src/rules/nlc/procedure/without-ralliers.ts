import { isHelped } from '../corps/rallying-leader';
import type { CorpsState } from '../corps/state';

/** NLC 13, in the input of any procedure: whoever rallies helps nobody besides. All of it is read from plain JSON. */

type Json = Readonly<Record<string, unknown>>;
type Named = ReadonlyMap<string, readonly string[]>;

const isRecord = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);
const texts = (json: unknown): readonly string[] =>
  Array.isArray(json) ? json.filter((one): one is string => typeof one === 'string') : [];
const idOf = (json: unknown): readonly string[] =>
  isRecord(json) && typeof json['id'] === 'string' ? [json['id']] : [];

/** Leaders by the units they stand with, wherever a hex of the input names both. */
const namedIn = (json: unknown): readonly (readonly [string, readonly string[]])[] => {
  if (Array.isArray(json)) return json.flatMap(namedIn);
  if (!isRecord(json)) return [];
  const { units, leaders } = json;
  const here = Array.isArray(units) ? units.flatMap(idOf).map((id) => [id, texts(leaders)] as const) : [];
  return [...here.filter(([, named]) => named.length > 0), ...Object.values(json).flatMap(namedIn)];
};

const isLed = (json: Json): boolean => json['withLeader'] === true || texts(json['facts']).includes('withLeader');

/** The same unit without a leader: in the words of the rules, and in those of the page it was made on. */
const alone = (json: Json): Json => ({
  ...json,
  ...('withLeader' in json ? { withLeader: false } : {}),
  ...('facts' in json ? { facts: texts(json['facts']).filter((fact) => fact !== 'withLeader') } : {}),
});

const without = (state: CorpsState, json: unknown, named: Named): unknown => {
  if (Array.isArray(json)) return json.map((one: unknown) => without(state, one, named));
  if (!isRecord(json)) return json;
  const [id] = idOf(json);
  if (id !== undefined && isLed(json)) return isHelped(state, id, named.get(id)) ? json : alone(json);
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, without(state, value, named)]));
};

/** An input as it counts: the help of leaders who rally this turn is dropped, whatever page it comes from. */
export const inputWithoutRalliers = (state: CorpsState, input: unknown): unknown =>
  without(state, input, new Map(namedIn(input)));
