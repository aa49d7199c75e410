import { decode, schemaOf } from './fields';
import type { Asks, Say, Told } from './fields';
import type { Decoded } from './rule-set';
import type { ChoiceRequest, RuleId, Step } from './step';

/** Dice and choices of a worked example, in the order the procedure asks for them. */
export type Example<Input> = Readonly<{
  input: Input;
  dice?: readonly (readonly number[])[];
  choices?: readonly string[];
}>;

/** What a sensible player chooses, so that odds can be given past a decision. Named, because it is shown. */
export type NamedPolicy = Readonly<{ name: string; choose: (request: ChoiceRequest) => string }>;

/** What comes of reading an input: the step it begins with, or where its fault is. */
type Start = Readonly<{ kind: 'step'; step: Step<unknown> }> | Exclude<Decoded<never>, { kind: 'ok' }>;

/**
 * A procedure as it is known outside: by an id, with what it asks, an example that resolves, and how it begins with an input that
 * may come from anywhere. Its types nobody outside needs to know.
 */
export type AnyProcedure = Readonly<{
  id: string;
  rule: RuleId;
  title: string;
  asks: Asks;
  /** The gate that follows from `asks`; kept for describing it to other front ends. */
  schema: unknown;
  example: Example<unknown>;
  start: (json: unknown) => Start;
  policy?: NamedPolicy;
}>;

/**
 * What the books say, without a game: what it asks, and how it runs. All else follows: how an input is read, its odds, replay,
 * working, and the form.
 */
export type Procedure<A extends Asks, Outcome, Id extends string = string> = Omit<AnyProcedure, 'asks' | 'id'> &
  Readonly<{ id: Id; asks: A; run: (told: Told<A>) => Step<Outcome> }>;

/** What `asks` does not take, `run` never sees; what is usual stands there, so an input may leave it out. */
export const procedure = <const A extends Asks, Outcome, const Id extends string>(made: {
  id: Id;
  rule: RuleId;
  title: string;
  asks: A;
  example: Example<Say<A>>;
  run: (told: Told<A>) => Step<Outcome>;
  policy?: NamedPolicy;
}): Procedure<A, Outcome, Id> => {
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
