import { readFaces } from '../../engine/given';
import { oddsOf } from '../../engine/odds';
import type { Policy } from '../../engine/odds';
import type { AnyProcedure } from '../../engine/procedure';
import type { RuleSet } from '../../engine/rule-set';
import type { Scope } from '../../engine/sides';
import { choose, refuse, rollDice } from '../../engine/step';
import type { Step } from '../../engine/step';
import { answerRequest } from '../../headless/answer-request';
import { PROCEDURES } from '../../headless/registry';
import { decodeEntry } from '../../journal/decode-entry';
import type { Keyring } from '../../journal/keyring';
import { reresolve } from '../../journal/reresolve';
import type { Row } from '../../journal/store';
import { applyEvents } from '../../journal/timeline';
import { RULE_SETS } from '../../rules/sets';
import { importGame } from '../../session/library';
import { gameOf, testPorts } from '../../testkit/ports';
import { keysOf, rowsOf } from '../../testkit/rows';
import type { Adapter, GameSide, ProcedureSide, Stored, Walk } from './language';
import { playOf, readOfBefore } from './plays-of-before';
import { refusals } from '../../engine/vocabulary';

const { TOO_MANY } = refusals({ TOO_MANY: null });

/** What this commit says in the language of the comparison. */

type Event = Readonly<{ type: string }>;
type Rules = RuleSet<unknown, Event, Event, unknown> & Readonly<{ plays: readonly Readonly<{ id: string }>[] }>;

/** The procedure, which gives up by itself when more than `most` answers have been tried on it. */
const limited = (start: Step<unknown>, most: number): Step<unknown> => {
  let left = most;
  const next = (step: Step<unknown>): Step<unknown> => {
    const on = <A>(then: (answer: A) => Step<unknown>) => {
      return (answer: A) => (left-- > 0 ? next(then(answer)) : refuse(TOO_MANY));
    };
    if (step.kind === 'needsDice') return rollDice(step.request, on(step.then), step.alike);
    return step.kind === 'needsChoice' ? choose(step.request, on(step.then)) : step;
  };
  return next(start);
};

const oddsFrom = (step: Step<unknown>, policy: Policy | undefined, most: number): unknown => {
  const walk = oddsOf(limited(step, most), policy);
  if (walk.kind === 'refused') return walk.refusal.code === 'TOO_MANY' ? null : walk;
  if (walk.kind === 'needsPolicy') return null;
  return walk.odds.map(({ outcome, n, d }) => ({ outcome, n: String(n), d: String(d) }));
};

const walkOf = (step: Step<unknown>, policy?: Policy): Walk => {
  const odds = (most: number): unknown => oddsFrom(step, policy, most);
  switch (step.kind) {
    case 'accepted':
      return { kind: 'done', lines: step.working, outcome: step.outcome };
    case 'refused':
      return step;
    case 'needsDice': {
      const { request, then } = step;
      const { count, sides } = request;
      const thrown = (fell: readonly number[]): Walk => walkOf(then(readFaces(request, fell)), policy);
      return { kind: 'dice', lines: step.working, request, count, sides, odds, then: thrown };
    }
    case 'needsChoice': {
      const { request, then } = step;
      const chosen = (option: string): Walk => walkOf(then(option), policy);
      return { kind: 'choice', lines: step.working, request, options: request.options, odds, then: chosen };
    }
  }
};

const procedureOf = ({ id, schema, example, start, policy }: AnyProcedure): ProcedureSide => ({
  id,
  schema,
  example: example.input,
  begin: (input) => {
    const begun = start(input);
    return begun.kind === 'step'
      ? { kind: 'walk', walk: walkOf(begun.step, policy?.choose) }
      : { kind: 'unread', why: begun };
  },
});

const RULES: readonly Rules[] = Object.values(RULE_SETS).map((rules) => rules as unknown as Rules);

/** Rules that once read the plays of a refit of theirs, to refuse them; today the session refuses what they do not read. */
const REFITS: Readonly<Record<string, Rules>> = { nlc: RULE_SETS.mop as unknown as Rules };

/** No play waits for a choice: views of before had no room for one. */
const withoutWaiting = (view: unknown): unknown => {
  if (typeof view !== 'object' || view === null || !('waitingPlays' in view)) return view;
  const { waitingPlays, ...rest } = view;
  return Array.isArray(waitingPlays) && waitingPlays.length === 0 ? rest : view;
};

const readBy =
  (rules: Rules): GameSide['readCommand'] =>
  (json) => {
    const before = readOfBefore(json);
    if (before.kind !== 'newer') return before;
    const read = rules.decodeCommand(json);
    return read.kind === 'newer' ? (REFITS[rules.id] ?? rules).decodeCommand(json) : read;
  };

const gameOfRules = (rules: Rules): GameSide => {
  const today = (command: unknown): Event => playOf(rules, command as Event) ?? (command as Event);
  return {
    id: rules.id,
    start: rules.start,
    readCommand: readBy(rules),
    readEvent: rules.decodeEvent,
    decide: (state, command, seat) => walkOf(rules.decide(state, today(command), seat)),
    evolve: (state, { scope, event }) => rules.evolve(state, scope as Scope, event as Event),
    view: (state, seat) => withoutWaiting(rules.viewFor(state, seat)),
    // Nothing was foretold of commands that are plays today: pages did so from what they saw.
    preview: (state, command, seat) =>
      playOf(rules, command as Event) === null ? (rules.preview?.(state, command as Event, seat) ?? null) : null,
    aboutCommand: (state, command) => [
      rules.standsAside?.(today(command)) === true,
      rules.takesUp?.(state, today(command)) ?? [],
    ],
    aboutEvent: (event) => [rules.opensArchive?.(event as Event), rules.choiceOf?.(event as Event)],
  };
};

const playsIn = (rules: Rules, rows: readonly Row[], keys: Keyring): Stored['plays'] => {
  const states = new Map<number, unknown>([[0, rules.start]]);
  return rows.flatMap((row) => {
    const entry = decodeEntry(row, rules, keys);
    if (entry.kind !== 'ok' || entry.value.kind !== 'play') return [];
    const state = applyEvents(rules, states.get(entry.value.from), entry.value.parts);
    states.set(row.seq, state);
    return [{ seq: row.seq, view: (seat) => withoutWaiting(rules.viewFor(state, seat)) }];
  });
};

const stored = async (text: string): Promise<Stored> => {
  const ports = testPorts();
  const made = await importGame(ports, text);
  if (made.kind !== 'made') return { taken: made, plays: [] };
  const game = await gameOf(ports, made.key);
  const rules = RULES.find(({ id }) => id === game.rules);
  if (rules === undefined) throw new Error(`same: no rule set ${game.rules}`);
  const [rows, keys] = [await rowsOf(ports, game.key), await keysOf(ports, game)];
  return {
    taken: { rules: game.rules, rows: rows.length, again: reresolve(rules, rows, keys) },
    plays: playsIn(rules, rows, keys),
  };
};

export const adapter: Adapter = {
  speaks: 1,
  tellsLinesEarly: true,
  procedures: new Map([...PROCEDURES.values()].map((one) => [one.id, procedureOf(one)])),
  games: new Map(RULES.map((rules) => [rules.id, gameOfRules(rules)])),
  headless: answerRequest,
  stored,
};
