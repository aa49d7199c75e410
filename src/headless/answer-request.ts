import * as v from 'valibot';
import type { Stand } from '../engine/drive';
import type { AnyProcedure } from '../engine/procedure';
import type { Step } from '../engine/step';
import { workingSentence } from '../wording/en/working';
import type { Names } from '../wording/names';
import { asksChoice, asksDice, fault, refused } from './answer';
import type { Answer } from './answer';
import { describe } from './describe';
import { follow } from './follow';
import type { Brought } from './follow';
import { branchesAnswer, oddsAnswer, policyOf } from './odds';
import { REGISTRY } from './registry';
import type { Registry } from './registry';
import { REQUESTS, verbOf } from './request';
import type { Request, Verb } from './request';

/** What requests are answered from, and how a line of working is said. */
type Engine = Registry & Readonly<{ sentence: typeof workingSentence }>;

/** Answers a request that is at least an object. */
export const answering = (engine: Engine): ((json: object) => Answer) => {
  const answers = answersOf(engine);
  return (json) => {
    const verb = verbOf(json);
    return verb === null
      ? fault('BAD_REQUEST', `A request has one of ${Object.keys(REQUESTS).join(', ')}.`)
      : answers[verb](json);
  };
};

const reading =
  <Asked extends Verb>(verb: Asked, answer: (request: Request<Asked>) => Answer) =>
  (json: object): Answer => {
    const read = v.safeParse(REQUESTS[verb], json);
    if (read.success) return answer(read.output);
    const [issue] = read.issues;
    return fault('BAD_REQUEST', issue.message, v.getDotPath(issue) ?? '');
  };

const list = ({ procedures, tables }: Engine, { list: what }: Request<'list'>): Answer =>
  what === 'resolvers'
    ? { ok: true, resolvers: [...procedures.values()].map(({ id, rule, title }) => ({ id, rule, title })) }
    : { ok: true, tables: [...tables.values()].map(({ id, rule, title }) => ({ id, rule, title })) };

const table = ({ tables }: Engine, { table: id }: Request<'table'>): Answer => {
  const found = tables.get(id);
  return found === undefined
    ? fault('UNKNOWN_TABLE', `There is no table ${shortened(id)}; {"list":"tables"} names them.`, 'table')
    : { ok: true, ...found };
};

const shortened = (id: string): string => JSON.stringify(id.slice(0, 60));

const withProcedure = (
  { procedures }: Engine,
  [verb, id]: readonly [Verb, string],
  answer: (found: AnyProcedure) => Answer,
): Answer => {
  const found = procedures.get(id);
  return found === undefined
    ? fault('UNKNOWN_RESOLVER', `There is no resolver ${shortened(id)}; {"list":"resolvers"} names them.`, verb)
    : answer(found);
};

/** Begins a procedure and goes as far as the dice and choices carry it. */
const begun = (
  resolver: AnyProcedure,
  request: Brought & Readonly<{ input: unknown }>,
  answer: (stand: Stand<unknown>) => Answer,
): Answer => {
  const start = resolver.start(request.input);
  if (start.kind !== 'step') return badInput(start.kind === 'bad' ? start.path : 'type');
  const followed = follow(start.step, request);
  return followed.kind === 'misfit' ? followed.answer : answer(followed.stand);
};

const badInput = (path: string): Answer => {
  const field = path === '' ? 'input' : `input.${path}`;
  return fault(
    'BAD_REQUEST',
    `${field} is missing, or is not what this resolver takes; {"describe":…} says what is.`,
    field,
  );
};

const settled = ({ sentence }: Engine, { at, working }: Stand<unknown>): Answer => {
  switch (at.kind) {
    case 'accepted':
      return {
        ok: true,
        outcome: at.outcome,
        working: working.map((line) => ({ rule: line.rule, text: sentence(line, NO_NAMES) })),
      };
    case 'refused':
      return refused(at.refusal);
    case 'needsDice':
      return asksDice(at.request);
    case 'needsChoice':
      return asksChoice(at.request);
  }
};

/** There is no game here, so nobody has a name but the one the books give him. */
const NO_NAMES: Names = {
  side: (side) => (side === 'first' ? 'First side' : 'Second side'),
  eventCard: (card) => card,
  formation: (id) => id,
  leader: (id) => id,
  unit: (id) => id,
  turn: (index) => `Turn ${index + 1}`,
};

const oddsFrom = (resolver: AnyProcedure, step: Step<unknown>, request: Request<'odds'>): Answer => {
  const { policy: plan, branches } = request;
  if (branches) return branchesAnswer(step, plan ?? {});
  const otherwise = resolver.policy?.choose ?? (() => undefined);
  return oddsAnswer(step, plan === null ? undefined : policyOf(plan, otherwise));
};

const answersOf = (engine: Engine): Readonly<Record<Verb, (json: object) => Answer>> => ({
  list: reading('list', (request) => list(engine, request)),
  describe: reading('describe', (request) => withProcedure(engine, ['describe', request.describe], describe)),
  table: reading('table', (request) => table(engine, request)),
  resolve: reading('resolve', (request) =>
    withProcedure(engine, ['resolve', request.resolve], (resolver) =>
      begun(resolver, request, (stand) => settled(engine, stand)),
    ),
  ),
  odds: reading('odds', (request) =>
    withProcedure(engine, ['odds', request.odds], (resolver) =>
      begun(resolver, request, ({ at }) => oddsFrom(resolver, at, request)),
    ),
  ),
});

/** The same of all rule sets of the app. */
export const answerRequest = answering({ ...REGISTRY, sentence: workingSentence });
