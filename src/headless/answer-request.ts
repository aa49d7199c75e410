import * as v from 'valibot';
import type { Stand } from '../engine/drive';
import type { AnyResolver } from '../engine/resolver';
import type { Step, Working } from '../engine/step';
import { workingSentence } from '../wording/en/working';
import type { Names } from '../wording/names';
import { asksChoice, asksDice, fault, refused } from './answer';
import type { Answer } from './answer';
import { describe } from './describe';
import { follow } from './follow';
import type { Brought } from './follow';
import { branchesAnswer, oddsAnswer, policyOf } from './odds';
import { RESOLVERS, TABLES } from './registry';
import { REQUESTS, verbOf } from './request';
import type { Request, Verb } from './request';

/** Answers a request that is at least an object. */
export const answerRequest = (json: object): Answer => {
  const verb = verbOf(json);
  return verb === null
    ? fault('BAD_REQUEST', `A request has one of ${Object.keys(REQUESTS).join(', ')}.`)
    : ANSWERS[verb](json);
};

const reading =
  <Asked extends Verb>(verb: Asked, answer: (request: Request<Asked>) => Answer) =>
  (json: object): Answer => {
    const read = v.safeParse(REQUESTS[verb], json);
    if (read.success) return answer(read.output);
    const [issue] = read.issues;
    return fault('BAD_REQUEST', issue.message, v.getDotPath(issue) ?? '');
  };

const list = ({ list: what }: Request<'list'>): Answer =>
  what === 'resolvers'
    ? { ok: true, resolvers: [...RESOLVERS.values()].map(({ id, rule, title }) => ({ id, rule, title })) }
    : { ok: true, tables: [...TABLES.values()].map(({ id, rule, title }) => ({ id, rule, title })) };

const table = ({ table: id }: Request<'table'>): Answer => {
  const found = TABLES.get(id);
  return found === undefined
    ? fault('UNKNOWN_TABLE', `There is no table ${shortened(id)}; {"list":"tables"} names them.`, 'table')
    : { ok: true, ...found };
};

const shortened = (id: string): string => JSON.stringify(id.slice(0, 60));

const withResolver = (verb: Verb, id: string, answer: (found: AnyResolver) => Answer): Answer => {
  const found = RESOLVERS.get(id);
  return found === undefined
    ? fault('UNKNOWN_RESOLVER', `There is no resolver ${shortened(id)}; {"list":"resolvers"} names them.`, verb)
    : answer(found);
};

/** Begins a procedure and goes as far as the dice and choices carry it. */
const begun = (
  resolver: AnyResolver,
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

const settled = ({ at, working }: Stand<unknown>): Answer => {
  switch (at.kind) {
    case 'accepted':
      return { ok: true, outcome: at.outcome, working: working.map(told) };
    case 'refused':
      return refused(at.refusal);
    case 'needsDice':
      return asksDice(at.request);
    case 'needsChoice':
      return asksChoice(at.request);
  }
};

const told = (line: Working[number]) => ({ rule: line.rule, text: workingSentence(line, NO_NAMES) });

/** There is no game here, so nobody has a name but the one the books give him. */
const NO_NAMES: Names = {
  side: (side) => (side === 'first' ? 'First side' : 'Second side'),
  eventCard: (card) => card,
  formation: (id) => id,
  leader: (id) => id,
  unit: (id) => id,
  turn: (index) => `Turn ${index + 1}`,
};

const oddsFrom = (resolver: AnyResolver, step: Step<unknown>, request: Request<'odds'>): Answer => {
  const { policy: plan, branches } = request;
  if (branches) return branchesAnswer(step, plan ?? {});
  const otherwise = resolver.policy?.choose ?? (() => undefined);
  return oddsAnswer(step, plan === null ? undefined : policyOf(plan, otherwise));
};

const ANSWERS: Readonly<Record<Verb, (json: object) => Answer>> = {
  list: reading('list', list),
  describe: reading('describe', (request) => withResolver('describe', request.describe, describe)),
  table: reading('table', table),
  resolve: reading('resolve', (request) =>
    withResolver('resolve', request.resolve, (resolver) => begun(resolver, request, settled)),
  ),
  odds: reading('odds', (request) =>
    withResolver('odds', request.odds, (resolver) =>
      begun(resolver, request, ({ at }) => oddsFrom(resolver, at, request)),
    ),
  ),
};
