import * as v from 'valibot';
import { erased } from '../../engine/resolver';
import type { AnyResolver, Example, NamedPolicy } from '../../engine/resolver';
import type { RuleId, Step } from '../../engine/step';

/**
 * Makes a resolver of a schema and a procedure. The schema is the type of the input and its only gate: what it refuses,
 * the procedure never sees. Defaults stand in the schema, so an input may leave out what is usual.
 */
export const resolver = <const Schema extends v.GenericSchema, Outcome>(made: {
  id: string;
  rule: RuleId;
  title: string;
  input: Schema;
  example: Example<v.InferInput<Schema>>;
  begin: (input: v.InferOutput<Schema>) => Step<Outcome>;
  policy?: NamedPolicy;
}): AnyResolver =>
  erased({
    id: made.id,
    rule: made.rule,
    title: made.title,
    schema: made.input,
    example: made.example,
    decode: (json) => {
      const read = v.safeParse(made.input, json);
      return read.success
        ? { kind: 'ok', value: read.output }
        : { kind: 'bad', path: v.getDotPath(read.issues[0]) ?? '' };
    },
    begin: made.begin,
    ...(made.policy === undefined ? {} : { policy: made.policy }),
  });

/** Ruling 7: any roll takes another modifier, with its reason, since many more refits exist than these. */
export const otherModifier = v.optional(
  v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20)),
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  }),
);
