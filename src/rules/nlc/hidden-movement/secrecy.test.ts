import fc from 'fast-check';
import { resolve } from '../../../testkit/given';
import { SCOPES, SIDES, deskOf, heldOf, maySee, sideOf } from '../../../engine/sides';
import type { Scope, Seat } from '../../../engine/sides';
import { unit } from '../../../testkit/battle';
import { seeded } from '../../../testkit/seeded';
import type { Seeded } from '../../../testkit/seeded';
import { HIDDEN_EVENTS } from '../../../wording/en/events-hidden';
import { COVERS_EVENTS } from '../../../wording/en/events-mop';
import { refusalSentence } from '../../../wording/en/refusals';
import { namesFrom } from '../../../wording/names';
import { mop } from '../../mop/index';
import type { MopEvent } from '../../mop/index';
import { corps, hiding } from './testing/hiding';
import type { Hiding, Tap } from './testing/hiding';

/**
 * The law of secrecy for hidden marches: two games in which the same happened on the table and on my desk, and anything at all at
 * the enemy's, are one game to me and to the open table: what is shown, what is allowed, what is refused.
 */
const SECRET = 'Secret Ford';
const IDS = ['f1', 'f2', 'f3', 's1', 's2', 's3'] as const;

const anyMarch = (chance: Seeded): string => `${chance.pick(SIDES)}-h${String(chance.roll(3))}`;
const jams = (chance: Seeded) => (chance.once(2) ? [] : [{ march: anyMarch(chance), turns: chance.roll(2) - 1 }]);

/** All that may be done about hidden marches at a desk, without anything coming to light. */
const atDesk = (chance: Seeded, ids: readonly [string, ...string[]]): Tap =>
  chance.pick<Tap>([
    { type: 'BeginHiddenMarch', of: corps(chance.pick(ids)), route: [SECRET], jams: jams(chance) },
    { type: 'BeginHiddenMarch', of: { kind: 'division', id: chance.pick(ids), division: '1st' }, route: [SECRET] },
    {
      type: 'ChangeHiddenRoute',
      march: anyMarch(chance),
      route: [SECRET, 'Limal'],
      why: chance.pick(['localDecision', 'newOrder']),
      jams: jams(chance),
    },
    { type: 'RollDiscovery', march: anyMarch(chance), nearestEnemyHq: chance.pick(['other', 'russian']) },
    { type: 'SetDummies', side: ids[0].startsWith('s') ? 'second' : 'first', count: chance.roll(4) - 1 },
  ]);

const atTable = (chance: Seeded): Tap =>
  chance.pick<Tap>([
    { type: 'FillCup' },
    { type: 'EnterDrawn', side: 'first', chit: chance.pick(['f1', 'f2']) },
    { type: 'EnterDrawn', side: 'second', chit: chance.pick(['s1', 's2']) },
    { type: 'NextTurn' },
    { type: 'SpotForce', name: 'a stack', turns: chance.roll(3) },
    { type: 'DeployVedettes', unit: chance.pick(['hussars', 'foot', 'brigade']), count: 2, keepsUnit: chance.once(3) },
    { type: 'ChangeVedettes', vedettes: 've1', left: chance.roll(3) - 1, disrupted: chance.roll(2) - 1 },
    { type: 'RecallVedettes', vedettes: `ve${String(chance.roll(3))}` },
  ]);

const PROBES: readonly Tap[] = [
  ...IDS.map((id): Tap => ({ type: 'BeginHiddenMarch', of: corps(id), route: ['Limal'] })),
  ...SIDES.flatMap((side) =>
    [1, 2, 3].flatMap((n): readonly Tap[] => {
      const march = `${side}-h${String(n)}`;
      return [
        { type: 'RollDiscovery', march, nearestEnemyHq: 'other' },
        { type: 'RevealHidden', march, by: 'sight' },
        { type: 'ChangeHiddenRoute', march, route: ['Limal'], why: 'newOrder' },
      ];
    }),
  ),
  { type: 'FillCup' },
  { type: 'DrawChit' },
  { type: 'NextTurn' },
];

const seenBy = (game: Hiding, tap: Tap, seat: Seat): string => {
  const command = mop.decodeCommand(tap);
  if (command.kind !== 'ok') throw new Error(JSON.stringify(tap));
  const answer = mop.decide(game.state(), command.value, seat);
  if (answer.kind === 'needsDice') return JSON.stringify([answer.working, answer.request]);
  if (answer.kind !== 'accepted') return JSON.stringify(answer);
  const { facts, barrier } = answer.outcome;
  return JSON.stringify([barrier, answer.working, facts.filter(({ scope }) => maySee(seat, scope))]);
};

/** Tries a play; a die of discovery shows a 1, so that nothing comes to light. */
const tries = (game: Hiding, tap: Tap, seat: Seat): void => {
  const command = mop.decodeCommand(tap);
  if (command.kind !== 'ok') throw new Error(JSON.stringify([tap, command]));
  const step = mop.decide(game.state(), command.value, seat);
  const settled =
    step.kind === 'needsDice' ? resolve(step, { rolls: [{ rule: 'NLC 20.1.2', faces: [1] }], choices: [] }) : step;
  if (settled.kind === 'accepted') game.apply(settled.outcome.facts);
};

const UNITS = [
  unit('hussars', 'f1', { arm: 'cavalry' }),
  unit('brigade', 's1', { arm: 'cavalry' }),
  unit('foot', 's1'),
];
const begin = (): Hiding => hiding(['hiddenTrafficJams', 'hiddenForces', 'vedettes'], { units: UNITS });

test('NLC 20.1 what the enemy does at his desk about hidden marches is nothing to me and to the table', () => {
  let hidden = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const chance = seeded(seed);
      const [one, two] = [begin(), begin()];
      for (let i = 0; i < 40; i++) {
        if (chance.once(2)) {
          tries(one, atDesk(chance, ['s1', 's2']), 'second');
          continue;
        }
        const [tap, seat]: readonly [Tap, Seat] = chance.once(2)
          ? [atTable(chance), 'table']
          : [atDesk(chance, ['f1', 'f2']), 'first'];
        for (const game of [one, two]) tries(game, tap, seat);
      }
      hidden += one.hidden('second').desks[0]?.marches.length ?? 0;
      expect(two.hidden('second').desks[0]?.marches).toEqual([]);
      for (const seat of ['table', 'first'] as const) {
        expect(two.view(seat)).toEqual(one.view(seat));
        expect(PROBES.map((tap) => seenBy(two, tap, seat))).toEqual(PROBES.map((tap) => seenBy(one, tap, seat)));
      }
      expect(JSON.stringify(one.view('table'))).not.toContain(SECRET);
    }),
    { numRuns: 60, seed: 1814 },
  );
  expect(hidden).toBeGreaterThan(40);
});

test('NLC 20.1 with its desk locked the table shows and draws as with it open', () => {
  const game = begin();
  game.begins('f1').thenFacts();
  game.acts('f1');
  const open = game.state();
  const locked = { ...open, desks: mop.start.desks };
  expect(mop.viewFor(locked, 'table')).toEqual(mop.viewFor(open, 'table'));
  for (const tap of PROBES) {
    const command = mop.decodeCommand(tap);
    if (command.kind !== 'ok') continue;
    const told = (state: typeof open) => JSON.stringify(mop.decide(state, command.value, 'table'));
    expect(told(locked)).toBe(told(open));
  }
});

const slices = (game: Hiding): Readonly<Record<Scope, unknown>> => {
  const { table, held, desks, umpire } = game.state();
  return {
    table,
    'held:first': held.first,
    'held:second': held.second,
    'desk:first': desks.first,
    'desk:second': desks.second,
    umpire,
  };
};
/** In older games what is held stood on the desk. */
const mayChange = (scope: Scope): readonly Scope[] => {
  const side = sideOf(scope);
  return side !== null && scope === deskOf(side) ? [scope, heldOf(side)] : [scope];
};

const TOLD = { ...HIDDEN_EVENTS, ...COVERS_EVENTS };
const isToldHere = (event: MopEvent): event is Extract<MopEvent, { type: keyof typeof TOLD }> => event.type in TOLD;

test('NLC 20.1 events change the slice of their scope alone and read back as they are, and every event and refusal is a sentence', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const chance = seeded(seed);
      const game = begin();
      const names = namesFrom({ setup: game.view()!.setup }, 'Coordinated');
      for (let i = 0; i < 60; i++) {
        const mine = chance.once(2);
        const tap = chance.once(6)
          ? chance.pick<Tap>([
              { type: 'RevealHidden', march: anyMarch(chance), by: 'sight' },
              { type: 'RevealDummy', side: 'first' },
              { type: 'LiftSpotted', spotted: 'v1', revealed: true },
            ])
          : mine
            ? atDesk(chance, ['f1', 'f2'])
            : atTable(chance);
        const command = mop.decodeCommand(tap);
        if (command.kind !== 'ok') throw new Error(JSON.stringify(tap));
        const step = mop.decide(game.state(), command.value, 'first');
        if (step.kind === 'refused') expect(refusalSentence(step.refusal, names)).not.toContain('not possible (');
        const settled =
          step.kind === 'needsDice'
            ? resolve(step, { rolls: [{ rule: 'NLC 20.1.2', faces: [chance.roll(6)] }], choices: [] })
            : step;
        if (settled.kind !== 'accepted') continue;
        for (const fact of settled.outcome.facts) {
          const before = slices(game);
          game.apply([fact]);
          const after = slices(game);
          for (const scope of SCOPES.filter((one) => !mayChange(fact.scope).includes(one)))
            expect(after[scope]).toBe(before[scope]);
          const { event } = fact;
          const json: unknown = JSON.parse(JSON.stringify(event));
          expect(mop.decodeEvent(json)).toEqual({ kind: 'ok', value: json });
          if (!isToldHere(event)) continue;
          seen.add(event.type);
          const tell = TOLD[event.type] as (one: typeof event, of: typeof names) => string;
          expect(tell(event, names)).not.toMatch(/undefined|null|NaN|\[object|^$/);
        }
      }
      expect(JSON.parse(JSON.stringify(game.state()))).toEqual(game.state());
    }),
    { numRuns: 40, seed: 1814 },
  );
  expect([...seen].sort()).toEqual(Object.keys(TOLD).sort());
});
