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

const digest = (fields: readonly string[]): string => base64url(sha256(inOnePiece(fields)));

const LENGTH = 4;

/** Each field after its length. In one piece: a hash that is given many small ones takes a quarter longer. */
const inOnePiece = (fields: readonly string[]): Uint8Array => {
  const pieces = fields.map(utf8ToBytes);
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + LENGTH + length, 0));
  const lengths = new DataView(whole.buffer);
  let at = 0;
  for (const piece of pieces) {
    lengths.setUint32(at, piece.length);
    whole.set(piece, at + LENGTH);
    at += LENGTH + piece.length;
  }
  return whole;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const base64url = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = bytes.subarray(i, i + 3);
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
