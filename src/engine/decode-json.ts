import * as v from 'valibot';

/** What does not fit its schema. */
export const UNFIT = Symbol('unfit');

type Schema = v.GenericSchema;
type Reader = (value: unknown) => unknown;
type Entries = Readonly<Record<string, Schema>>;
type Json = Readonly<Record<string, unknown>>;

type Wrapping = Readonly<{ wrapped: Schema; default?: unknown }>;
type Choosing = Readonly<{ key: string; options: readonly Schema[] }>;

/** What is read here without the library. Of all others, and of what stands in a pipe and is no such check, it is asked. */
type Known = Readonly<{
  unknown: Schema;
  string: Schema;
  number: Schema;
  boolean: Schema;
  literal: Readonly<{ literal: unknown }>;
  picklist: Readonly<{ options: readonly unknown[] }>;
  array: Readonly<{ item: Schema }>;
  nullable: Wrapping;
  optional: Wrapping;
  exact_optional: Wrapping;
  object: Readonly<{ entries: Entries }>;
  variant: Choosing;
}>;
type Makers = Readonly<{ [Type in keyof Known]: (schema: Known[Type]) => Reader | null }>;

/** What tells the options of a variant apart. */
type Name = Readonly<
  { type: 'literal'; literal: unknown } | { type: 'picklist'; options: readonly unknown[] } | { type: 'other' }
>;

const asked =
  (schema: Schema): Reader =>
  (value) => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : UNFIT;
  };

const isA =
  (type: 'string' | 'boolean'): Reader =>
  (value) =>
    typeof value === type ? value : UNFIT;

const number: Reader = (value) => (typeof value === 'number' && !Number.isNaN(value) ? value : UNFIT);

/** The array itself where every item is read as it stands. */
const anArray = (item: Reader): Reader => {
  const items = (values: readonly unknown[]): unknown => {
    let out: unknown[] | null = null;
    for (let i = 0; i < values.length; i += 1) {
      const read = item(values[i]);
      if (read === UNFIT) return UNFIT;
      if (read !== values[i]) out ??= values.slice(0, i);
      out?.push(read);
    }
    return out ?? values;
  };
  return (value) => (Array.isArray(value) ? items(value) : UNFIT);
};

/** The one value that passes beside what is wrapped. */
const beside =
  (passes: null | undefined) =>
  ({ wrapped, default: otherwise }: Wrapping): Reader | null => {
    if (otherwise !== undefined) return null;
    const inner = readerOf(wrapped);
    return (value) => (value === passes ? value : inner(value));
  };

type Field = Readonly<{ key: string; read: Reader; mayLack: boolean }>;

const mayLack = ({ type }: Schema): boolean => type === 'optional' || type === 'exact_optional';
const hasMore = (schema: Schema): boolean =>
  schema.type === 'nullish' || 'fallback' in schema || ('default' in schema && schema.default !== undefined);

/** Extra fields are dropped: what the schema does not name, nobody saw. */
const anObject = ({ entries }: Readonly<{ entries: Entries }>): Reader | null => {
  if (Object.values(entries).some(hasMore)) return null;
  const fields: readonly Field[] = Object.entries(entries).map(([key, schema]) => ({
    key,
    read: readerOf(schema),
    mayLack: mayLack(schema),
  }));
  return (value) => {
    if (!isRecord(value)) return UNFIT;
    return !Array.isArray(value) && isAsRead(fields, value) ? value : named(fields, value);
  };
};

const named = (fields: readonly Field[], value: Json): unknown => {
  const out: Record<string, unknown> = {};
  for (const { key, read, mayLack: lacks } of fields) {
    if (!(key in value)) {
      if (lacks) continue;
      return UNFIT;
    }
    const one = read(value[key]);
    if (one === UNFIT) return UNFIT;
    out[key] = one;
  }
  return out;
};

/** The place of the next field that is not let out. */
const skipLacking = (fields: readonly Field[], from: number, key: string | null): number => {
  let at = from;
  while (fields[at]?.mayLack === true && fields[at]?.key !== key) at += 1;
  return at;
};

/** Whether it is what would be made of it: these fields and no others, in their order, and each as it stands. */
const isAsRead = (fields: readonly Field[], value: Json): boolean => {
  let at = 0;
  for (const key in value) {
    at = skipLacking(fields, at, key);
    const field = fields[at];
    const given = value[key];
    if (field?.key !== key || field.read(given) !== given) return false;
    at += 1;
  }
  return skipLacking(fields, at, null) === fields.length;
};

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What the field says that tells options apart; null where it is no plain name. */
const namesOf = ({ type, ...schema }: Schema & Partial<Readonly<{ entries: Entries }>>, key: string) => {
  const field = type === 'object' && !('pipe' in schema) ? (schema.entries?.[key] as Name | undefined) : undefined;
  if (field?.type === 'literal') return [field.literal];
  return field?.type === 'picklist' ? field.options : null;
};

/** Each option is found by its name, without trying those before it. */
const aVariant = ({ key, options }: Choosing): Reader | null => {
  const byName = new Map<unknown, Reader>();
  for (const option of options) {
    const names = namesOf(option, key);
    if (names === null || names.some((name) => byName.has(name))) return null;
    const read = readerOf(option);
    names.forEach((name) => byName.set(name, read));
  }
  return (value) => (isRecord(value) ? (byName.get(value[key])?.(value) ?? UNFIT) : UNFIT);
};

const MAKERS: Makers = {
  unknown: () => (value) => value,
  string: () => isA('string'),
  boolean: () => isA('boolean'),
  number: () => number,
  literal:
    ({ literal }) =>
    (value) =>
      value === literal ? value : UNFIT,
  picklist:
    ({ options }) =>
    (value) =>
      options.includes(value) ? value : UNFIT,
  array: ({ item }) => anArray(readerOf(item)),
  nullable: beside(null),
  optional: beside(undefined),
  exact_optional: ({ wrapped, default: otherwise }) => (otherwise === undefined ? readerOf(wrapped) : null),
  object: anObject,
  variant: aVariant,
};

type Check = (value: never) => boolean;
type Action = Readonly<{ kind: string; type: string; requirement: number }>;

const CHECKS: Readonly<Record<string, (requirement: number) => Check>> = {
  integer: () => (value: number) => Number.isInteger(value),
  min_value: (least) => (value: number) => value >= least,
  max_value: (most) => (value: number) => value <= most,
  min_length: (least) => (value: string | readonly unknown[]) => value.length >= least,
  max_length: (most) => (value: string | readonly unknown[]) => value.length <= most,
};

const aPipe = (first: Schema, actions: readonly Action[]): Reader | null => {
  const checks = actions.map(({ type, requirement }) => CHECKS[type]?.(requirement));
  if (checks.includes(undefined)) return null;
  const inner = readerOf(first);
  return (value) => {
    const read = inner(value);
    if (read === UNFIT) return UNFIT;
    for (const check of checks) if (check?.(read as never) !== true) return UNFIT;
    return read;
  };
};

const made = (schema: Schema): Reader | null => {
  if ('pipe' in schema) {
    const [first, ...actions] = schema.pipe as readonly [Schema, ...Action[]];
    return aPipe(first, actions);
  }
  const maker = Object.hasOwn(MAKERS, schema.type) ? MAKERS[schema.type as keyof Known] : null;
  return maker?.(schema as never) ?? null;
};

const known = new WeakMap<Schema, Reader>();

const readerOf = (schema: Schema): Reader => {
  const reader = known.get(schema) ?? made(schema) ?? asked(schema);
  known.set(schema, reader);
  return reader;
};

/**
 * Reads JSON as the schema says, or answers UNFIT. A long game is some ten thousand rows, and the library makes an object of its own for every
 * value that it looks at; what a schema says is therefore laid out once, and then only compared. What is already as it would be
 * read is handed back as it is. Whoever wants to know what does not fit asks the library.
 */
export const readJson = <Output>(schema: v.GenericSchema<unknown, Output>, json: unknown): Output | typeof UNFIT =>
  readerOf(schema)(json) as Output | typeof UNFIT;
