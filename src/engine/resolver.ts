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

/**
 * A procedure of the books as it is known outside: by an id, with an input that can be read from anywhere, an example that
 * resolves, and the step it begins with. Everything else (odds, replay, working) follows from the step.
 */
export type Resolver<Input, Outcome> = Readonly<{
  id: string;
  rule: RuleId;
  title: string;
  decode: (json: unknown) => Decoded<Input>;
  /** The schema `decode` reads by; kept for describing it to other front ends. */
  schema: unknown;
  example: Example<Input>;
  begin: (input: Input) => Step<Outcome>;
  policy?: NamedPolicy;
}>;

/** A resolver whose types nobody outside needs to know. */
export type AnyResolver = Readonly<{
  id: string;
  rule: RuleId;
  title: string;
  schema: unknown;
  example: Example<unknown>;
  /** Reads the input and begins; the reading's fault when it cannot be read. */
  start: (json: unknown) => Readonly<{ kind: 'step'; step: Step<unknown> }> | Exclude<Decoded<never>, { kind: 'ok' }>;
  policy?: NamedPolicy;
}>;

export const erased = <Input, Outcome>(resolver: Resolver<Input, Outcome>): AnyResolver => ({
  id: resolver.id,
  rule: resolver.rule,
  title: resolver.title,
  schema: resolver.schema,
  example: resolver.example,
  start: (json) => {
    const read = resolver.decode(json);
    return read.kind === 'ok' ? { kind: 'step', step: resolver.begin(read.value) } : read;
  },
  ...(resolver.policy === undefined ? {} : { policy: resolver.policy }),
});
