import { decode, schemaOf } from './fields';
import type { Asks, Say, Told } from './fields';
import type { AnyResolver, Example, NamedPolicy } from './resolver';
import type { RuleId, Step } from './step';

/** A procedure whose types nobody outside needs to know. */
export type AnyProcedure = AnyResolver & Readonly<{ asks: Asks }>;

/**
 * What the books say, without a game: what it asks, and how it runs. All else follows: how an input is read, its odds, replay,
 * working, and the form.
 */
export type Procedure<A extends Asks, Outcome> = AnyResolver &
  Readonly<{ asks: A; run: (told: Told<A>) => Step<Outcome> }>;

/** What `asks` does not take, `run` never sees; what is usual stands there, so an input may leave it out. */
export const procedure = <const A extends Asks, Outcome>(made: {
  id: string;
  rule: RuleId;
  title: string;
  asks: A;
  example: Example<Say<A>>;
  run: (told: Told<A>) => Step<Outcome>;
  policy?: NamedPolicy;
}): Procedure<A, Outcome> => {
  const schema = schemaOf(made.asks);
  return {
    ...made,
    schema,
    start: (json) => {
      const read = decode(schema, json);
      return read.kind === 'ok' ? { kind: 'step', step: made.run(read.value) } : read;
    },
  };
};
