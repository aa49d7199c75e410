import type * as v from 'valibot';

/** An event's own fields, as state keeps them. */
export type WithoutType<Event extends Readonly<{ type: string }>> = Omit<Event, 'type'>;

/** The union of what a record of schemas reads. */
export type OutputsOf<S extends Readonly<Record<string, v.GenericSchema>>> = v.InferOutput<S[keyof S]>;
