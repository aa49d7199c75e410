import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { base64url, readBase64url } from './base64url';
import { enc, join, pad64, unpad64 } from './bytes';
import { readChecked, withCheck } from './checked';
import { NONCE_LENGTH, attempt } from './keys';
import type { TurnKey } from './keys';
import { readUtf8, utf8 } from './utf8';

/** Where a sealed part stands: it opens nowhere else. `type` is coarse (`part/1`), because it can be read. */
export type RowPlace = Readonly<{ entry: string; type: string }>;

export type Sealing = Readonly<{ kind: 'sealed'; text: string }> | Readonly<{ kind: 'tooLong'; bytes: number }>;

export type RowOpening =
  | Readonly<{ kind: 'opened'; text: string }>
  | Readonly<{ kind: 'cut' | 'damaged' }>
  /** Sealed by a newer app. */
  | Readonly<{ kind: 'newer'; version: number }>
  /** Whole, but sealed with another key, for another place, or by somebody who had no key. */
  | Readonly<{ kind: 'wrongKey' }>;

const VERSION = 1;
const TAG = 16;
const BLOCK = 64;
const HEAD = 1 + NONCE_LENGTH;

const cipher = ({ desk, turn, secret }: TurnKey, { entry, type }: RowPlace, nonce: Uint8Array) =>
  xchacha20poly1305(secret, nonce, enc('wgc/row/1', desk.game, desk.side, turn, entry, type));

/** Seals one part. `nonce` is 24 fresh random bytes: never the same ones twice. */
export const sealRow = (key: TurnKey, place: RowPlace, text: string, nonce: Uint8Array): Sealing => {
  const plain = utf8(text);
  const padded = pad64(plain);
  if (padded === null) return { kind: 'tooLong', bytes: plain.length };
  const sealed = cipher(key, place, nonce).encrypt(padded);
  return { kind: 'sealed', text: withCheck(base64url(join(Uint8Array.of(VERSION), nonce, sealed))) };
};

export const openRow = (key: TurnKey, place: RowPlace, sealed: string): RowOpening => {
  const checked = readChecked(sealed);
  if (checked.kind !== 'whole') return checked;
  const row = readBase64url(checked.text);
  const version = row?.[0];
  if (row === null || version === undefined) return { kind: 'damaged' };
  if (version !== VERSION) return { kind: 'newer', version };
  const isWhole = row.length >= HEAD + BLOCK + TAG && (row.length - HEAD - TAG) % BLOCK === 0;
  return isWhole ? openBody(key, place, row) : { kind: 'cut' };
};

const openBody = (key: TurnKey, place: RowPlace, row: Uint8Array): RowOpening => {
  const padded = attempt(() => cipher(key, place, row.subarray(1, HEAD)).decrypt(row.subarray(HEAD)));
  if (padded === null) return { kind: 'wrongKey' };
  const plain = unpad64(padded);
  const text = plain === null ? null : readUtf8(plain);
  return text === null ? { kind: 'damaged' } : { kind: 'opened', text };
};
