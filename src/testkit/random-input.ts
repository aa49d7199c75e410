import type { Seeded } from './seeded';

/** A schema as far as making something up needs it: the fields by which each kind says what it takes. */
type Shape = Readonly<{
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  items?: readonly Shape[];
  item?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
  wrapped?: Shape;
  key?: Shape;
  value?: Shape;
  pipe?: readonly Readonly<{ type: string; requirement?: unknown }>[];
  getter?: (input: unknown) => Shape;
}>;

type Bounds = Readonly<{ least: number; most: number; whole: boolean }>;

const limit = ({ pipe = [] }: Shape, type: string): number | undefined => {
  const found = pipe.find((action) => action.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
};

const boundsOf = (shape: Shape): Bounds => ({
  least: limit(shape, 'min_value') ?? -1000,
  most: limit(shape, 'max_value') ?? 1000,
  whole: shape.pipe?.some(({ type }) => type === 'integer' || type === 'safe_integer') ?? false,
});

/** Small numbers and the ends of the range come often: that is where rules turn. */
const numberIn = ({ roll, once }: Seeded, shape: Shape): number => {
  const { least, most, whole } = boundsOf(shape);
  if (once(6)) return once(2) ? least : most;
  const number = least + roll(Math.min(most - least + 1, once(3) ? Infinity : 8)) - 1;
  return whole || once(2) ? number : Math.min(most, number + 0.5);
};

const lengthIn = ({ roll, once }: Seeded, shape: Shape, usual: number): number => {
  const exact = limit(shape, 'length');
  if (exact !== undefined) return exact;
  const least = limit(shape, 'min_length') ?? 0;
  const most = limit(shape, 'max_length') ?? least + usual;
  if (once(30)) return most;
  return Math.min(most, least + roll(usual + 1) - 1);
};

const LETTERS = ['a', 'Z', 'ß', 'é', ' ', '0', '’', '–', '💥', '"', '\\'] as const;

/** Mostly names that are likely to be met again in the same input: units are told apart, and referred to, by name. */
const nameIn = (chance: Seeded, shape: Shape): string => {
  const { roll, once } = chance;
  const most = limit(shape, 'max_length') ?? 20;
  if (!once(12)) return `unit ${roll(9)}`.slice(0, most);
  const odd = Array.from({ length: lengthIn(chance, shape, 8) }, () => chance.pick(LETTERS));
  return odd.join('').slice(0, most);
};

const listIn = (chance: Seeded, shape: Shape): readonly unknown[] => {
  const { item } = shape;
  if (item === undefined) return [];
  return apart(
    chance,
    Array.from({ length: lengthIn(chance, shape, 3) }, () => randomIn(chance, item)),
  );
};

/** In most lists of things with an `id` no two bear the same, as a sensible front end would have it. */
const apart = ({ once }: Seeded, list: readonly unknown[]): readonly unknown[] =>
  once(20)
    ? list
    : list.filter((one, i) => list.findIndex((other) => nameOf(other) === nameOf(one)) === i || nameOf(one) === null);

const nameOf = (one: unknown): unknown => {
  if (typeof one !== 'object' || one === null) return null;
  return 'id' in one ? one.id : 'unit' in one ? nameOf(one.unit) : null;
};

const recordIn = (chance: Seeded, { key, value }: Shape): unknown =>
  key === undefined || value === undefined
    ? {}
    : Object.fromEntries(
        Array.from({ length: chance.roll(4) - 1 }, () => [String(randomIn(chance, key)), randomIn(chance, value)]),
      );

const objectIn = (chance: Seeded, { entries = {} }: Shape): unknown =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, shape]) => {
      const leftOut = OPTIONAL.has(shape.type) && chance.once(2);
      return leftOut ? [] : [[name, randomIn(chance, shape)]];
    }),
  );

const oneOf = <T>({ roll }: Seeded, list: readonly T[]): T | undefined => list[roll(list.length) - 1];

const OPTIONAL = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable']);
const asIs = (chance: Seeded, { wrapped }: Shape): unknown =>
  wrapped === undefined ? null : randomIn(chance, wrapped);
const orNull = (chance: Seeded, shape: Shape): unknown => (chance.once(3) ? null : asIs(chance, shape));
const anyOption = (chance: Seeded, { options = [] }: Shape): unknown => {
  const option = oneOf(chance, options);
  return option === undefined ? null : randomIn(chance, option);
};

const MAKERS: Readonly<Record<string, (chance: Seeded, shape: Shape) => unknown>> = {
  object: objectIn,
  strict_object: objectIn,
  loose_object: objectIn,
  array: listIn,
  tuple: (chance, { items = [] }) => items.map((item) => randomIn(chance, item)),
  strict_tuple: (chance, { items = [] }) => items.map((item) => randomIn(chance, item)),
  record: recordIn,
  string: nameIn,
  number: numberIn,
  boolean: ({ once }) => once(2),
  literal: (_, { literal }) => literal,
  picklist: (chance, { options = [] }) => oneOf(chance, options),
  variant: anyOption,
  union: anyOption,
  optional: asIs,
  exact_optional: asIs,
  undefinedable: asIs,
  non_optional: asIs,
  nullable: orNull,
  // Null says no more than leaving it out, which half of them do.
  nullish: asIs,
  null: () => null,
  unknown: ({ roll }) => roll(6),
};

/** Something a schema of valibot takes, or nearly: what its own checks say of the whole is left to it. */
export const randomIn = (chance: Seeded, schema: unknown): unknown => {
  const shape = schema as Shape;
  const make = MAKERS[shape.type];
  if (make === undefined) throw new Error(`random-input: knows nothing of a schema of type ${shape.type}`);
  return make(chance, shape);
};

/** How often a value of its kind is made up anew: once in so many. Names hold an input together and stay. */
const ANEW: Readonly<Record<string, number>> = { number: 4, boolean: 4, picklist: 5, string: 30 };

const variedList = (chance: Seeded, shape: Shape, list: readonly unknown[], calm: number): readonly unknown[] => {
  const { item } = shape;
  if (item === undefined) return list;
  const kept = list.filter(() => !chance.once(10 * calm)).map((one) => varied(chance, item, one, calm));
  return chance.once(6 * calm) ? apart(chance, [...kept, randomIn(chance, item)]) : kept;
};

const variedObject = (chance: Seeded, { entries = {} }: Shape, given: object, calm: number): unknown =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, shape]) => {
      const isOptional = OPTIONAL.has(shape.type);
      if (!Object.hasOwn(given, name))
        return isOptional && !chance.once(6 * calm) ? [] : [[name, randomIn(chance, shape)]];
      return isOptional && chance.once(12 * calm)
        ? []
        : [[name, varied(chance, shape, Reflect.get(given, name), calm)]];
    }),
  );

/**
 * An input that is sensible, changed here and there: most random inputs come to a refusal, most of these to a result. The
 * calmer, the less is changed: a large input has more in it that can be.
 */
export const varied = (chance: Seeded, schema: unknown, value: unknown, calm: number): unknown => {
  const shape = schema as Shape;
  if (chance.once((ANEW[shape.type] ?? 40) * calm)) return randomIn(chance, shape);
  if (shape.wrapped !== undefined) return value === null ? value : varied(chance, shape.wrapped, value, calm);
  if (Array.isArray(value)) return variedList(chance, shape, value, calm);
  return typeof value === 'object' && value !== null && shape.entries !== undefined
    ? variedObject(chance, shape, value, calm)
    : value;
};

const JUNK: readonly [unknown, ...unknown[]] = [
  null,
  -3,
  1e9,
  0.1,
  '',
  'nobody',
  [],
  {},
  true,
  Number.NaN,
  [[]],
  { id: 1 },
];

/** The same input with something in it that no front end should send. */
export const spoilt = (chance: Seeded, input: unknown): unknown => {
  if (chance.once(4) || typeof input !== 'object' || input === null) return chance.pick(JUNK);
  if (Array.isArray(input)) {
    const at = chance.roll(Math.max(1, input.length)) - 1;
    return input.map((one: unknown, i) => (i === at ? spoilt(chance, one) : one));
  }
  const name = oneOf(chance, Object.keys(input));
  if (name === undefined) return chance.pick(JUNK);
  return { ...input, [name]: spoilt(chance, Reflect.get(input, name)) };
};
