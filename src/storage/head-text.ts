import * as v from 'valibot';
import type { Head, KnownGame } from '../journal/store';

/** A head as the keepers write it: small enough for a keychain item. */
export const encodeHead = ({ count, hash }: Head): string => JSON.stringify({ count, hash });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Anything unreadable counts as no head at all: a lost head must never lock a game. */
export const decodeHead = (text: string | null): Head | null => {
  const value: unknown = text === null ? null : parse(text);
  if (typeof value !== 'object' || value === null || !('count' in value) || !('hash' in value)) return null;
  const { count, hash } = value;
  return typeof count === 'number' && typeof hash === 'string' ? { count, hash } : null;
};

const knownSchema = v.object({
  chain: v.string(),
  name: v.string(),
  savedAt: v.nullable(v.number()),
  isInTrash: v.boolean(),
});

/** A keychain item takes little; a longer name is told by how it begins. */
const LONGEST_NAME = 80;

export const encodeKnown = ({ chain, name, savedAt, isInTrash }: KnownGame): string =>
  JSON.stringify({ chain, name: Array.from(name).slice(0, LONGEST_NAME).join(''), savedAt, isInTrash });

/** What cannot be read, or was written by somebody else, says nothing. */
export const decodeKnown = (key: string, text: string | null): KnownGame | null => {
  const read = v.safeParse(knownSchema, text === null ? null : parse(text));
  return read.success ? { key, ...read.output } : null;
};
