import fc from 'fast-check';
import { bothSides } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { formation } from '../../../testkit/battle';
import { entering } from '../../../testkit/plays';
import { FRESH } from '../../common/army/army';
import type { Place } from '../../common/army/army';
import { UNITS, campaign } from './testing/campaigning';
import type { Campaign } from './testing/campaigning';

const points = (table: Campaign, seat: Parameters<Campaign['view']>[0] = 'table') => table.view(seat).points.bySide;
const verdict = (table: Campaign) => table.view().verdict;
const award = (side: Side, amount: number, more: object = {}) => ({
  type: 'AwardPoints',
  side,
  amount,
  reason: 'Town burnt',
  ...more,
});
const armyOf = (places: Readonly<Record<string, Place>>) => ({
  units: Object.fromEntries(Object.entries(places).map(([id, place]) => [id, { ...FRESH, place }])),
});
const explained = (table: Campaign) => {
  const { entries } = table.view().points;
  return bothSides((side) => entries.reduce((sum, entry) => (entry.side === side ? sum + entry.points : sum), 0));
};

describe('NLC 18', () => {
  const place = (by: Side | null, how: string, more: object = {}) => ({
    type: 'RecordPlace',
    name: 'Ligny',
    points: 5,
    by,
    how,
    ...more,
  });

  test('NLC 18 occupation is to be in it or to have moved in last, control also to have it alone in one’s zone since', () => {
    const table = campaign('nlc');
    table.act(place('first', 'entered')).thenFacts();
    expect(points(table)).toEqual({ first: 5, second: 0 });
    table.act(place('second', 'inZone')).thenFacts();
    expect(points(table)).toEqual({ first: 0, second: 5 });
    table.act(place('first', 'entered')).thenFacts();
    expect(points(table)).toEqual({ first: 5, second: 0 });
    expect(table.view().places).toHaveLength(1);
  });

  test('NLC 18 where the scenario asks for occupation a zone of control takes nothing', () => {
    const table = campaign('nlc');
    table.act(place('first', 'entered', { asks: 'occupied' })).thenFacts();
    table.act(place('second', 'inZone', { asks: 'occupied' })).thenFacts();
    expect(points(table)).toEqual({ first: 5, second: 0 });
  });

  test('NLC 18 awards by the scenario, each with its reason; who leads is said', () => {
    const table = campaign('nlc');
    expect(verdict(table)).toEqual({ winner: null, by: 'points', final: false });
    table.act(award('second', 3)).thenHappened({
      type: 'PointsAwarded',
      id: 'open-1',
      side: 'second',
      source: 'scenario',
      amount: 3,
      reason: 'Town burnt',
      hidden: false,
    });
    expect(table.view().points.entries).toMatchObject([
      { side: 'second', points: 3, rule: 'NLC 18', line: { facts: { what: 'Town burnt' } } },
    ]);
    expect(verdict(table)).toMatchObject({ winner: 'second', by: 'points' });
    table.act(award('first', 0)).thenRefused('NO_POINTS', 'NLC 18');
    table.act(award('first', 2, { source: 'card' })).thenRefused('NOT_IN_THESE_RULES', 'NLC 18');
    table.act(place(null, 'entered', { kind: 'source', owner: 'first' })).thenRefused('NOT_IN_THESE_RULES', 'NLC 18');
  });

  test('NLC 18 in Napoleon’s Last Battles an army that breaks loses, whatever the points', () => {
    const table = campaign('nlc');
    const ending = (what: string, done = true) => ({ type: 'RecordEnding', what, done });
    table.act(award('first', 50)).thenFacts();
    table.act(ending('frenchDemoralized')).thenFacts();
    expect(verdict(table)).toMatchObject({ winner: 'first', by: 'points' });
    table.act(ending('lastBattles')).thenFacts();
    expect(verdict(table)).toMatchObject({ winner: 'second', by: 'armyBroken' });
    table.act(ending('otherArmyDisintegrated')).thenFacts();
    expect(verdict(table)).toMatchObject({ winner: null, by: 'armyBroken' });
    table.act(ending('otherArmyDisintegrated')).thenRefused('RECORDED_ALREADY', 'NLC 18');
    table.act(ending('otherArmyDisintegrated', false)).thenFacts();
    expect(verdict(table)).toMatchObject({ winner: 'second' });
    table.act({ ...ending('generalRetreat'), side: 'first' }).thenRefused('NOT_IN_THESE_RULES', 'NLC 18');
    table.act({ ...ending('lastBattles'), side: 'first' }).thenRefused('WHICH_SIDE', 'NLC 18');
  });

  test('NLC 18 in Napoleon’s Last Battles the app knows by itself when the French army is demoralized', () => {
    const table = campaign('nlc', { broken: ['first'] });
    const ending = (what: string) => ({ type: 'RecordEnding', what, done: true });
    expect(verdict(table)).toMatchObject({ winner: null, by: 'points' });
    table.act(ending('lastBattles')).thenFacts();
    expect(verdict(table)).toMatchObject({ winner: 'second', by: 'armyBroken' });
    expect(table.view().broken).toEqual(['first']);
  });

  test('MOP 37.10 a hidden demoralization of the army decides nothing for those who may not know of it', () => {
    const table = campaign('nlc', { broken: ['first'] }, {}, ['hiddenDemoralization']);
    const ending = (what: string) => ({ type: 'RecordEnding', what, done: true });
    table.act(ending('lastBattles')).thenFacts();
    expect(table.view('table').broken).toEqual([]);
    expect(table.view('second').verdict).toMatchObject({ by: 'points' });
    expect(table.view('first').verdict).toMatchObject({ winner: 'second', by: 'armyBroken' });
  });
});

describe('MOP 37.13', () => {
  test.each([
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [14, 2],
    [15, 3],
  ])('MOP 37.13 the book’s own: losses %i apart are %i VP for the side that lost less', (apart, gained) => {
    expect(points(campaign('mop', { lostBesides: { first: 0, second: apart } }))).toEqual({ first: gained, second: 0 });
  });

  test('Ruling 96, MOP 37.13.1 lost is what is eliminated or gone for good, by its front; who left out of supply is not', () => {
    // f1b counts 7, s1a 5 and s2a 10; f2a came back.
    const left = { f1b: 'peu', f2a: 'recovered', f1a: 'exited', s1a: 'uar' } as const;
    expect(points(campaign('mop', { army: armyOf({ ...left, s2a: 'exitedLost' }) }))).toEqual({ first: 0, second: 0 });
    const army = armyOf({ ...left, s2a: 'uar' });
    const table = campaign('mop', { army });
    expect(points(table)).toEqual({ first: 1, second: 0 });
    expect(table.view().points.entries).toMatchObject([{ side: 'first', points: 1, rule: 'Ruling 40' }]);
  });

  test('MOP 37.13 each corps demoralized is 4 for the enemy; a division is no corps', () => {
    const formations = [
      formation('f1', 'first'),
      formation('f2', 'first', { kind: 'cavalryCorps' }),
      formation('f3', 'first', { kind: 'division' }),
      formation('s1', 'second'),
    ];
    const with_ = (...demoralized: readonly string[]) => campaign('mop', { demoralized }, { formations, units: [] });
    expect(points(with_('f1'))).toEqual({ first: 0, second: 4 });
    expect(points(with_('f3'))).toEqual({ first: 0, second: 0 });
    expect(verdict(with_('f1', 'f2'))).toMatchObject({ winner: 'second', by: 'demoralization' });
    expect(verdict(with_('f1', 'f2', 's1'))).toMatchObject({ winner: 'second', by: 'points' });
  });

  test('MOP 37.13 a corps that is gone from the map still counts when it is demoralized, one not wanted yet never does', () => {
    const formations = [
      formation('f1', 'first', { onMap: false }),
      formation('f2', 'first', { onMap: false }),
      formation('s1', 'second'),
    ];
    const table = campaign('mop', { demoralized: ['f1'] }, { formations, units: [] });
    expect(verdict(table)).toMatchObject({ winner: 'second', by: 'demoralization' });
  });

  test('MOP 37.13 an enemy supply source held by a unit in supply is 4, a place what the scenario gives', () => {
    const source = { type: 'RecordPlace', name: 'Châlons', kind: 'source', owner: 'second', by: 'first' };
    const table = campaign('mop');
    table.act({ ...source, owner: null }).thenRefused('WHOSE_SOURCE', 'MOP 37.13');
    table.act(source).thenFacts();
    expect(points(table)).toEqual({ first: 4, second: 0 });
    table.act({ ...source, inSupply: false }).thenFacts();
    expect(points(table)).toEqual({ first: 0, second: 0 });
    table.act({ ...source, by: 'second' }).thenFacts();
    expect(points(table)).toEqual({ first: 0, second: 0 });
    const place = { type: 'RecordPlace', name: 'Brienne', points: 6, by: 'second' };
    table.act(place).thenFacts();
    expect(points(table)).toEqual({ first: 0, second: 6 });
    table.act({ ...place, inSupply: false }).thenFacts();
    expect(points(table)).toEqual({ first: 0, second: 0 });
  });

  test('MOP 37.13 an overall commander taken counts his rating; Napoleon decides it; a card can give one back', () => {
    const table = campaign('mop');
    const capture = (leader: string, more: object = {}) => ({ type: 'RecordCapture', leader, ...more });
    table.act(capture('marshal')).thenFacts();
    expect(points(table)).toEqual({ first: 3, second: 0 });
    table.act(capture('marshal')).thenRefused('RECORDED_ALREADY', 'MOP 37.13');
    table.act(capture('nobody')).thenRefused('NO_SUCH_OC', 'MOP 37.13');
    table.act(capture('marshal', { captured: false })).thenFacts();
    expect(points(table)).toEqual({ first: 0, second: 0 });
    table.act(capture('marshal', { napoleon: true })).thenRefused('NAPOLEON_IS_FRENCH', 'MOP 37.13');
    table.act(award('first', 90)).thenFacts();
    table.act(capture('emperor', { napoleon: true })).thenFacts();
    expect(verdict(table)).toMatchObject({ winner: 'second', by: 'napoleon' });
    expect(points(table)).toEqual({ first: 90, second: 5 });
  });

  test('MOP 37.13 a wing commander taken counts nothing', () => {
    const leaders = [{ ...campaign('mop').state().setup.leaders[0]!, role: 'WC' as const }];
    campaign('mop', {}, { leaders })
      .act({ type: 'RecordCapture', leader: 'emperor' })
      .thenRefused('ONLY_AN_OC_COUNTS', 'MOP 37.13');
  });

  test('Ruling 55 exits count for whoever played General Retreat, the units no more than his points for losses', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ ...UNITS[0]!, id: `e${i}` }));
    const army = armyOf(Object.fromEntries(many.map(({ id }) => [id, 'exited' as const])));
    const table = campaign('mop', { army, lostBesides: { first: 0, second: 7 } }, { units: [...UNITS, ...many] });
    table.act({ type: 'AddTrain', side: 'first', kind: 'baggage', name: 'VI' }).thenFacts();
    table.act({ type: 'ExitTrain', train: 'train-1' }).thenFacts();
    expect(points(table)).toEqual({ first: 1, second: 0 });
    table.act({ type: 'RecordEnding', what: 'generalRetreat', side: 'first' }).thenFacts();
    // 1 for losses, 4 for the train, and of twelve units' 2 no more than the 1 for losses.
    expect(points(table)).toEqual({ first: 6, second: 0 });
  });

  test('MOP 37.13.1, Ruling 55 who left the map out of supply is neither an exit nor a loss for victory', () => {
    const many = Array.from({ length: 5 }, (_, i) => ({ ...UNITS[0]!, id: `e${i}` }));
    const exits = (last: Place) => {
      const places = many.map(({ id }, i): [string, Place] => [id, i === 0 ? last : 'exited']);
      const begun = { army: armyOf(Object.fromEntries(places)), lostBesides: { first: 0, second: 15 } };
      const table = campaign('mop', begun, { units: many });
      table.act({ type: 'RecordEnding', what: 'generalRetreat', side: 'first' }).thenFacts();
      return points(table).first;
    };
    // Three for the enemy's 15 lost, and one for five exits; four exits are too few.
    expect([exits('exited'), exits('exitedLost')]).toEqual([4, 3]);
  });

  test('Ruling 44 a quarter of the strength of a formation that a card took away or brought', () => {
    const table = campaign('mop');
    table.act(award('first', 9, { source: 'canceled', reason: 'VI Corps' })).thenFacts();
    table.act(award('second', 6, { source: 'alternate', reason: 'XI Corps' })).thenFacts();
    expect(points(table)).toEqual({ first: 2, second: -2 });
    table.act(award('first', 0, { source: 'canceled' })).thenRefused('NOT_A_STRENGTH', 'Ruling 44');
  });

  test('MOP 37.13, Ruling 40 a difference of a tenth or less is a draw', () => {
    const table = campaign('mop');
    table.act(award('first', 20)).thenFacts();
    table.act(award('second', 18, { source: 'card' })).thenFacts();
    expect(verdict(table)).toMatchObject({ winner: null, by: 'points' });
    table.act(award('first', 1)).thenFacts();
    expect(verdict(table)).toMatchObject({ winner: 'first' });
  });

  test('MOP 37.13 every point of the running total stands in the list, whatever has happened', () => {
    const amount = fc.integer({ min: -20, max: 20 }).filter((n) => n !== 0);
    const side = fc.constantFrom<Side>('first', 'second');
    const plays = fc.array(
      fc.oneof(
        fc
          .record({ side, amount, source: fc.constantFrom('scenario', 'card') })
          .map((one) => award(one.side, one.amount, one)),
        fc
          .record({ side, amount: fc.integer({ min: 1, max: 30 }), source: fc.constantFrom('canceled', 'alternate') })
          .map((one) => award(one.side, one.amount, one)),
        fc
          .record({
            name: fc.constantFrom('A', 'B'),
            points: amount,
            by: side,
            how: fc.constantFrom('entered', 'inZone'),
          })
          .map((one) => ({ type: 'RecordPlace', ...one })),
        fc
          .record({ owner: side, by: side })
          .map((one) => ({ type: 'RecordPlace', name: `S${one.owner}`, kind: 'source', ...one })),
        fc.constantFrom('train-1', 'train-2').map((id) => entering(id)),
        fc.record({ side }).map((one) => ({ type: 'AddTrain', kind: 'baggage', name: 'T', ...one })),
        side.map((of) => ({ type: 'RecordEnding', what: 'generalRetreat', side: of })),
        fc.constantFrom('emperor', 'marshal').map((leader) => ({ type: 'RecordCapture', leader })),
      ),
      { maxLength: 20 },
    );
    const facts = fc.record({
      demoralized: fc.subarray(['f1', 'f2', 's1', 's2']),
      lostBesides: fc.record({ first: fc.nat(60), second: fc.nat(60) }),
      army: fc
        .array(
          fc.tuple(
            fc.constantFrom(...UNITS.map(({ id }) => id)),
            fc.constantFrom<Place>('uar', 'peu', 'exited', 'map'),
          ),
        )
        .map((places) => armyOf(Object.fromEntries(places))),
    });
    fc.assert(
      fc.property(facts, plays, (begun, list) => {
        const table = campaign('mop', begun);
        for (const play of list) table.act(play);
        expect(explained(table)).toEqual(points(table));
      }),
      { numRuns: 150 },
    );
  });
});
