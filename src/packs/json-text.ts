const LONGEST_LINE = 300;

type Entries = readonly (readonly [name: string, value: unknown])[];

const fieldsOf = (value: object): Entries =>
  Object.entries(value).filter((field: readonly [string, unknown]) => field[1] !== undefined);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same text for the same JSON whatever the order of its fields: what a checksum is made of. */
export const canonical = (value: unknown): string => {
  if (!isObject(value)) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = [...fieldsOf(value)].sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
};

/** JSON for people: whatever holds no further lists stands on one line, as a unit or a turn does. */
export const laidOut = (value: unknown, indent = ''): string => {
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = partsOf(value, `${indent}  `);
  const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (parts.length === 0) return `${open}${close}`;
  if (line.length <= LONGEST_LINE && !Object.values(value).some(isObject)) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
};

const partsOf = (value: object, indent: string): readonly string[] =>
  Array.isArray(value)
    ? value.map((item) => laidOut(item, indent))
    : fieldsOf(value).map(([name, field]) => `${JSON.stringify(name)}: ${laidOut(field, indent)}`);

/** `isOpen`: the text of JSON stops before it is closed: it was cut off, and has not just a slip in it. */
export type Nesting = Readonly<{ isOpen: boolean; deepest: number }>;

export const nestingOf = (text: string): Nesting => {
  let [depth, deepest, quoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\' && quoted) at += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted) depth += DEPTH[sign] ?? 0;
    deepest = Math.max(deepest, depth);
  }
  return { isOpen: quoted || depth > 0, deepest };
};

const DEPTH: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** Where the first has a field that the second has not, as paths. */
export const fieldsLost = (read: unknown, kept: unknown, path = ''): readonly string[] => {
  if (!isObject(read) || !isObject(kept)) return [];
  const keptFields = new Map(fieldsOf(kept));
  return fieldsOf(read).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return keptFields.has(name) ? fieldsLost(value, keptFields.get(name), here) : [here];
  });
};

/** Undefined where the text is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
};

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (json: unknown): json is Fields => isObject(json) && !Array.isArray(json);

const MOST_SHOWN = 40;

/** A value as it is quoted to whoever wrote it. */
export const shownValue = (value: unknown): string => {
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};
