import type { RuleSet, Sliced } from '../engine/rule-set';
import { SECRET_SCOPES, SIDES, deskOf, heldOf, sideOf } from '../engine/sides';
import type { Scope } from '../engine/sides';
import { rolledOut, tableOf } from '../testkit/given';
import { nextTap } from '../testkit/random-player';
import { randomSetup } from '../testkit/random-setups';
import { seeded } from '../testkit/seeded';
import { mop } from './mop/index';
import { n20 } from './n20/index';
import { nlc } from './nlc/index';
import type { Setup } from './common/index';

type AnyRules = RuleSet<Sliced, never, never, { setup: Setup } | null>;
const RULES = { nlc, mop, n20 } as unknown as Readonly<Record<string, AnyRules>>;

/** Every slice by the scope that may change it. */
const slices = (state: Sliced): Readonly<Record<Scope, unknown>> => ({
  table: state.table,
  'held:first': state.held.first,
  'held:second': state.held.second,
  'desk:first': state.desks.first,
  'desk:second': state.desks.second,
  umpire: state.umpire,
});

/** A fact of the desk may also be one of what is held: before there was `held`, it stood there. */
const mayChange = (scope: Scope): readonly Scope[] => {
  const side = sideOf(scope);
  return side !== null && scope === deskOf(side) ? [scope, heldOf(side)] : [scope];
};

/** Facts of random games, each with the state it fell upon. */
const facts = (rules: AnyRules, seeds: number) => {
  const found: { state: Sliced; scope: Scope; event: never }[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const chance = seeded(seed);
    const setup = randomSetup(chance, seed % 2 === 0 ? [] : ['openCup']);
    const table = tableOf(rules);
    const start = rules.decodeCommand({ type: 'StartGame', setup });
    if (start.kind !== 'ok') throw new Error(JSON.stringify(start));
    table.when(start.value).thenFacts();
    for (let i = 0; i < 120; i++) {
      const view = table.view('solo');
      const { seat, command: json } = nextTap(view as never, chance);
      const command = rules.decodeCommand(json);
      if (command.kind !== 'ok') continue;
      const settled = rolledOut(rules.decide(table.state(), command.value, seat), chance.roll);
      if (settled.kind !== 'accepted') continue;
      for (const fact of settled.outcome.facts) {
        found.push({ state: table.state(), ...fact });
        table.apply([fact]);
      }
    }
  }
  return found;
};

test.each(Object.keys(RULES))('%s: a fact changes the slice of its scope alone', (id) => {
  const rules = RULES[id]!;
  const seen = facts(rules, 12);
  expect(seen.length).toBeGreaterThan(100);
  for (const { state, event } of seen) {
    // Whatever is written into a scope, and whoever wrote it there.
    for (const scope of SECRET_SCOPES) {
      const [before, after] = [slices(state), slices(rules.evolve(state, scope, event))];
      for (const other of SECRET_SCOPES.filter((one) => !mayChange(scope).includes(one)))
        expect(after[other]).toBe(before[other]);
      expect(after.table).toBe(before.table);
    }
    const open = slices(rules.evolve(state, 'table', event));
    for (const other of SECRET_SCOPES) expect(open[other]).toBe(slices(state)[other]);
  }
});

test('nlc: what stood on the desk before there was `held` folds into what is held', () => {
  const hidden = facts(RULES['nlc']!, 12).filter(({ scope }) => scope.startsWith('held:'));
  expect(hidden.length).toBeGreaterThan(10);
  for (const { state, event } of hidden) {
    for (const side of SIDES)
      expect(nlc.evolve(state as never, deskOf(side), event)).toEqual(nlc.evolve(state as never, heldOf(side), event));
  }
});

test.each(Object.keys(RULES))('%s: every state that is stored has its slices and its turn', (id) => {
  const { start } = RULES[id]!;
  expect(Object.keys(start).sort()).toEqual(['desks', 'held', 'table', 'umpire']);
  expect(start.table).toMatchObject({ turn: 0 });
});
