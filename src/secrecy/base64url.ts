const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** By character code; -1 is no letter of it. */
const VALUES: readonly number[] = Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)));

const letter = (bits: number): string => ALPHABET.charAt(bits & 63);

/** Bytes as text, because the web's database does not bring bytes back whole. */
export const base64url = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text += letter(bits >> 18) + letter(bits >> 12);
    if (b !== undefined) text += letter(bits >> 6);
    if (c !== undefined) text += letter(bits);
  }
  return text;
};

/** Whether a text is what `base64url` makes of these bytes, without making it. */
export const isBase64url = (text: string, bytes: Uint8Array): boolean => {
  if (text.length !== Math.ceil((bytes.length * 4) / 3)) return false;
  for (let i = 0; i < text.length; i += 1) {
    const at = (6 * i) >> 3;
    const two = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    if (VALUES[text.charCodeAt(i)] !== ((two >> (10 - ((6 * i) & 7))) & 63)) return false;
  }
  return true;
};

/**
 * Null for what `base64url` never writes: a strange letter, a left-over one, stray bits at the end. So every text has one
 * reading and every reading one text, and no letter can be changed without changing a byte.
 */
export const readBase64url = (text: string): Uint8Array | null => {
  if (text.length % 4 === 1) return null;
  const out = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (let i = 0; i < text.length; i += 1) {
    const value = VALUES[text.charCodeAt(i)] ?? -1;
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      out[at] = bits >> held;
      at += 1;
    }
  }
  return (bits & ((1 << held) - 1)) === 0 ? out : null;
};
