/** A number for a JSON value, the same whatever the order of its fields: millions are compared, and few are ever written out. */

const mixed = (hash: number, more: number): number => {
  const product = Math.imul(hash ^ more, 0x9e3779b1);
  return product ^ (product >>> 15);
};

const texts = new Map<string, number>();
const MOST_TEXTS = 200_000;
const LONGEST_KEPT = 60;

const ofText = (text: string): number => {
  const known = texts.get(text);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  if (text.length <= LONGEST_KEPT && texts.size < MOST_TEXTS) texts.set(text, hash);
  return hash;
};

const bits = new DataView(new ArrayBuffer(8));

const ofNumber = (number: number): number => {
  if ((number | 0) === number) return mixed(3, number | 0);
  if (!Number.isFinite(number)) return NOTHING;
  bits.setFloat64(0, number);
  return mixed(mixed(5, bits.getInt32(0)), bits.getInt32(4));
};

const NOTHING = 0x51ed270b;
const TRUE = 0x2545f491;
const FALSE = 0x3c6ef372;

/** What has been counted already: values that nobody changes come again and again, as the set-up does in every view. */
export type Counted = WeakMap<object, number>;

const ofList = (list: readonly unknown[], counted: Counted | undefined): number => {
  let hash = mixed(11, list.length);
  for (const one of list) hash = mixed(hash, of(one ?? null, counted));
  return hash;
};

const ofFields = (value: object, counted: Counted | undefined): number => {
  let sum = 0;
  for (const name of Object.keys(value)) {
    const field: unknown = Reflect.get(value, name);
    if (field !== undefined) sum = (sum + mixed(ofText(name), of(field, counted))) | 0;
  }
  return mixed(7, sum);
};

const ofObject = (value: object, counted: Counted | undefined): number => {
  const known = counted?.get(value);
  if (known !== undefined) return known;
  const hash = Array.isArray(value) ? ofList(value, counted) : ofFields(value, counted);
  counted?.set(value, hash);
  return hash;
};

const of = (value: unknown, counted: Counted | undefined): number => {
  switch (typeof value) {
    case 'string':
      return mixed(13, ofText(value));
    case 'number':
      return ofNumber(value);
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'object':
      return value === null ? NOTHING : ofObject(value, counted);
    case 'undefined':
      return NOTHING;
    default:
      throw new Error(`same: a ${typeof value} is no JSON`);
  }
};

export const digestOf = (value: unknown, counted?: Counted): number => of(value, counted) >>> 0;
