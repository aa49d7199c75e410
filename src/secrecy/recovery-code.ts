/**
 * The code a player writes down when he sets a PIN: 128 random bits as 26 letters of Crockford's alphabet (no I, L, O, U),
 * and two more to check them. The two are a Reed–Solomon code over 32 letters: a single wrong letter is not only noticed
 * but named, and so is every swap of neighbours noticed.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const VALUES: ReadonlyMap<string, number> = new Map([
  ...Array.from(ALPHABET, (letter, value): [string, number] => [letter, value]),
  ['I', 1],
  ['L', 1],
  ['O', 0],
]);
const GROUP = 4;
const BYTES = 16;
const DATA = 26;
export const CODE_LETTERS = DATA + 2;

export type CodeReading =
  | Readonly<{ kind: 'code'; secret: Uint8Array }>
  /** Letters are missing or too many. */
  | Readonly<{ kind: 'length'; letters: number }>
  /** Counted from 1, without the dashes. */
  | Readonly<{ kind: 'strange'; at: number; letter: string }>
  /** A typing slip; `at` is its letter where it is the only one, null where there must be several. */
  | Readonly<{ kind: 'slip'; at: number | null }>;

/** 16 random bytes as the code on paper: seven groups of four. */
export const recoveryCode = (secret: Uint8Array): string => {
  const data = toLetters(secret);
  const letters = [...data, ...checksOf(data)].map((value) => ALPHABET.charAt(value));
  const groups = Array.from({ length: CODE_LETTERS / GROUP }, (_, i) => letters.slice(i * GROUP, (i + 1) * GROUP));
  return groups.map((group) => group.join('')).join('-');
};

/** Reads what was typed, in whatever case and spacing. It needs no key: a slip is told before anything is tried. */
export const readRecoveryCode = (typed: string): CodeReading => {
  const letters = Array.from(typed.toUpperCase()).filter((letter) => !/[\s\u2010-\u2015-]/u.test(letter));
  const values: number[] = [];
  for (const [i, letter] of letters.entries()) {
    const value = VALUES.get(letter);
    if (value === undefined) return { kind: 'strange', at: i + 1, letter };
    values.push(value);
  }
  return values.length === CODE_LETTERS ? readValues(values) : { kind: 'length', letters: values.length };
};

const readValues = (values: readonly number[]): CodeReading => {
  const [sum, weighted] = syndromes(values);
  if (sum === 0 && weighted === 0) {
    const secret = fromLetters(values.slice(0, DATA));
    return secret === null ? { kind: 'slip', at: null } : { kind: 'code', secret };
  }
  if (sum === 0 || weighted === 0) return { kind: 'slip', at: null };
  const at = logOf(weighted) - logOf(sum);
  const place = at < 0 ? at + ORDER : at;
  return { kind: 'slip', at: place < CODE_LETTERS ? place + 1 : null };
};

/** The first two of the 130 bits are not used. */
const toLetters = (secret: Uint8Array): readonly number[] => {
  const bits = [0, 0, ...[...secret].flatMap((byte) => bitsOf(byte, 8))];
  return Array.from({ length: DATA }, (_, i) => numberOf(bits.slice(i * 5, i * 5 + 5)));
};

const fromLetters = (values: readonly number[]): Uint8Array | null => {
  const bits = values.flatMap((value) => bitsOf(value, 5));
  if (numberOf(bits.slice(0, 2)) !== 0) return null;
  return Uint8Array.from({ length: BYTES }, (_, i) => numberOf(bits.slice(2 + i * 8, 10 + i * 8)));
};

const bitsOf = (value: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);
const numberOf = (bits: readonly number[]): number => bits.reduce((value, bit) => value * 2 + bit, 0);

/** The field of 32 elements (x⁵ + x² + 1): letters can be multiplied and divided in it. */
const ORDER = 31;
const double = (value: number): number => (value & 16 ? (value << 1) ^ 0b100101 : value << 1);
const powers = (): readonly number[] => {
  const list = [1];
  while (list.length < ORDER) list.push(double(list.at(-1) ?? 1));
  return list;
};
const POWERS = powers();
const powerOf = (exponent: number): number => POWERS[exponent % ORDER] ?? 0;
const logOf = (value: number): number => POWERS.indexOf(value);
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : powerOf(logOf(a) + logOf(b)));
const over = (a: number, b: number): number => (a === 0 ? 0 : powerOf(logOf(a) - logOf(b) + ORDER));

/** Of a whole code both are 0. Of one with a single slip their quotient names its place. */
const syndromes = (values: readonly number[]): readonly [number, number] => [
  values.reduce((sum, value) => sum ^ value, 0),
  values.reduce((sum, value, i) => sum ^ times(value, powerOf(i)), 0),
];

const checksOf = (data: readonly number[]): readonly [number, number] => {
  const [sum, weighted] = syndromes(data);
  const second = over(weighted ^ times(sum, powerOf(DATA)), powerOf(DATA) ^ powerOf(DATA + 1));
  return [sum ^ second, second];
};
