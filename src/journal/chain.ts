import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url, isBase64url } from '../secrecy/base64url';
import { HASH_BYTES, MOST_PADDING, sha256Into, writeWord } from './sha256';
import type { Row } from './store';

/**
 * The hash chain of a game. It notices damage and truncation and lets two phones compare; it is no proof against the
 * owner of the phone. Fields are length-prefixed, because `"1" + "23"` and `"12" + "3"` would else be one.
 */
const FORMAT = 'estafette/entry/1';
const GENESIS = 'estafette/genesis/1';
const TEXT = 'estafette/text/1';

export type Link = Readonly<{ chain: string; seq: number; prev: string; body: string }>;

const fieldsOf = (chain: string, { seq, prev, body }: Omit<Link, 'chain'>): readonly string[] => [
  FORMAT,
  chain,
  String(seq),
  prev,
  body,
];

export const chainHash = (link: Link): string => digest(fieldsOf(link.chain, link));

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
const ROOM = 4096;
let room = new Uint8Array(ROOM);
/** A whole file is hashed once; its room is not kept. */
const MOST_ROOM = 1 << 18;
const sum = new Uint8Array(HASH_BYTES);

const LENGTH = 4;
const ASCII = 0x80;

const makeRoom = (filled: number, length: number): void => {
  if (filled + length <= room.length) return;
  const wider = new Uint8Array(2 * (filled + length));
  wider.set(room.subarray(0, filled));
  room = wider;
};

/** Puts a text into the room and says how long it is; null where it is not plain ASCII. */
const putPlain = (text: string, at: number): number | null => {
  makeRoom(at, text.length);
  const [into, { length }] = [room, text];
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ASCII) return null;
    into[at + i] = code;
  }
  return length;
};

const putAny = (text: string, at: number): number => {
  const bytes = utf8ToBytes(text);
  makeRoom(at, bytes.length);
  room.set(bytes, at);
  return bytes.length;
};

/** The hash of the fields, until the next one is counted. Each stands with its length before it, and all in one piece. */
const sumOf = (fields: readonly string[]): Uint8Array => {
  let at = 0;
  for (const field of fields) {
    const length = putPlain(field, at + LENGTH) ?? putAny(field, at + LENGTH);
    writeWord(room, at, length);
    at += LENGTH + length;
  }
  makeRoom(at, MOST_PADDING);
  sha256Into(sum, room, at);
  if (room.length > MOST_ROOM) room = new Uint8Array(ROOM);
  return sum;
};

const digest = (fields: readonly string[]): string => base64url(sumOf(fields));

/** The first place where rows stop being a chain, or null when they are one. */
export const firstBreak = (
  chain: string,
  rows: readonly Row[],
  before: Readonly<{ seq: number; hash: string }>,
): number | null => {
  let last = before;
  for (const row of rows) {
    const whole =
      row.seq === last.seq + 1 && row.prev === last.hash && isBase64url(row.hash, sumOf(fieldsOf(chain, row)));
    if (!whole) return last.seq + 1;
    last = row;
  }
  return null;
};
