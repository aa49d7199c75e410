import { utf8 } from './utf8';

/** What goes into a hash or a key: text as UTF-8, whole numbers in four bytes, bytes as they are. */
export type Field = string | number | Uint8Array;

export const join = (...parts: readonly Uint8Array[]): Uint8Array => {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
};

/** Each field behind its length: `"G1" + "13"` and `"G11" + "3"` must never be the same bytes. */
export const enc = (...fields: readonly Field[]): Uint8Array =>
  join(
    ...fields.flatMap((field) => {
      const bytes = bytesOf(field);
      return [u32(bytes.length), bytes];
    }),
  );

const bytesOf = (field: Field): Uint8Array => {
  if (typeof field === 'string') return utf8(field);
  return typeof field === 'number' ? u32(field) : field;
};

const u32 = (value: number): Uint8Array => {
  if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) throw new RangeError(`no u32: ${value}`);
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
};

const BLOCK = 64;
/** The longest text that can be padded: its length stands in two bytes. */
export const LONGEST = 0xffff;

/** Up to whole blocks, so that "hold" and "withdraw" are of one length. Null for what is longer than `LONGEST`. */
export const pad64 = (bytes: Uint8Array): Uint8Array | null => {
  if (bytes.length > LONGEST) return null;
  const out = new Uint8Array(Math.ceil((2 + bytes.length) / BLOCK) * BLOCK);
  out.set([bytes.length >> 8, bytes.length]);
  out.set(bytes, 2);
  return out;
};

/** Null for what `pad64` never makes. */
export const unpad64 = (padded: Uint8Array): Uint8Array | null => {
  const length = ((padded[0] ?? 0) << 8) | (padded[1] ?? 0);
  const blocks = Math.ceil((2 + length) / BLOCK);
  if (padded.length !== blocks * BLOCK) return null;
  const rest = padded.subarray(2 + length);
  return rest.every((byte) => byte === 0) ? padded.slice(2, 2 + length) : null;
};

/** Whether two texts of bytes are one, without telling by the time it takes where they part. */
export const same = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a.length !== b.length) return false;
  let differs = 0;
  for (let i = 0; i < a.length; i += 1) differs |= (a[i] ?? 0) ^ (b[i] ?? 0);
  return differs === 0;
};
