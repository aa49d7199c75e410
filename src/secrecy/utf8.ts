/**
 * Text as UTF-8 and back. Written out, because the phones' engine has no decoder of its own and what is sealed on one
 * platform must open on every other.
 */
type Form = Readonly<{ most: number; lead: number; mask: number; more: number }>;

const FORMS: readonly Form[] = [
  { most: 0x7f, lead: 0x00, mask: 0x80, more: 0 },
  { most: 0x7ff, lead: 0xc0, mask: 0xe0, more: 1 },
  { most: 0xffff, lead: 0xe0, mask: 0xf0, more: 2 },
  { most: 0x10ffff, lead: 0xf0, mask: 0xf8, more: 3 },
];

const REPLACEMENT = 0xfffd;
const isHalf = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;

/** Half of a surrogate pair is no character: it becomes the replacement character, as everywhere. */
export const utf8 = (text: string): Uint8Array => {
  const out = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i += 1) {
    const point = text.codePointAt(i) ?? REPLACEMENT;
    if (point > 0xffff) i += 1;
    if (point > 0x7f) length = write(out, length, isHalf(point) ? REPLACEMENT : point);
    else out[length++] = point;
  }
  return out.slice(0, length);
};

const write = (out: Uint8Array, at: number, point: number): number => {
  const form = FORMS.find(({ most }) => point <= most);
  if (form === undefined) return at;
  out[at] = form.lead | (point >> (6 * form.more));
  for (let i = 1; i <= form.more; i += 1) out[at + i] = 0x80 | ((point >> (6 * (form.more - i))) & 0x3f);
  return at + 1 + form.more;
};

/** So many characters are made into text at once. */
const CHUNK = 1024;

/** Null where the bytes are not UTF-8 in its one proper form. */
export const readUtf8 = (bytes: Uint8Array): string | null => {
  let text = '';
  let points: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    const read = byte > 0x7f ? readPoint(bytes, at) : { point: byte, next: at + 1 };
    if (read === null) return null;
    points.push(read.point);
    at = read.next;
    if (points.length < CHUNK) continue;
    text += String.fromCodePoint(...points);
    points = [];
  }
  return text + String.fromCodePoint(...points);
};

const readPoint = (bytes: Uint8Array, at: number): Readonly<{ point: number; next: number }> | null => {
  const first = bytes[at] ?? 0;
  const form = FORMS.find(({ lead, mask }) => (first & mask) === lead);
  if (form === undefined) return null;
  let point = first & ~form.mask;
  for (let i = 1; i <= form.more; i += 1) {
    const next = bytes[at + i] ?? 0;
    if ((next & 0xc0) !== 0x80) return null;
    point = (point << 6) | (next & 0x3f);
  }
  return isProper(point, form) ? { point, next: at + 1 + form.more } : null;
};

/** In its shortest form, and a character at all. */
const isProper = (point: number, form: Form): boolean => {
  const shorter = FORMS[form.more - 1];
  return point <= form.most && !isHalf(point) && (shorter === undefined || point > shorter.most);
};
