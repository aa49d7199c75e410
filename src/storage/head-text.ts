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

/** A keychain item takes little; a longer name is told by how it begins. */
const LONGEST_NAME = 80;

export const encodeKnown = ({ chain, name, savedAt, isInTrash }: KnownGame): string =>
  JSON.stringify({ chain, name: Array.from(name).slice(0, LONGEST_NAME).join(''), savedAt, isInTrash });

const isKnown = (value: object): value is Omit<KnownGame, 'key'> =>
  'chain' in value &&
  typeof value.chain === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'savedAt' in value &&
  (value.savedAt === null || typeof value.savedAt === 'number') &&
  'isInTrash' in value &&
  typeof value.isInTrash === 'boolean';

/** What cannot be read, or was written by somebody else, says nothing. */
export const decodeKnown = (key: string, text: string | null): KnownGame | null => {
  const value: unknown = text === null ? null : parse(text);
  if (typeof value !== 'object' || value === null || !isKnown(value)) return null;
  const { chain, name, savedAt, isInTrash } = value;
  return { key, chain, name, savedAt, isInTrash };
};
