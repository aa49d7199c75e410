import { drive, given, thrown } from '../engine/drive';
import type { Stand } from '../engine/drive';
import type { Choice, Given, Roll } from '../engine/given';
import type { Decision, RuleSet } from '../engine/rule-set';
import type { Scope, Seat } from '../engine/sides';
import type { RuleId, Step } from '../engine/step';

/**
 * Tests speak the language of the table: given what happened, when somebody does something, rolling these dice, then that.
 * A die is keyed to the rule that must ask for it; one that is wrong or left over fails the test.
 */
type Deed<Event> = Readonly<{ scope: Scope; event: Event }>;

export const rolls = (...pairs: readonly (readonly [RuleId, ...number[]])[]): readonly Roll[] =>
  pairs.map(([rule, ...faces]) => ({ rule, faces }));

/** Where a procedure stands, with all its lines; refused where an answer does not fit. */
const standing = <T>({ at, working, refusal }: Stand<T>): Step<T> => {
  if (refusal !== null) return { kind: 'refused', refusal };
  return at.kind === 'refused' ? at : { ...at, working };
};

/** A procedure with keyed dice and choices. */
export const resolve = <T>(start: Step<T>, brought: Given): Step<T> => standing(drive(start, given(brought)));

/** A procedure with all the dice it asks for, up to where somebody has to decide. */
export const rolledOut = <T>(start: Step<T>, roll: (sides: number) => number): Step<T> =>
  standing(drive(start, thrown(roll)));

/** A table on which plays can be made one after the other, without any storage. */
export const tableOf = <State, Command, Event, View>(
  rules: RuleSet<State, Command, Event, View>,
  start: State = rules.start,
) => {
  let state = start;
  const apply = (deeds: readonly Deed<Event>[]): void => {
    for (const { scope, event } of deeds) state = rules.evolve(state, scope, event);
  };
  const when = (command: Command, seat: Seat = 'table') => {
    const step = rules.decide(state, command, seat);
    const settle = (brought: Given) => settleWith(resolve(step, brought), apply);
    return {
      step,
      rolling: (...pairs: readonly (readonly [RuleId, ...number[]])[]) =>
        settle({ rolls: rolls(...pairs), choices: [] }),
      choosing: (choices: readonly Choice[], ...pairs: readonly (readonly [RuleId, ...number[]])[]) =>
        settle({ rolls: rolls(...pairs), choices }),
      ...settle({ rolls: [], choices: [] }),
    };
  };
  return {
    when,
    state: () => state,
    view: (seat: Seat = 'table') => rules.viewFor(state, seat),
    apply,
  };
};

const settleWith = <Event>(settled: Step<Decision<Event>>, apply: (deeds: readonly Deed<Event>[]) => void) => {
  const facts = settled.kind === 'accepted' ? settled.outcome.facts : null;
  if (facts !== null) apply(facts);
  return {
    settled,
    working: settled.kind === 'accepted' ? settled.working : [],
    barrier: settled.kind === 'accepted' && settled.outcome.barrier,
    thenHappened: (...events: readonly unknown[]): void => {
      if (facts === null) throw new Error(`expected it to happen, but: ${JSON.stringify(settled)}`);
      expect(facts.map(({ event }) => event)).toEqual(events);
    },
    thenFacts: (): readonly Deed<Event>[] => {
      if (facts === null) throw new Error(`expected it to happen, but: ${JSON.stringify(settled)}`);
      return facts;
    },
    thenRefused: (code: string, rule?: string): void => {
      expect(settled).toMatchObject({ kind: 'refused', refusal: rule === undefined ? { code } : { code, rule } });
    },
    thenNeedsDice: (rule: RuleId, count: number, sides: number): void => {
      expect(settled).toMatchObject({ kind: 'needsDice', request: { rule, count, sides } });
    },
  };
};
