import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Row } from './store';

/**
 * The hash chain of a game. It notices damage and truncation and lets two phones compare; it is no proof against the
 * owner of the phone. Fields are length-prefixed, because `"1" + "23"` and `"12" + "3"` would else be one.
 */
const FORMAT = 'estafette/entry/1';
const GENESIS = 'estafette/genesis/1';
const TEXT = 'estafette/text/1';

export type Link = Readonly<{ chain: string; seq: number; prev: string; body: string }>;

export const chainHash = ({ chain, seq, prev, body }: Link): string => digest([FORMAT, chain, String(seq), prev, body]);

/** Of a text that stands beside the chain, so that its damage is noticed too. */
export const textHash = (text: string): string => digest([TEXT, text]);

/** What the first row of a game names as its predecessor. */
export const genesisHash = (chain: string): string => digest([GENESIS, chain]);

/** The row that follows `prev`, sealed into the chain. */
export const link = (chain: string, seq: number, prev: string, body: string): Row => ({
  seq,
  body,
  prev,
  hash: chainHash({ chain, seq, prev, body }),
});

/** Room for the fields of a row, used again for the next one: a long game is hashed row by row when it opens. */
let room = new Uint8Array(4096);
/** A whole file is hashed once; its room is not kept. */
const MOST_ROOM = 1 << 18;

const LENGTH = 4;
const ASCII = 0x80;

/** Puts a text into the room and says how long it is; null where it is not plain ASCII, or does not fit. */
const putPlain = (text: string, at: number): number | null => {
  if (at + text.length > room.length) return null;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ASCII) return null;
    room[at + i] = code;
  }
  return text.length;
};

const putAny = (text: string, at: number): number => {
  const bytes = utf8ToBytes(text);
  if (at + bytes.length > room.length) {
    const wider = new Uint8Array(2 * (at + bytes.length));
    wider.set(room.subarray(0, at));
    room = wider;
  }
  room.set(bytes, at);
  return bytes.length;
};

/** Every field with its length before it, in one piece, so that a row is hashed in one go. */
const digest = (fields: readonly string[]): string => {
  let at = 0;
  for (const field of fields) {
    const length = putPlain(field, at + LENGTH) ?? putAny(field, at + LENGTH);
    room[at] = length >>> 24;
    room[at + 1] = length >>> 16;
    room[at + 2] = length >>> 8;
    room[at + 3] = length;
    at += LENGTH + length;
  }
  const hash = sha256(room.subarray(0, at));
  if (room.length > MOST_ROOM) room = new Uint8Array(4096);
  return base64url(hash);
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const base64url = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b, c] = [bytes[i] ?? 0, bytes[i + 1], bytes[i + 2]];
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text += letter(bits >> 18) + letter(bits >> 12);
    if (b !== undefined) text += letter(bits >> 6);
    if (c !== undefined) text += letter(bits);
  }
  return text;
};

const letter = (bits: number): string => ALPHABET.charAt(bits & 63);

/** The first place where rows stop being a chain, or null when they are one. */
export const firstBreak = (
  chain: string,
  rows: readonly Row[],
  before: Readonly<{ seq: number; hash: string }>,
): number | null => {
  let last = before;
  for (const row of rows) {
    const whole = row.seq === last.seq + 1 && row.prev === last.hash && row.hash === chainHash({ chain, ...row });
    if (!whole) return last.seq + 1;
    last = row;
  }
  return null;
};
