import * as v from 'valibot';
import type { Decoded } from '../../engine/rule-set';

type AnySchema = v.GenericSchema<unknown, Readonly<{ type: string }>>;

/** One schema per `type`: reading looks the type up first, so that an unknown one is "newer" and not "bad". */
export type SchemasByType = Readonly<Record<string, AnySchema>>;

const typed = v.object({ type: v.string() });

/** Reads a command or an event. Extra fields are dropped: what the schema does not name, the rules never saw. */
export const decoderOf =
  <const S extends SchemasByType>(schemas: S) =>
  (json: unknown): Decoded<v.InferOutput<S[keyof S]>> => {
    if (!v.is(typed, json)) return { kind: 'bad', path: 'type' };
    const schema = Object.hasOwn(schemas, json.type) ? schemas[json.type] : undefined;
    if (schema === undefined) return { kind: 'newer', type: json.type };
    const read = v.safeParse(schema, json);
    if (!read.success) return { kind: 'bad', path: v.getDotPath(read.issues[0]) ?? 'type' };
    return { kind: 'ok', value: read.output };
  };
