import type { Seeded } from './seeded';

/** Ways in which a file goes wrong, or is made to: by a disk, by a hand, by somebody who knows how it is read. */
export type Mutant = Readonly<{ kind: string; text: string }>;

type Json = unknown;
type Place = Readonly<{ holder: Record<string, unknown> | unknown[]; field: string | number }>;

export const pickFrom = <T>(chance: Seeded, list: readonly T[]): T | undefined => list[chance.roll(list.length) - 1];

/** Numbers that have broken readers before. */
const EXTREME = [
  ...[0, -0, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 53 + 1, -(2 ** 63), 8.65e15, 4_294_967_296],
] as const;

/** Texts that have. */
const ODD = [
  ...[
    '',
    ' ',
    '\ud800',
    'x\udfff',
    '\u202eevil',
    '\u200b',
    '\u0000',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...['NaN', '-1', '[]', '<script>', '"', '\\', 'é'.repeat(300), '🐎'.repeat(40), '0'.repeat(70)],
] as const;

const nested = (deep: number): string => `${'['.repeat(deep)}${']'.repeat(deep)}`;

const holdersIn = (json: Json): Place[] => {
  const places: Place[] = [];
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const field of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      places.push({ holder: value as Place['holder'], field });
      walk((value as Record<string | number, unknown>)[field]);
    }
  };
  walk(json);
  return places;
};

const valueAt = ({ holder, field }: Place): unknown => (holder as Record<string | number, unknown>)[field];
const put = ({ holder, field }: Place, value: unknown): void => {
  (holder as Record<string | number, unknown>)[field] = value;
};
const remove = ({ holder, field }: Place): void => {
  if (Array.isArray(holder)) holder.splice(Number(field), 1);
  else Reflect.deleteProperty(holder, field);
};

type Change = (chance: Seeded, places: readonly Place[]) => void;

const among = (is: (value: unknown) => boolean, change: (place: Place, chance: Seeded) => void): Change => {
  return (chance, places) => {
    const place = pickFrom(
      chance,
      places.filter((one) => is(valueAt(one))),
    );
    if (place !== undefined) change(place, chance);
  };
};

const anything = (): boolean => true;
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

/** What can be done to one value of a JSON, somewhere in it. */
const CHANGES: Readonly<Record<string, Change>> = {
  extremeNumber: among(
    (value) => typeof value === 'number',
    (place, chance) => {
      put(place, chance.pick(EXTREME));
    },
  ),
  otherNumber: among(
    (value) => typeof value === 'number',
    (place, chance) => {
      put(place, Number(valueAt(place)) + chance.pick([-2, -1, 1, 2, 7]));
    },
  ),
  oddText: among(
    (value) => typeof value === 'string',
    (place, chance) => {
      put(place, chance.pick(ODD));
    },
  ),
  exchanged: (chance, places) => {
    const texts = places.filter((one) => typeof valueAt(one) === 'string');
    const [a, b] = [pickFrom(chance, texts), pickFrom(chance, texts)];
    if (a !== undefined && b !== undefined) put(a, valueAt(b));
  },
  moved: (chance, places) => {
    const [a, b] = [pickFrom(chance, places), pickFrom(chance, places)];
    if (a !== undefined && b !== undefined) put(a, structuredClone(valueAt(b)));
  },
  removed: among(anything, remove),
  nothing: among(anything, (place) => {
    put(place, null);
  }),
  turnedOver: among(
    (value) => typeof value === 'boolean',
    (place) => {
      put(place, valueAt(place) !== true);
    },
  ),
  otherKind: among(anything, (place, chance) => {
    put(place, chance.pick<unknown>([{}, [], 'text', 7, true, { type: 'x' }, [[]]]));
  }),
  added: among(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    (place, chance) => {
      const own = valueAt(place) as object;
      const name = chance.pick(['__proto__', 'constructor', 'prototype', 'toString', 'more', 'type', 'id']);
      Object.defineProperty(own, name, {
        value: { polluted: true },
        enumerable: true,
        configurable: true,
        writable: true,
      });
    },
  ),
  reversed: among(isList, (place) => {
    (valueAt(place) as unknown[]).reverse();
  }),
  doubled: among(isList, (place, chance) => {
    const list = valueAt(place) as unknown[];
    list.push(structuredClone(pickFrom(chance, list)));
  }),
  manyTimes: among(isList, (place, chance) => {
    const list = valueAt(place) as unknown[];
    const one = pickFrom(chance, list);
    for (let i = 0; i < 300; i += 1) list.push(structuredClone(one));
  }),
  emptied: among(isList, (place) => {
    put(place, []);
  }),
};

const NAMES = Object.keys(CHANGES);

/** Changes a JSON in place, once or a few times, and says how. */
export const spoilJson = (chance: Seeded, json: Json): string => {
  const kind = pickFrom(chance, NAMES) ?? '';
  for (let times = chance.pick([1, 1, 1, 3]); times > 0; times -= 1) CHANGES[kind]?.(chance, holdersIn(json));
  return kind;
};

type Spoil = (chance: Seeded, text: string, other: string) => string;

const at = (chance: Seeded, text: string): number => chance.roll(Math.max(1, text.length)) - 1;
const withLines =
  (change: (chance: Seeded, lines: string[], other: readonly string[]) => void): Spoil =>
  (chance, text, other) => {
    const lines = text.split('\n');
    change(chance, lines, other.split('\n'));
    return lines.join('\n');
  };
const lineAt = (chance: Seeded, lines: readonly string[]): number => chance.roll(lines.length) - 1;
const inserted =
  (what: (chance: Seeded) => string): Spoil =>
  (chance, text) => {
    const i = at(chance, text);
    return `${text.slice(0, i)}${what(chance)}${text.slice(i)}`;
  };
/** The nth number or text of one line, replaced as it stands. */
const inLine = (what: RegExp, by: (chance: Seeded) => string): Spoil =>
  withLines((chance, lines) => {
    const i = chance.once(3) ? 0 : lineAt(chance, lines);
    const found = [...(lines[i] ?? '').matchAll(what)];
    const one = pickFrom(chance, found);
    if (one === undefined) return;
    const line = lines[i] ?? '';
    lines[i] = `${line.slice(0, one.index)}${by(chance)}${line.slice(one.index + one[0].length)}`;
  });

/** What happens to a text whose hashes nobody makes anew. */
const PLAIN: Readonly<Record<string, Spoil>> = {
  bitFlipped: (chance, text) => {
    const i = at(chance, text);
    return `${text.slice(0, i)}${String.fromCharCode(text.charCodeAt(i) ^ (1 << (chance.roll(8) - 1)))}${text.slice(i + 1)}`;
  },
  letterLost: (chance, text) => {
    const i = at(chance, text);
    return text.slice(0, i) + text.slice(i + 1);
  },
  letterDoubled: (chance, text) => {
    const i = at(chance, text);
    return text.slice(0, i + 1) + text.slice(i);
  },
  lettersSwapped: (chance, text) => {
    const i = at(chance, text);
    return `${text.slice(0, i)}${text.charAt(i + 1)}${text.charAt(i)}${text.slice(i + 2)}`;
  },
  letterPutIn: inserted((chance) => chance.pick(['0', '"', '\\', '}', ' ', '\n', 'é', '\u0000'])),
  halfLetterPutIn: inserted((chance) => chance.pick(['\ud800', '\udfff', '\\ud800'])),
  endLost: (chance, text) => text.slice(0, at(chance, text)),
  beginningLost: (chance, text) => text.slice(at(chance, text)),
  pieceLost: (chance, text) => {
    const i = at(chance, text);
    return text.slice(0, i) + text.slice(i + chance.roll(5000));
  },
  lineLost: withLines((chance, lines) => lines.splice(lineAt(chance, lines), 1)),
  lineDoubled: withLines((chance, lines) => {
    const i = lineAt(chance, lines);
    lines.splice(i, 0, lines[i] ?? '');
  }),
  linesSwapped: withLines((chance, lines) => {
    const [i, j] = [lineAt(chance, lines), lineAt(chance, lines)];
    [lines[i], lines[j]] = [lines[j] ?? '', lines[i] ?? ''];
  }),
  linesOfAnother: withLines((chance, lines, other) => {
    const i = chance.once(3) ? 0 : lineAt(chance, lines);
    lines.splice(i, chance.pick([0, 1, 1, 1000]), ...other.slice(i, i + chance.pick([1, 1, 5, 1000])));
  }),
  numberChanged: inLine(/-?\d+(?:\.\d+)?/g, (chance) =>
    chance.pick(['0', '-1', '1e308', '0.5', '9007199254740993', '2', '1e999']),
  ),
  textChanged: inLine(/"(?:[^"\\]|\\.)*"/g, (chance) => JSON.stringify(chance.pick(ODD))),
  rulesChanged: (chance, text) =>
    text.replace(/"rules": ?"[a-z0-9]+"/, `"rules":"${chance.pick(['nlc', 'mop', 'n20'])}"`),
  nestedDeep: inLine(/\{|\[|\d+/g, (chance) => nested(chance.pick([40, 5000, 100_000]))),
  polluted: inLine(/\{/g, (chance) => `{"${chance.pick(['__proto__', 'constructor'])}":{"polluted":true},`),
  otherLineEnds: (_, text) => text.replaceAll('\n', '\r\n'),
};

const PLAIN_KINDS: readonly string[] = Object.keys(PLAIN);

/** One of them, or now and then two. */
export const plainMutant = (chance: Seeded, text: string, other: string): Mutant => {
  const kind = pickFrom(chance, PLAIN_KINDS) ?? '';
  const once = PLAIN[kind]?.(chance, text, other) ?? text;
  if (!chance.once(8)) return { kind, text: once };
  const second = pickFrom(chance, PLAIN_KINDS) ?? '';
  return { kind: `${kind}+${second}`, text: PLAIN[second]?.(chance, once, other) ?? once };
};
