import fc from 'fast-check';
import * as v from 'valibot';
import { UNFIT, readJson } from './decode-json';

/** One schema with all that the schemas of games are made of, and some things that only the library can read. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const inner = v.object({ a: v.literal('x'), b: v.nullable(v.string()), c: v.optional(v.boolean()) });
const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  object: v.object({ a: v.string(), b: v.exactOptional(count), c: v.optional(v.array(inner)) }),
  onlyOptional: v.object({ a: v.optional(v.unknown()), b: v.exactOptional(v.boolean()) }),
  filledIn: v.object({ a: v.optional(v.string(), 'none'), b: v.nullish(v.number(), 3) }),
  fallback: v.object({ a: v.fallback(v.string(), 'else'), b: v.number() }),
  list: v.pipe(v.array(v.picklist(['x', 'y', 1])), v.minLength(1), v.maxLength(3)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(2)),
  trimmed: v.pipe(v.string(), v.trim()),
  checked: v.object({
    a: v.pipe(
      v.string(),
      v.check((one) => one !== 'x'),
    ),
  }),
  variant: v.variant('a', [
    v.object({ a: v.literal('x'), b: v.boolean() }),
    v.object({ a: v.picklist(['y', 'z']), b: v.number(), c: v.unknown() }),
  ]),
  twiceNamed: v.variant('a', [v.object({ a: v.literal('x'), b: v.boolean() }), v.object({ a: v.string() })]),
  union: v.union([v.string(), v.object({ a: v.number() })]),
  record: v.record(v.string(), v.number()),
  strict: v.strictObject({ a: v.string() }),
  loose: v.looseObject({ a: v.string() }),
};

const leaf = fc.constantFrom<unknown>(
  'x',
  'y',
  'z',
  ' x ',
  '',
  0,
  1,
  -1,
  1.5,
  10,
  Number.NaN,
  true,
  false,
  null,
  undefined,
);
const { json } = fc.letrec<{ json: unknown; object: object; array: unknown[] }>((tie) => ({
  json: fc.oneof({ maxDepth: 3 }, leaf, tie('object'), tie('array')),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'more'), tie('json'), { maxKeys: 4, noNullPrototype: true }),
  array: fc.array(tie('json'), { maxLength: 4 }),
}));

/** As the library reads it: the same fields with the same values, in the same order. */
const expected = (schema: v.GenericSchema, value: unknown): unknown => {
  const read = v.safeParse(schema, value);
  return read.success ? { read: read.output, text: JSON.stringify(read.output) } : UNFIT;
};
const found = (schema: v.GenericSchema, value: unknown): unknown => {
  const read = readJson(schema, value);
  return read === UNFIT ? UNFIT : { read, text: JSON.stringify(read) };
};

describe('JSON is read as the library reads it', () => {
  test.each(Object.entries(SCHEMAS))('whatever it is: %s', (_, schema) => {
    fc.assert(
      fc.property(json, (value) => {
        const before = structuredClone(value);
        expect(found(schema, value)).toStrictEqual(expected(schema, value));
        expect(value).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [{ a: 'x', b: 3, c: [{ a: 'x', b: null, c: true }] }],
    [{ c: [{ b: 'y', a: 'x' }], a: 'x' }],
    [{ a: 'x', more: 1 }],
    [{ a: 'x', b: undefined }],
    [{ a: 'x', c: undefined }],
    [{ a: 'x', b: 10 }],
  ])('where most of it fits, or fits in another order: %j', (value: unknown) => {
    const { object } = SCHEMAS as Readonly<{ object: v.GenericSchema }>;
    expect(found(object, value)).toStrictEqual(expected(object, value));
  });

  test('what is as it would be read is not copied; what has more in it is', () => {
    const { object } = SCHEMAS as Readonly<{ object: v.GenericSchema }>;
    const asRead = { a: 'x', c: [{ a: 'x', b: null }] };
    expect(readJson(object, asRead)).toBe(asRead);
    expect(readJson(object, { ...asRead, more: 1 })).toEqual(asRead);
  });
});
