import type { Head } from '../journal/store';

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
