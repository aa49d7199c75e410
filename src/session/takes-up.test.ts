import { decided, drive, either, thrown } from '../engine/drive';
import type { SecretScope, Side } from '../engine/sides';
import type { Decision, RuleSet } from '../engine/rule-set';
import type { Step } from '../engine/step';
import { sliceOf, withSlice } from '../journal/decode-slices';
import { canonical } from '../packs/json-text';
import { mop } from '../rules/mop/index';
import { n20 } from '../rules/n20/index';
import { nlc } from '../rules/nlc/index';
import { ALL_TAPS, SECRET_TAPS, anyTap } from '../testkit/random-player';
import { randomGame } from '../testkit/random-setups';
import { seeded } from '../testkit/seeded';
import type { AppView } from './rule-sets';

/**
 * In a copy of a game what is held for a side waits for its curtain. A rule set names the commands that take it up; this law plays
 * random games and finds every other one: it must come to the same with that side's slices emptied.
 */
type Event = Readonly<{ type: string }>;
type Rules = RuleSet<unknown, Event, Event, AppView | null>;

type Settled = Readonly<{
  step: Exclude<Step<Decision<Event>>, { kind: 'needsDice' | 'needsChoice' }>;
  asked: readonly unknown[];
}>;

/** Decides to the end with dice that fall the same in both worlds, and keeps what was asked in the open. */
const settled = (start: Step<Decision<Event>>, seed: number): Settled => {
  const chance = seeded(seed);
  const { at, asked } = drive(
    start,
    either(
      thrown(chance.roll),
      decided(({ options }) => options[0]),
    ),
  );
  if (at.kind === 'needsDice' || at.kind === 'needsChoice') throw new Error(at.kind);
  const open = asked.flatMap(({ request }): readonly unknown[] => {
    if ('options' in request) return [request.options];
    return request.secret === true ? [] : [[request.rule, request.count, request.sides]];
  });
  return { step: at, asked: open };
};

const emptied = ({ start }: Rules, state: unknown, scopes: readonly SecretScope[]): unknown =>
  scopes.reduce((now, scope) => withSlice(now, scope, sliceOf(start, scope)), state);

const evolved = (rules: Rules, state: unknown, step: Step<Decision<Event>>): unknown =>
  step.kind === 'accepted'
    ? step.outcome.facts.reduce((now, { scope, event }) => rules.evolve(now, scope, event), state)
    : state;

/** All that anybody but the side that is away learns of a play: what he sees follows from facts alone, which is another law. */
const learnt = ({ step, asked }: Settled, away: readonly SecretScope[]): string => {
  if (step.kind === 'refused') return canonical([asked, step.refusal]);
  const facts = step.outcome.facts.filter(({ scope }) => !away.some((one) => one === scope));
  return canonical([asked, step.outcome.barrier, facts]);
};

const AWAY: readonly (readonly [Side, readonly SecretScope[]])[] = [
  ['first', ['held:first', 'umpire']],
  ['second', ['held:second', 'umpire']],
];

const RULE_SETS: readonly Rules[] = [nlc, mop, n20].map((rules) => rules as unknown as Rules);

test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
  'decision 0021: %s names every command by which the table learns what is held for a side',
  (_, rules) => {
    const named = new Set<string>();
    let compared = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const chance = seeded(seed * 31);
      const begin = rules.decodeCommand({ type: 'StartGame', setup: randomGame(chance, ['openCup']) });
      if (begin.kind !== 'ok') throw new Error('no game');
      let state = evolved(rules, rules.start, rules.decide(rules.start, begin.value, 'table'));
      for (let i = 0; i < 60; i++) {
        const table = rules.viewFor(state, 'table');
        if (table === null) throw new Error('no table');
        const coming = anyTap(table, chance, seed % 2 === 0 ? ALL_TAPS : SECRET_TAPS);
        const { seat, command: json } = coming.tap(rules.viewFor(state, coming.at) ?? table);
        const command = rules.decodeCommand(json);
        if (command.kind !== 'ok') continue;
        const decided = settled(rules.decide(state, command.value, seat), seed + i);
        for (const [side, scopes] of AWAY) {
          if (seat === side) continue;
          if (rules.takesUp?.(state, command.value).includes(side) === true) {
            named.add(json.type);
            continue;
          }
          const bare = emptied(rules, state, scopes);
          const other = settled(rules.decide(bare, command.value, seat), seed + i);
          compared += 1;
          expect([json.type, learnt(other, scopes)]).toEqual([json.type, learnt(decided, scopes)]);
        }
        state = evolved(rules, state, decided.step);
      }
    }
    expect(compared).toBeGreaterThan(1000);
    const met = rules.id === 'n20' ? ['DrawEvent', 'RevealManeuvers'] : ['DeclareReserve', 'DrawChit', 'FillCup'];
    expect([...named]).toEqual(expect.arrayContaining(met));
  },
);
