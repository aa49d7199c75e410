import { base64url } from './base64url';
import { utf8 } from './utf8';

/**
 * A checksum behind a text (`text.check`), so that damage can be told from a wrong key: an AEAD says only "no". It protects
 * nothing (anybody can count it anew); it finds every slip of up to 32 bits in a row.
 */
export type Checked =
  | Readonly<{ kind: 'whole'; text: string }>
  /** The end is missing. */
  | Readonly<{ kind: 'cut' }>
  /** Something in it has changed. */
  | Readonly<{ kind: 'damaged' }>;

const MARK = '.';
const LENGTH = 6;

export const withCheck = (text: string): string => `${text}${MARK}${checkOf(text)}`;

export const readChecked = (checked: string): Checked => {
  const at = checked.lastIndexOf(MARK);
  const [text, check] = [checked.slice(0, at), checked.slice(at + 1)];
  if (at === -1 || check.length < LENGTH) return { kind: 'cut' };
  return check === checkOf(text) ? { kind: 'whole', text } : { kind: 'damaged' };
};

const checkOf = (text: string): string => {
  const crc = crc32(utf8(text));
  return base64url(Uint8Array.of(crc >>> 24, crc >>> 16, crc >>> 8, crc));
};

const TABLE: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** CRC-32 as in zip and PNG. */
export const crc32 = (bytes: Uint8Array): number => {
  let crc = -1;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
};
