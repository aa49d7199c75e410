import { inDanger, played } from '../../../testkit/plays';
import { battle, formation, leader, unit } from '../../../testkit/battle';
import type { Switch } from '../../list';
import { corpsTable } from './testing/corps-game';
import type { CorpsGame } from './testing/corps-game';

const one = { reverse: null, front: 2 } as const;
const setup = (switches: readonly Switch[] = []) =>
  battle(
    {
      leaders: [leader('emperor', 'first', 5, { level: 40 }), leader('marshal', 'second', 3)],
      formations: [
        formation('f1', 'first', { limit: 15 }),
        formation('f2', 'first'),
        formation('s1', 'second', { limit: 10 }),
      ],
      units: [
        unit('a', 'f1', { front: 7 }),
        unit('b', 'f1', { front: 8 }),
        unit('c', 'f1', { front: 6 }),
        unit('p', 'f1', one),
        unit('q', 'f1', one),
        unit('r', 'f1', { ...one, front: 3 }),
        unit('g', 'f2', { front: 4 }),
        unit('x', 's1', { front: 10, reverse: 5 }),
      ],
    },
    switches,
  );
/** The track of the battle: turns 6 and 7 are night. */
const NIGHT = 6;
const rallying = (
  units: readonly (string | Readonly<{ unit: string; partner: string }>)[],
  say = {},
  formation = 'f1',
) =>
  played('nlc/rally', { formation, units: units.map((one) => (typeof one === 'string' ? { unit: one } : one)) }, say);
const pair = { unit: 'p', partner: 'q' };
const placed = (id: string, place: string, more: object = {}) => ({ type: 'UnitPlaced', unit: id, place, ...more });
const leads = { type: 'FollowUpSet', id: 'leadsRally', of: 'f1', value: 1 };
const tried = (tries: readonly object[], atStart: readonly string[] = [], turn = NIGHT) => ({
  type: 'RallyTried',
  formation: 'f1',
  side: 'first',
  turn,
  atStart,
  tries: tries.map((one) => ({ partner: null, ...one })),
});
/** These units are gone, and it is night. */
const atNight = (units: readonly string[], switches: readonly Switch[] = []): CorpsGame => {
  const table = corpsTable(setup(switches));
  table.destroyed(...units);
  table.turnsPass(NIGHT);
  return table;
};
const candidate = (table: CorpsGame, id: string) => table.corps('f1')?.rally.candidates.find((one) => one.unit === id);

describe('NLC 13 a rally', () => {
  test('NLC 13 up to two units a leader and turn come back at reduced strength, without a roll', () => {
    const table = atNight(['a', 'c']);
    const play = table.when(rallying(['a', 'c']));
    play.thenHappened(
      tried([
        { unit: 'a', rallied: true },
        { unit: 'c', rallied: true },
      ]),
      placed('a', 'map', { stepsLost: 1 }),
      placed('c', 'map', { stepsLost: 1 }),
      leads,
    );
    expect(play.barrier).toBe(false);
    expect(table.state().army.units).toMatchObject({ a: { place: 'map', stepsLost: 1, marks: [] } });
    expect(table.corps('f1')).toMatchObject({ lost: 0, rally: { left: 0, candidates: [] } });
  });

  test('NLC 13 two a turn and leader, failures counted; next turn there are two again', () => {
    const table = atNight(['a', 'b', 'c']);
    table
      .when(rallying(['a']))
      .rolling(['NLC 13', 5])
      .thenFacts();
    table.when(rallying(['b', 'c'])).thenRefused('TWO_RALLIES_A_LEADER', 'NLC 13');
    expect(table.corps('f1')?.rally.left).toBe(1);
    table.turnsPass(1);
    expect(table.corps('f1')?.rally.left).toBe(2);
  });

  test('NLC 13 not before the first night turn after its loss', () => {
    const table = corpsTable(setup());
    table.destroyed('a');
    table.turnsPass(NIGHT - 1);
    table.when(rallying(['a'])).thenRefused('NOT_BEFORE_NIGHT', 'NLC 13');
    table.turnsPass(1);
    table.destroyed('c');
    table.when(rallying(['c'])).thenRefused('NOT_BEFORE_NIGHT', 'NLC 13');
    table.when(rallying(['a'])).thenFacts();
    table.turnsPass(1);
    table.when(rallying(['c'])).thenFacts();
  });

  test('Ruling 48 Night PM is a day turn', () => {
    const turns = [0, 1].map((i) => ({ label: `T${String(i)}`, kind: i === 1 ? 'nightPM' : 'day', day: 1 }) as const);
    const table = corpsTable({ ...setup(), turns });
    table.destroyed('a');
    table.turnsPass(1);
    table.when(rallying(['a'])).thenRefused('NOT_BEFORE_NIGHT', 'NLC 13');
  });

  test.each([
    ['the formation must be in Reserve', 'RALLY_NEEDS_RESERVE', rallying(['a'], { inReserve: false })],
    ['the enemy must not see the leader', 'LEADER_IS_SEEN', rallying(['a'], { leaderSeenByEnemy: true })],
    ['a leader rallies his own', 'NOT_ITS_UNIT', rallying(['g'])],
    ['what was not lost does not come back', 'NOTHING_TO_RALLY', rallying(['b'])],
    ['a unit is named once', 'NAMED_TWICE', rallying(['a', 'a'])],
    ['a unit of two steps needs no second', 'NO_PAIR_NEEDED', rallying([{ unit: 'a', partner: 'p' }])],
    ['out of supply it is out for good', 'LOST_FOR_GOOD', rallying(['c'])],
    ['one step needs a pair', 'PAIR_NEEDED', rallying(['p'])],
    ['with the same ratings', 'PAIR_NOT_IDENTICAL', rallying([{ unit: 'p', partner: 'r' }])],
    ['units that do not exist', 'NO_SUCH_UNIT', rallying(['nobody'])],
  ])('NLC 13 %s', (_, code, command) => {
    const table = atNight(['a', 'g', 'p', 'q', 'r']);
    table.when({ type: 'PlaceUnit', unit: 'c', place: 'peu' }).thenFacts();
    table.when(command).thenRefused(code, 'NLC 13');
  });

  test('NLC 5.3 one in woods; MOP 37.2 has a limit of its own', () => {
    const table = atNight(['a', 'c']);
    table.when(rallying(['a', 'c'], { leaderInWoods: true })).thenRefused('ONE_RALLY_IN_WOODS', 'NLC 5.3');
    const mop = corpsTable(setup(), 'mop');
    mop.destroyed('a', 'c');
    mop.turnsPass(NIGHT);
    mop.when(rallying(['a', 'c'], { leaderInWoods: true })).thenFacts();
  });

  test('NLC 11.2 who lost his leader this turn has nobody to rally', () => {
    const table = atNight(['a']);
    table
      .when(inDanger('f1', { cause: 'displaced' }))
      .rolling(['NLC 11.2', 6, 6])
      .thenFacts();
    table.when(rallying(['a'])).thenRefused('LEADERLESS', 'NLC 11.2');
    expect(candidate(table, 'a')?.why).toEqual({ code: 'LEADERLESS', rule: 'NLC 11.2' });
    table.turnsPass(1);
    table.when(rallying(['a'])).thenFacts();
  });
});

describe('NLC 13 a demoralized corps or army', () => {
  test('NLC 13 each unit rolls 1–4; who fails is lost for good, and the roll is a barrier', () => {
    const table = atNight(['a', 'b']);
    const play = table.when(rallying(['a', 'b']));
    play.thenNeedsDice('NLC 13', 1, 6);
    const done = play.rolling(['NLC 13', 4], ['NLC 13', 5]);
    done.thenHappened(
      tried(
        [
          { unit: 'a', rallied: true },
          { unit: 'b', rallied: false },
        ],
        ['f1'],
      ),
      placed('a', 'map', { stepsLost: 1 }),
      placed('b', 'peu'),
      leads,
      expect.objectContaining({ type: 'DemoralizationTurned', now: 'lifted', lost: 8, limit: 15 }),
    );
    expect(done.barrier).toBe(true);
  });

  test('Ruling 96 the status when the segment began governs all its rolls, also after it was lifted', () => {
    const table = atNight(['a', 'b']);
    table
      .when(rallying(['a']))
      .rolling(['NLC 13', 1])
      .thenFacts();
    expect(table.corps('f1')?.demoralized).toBe(false);
    table.when(rallying(['b'])).thenNeedsDice('NLC 13', 1, 6);
    table.turnsPass(1);
    table.when(rallying(['b'])).thenFacts();
  });

  test('Ruling 36 in a demoralized army every corps rolls, and goes on doing so', () => {
    const table = corpsTable(setup());
    table.when({ type: 'CountLosses', of: { kind: 'army', id: 'emperor' }, lost: 40 }).thenFacts();
    table.destroyed('a');
    table.turnsPass(NIGHT);
    table.when(rallying(['a'])).thenNeedsDice('NLC 13', 1, 6);
    table.when({ type: 'CountLosses', of: { kind: 'army', id: 'emperor' }, lost: 0 }).thenFacts();
    table.when(rallying(['a'])).thenNeedsDice('NLC 13', 1, 6);
  });

  test.each([
    ['fatigued', 4, 'map'],
    ['fatigued', 5, 'peu'],
    ['exhausted', 4, 'peu'],
    ['exhausted', 5, 'map'],
  ] as const)('Ruling 97 %s: a %i puts it on the %s', (id, die, place) => {
    const table = atNight(['a']);
    table.when({ type: 'SetFollowUp', id, of: 'f1', value: 1 }).thenFacts();
    table
      .when(rallying(['a']))
      .rolling(['NLC 13', die])
      .thenFacts();
    expect(table.state().army.units['a']?.place).toBe(place);
  });

  test('MOP 37.7 out of supply it rolls as a demoralized corps', () => {
    atNight(['a'])
      .when(rallying(['a'], { outOfSupply: true }))
      .thenNeedsDice('NLC 13', 1, 6);
  });
});

describe('NLC 13 units of one step', () => {
  test('NLC 13 of two with the same ratings one comes back whole, the other never', () => {
    const table = atNight(['p', 'q']);
    expect(candidate(table, 'p')).toMatchObject({ kind: 'oneStepPair', partners: ['q'], why: null });
    table
      .when(rallying([pair]))
      .thenHappened(
        tried([{ ...pair, rallied: true }]),
        placed('p', 'map', { stepsLost: 0 }),
        placed('q', 'peu'),
        leads,
      );
    expect(table.corps('f1')?.lost).toBe(2);
    expect(candidate(table, 'q')?.why).toEqual({ code: 'PAIR_NEEDED', rule: 'NLC 13' });
  });

  test('NLC 13 demoralized, a 5 takes both', () => {
    const table = atNight(['p', 'q', 'a', 'b']);
    table
      .when(rallying([pair]))
      .rolling(['NLC 13', 5])
      .thenFacts();
    expect(table.state().army.units).toMatchObject({ p: { place: 'peu' }, q: { place: 'peu' } });
  });
});

describe('Ruling 26 huge units', () => {
  const huge = (): CorpsGame => {
    const table = corpsTable(setup());
    ['x', 'x'].forEach((id) => table.when({ type: 'LoseStep', unit: id }).thenFacts());
    return table;
  };
  const lift = rallying(['x'], {}, 's1');

  test('NLC 6.2 in its third state on the map it is lifted to its reverse, by day too, and counts as one of the two', () => {
    const table = huge();
    table.when(lift).thenFacts();
    expect(table.state().army.units['x']).toMatchObject({ place: 'map', stepsLost: 1 });
    expect(table.corps('s1')?.rally).toMatchObject({ formation: 's1', left: 1, candidates: [] });
  });

  test('Ruling 26 eliminated it comes back with its reverse up', () => {
    const table = huge();
    table.when({ type: 'LoseStep', unit: 'x' }).thenFacts();
    expect(table.corps('s1')).toMatchObject({ lost: 10, demoralized: true });
    table.turnsPass(NIGHT);
    table.when(lift).rolling(['NLC 13', 4]).thenFacts();
    expect(table.state().army.units['x']).toMatchObject({ place: 'map', stepsLost: 1 });
  });
});

test('NLC 13 the list says of each unit what stands against its rally', () => {
  const table = corpsTable(setup());
  table.destroyed('a', 'p', 'r');
  table.when({ type: 'PlaceUnit', unit: 'c', place: 'peu' }).thenFacts();
  const whys = () => table.corps('f1')?.rally.candidates.map(({ unit: id, why }) => [id, why?.code ?? 'may']);
  expect(whys()).toEqual([
    ['a', 'NOT_BEFORE_NIGHT'],
    ['c', 'LOST_FOR_GOOD'],
    ['p', 'PAIR_NEEDED'],
    ['r', 'PAIR_NEEDED'],
  ]);
  table.turnsPass(NIGHT);
  expect(whys()?.[0]).toEqual(['a', 'may']);
});
