/** A draft is plain JSON until the rules read it: a screen looks into it and changes it by the way to a field. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const isList = (json: unknown): json is readonly unknown[] => Array.isArray(json);

const stepInto = (json: unknown, key: string): unknown => {
  if (isList(json)) return json[Number(key)];
  return isFields(json) && Object.hasOwn(json, key) ? json[key] : undefined;
};

const keysOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

/** What stands at `recipient.rating` or `units.0.arm`; undefined where nobody has said anything. */
export const valueAt = (json: unknown, path: string): unknown => keysOf(path).reduce(stepInto, json);

export const numberAt = (json: unknown, path: string, otherwise: number): number => {
  const value = valueAt(json, path);
  return typeof value === 'number' ? value : otherwise;
};

export const textAt = (json: unknown, path: string, otherwise = ''): string => {
  const value = valueAt(json, path);
  return typeof value === 'string' ? value : otherwise;
};

export const isAt = (json: unknown, path: string, otherwise = false): boolean => {
  const value = valueAt(json, path);
  return typeof value === 'boolean' ? value : otherwise;
};

export const listAt = (json: unknown, path: string): readonly unknown[] => {
  const value = valueAt(json, path);
  return isList(value) ? value : [];
};

const placed = (json: unknown, keys: readonly string[], value: unknown): unknown => {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (isList(json)) return json.map((one, i) => (String(i) === key ? placed(one, rest, value) : one));
  const fields = isFields(json) ? json : {};
  if (rest.length > 0 || value !== undefined) return { ...fields, [key]: placed(fields[key], rest, value) };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
};

/** The same draft with another value there; `undefined` takes the field out. */
export const withValue = (json: unknown, path: string, value: unknown): unknown => placed(json, keysOf(path), value);
