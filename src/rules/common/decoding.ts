import * as v from 'valibot';
import { UNFIT, readJson } from '../../engine/decode-json';
import type { Decoded } from '../../engine/rule-set';

type AnySchema = v.GenericSchema<unknown, Readonly<{ type: string }>>;

/** One schema per `type`: reading looks the type up first, so that an unknown one is "newer" and not "bad". */
export type SchemasByType = Readonly<Record<string, AnySchema>>;

const isTyped = (json: unknown): json is Readonly<{ type: string }> =>
  typeof json === 'object' && json !== null && 'type' in json && typeof json.type === 'string';

/** Reads a command or an event. Extra fields are dropped: what the schema does not name, the rules never saw. */
export const decoderOf =
  <const S extends SchemasByType>(schemas: S) =>
  (json: unknown): Decoded<v.InferOutput<S[keyof S]>> => {
    if (!isTyped(json)) return { kind: 'bad', path: 'type' };
    const schema = Object.hasOwn(schemas, json.type) ? schemas[json.type] : undefined;
    if (schema === undefined) return { kind: 'newer', type: json.type };
    const value = readJson(schema, json);
    if (value !== UNFIT) return { kind: 'ok', value };
    const { issues } = v.safeParse(schema, json);
    return { kind: 'bad', path: (issues && v.getDotPath(issues[0])) ?? 'type' };
  };
