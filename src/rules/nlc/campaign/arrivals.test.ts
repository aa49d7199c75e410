import { battle, formation } from '../../../testkit/battle';
import { placeOf } from '../../common/clock/turn-track';
import type { Switch } from '../../list';
import { arrivalsAsSeen, arrivalsInForce, arrivalsToName } from './arrivals';
import { arrivalDues } from './campaign-view';
import { campaign } from './testing/campaigning';
import type { Campaign } from './testing/campaigning';

const FORMATIONS = [
  formation('f1', 'first'),
  formation('early', 'first', { arrives: 1 }),
  formation('a', 'first', { arrives: 4 }),
  formation('b', 'first', { arrives: 4 }),
  formation('c', 'first', { arrives: 5 }),
  formation('s1', 'second'),
  formation('x', 'second', { arrives: 4 }),
];
const start = (switches: readonly Switch[] = ['variableArrival'], turn = 2): Campaign =>
  campaign('mop', { turn }, { formations: FORMATIONS, units: [] }, switches);

const roll = (...formations: readonly string[]) => ({ type: 'RollArrival', formations });
const arrivesIn = (table: Campaign, id: string) =>
  arrivalsInForce(table.state()).formations.find((one) => one.id === id)?.arrives;
const arrivalIn = (table: Campaign, id: string, seat: Parameters<Campaign['view']>[0] = 'table') =>
  table.view(seat).arrivals.find(({ formation: of }) => of === id);

describe('MOP 37.12.2 the roll two turns ahead', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('the book’s own: a %i brings the group of turn index 4 on turn index %i', (die, turn) => {
    const table = start();
    const settled = table.act(roll('a')).rolling(['MOP 37.12.2', die]);
    expect(settled.barrier).toBe(true);
    expect(arrivesIn(table, 'a')).toBe(turn);
    expect(arrivalIn(table, 'a')).toMatchObject({ due: 4, comes: { turn, how: 'rolled' } });
  });

  test('a group is all of one side that come on one turn, and rolls once', () => {
    const table = start();
    table.act(roll('a', 'c')).thenRefused('ONE_GROUP_ONLY', 'MOP 37.12.2');
    table.act(roll('a', 'x')).thenRefused('ONE_GROUP_ONLY', 'MOP 37.12.2');
    table.act(roll('f1')).thenRefused('NOT_A_REINFORCEMENT', 'NLC 9');
    table.act(roll('a', 'b')).rolling(['MOP 37.12.2', 6]).thenFacts();
    table.act(roll('b')).thenRefused('ARRIVAL_ROLLED', 'Ruling 41');
    expect(table.state().campaign.arrivals.groups).toHaveLength(1);
  });

  test('not before two turns ahead, and not when its turn is over', () => {
    start([...(['variableArrival'] as const)], 1)
      .act(roll('a'))
      .thenRefused('ARRIVAL_NOT_YET', 'MOP 37.12.2');
    start(['variableArrival'], 5).act(roll('a')).thenRefused('ARRIVAL_TOO_LATE', 'MOP 37.12.2');
  });

  test('a roll made a turn late brings nobody into the past', () => {
    const table = start(['variableArrival'], 3);
    table.act(roll('a')).rolling(['MOP 37.12.2', 1]).thenFacts();
    expect(arrivesIn(table, 'a')).toBe(3);
  });

  test('without the rule, and in NLC, the schedule stands', () => {
    start([]).act(roll('a')).thenRefused('ARRIVAL_IS_FIXED', 'NLC 9');
    campaign('nlc', { turn: 0 }, {}, ['variableArrival']).act(roll('s3')).thenRefused('ARRIVAL_IS_FIXED', 'NLC 9');
  });

  test('Ruling 41 what is due on turns 1 and 2 takes no die and is not asked for', () => {
    const table = start(['variableArrival'], 0);
    expect(arrivalIn(table, 'early')?.now).toBeNull();
    table.act(roll('early')).thenHappened({
      type: 'ArrivalRolled',
      side: 'first',
      formations: ['early'],
      entry: '',
      due: 1,
      turn: 1,
      result: 'onTime',
    });
  });

  test('Ruling 41 the running modifier counts formations of the own side only', () => {
    const table = start();
    table.act(roll('a', 'b')).rolling(['MOP 37.12.2', 6]).thenFacts();
    // Two were delayed: the next of the same side has one less on its die, the enemy has not.
    table.act(roll('x')).rolling(['MOP 37.12.2', 5]).thenFacts();
    expect(arrivesIn(table, 'x')).toBe(5);
    const next = table.on(3);
    next.act(roll('c')).rolling(['MOP 37.12.2', 5]).thenFacts();
    expect(arrivesIn(next, 'c')).toBe(5);
  });

  test('Ruling 41 an advance stops behind those due earlier at the same hex, wherever the name is the same', () => {
    const behind = (entry: string, more: object = {}) => {
      const table = start();
      table
        .act({ ...roll('a'), entry: 'Troyes road' })
        .rolling(['MOP 37.12.2', 3])
        .thenFacts();
      const next = table.on(3);
      next
        .act({ ...roll('c'), entry, ...more })
        .rolling(['MOP 37.12.2', 1])
        .thenFacts();
      return arrivesIn(next, 'c');
    };
    expect(behind('troyes road')).toBe(4);
    expect(behind('Bar road')).toBe(3);
    expect(behind('')).toBe(3);
    expect(behind('', { behind: 4 })).toBe(4);
  });

  test('Ruling 41 nobody waits for those who were due on the same turn', () => {
    const table = start();
    const first = table.act({ ...roll('a'), entry: 'Troyes road' }).rolling(['MOP 37.12.2', 5]);
    first.thenFacts();
    table
      .act({ ...roll('b'), entry: 'Troyes road' })
      .rolling(['MOP 37.12.2', 2])
      .thenFacts();
    // One was delayed, so the 2 counts as a 1.
    expect(['a', 'b'].map((id) => arrivesIn(table, id))).toEqual([5, 2]);
  });
});

describe('NLC 9 entering', () => {
  const enter = (id: string, how = 'entered', more: object = {}) => ({
    type: 'EnterReinforcement',
    formation: id,
    how,
    ...more,
  });

  test('who is due enters, and is on the map from then on', () => {
    const table = start([], 4);
    expect(arrivalDues(table.view('table').arrivals, 4).map(({ key, facts }) => [key, facts?.['name']])).toEqual([
      ['arrives', 'a Corps'],
      ['arrives', 'b Corps'],
      ['arrives', 'x Corps'],
    ]);
    table.act(enter('a')).thenHappened({ type: 'ReinforcementEntered', formation: 'a', whole: true });
    expect(arrivesIn(table, 'a')).toBeNull();
    expect(arrivalIn(table, 'a')).toMatchObject({ entered: 'whole', now: null });
    table.act(enter('a')).thenRefused('HAS_ENTERED', 'NLC 9');
    table.act(enter('c')).thenRefused('NOT_DUE_YET', 'NLC 9');
    table.act(enter('f1')).thenRefused('NOT_A_REINFORCEMENT', 'NLC 9');
  });

  test('road congestion keeps the tail outside: the head is on the map, and the rest is asked for again', () => {
    const table = start([], 4);
    table.act(enter('a', 'partly')).thenFacts();
    expect(arrivalIn(table, 'a')).toMatchObject({ entered: 'partly', now: 'enter' });
    table.act(enter('a', 'postponed')).thenRefused('HAS_ENTERED', 'NLC 9');
    expect(arrivesIn(table, 'a')).toBeNull();
    const next = table.on(5);
    next.act(enter('a')).thenFacts();
    expect(arrivalIn(next, 'a')?.now).toBeNull();
  });

  test('a blocked entry hex: it comes a turn later; a chit that is in the cup stays nameable until then', () => {
    const table = start([], 4);
    table
      .act(enter('a', 'postponed', { hindrance: 'blocked' }))
      .thenHappened({ type: 'ReinforcementPostponed', formation: 'a', due: 4, turn: 5, hindrance: 'blocked' });
    expect(arrivesIn(table, 'a')).toBe(5);
    expect(arrivalsToName(table.state()).formations.find(({ id }) => id === 'a')?.arrives).toBe(4);
    expect(arrivalIn(table.on(5), 'a')?.now).toBe('enter');
  });

  test('a card or the scenario brings it on another turn or not at all, but never in the past', () => {
    const table = start([], 3);
    const move = (turn: number | null) => ({ type: 'MoveArrival', formation: 'a', turn, reason: 'Card 27' });
    table.act(move(2)).thenRefused('TURN_IS_OVER', 'NLC 9');
    table.act(move(7)).thenFacts();
    expect(arrivesIn(table, 'a')).toBe(7);
    table.act(move(null)).thenFacts();
    expect(arrivalsInForce(table.state()).formations.find(({ id }) => id === 'a')).toMatchObject({ onMap: false });
  });

  test('a schedule that is corrected in the set-up makes the old roll void', () => {
    const table = start();
    table.act(roll('a')).rolling(['MOP 37.12.2', 6]).thenFacts();
    const { setup } = table.state();
    const later = setup.formations.map((one) => (one.id === 'a' ? { ...one, arrives: 7 } : one));
    const corrected = { ...table.state(), setup: { ...setup, formations: later } };
    expect(arrivalsInForce(corrected).formations.find(({ id }) => id === 'a')?.arrives).toBe(7);
  });
});

describe('MOP 37.12.2 the order it comes with', () => {
  // Turn index 8 is 05:00 of the second day, its first daylight turn.
  const order = { type: 'ChangeArrivalOrder', formation: 'late', order: 'March to Brienne' };
  const late = (turn: number, arrives: number) =>
    campaign('mop', { turn }, { formations: [formation('late', 'first', { arrives }), formation('s1', 'second')] });

  test('before the first daylight turn of the day and four hours ahead it is changed, on the owner’s desk', () => {
    const table = late(6, 9);
    expect(placeOf(battle(), 8)).toMatchObject({ firstOfDay: true });
    const facts = table.act(order, 'first').thenFacts();
    expect(facts).toMatchObject([{ scope: 'held:first', event: { type: 'ArrivalOrderChanged', turn: 6 } }]);
    expect(arrivalIn(table, 'late', 'first')?.order).toBe('March to Brienne');
    for (const seat of ['table', 'second'] as const) expect(arrivalIn(table, 'late', seat)?.order).toBeNull();
  });

  test('on the day itself it is too late, however far ahead', () => {
    late(8, 9).act(order, 'first').thenRefused('SENT_AFTER_DAYBREAK', 'MOP 37.12.2');
    late(0, 5).act(order, 'first').thenRefused('SENT_AFTER_DAYBREAK', 'MOP 37.12.2');
  });

  test('less than four hours ahead it is too late, also in the night', () => {
    const turns = (['23:00', '01:00', '02:00', '05:00'] as const).map((label, i) => ({
      label,
      kind: i === 3 ? ('day' as const) : ('night' as const),
      day: i === 0 ? 1 : 2,
    }));
    const night = (turn: number) =>
      campaign('mop', { turn }, { turns, formations: [formation('late', 'first', { arrives: 3 })] });
    night(1)
      .act(order, 'first')
      .thenHappened(expect.objectContaining({ order: 'March to Brienne' }));
    night(2).act(order, 'first').thenRefused('FOUR_HOURS_AHEAD', 'MOP 37.12.2');
  });

  test('where the track tells no hours the players say them', () => {
    const turns = ['Night', 'Morning', 'Midday'].map((label, i) => ({
      label,
      kind: i === 0 ? ('night' as const) : ('day' as const),
      day: i === 0 ? 1 : 2,
    }));
    const table = campaign('mop', {}, { turns, formations: [formation('late', 'first', { arrives: 2 })] });
    table.act(order, 'first').thenRefused('SAY_THE_HOURS', 'MOP 37.12.2');
    table.act({ ...order, minutes: 240 }, 'first').thenFacts();
  });

  test('nobody but the owner gives it, and nobody learns from asking', () => {
    for (const seat of ['table', 'second'] as const) {
      late(6, 9).act(order, seat).thenRefused('NO_SUCH_FORMATION', 'NLC 9');
      late(6, 9)
        .act({ ...order, formation: 'nobody' }, seat)
        .thenRefused('NO_SUCH_FORMATION', 'NLC 9');
    }
  });
});

describe('MOP 37.12.3 (Appendix III a) secret arrivals', () => {
  const secret = (turn = 2) => start(['variableArrival', 'secretArrivals'], turn);

  test('the roll is the owner’s, on his desk; the table and the enemy go by the printed schedule', () => {
    const table = secret();
    for (const seat of ['table', 'second'] as const) table.act(roll('a'), seat).thenRefused('NO_SUCH_FORMATION');
    const facts = table.act(roll('a'), 'first').rolling(['MOP 37.12.2', 1]).thenFacts();
    expect(facts.map(({ scope }) => scope)).toEqual(['held:first']);
    expect(arrivalIn(table, 'a', 'first')).toMatchObject({ comes: { turn: 2 }, now: 'enter' });
    for (const seat of ['table', 'second'] as const)
      expect(arrivalIn(table, 'a', seat)).toMatchObject({ due: 4, comes: null, now: null });
  });

  test('the cup gets the right chits of both sides, and any reinforcement may be named in the open', () => {
    const table = secret();
    table.act(roll('a'), 'first').rolling(['MOP 37.12.2', 1]).thenFacts();
    expect(arrivesIn(table, 'a')).toBe(2);
    expect(arrivesIn(table, 'x')).toBe(4);
    const open = arrivalsToName(table.state()).formations;
    expect(open.map(({ arrives }) => arrives)).toEqual(open.map(() => null));
    const seen = arrivalsAsSeen(table.state(), 'second').formations;
    expect(seen.map(({ id, arrives }) => [id, arrives]).filter(([id]) => id === 'a' || id === 'x')).toEqual([
      ['a', null],
      ['x', 4],
    ]);
  });

  test('what enters is seen by all, whoever says so', () => {
    const table = secret();
    table.act({ type: 'EnterReinforcement', formation: 'a', how: 'entered' }).thenFacts();
    expect(arrivalIn(table, 'a', 'second')).toMatchObject({ entered: 'whole' });
    table.act({ type: 'EnterReinforcement', formation: 'b', how: 'postponed' }).thenRefused('NO_SUCH_FORMATION');
  });
});
