import * as v from 'valibot';
import { randomIn } from '../../testkit/random-input';
import type { Seeded } from '../../testkit/seeded';

/** A schema of valibot, as far as changing a value of it needs it. */
type Shape = Readonly<{
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  items?: readonly Shape[];
  item?: Shape;
  options?: readonly unknown[];
  wrapped?: Shape;
  value?: Shape;
  pipe?: readonly Readonly<{ type: string; requirement?: unknown }>[];
}>;

type Holder = Record<string, unknown> | unknown[];

/** Somewhere in an input: what stands there, and what may. `path` without indices: the same field of others is found by it. */
type Place = Readonly<{ holder: Holder; field: string | number; shape: Shape; path: string }>;

const OPTIONAL = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable']);

const get = ({ holder, field }: Pick<Place, 'holder' | 'field'>): unknown =>
  (holder as Record<string | number, unknown>)[field];
const put = ({ holder, field }: Place, value: unknown): void => {
  (holder as Record<string | number, unknown>)[field] = value;
};
const remove = ({ holder, field }: Place): void => {
  if (Array.isArray(holder)) holder.splice(Number(field), 1);
  else Reflect.deleteProperty(holder, field);
};

const isShape = (option: unknown): option is Shape => typeof option === 'object' && option !== null && 'type' in option;

/** The shape that the value has: of several that there are, the one that takes it. */
const shapeOf = (shape: Shape, value: unknown): Shape => {
  if (shape.wrapped !== undefined) return shapeOf(shape.wrapped, value);
  if (shape.type !== 'union' && shape.type !== 'variant') return shape;
  const fits = (option: unknown): option is Shape =>
    isShape(option) && v.is(option as unknown as v.GenericSchema, value);
  const found = shape.options?.find(fits);
  return found === undefined ? shape : shapeOf(found, value);
};

const walkIn = (shape: Shape, holder: Holder, field: string | number, path: string, places: Place[]): void => {
  const value = get({ holder, field });
  places.push({ holder, field, shape, path });
  if (typeof value !== 'object' || value === null) return;
  const inner = shapeOf(shape, value);
  const child = value as Record<string | number, unknown>;
  const below = (one: Shape | undefined, name: string | number, on: string): void => {
    if (one !== undefined) walkIn(one, child, name, `${path}.${on}`, places);
  };
  if (Array.isArray(value)) value.forEach((_, i) => below(inner.items?.[i] ?? inner.item, i, '*'));
  else if (inner.entries !== undefined) for (const [name, one] of Object.entries(inner.entries)) below(one, name, name);
  else for (const name of Object.keys(child)) below(inner.value, name, '*');
};

const placesIn = (schema: unknown, root: { input: unknown }): readonly Place[] => {
  const places: Place[] = [];
  walkIn(schema as Shape, root, 'input', '', places);
  return places;
};

const requirement = ({ pipe = [] }: Shape, type: string): number | null => {
  const found = pipe.find((action) => action.type === type)?.requirement;
  return typeof found === 'number' ? found : null;
};

/** Rules turn between one number and the next. */
const nearNumber = (chance: Seeded, shape: Shape, number: number): number => {
  const next = number + chance.pick([-2, -1, -1, 1, 1, 2]);
  const [least, most] = [requirement(shape, 'min_value'), requirement(shape, 'max_value')];
  if (most !== null && next > most) return number - 1;
  return least !== null && next < least ? number + 1 : next;
};

const renamed = (value: unknown, chance: Seeded): unknown => {
  const copy = structuredClone(value);
  const named = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    if ('id' in one && typeof one.id === 'string') one.id = `unit ${chance.roll(9) + 9}`;
    else if ('unit' in one) named(one.unit);
    else if ('units' in one && Array.isArray(one.units)) one.units.forEach(named);
  };
  named(copy);
  return copy;
};

const changeList = (chance: Seeded, list: unknown[], shape: Shape): void => {
  const { item } = shape;
  const at = chance.roll(Math.max(1, list.length)) - 1;
  const how = chance.roll(5);
  if (how <= 2 && list.length > (requirement(shape, 'min_length') ?? 0)) list.splice(at, 1);
  else if (how === 3 && list.length > 1) list.reverse();
  else if (list.length > 0 && how === 4) list.push(renamed(list[at], chance));
  else if (item !== undefined) list.push(randomIn(chance, item));
};

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

type Fields = ReadonlyMap<string, readonly unknown[]>;

const oneOf = (chance: Seeded, list: readonly unknown[]): unknown => list[chance.roll(Math.max(1, list.length)) - 1];

/** Another value for one that is there, near it where its kind knows what is near. */
const changed = (chance: Seeded, shape: Shape, value: unknown): unknown => {
  const inner = shapeOf(shape, value);
  if (typeof value === 'number' && !chance.once(3)) return nearNumber(chance, inner, value);
  if (typeof value === 'boolean') return !value;
  if (!isList(value) || chance.once(6)) return randomIn(chance, shape);
  changeList(chance, value, inner);
  return value;
};

/** What is somewhere is changed a little, left out, or taken from another input that was accepted. */
const change = (chance: Seeded, place: Place, others: Fields): void => {
  const { shape, path } = place;
  const value = get(place);
  const isOptional = OPTIONAL.has(shape.type);
  const other = oneOf(chance, others.get(path) ?? []);
  if (value === undefined && !isOptional) return;
  if (value !== undefined && isOptional && chance.once(4)) remove(place);
  else if (other !== undefined && chance.once(3)) put(place, structuredClone(other));
  else put(place, value === undefined ? randomIn(chance, shape) : changed(chance, shape, value));
};

/** What stood in another input at each path. */
const fieldsOf = (schema: unknown, input: unknown): Fields => {
  const fields = new Map<string, unknown[]>();
  for (const place of placesIn(schema, { input })) {
    const value = get(place);
    if (value === undefined || place.path === '') continue;
    const known = fields.get(place.path);
    if (known === undefined) fields.set(place.path, [value]);
    else known.push(value);
  }
  return fields;
};

const NO_FIELDS: Fields = new Map();

/** A copy of an input in which so many of its own fields are changed, with another that was accepted to take from. */
export const mutated = (chance: Seeded, schema: unknown, input: unknown, times: number, other: unknown): unknown => {
  const root = { input: structuredClone(input) };
  const others = other === null ? NO_FIELDS : fieldsOf(schema, other);
  for (let i = 0; i < times; i += 1) {
    const places = placesIn(schema, root);
    const deep = places[chance.roll(Math.max(1, places.length - 1))] ?? places[0];
    if (deep !== undefined) change(chance, deep, others);
  }
  return root.input;
};
