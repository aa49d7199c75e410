import type * as v from 'valibot';
import type { Sliced } from '../../engine/rule-set';
import type { SchemasByType } from './decoding';

export type Typed = Readonly<{ type: string }>;

/** What a topic keeps in one scope, and how that changes. State is never changed in place: what stays is the same value. */
export type Keeps<Value, Before = never> = Readonly<{
  start: Value;
  /** The types of event that change it. No other is ever told to it. */
  hears: readonly string[];
  /** `before`: the open table as it was, as far as the model says that it looks at it. */
  evolve: (now: Value, event: Typed, before: Before) => Value;
}>;

/** What is kept in a model of any kind: nobody can tell it anything before it is known whose it is. */
type AnyKeeps = Readonly<{
  start: unknown;
  hears: readonly string[];
  evolve: (now: never, event: Typed, before: never) => unknown;
}>;
export type AnyModel = Readonly<{
  id: string;
  events: SchemasByType;
  table?: AnyKeeps;
  held?: AnyKeeps;
  desk?: AnyKeeps;
  umpire?: AnyKeeps;
}>;

/** What one topic of a game keeps, for each who may know it: on the table, for a side, on its desk, or known to the app alone. */
export type Model<Id extends string, Events, Table, Held, Desk, Umpire> = Readonly<{
  id: Id;
  events: Events;
  table?: Keeps<Table>;
  held?: Keeps<Held>;
  desk?: Keeps<Desk>;
  umpire?: Keeps<Umpire>;
}>;

type Nothing = undefined;
type Place = 'table' | 'held' | 'desk' | 'umpire';
type KeptIn<Scope extends Place, One> =
  One extends Readonly<Partial<Record<Scope, Readonly<{ start: infer Value }>>>> ? Value : Nothing;
/** One scope of the state of some models, by their ids. */
type Slice<Models extends readonly AnyModel[], Scope extends Place> = {
  readonly [One in Models[number] as [KeptIn<Scope, One>] extends [Nothing] ? never : One['id']]: KeptIn<Scope, One>;
};

/** The state of some models. Whoever is given it may read these and no others. */
export type StateOf<Models extends readonly AnyModel[]> = Sliced<
  Slice<Models, 'table'>,
  Slice<Models, 'held'>,
  Slice<Models, 'desk'>,
  Slice<Models, 'umpire'>
>;

/** The union of what a record of schemas reads; of an empty one, nothing. */
export type OutputOf<Schemas> = Schemas extends SchemasByType
  ? keyof Schemas extends never
    ? never
    : v.InferOutput<Schemas[keyof Schemas]>
  : never;
export type EventsOf<Models extends readonly AnyModel[]> = Models[number] extends infer One
  ? One extends AnyModel
    ? OutputOf<One['events']>
    : never
  : never;

/**
 * Makes a model. It needs no other one, so that topics may read each other's both ways without a cycle of imports; `sees` names
 * models whose open table its own depends on when something happens.
 */
export const model = <
  const Id extends string,
  Events extends SchemasByType,
  Table = Nothing,
  Held = Nothing,
  Desk = Nothing,
  Umpire = Nothing,
  const Sees extends readonly AnyModel[] = readonly [],
>(
  made: Readonly<{
    id: Id;
    events: Events;
    sees?: Sees;
    table?: Keeps<Table, StateOf<Sees>['table']>;
    held?: Keeps<Held>;
    desk?: Keeps<Desk>;
    umpire?: Keeps<Umpire>;
  }>,
): Model<Id, Events, Table, Held, Desk, Umpire> => made;

/** The types that some records of schemas read. */
export const typesOf = (...schemas: readonly SchemasByType[]): readonly string[] => schemas.flatMap(Object.keys);
