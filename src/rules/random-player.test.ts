import { resolve } from '../engine/given';
import type { Roll } from '../engine/given';
import type { RuleSet } from '../engine/rule-set';
import type { Step } from '../engine/step';
import type { AppView } from '../session/rule-sets';
import { procedureTap } from '../testkit/random-procedures';
import { randomSetup } from '../testkit/random-setups';
import { nextTap } from '../testkit/random-player';
import { seeded } from '../testkit/seeded';
import type { Seeded } from '../testkit/seeded';
import { tableOf } from '../testkit/given';
import { mop } from './mop/index';
import { n20 } from './n20/index';
import { nlc } from './nlc/index';
import { fight } from './nlc/procedure/testing/fighting';
import type { Setup } from './common/index';

const MOST_TAPS = 3000;

/** Brings a procedure all the dice it asks for. */
const throwFor = <T>(start: Step<T>, chance: Seeded): Readonly<{ step: Step<T>; threw: number }> => {
  const rolls: Roll[] = [];
  let step = start;
  while (step.kind === 'needsDice') {
    const { rule, count, sides } = step.request;
    rolls.push({ rule, faces: Array.from({ length: count }, () => chance.roll(sides)) });
    step = resolve(start, { rolls, choices: [] });
  }
  return { step, threw: rolls.length };
};

const expectStorable = <State, Event>(
  { decodeEvent }: Pick<RuleSet<State, never, Event, unknown>, 'decodeEvent'>,
  state: State,
  events: readonly Event[],
): void => {
  for (const event of events)
    expect(decodeEvent(JSON.parse(JSON.stringify(event)))).toEqual({ kind: 'ok', value: event });
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
};

type Playing = Readonly<{ setup?: (chance: Seeded) => Setup; tap?: typeof nextTap }>;

/** Plays until the last turn is reached. Gives how many plays that took; throws where a rule throws. */
const playOut = <State, Command, Event>(
  rules: RuleSet<State, Command, Event, AppView | null>,
  seed: number,
  { setup = randomSetup, tap = nextTap }: Playing = {},
): number => {
  const chance = seeded(seed);
  const table = tableOf(rules);
  const start = rules.decodeCommand({ type: 'StartGame', setup: setup(chance) });
  if (start.kind !== 'ok') throw new Error(JSON.stringify(start));
  table.when(start.value).thenFacts();
  let plays = 0;
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    const view = table.view();
    if (view === null) throw new Error('the game is gone');
    if (view.isLastTurn) return plays;
    const { seat, command: json } = tap(view, chance);
    const command = rules.decodeCommand(json);
    if (command.kind !== 'ok') continue;
    const { step, threw } = throwFor(rules.decide(table.state(), command.value, seat), chance);
    if (step.kind === 'needsDice' || step.kind === 'needsChoice') throw new Error('no more than dice is asked for');
    if (step.kind === 'refused') {
      expect(step.refusal.code).toMatch(/^[A-Z_]+$/);
      continue;
    }
    plays += 1;
    table.apply(step.outcome.facts);
    expect(threw).toBeLessThanOrEqual(2);
    expectStorable(
      rules,
      table.state(),
      step.outcome.facts.map(({ event }) => event),
    );
    for (const looking of ['first', 'second', 'solo'] as const) table.view(looking);
  }
  throw new Error(`seed ${String(seed)}: the last turn was not reached`);
};

test.each([
  ['nlc', nlc],
  ['mop', mop],
] as const)('a random player of %s reaches the last turn, whatever the set-up; nothing throws', (_, rules) => {
  let plays = 0;
  for (let seed = 1; seed <= 50; seed++) plays += playOut(rules, seed);
  expect(plays).toBeGreaterThan(50 * 10);
});

test('a random player of n20 reaches the last turn, whatever the set-up; nothing throws', () => {
  for (let seed = 1; seed <= 20; seed++) expect(playOut(n20, seed)).toBeGreaterThan(0);
});

/** Every kind of thing that can be resolved, among all else that is done in a game with units. */
test.each([
  ['nlc', nlc],
  ['mop', mop],
] as const)(
  'a random player of %s who fights reaches the last turn; whatever is resolved is kept as plain JSON',
  (_, rules) => {
    const seen = new Set<string>();
    const tap: typeof nextTap = (view, chance) => {
      const next = chance.once(3) ? nextTap(view, chance) : procedureTap(view, chance);
      seen.add(`${view.procedure?.run?.procedure ?? ''} ${next.command.type}`);
      return next;
    };
    for (let seed = 1; seed <= 5; seed++)
      expect(playOut(rules, seed, { setup: () => fight(), tap })).toBeGreaterThan(20);
    for (const type of ['GiveToProcedure', 'ApplyProcedure', 'DropProcedure'])
      expect([...seen]).toContain(`nlc/assault ${type}`);
  },
);

test('a random player of n20 who fights reaches the last turn', () => {
  const tap: typeof nextTap = (view, chance) => (chance.once(3) ? nextTap(view, chance) : procedureTap(view, chance));
  for (let seed = 1; seed <= 5; seed++) expect(playOut(n20, seed, { setup: () => fight(), tap })).toBeGreaterThan(5);
});
