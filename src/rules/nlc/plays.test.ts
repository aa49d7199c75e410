import type { Seat } from '../../engine/sides';
import { battle, formation, leader, unit } from '../../testkit/battle';
import { mopTable, nlcTable } from '../../testkit/playing';
import { inDanger, played, rallying, removing } from '../../testkit/plays';
import { seeded } from '../../testkit/seeded';
import type { Switch } from '../list';
import { leaderLossPlay } from './corps/leader-play';
import { OF_CORPS } from './plays';

/** Those that need no orders; `orders/desk-plays.test.ts` has the others. */
const OF_TABLE = [...OF_CORPS, leaderLossPlay] as const;

/** Two corps of two brigades each; the first is lost by day, and it is night. */
const setup = (switches: readonly Switch[] = []) =>
  battle(
    {
      leaders: [leader('emperor', 'first', 5), leader('marshal', 'second', 3)],
      formations: [formation('f1', 'first', { limit: 90 }), formation('s1', 'second')],
      units: [
        unit('a', 'f1', { nation: 'french', initiative: 4 }),
        unit('b', 'f1', { nation: 'french', initiative: 4 }),
        unit('c', 'f1', { nation: 'french', initiative: 4 }),
        unit('q', 's1', { nation: 'prussian', initiative: 1 }),
      ],
      turns: [
        { label: '20:00', kind: 'day', day: 1 },
        { label: '21:00', kind: 'night', day: 1 },
      ],
    },
    switches,
  );
const atNight = (switches: readonly Switch[] = []) => {
  const table = nlcTable(setup(switches));
  for (const one of ['a', 'b', 'c']) table.when({ type: 'PlaceUnit', unit: one, place: 'uar' }).thenFacts();
  table.when({ type: 'NextTurn' }).thenFacts();
  return table;
};
type Table = ReturnType<typeof atNight>;

/** The way of an older page: the procedure by itself, with whatever it says of the game, and then into the game with it. */
const byItself = (table: Table, procedure: string, input: object) => [
  table.when({ type: 'GiveToProcedure', procedure, input, after: 0 }),
  table.when({ type: 'ApplyProcedure', procedure, input }),
];

describe('one rule, one way', () => {
  test('NLC 13, 11.2, 19.2: what a game makes a play of is played in no other way', () => {
    const table = atNight();
    for (const { id } of OF_TABLE)
      for (const way of byItself(table, id, { units: [{ id: 'a' }], unit: { id: 'q' } }))
        way.thenRefused('PROCEDURE_IS_A_PLAY');
  });

  test('NLC 11.2: a formation whose leader was lost this turn does not rally', () => {
    const table = atNight();
    table.when(inDanger('f1')).rolling(['NLC 11.2', 6, 5]).thenFacts();
    table.when(rallying('f1', [{ unit: 'a' }])).thenRefused('LEADERLESS', 'NLC 11.2');
  });

  test('NLC 13: two units a leader and turn, whatever a page says of attempts before', () => {
    const table = atNight();
    table.when(rallying('f1', [{ unit: 'a' }, { unit: 'b' }])).thenFacts();
    table.when(rallying('f1', [{ unit: 'c' }], { attemptsBefore: 0 })).thenRefused('TWO_RALLIES_A_LEADER', 'NLC 13');
  });

  test('NLC 13: by day, of another kind, or lost out of supply: what a page says of it is not read', () => {
    const byDay = nlcTable(setup());
    byDay.when({ type: 'PlaceUnit', unit: 'a', place: 'uar' }).thenFacts();
    const lie = { units: [{ id: 'a', nightSince: true, suppliedWhenLost: true, kind: 'hugeOnMap', identical: true }] };
    byDay.when(rallying('f1', [{ unit: 'a' }], lie)).thenRefused('NOT_BEFORE_NIGHT', 'NLC 13');
    const cutOff = atNight();
    cutOff.when({ type: 'PlaceUnit', unit: 'a', place: 'peu' }).thenFacts();
    cutOff.when(rallying('f1', [{ unit: 'a' }], lie)).thenRefused('LOST_FOR_GOOD', 'NLC 13');
  });

  test('NLC 6.3: where 19.2 is not played, no page throws for a marker', () => {
    const table = atNight();
    table.when({ type: 'PutMark', units: ['q'], mark: 'disrupted' }).thenFacts();
    table.when({ ...removing(['q']), say: { byCheck: true, seen: [] } }).thenFacts();
    expect(table.view()?.army.units.find((one) => one.unit.id === 'q')?.standing.marks).toEqual([]);
  });

  test('NLC 20.10: rout is played where the set-up says so, and a routed unit has lost all its steps', () => {
    const outcome = (switches: readonly Switch[], say: object) => {
      const table = atNight(['disruptionByCheck', ...switches]);
      table.when({ type: 'PutMark', units: ['q'], mark: 'disrupted' }).thenFacts();
      table
        .when({ ...removing(['q']), say })
        .rolling(['NLC 19.2', 6])
        .thenFacts();
      return table.view()?.army.units.find((one) => one.unit.id === 'q')?.standing;
    };
    expect(outcome([], { rout: true })).toMatchObject({ place: 'map', marks: ['disrupted'] });
    expect(outcome(['rout'], { rout: false })).toMatchObject({ place: 'uar', stepsLost: 2 });
  });
});

/** Whatever a page might say that it does not know. */
const LIES: readonly ((chance: ReturnType<typeof seeded>) => readonly [string, unknown])[] = [
  (chance) => ['attemptsBefore', chance.roll(3) - 1],
  (chance) => ['demoralized', chance.once(2)],
  (chance) => ['armyDemoralized', chance.once(2)],
  (chance) => ['fatigued', chance.once(2)],
  (chance) => ['exhausted', chance.once(2)],
  (chance) => ['byCheck', chance.once(2)],
  (chance) => ['rout', chance.once(2)],
  (chance) => ['frenchShaken', chance.once(2)],
  (chance) => ['armyLowersMorale', chance.once(2)],
  (chance) => ['game', chance.pick(['nlc', 'mop'])],
  (chance) => ['units', [{ id: chance.pick(['a', 'x']), kind: 'hugeOnMap', nightSince: true }]],
  (chance) => ['cards', [{ effect: null, card: '31', kind: 'noCapture', by: chance.pick(['attacker', 'defender']) }]],
  (chance) => ['unit', { id: 'q', arm: 'infantry', frontStrength: chance.roll(20) }],
  (chance) => ['tries', [{ id: 'q', unit: { id: 'q', arm: 'infantry', frontStrength: chance.roll(20) } }]],
];

/** For whom each play is made here. */
const ABOUT: Readonly<Record<(typeof OF_TABLE)[number]['id'], Readonly<Record<string, unknown>>>> = {
  'nlc/rally': { formation: 'f1', units: [{ unit: 'a' }] },
  'nlc/disruption-removal': { units: ['q'] },
  'nlc/leader-loss': { leader: 'emperor' },
  'nlc/zone-exit': { unit: 'q' },
};

/** Somewhere in a game, the same for the same seed. */
const somewhere = (seed: number) => {
  const chance = seeded(seed);
  const table = mopTable(setup(chance.once(2) ? ['disruptionByCheck', 'rout'] : []));
  if (chance.once(2)) table.when({ type: 'PlaceUnit', unit: 'a', place: 'uar' }).thenFacts();
  if (chance.once(2)) table.when({ type: 'PutMark', units: ['q'], mark: 'disrupted' }).thenFacts();
  if (chance.once(2)) table.when({ type: 'NextTurn' }).thenFacts();
  const seat: Seat = chance.pick(['table', 'first', 'second']);
  const lies = Object.fromEntries(LIES.filter(() => chance.once(3)).map((lie) => lie(chance)));
  return { lies, played: (id: keyof typeof ABOUT, say: object) => table.when(played(id, ABOUT[id], { ...say }), seat) };
};

test.each(OF_TABLE.map(({ id }) => id))('%s: a page that lies changes nothing', (id) => {
  let lied = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const { lies, played: playedBy } = somewhere(seed);
    lied += Object.keys(lies).length;
    expect(JSON.stringify(playedBy(id, lies))).toBe(JSON.stringify(somewhere(seed).played(id, {})));
  }
  expect(lied).toBeGreaterThan(400);
});
