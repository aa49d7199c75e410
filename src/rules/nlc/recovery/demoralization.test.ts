import { keysOf, outcomeOf } from '../command/testing/resolving';
import { demoralization } from './demoralization';

const judged = (input: object): unknown => outcomeOf(demoralization, input);
const corps = (lost: number, more: object = {}): unknown =>
  judged({ level: 'corps', printed: 15, lostBesides: lost, ...more });
const army = (lost: number, more: object = {}): unknown =>
  judged({ level: 'army', printed: 80, lostBesides: lost, ...more });
const played = (events: object) => ({ operationsRule: true, events });
const near = (...kinds: readonly string[]) => ({
  proximityRule: true,
  demoralizedNear: kinds.map((kind) => ({ kind })),
});

describe('NLC 15 a corps', () => {
  test('NLC 15 losses that reach the limit demoralize: morale and movement −1', () => {
    expect(corps(15)).toEqual({
      kind: 'corps',
      demoralized: true,
      turned: 'demoralized',
      limit: 15,
      lost: 15,
      toGo: 0,
      morale: -1,
      movement: -1,
    });
    expect(corps(14)).toMatchObject({ demoralized: false, turned: 'nothing', toGo: 1, morale: 0, movement: 0 });
  });

  test('NLC 15 losses below the limit again lift it', () => {
    expect(corps(14, { wasDemoralized: true })).toMatchObject({ demoralized: false, turned: 'lifted' });
    expect(corps(16, { wasDemoralized: true })).toMatchObject({ demoralized: true, turned: 'nothing' });
  });

  test('Ruling 96 the full strength of what is gone now; flipped and rallied units count nothing', () => {
    const states = ['fresh', 'reduced', 'third', 'rallied', 'eliminated', 'permanentlyLost', 'exitedUnsupplied'];
    const units = states.map((state, i) => ({ id: state, frontStrength: i + 1, state }));
    expect(corps(0, { units })).toMatchObject({ lost: 5 + 6 + 7 });
  });
});

describe('NLC 20.9 the effect of operations', () => {
  test.each([
    ['an Attack complied with +10 %', { attacksComplied: 1 }, 17],
    ['an enemy Attack that failed against it +10 %', { attacksRepelled: 1 }, 17],
    ['a retreat received −10 %', { retreatsReceived: 1 }, 14],
    ['a failure −10 %', { failures: 1 }, 14],
    ['Ruling 24 added up and rounded once', { attacksComplied: 3 }, 20],
    ['Ruling 24 against each other', { attacksComplied: 2, failures: 1, retreatsReceived: 1 }, 15],
    ['Ruling 24 of the printed limit', { failures: 2 }, 12],
  ])('NLC 20.9 %s', (_, events, limit) => {
    expect(corps(0, played(events))).toMatchObject({ limit });
  });

  test('NLC 20.9 nothing where it is not played', () => {
    expect(corps(0, { events: { failures: 3 } })).toMatchObject({ limit: 15 });
  });

  test.each([
    ['a tenth shared among the divisions, at least 1', 15, { attacksComplied: 1, divisionsOfCorps: 3 }, 16],
    ['downwards as well', 15, { failures: 1, divisionsOfCorps: 3 }, 14],
    ['of a large corps', 60, { attacksComplied: 1, divisionsOfCorps: 4 }, 62],
    ['nothing for nothing', 15, { divisionsOfCorps: 3 }, 15],
  ])('NLC 20.9 divisions on their own orders: %s', (_, printed, division, limit) => {
    expect(judged({ level: 'corps', printed, operationsRule: true, divisions: [division] })).toMatchObject({ limit });
  });
});

describe('NLC 20.6 demoralized neighbours', () => {
  test.each([
    ['two less for each', near('corps', 'corps'), 11],
    ['but not for cavalry corps and divisions', near('cavalryCorps', 'division', 'corps'), 13],
    ['nothing where it is not played', { demoralizedNear: [{ kind: 'corps' }] }, 15],
    ['never to where no loss at all would do', near(...Array.from({ length: 9 }, () => 'corps')), 1],
  ])('NLC 20.6 %s', (_, more, limit) => {
    expect(corps(0, more)).toMatchObject({ limit, demoralized: false });
  });

  test('Ruling 7 another modifier of the limit', () => {
    expect(corps(0, { other: { amount: 3, reason: 'Veterans' } })).toMatchObject({ limit: 18 });
  });

  test('NLC 15 every line of the sum', () => {
    const input = { level: 'corps', printed: 15, ...near('corps'), ...played({ failures: 1 }) };
    expect(keysOf(demoralization, input)).toEqual([
      'lossTotal',
      'limitPrinted',
      'limitEvents',
      'limitProximity',
      'limitTotal',
      'notDemoralized',
    ]);
  });
});

describe('NLC 20.6 a division on its own orders', () => {
  const division = (lost: number, more: object = {}): unknown =>
    judged({ level: 'division', strength: 12, lostBesides: lost, proximityRule: true, ...more });

  test('NLC 20.6 more than a third of its strength', () => {
    expect(division(4)).toMatchObject({ kind: 'division', demoralized: false, limit: 5, toGo: 1 });
    expect(division(5)).toMatchObject({ demoralized: true });
  });

  test('NLC 20.6 out of its commander’s range the corps does not infect it, within it does', () => {
    expect(division(0, { corpsDemoralized: true })).toMatchObject({ demoralized: false });
    expect(division(0, { corpsDemoralized: true, withinCommanderRange: true })).toMatchObject({ demoralized: true });
  });

  test('NLC 20.6 neighbours bear on it too', () => {
    expect(division(3, near('corps'))).toMatchObject({ limit: 3, demoralized: true });
  });

  test('NLC 12.13 where 20.6 is not played it is as its corps is', () => {
    expect(division(9, { proximityRule: false })).toMatchObject({ demoralized: false });
    expect(division(0, { proximityRule: false, corpsDemoralized: true })).toMatchObject({ demoralized: true });
  });
});

describe('NLC 14 an army', () => {
  test('NLC 14 at its level it is demoralized, which costs no morale', () => {
    expect(army(80)).toEqual({
      kind: 'army',
      demoralized: true,
      turned: 'demoralized',
      limit: 80,
      lost: 80,
      toGo: 0,
      generalRetreat: true,
      morale: 0,
    });
    expect(army(79)).toMatchObject({ demoralized: false, toGo: 1 });
  });

  test('Ruling 36 it is not lifted', () => {
    expect(army(10, { wasDemoralized: true })).toMatchObject({ demoralized: true, turned: 'nothing' });
  });

  test('Ruling 36 the other reading: the chart’s −1', () => {
    expect(army(80, { armyLowersMorale: true })).toMatchObject({ morale: -1 });
    expect(army(79, { armyLowersMorale: true })).toMatchObject({ morale: 0 });
  });

  test.each([
    ['NLC 11.4 an HQ destroyed −5', { hqsDestroyed: 1 }, 75],
    ['NLC 11.4 each of them', { hqsDestroyed: 2 }, 70],
    ['Ruling 35 the Guard thrown back −10', { guardThrownBack: true }, 70],
    ['Ruling 35 not once an Allied army is demoralized', { guardThrownBack: true, alliedArmyDemoralized: true }, 80],
    ['NLC 20.9 a Defend or Reserve that fails −10 %', { operationsRule: true, defenceFailures: 2 }, 64],
    ['NLC 20.9 if it is played', { defenceFailures: 2 }, 80],
    ['NLC 20.6 a neighbour bears on corps only', near('corps'), 80],
  ])('%s', (_, more, limit) => {
    expect(army(0, more)).toMatchObject({ limit });
  });

  test('Ruling 90 four fifths of the level as modified allow a General Retreat', () => {
    expect(army(63)).toMatchObject({ generalRetreat: false });
    expect(army(64)).toMatchObject({ generalRetreat: true });
    expect(army(60, { hqsDestroyed: 1 })).toMatchObject({ generalRetreat: true });
  });
});

test('NLC 15 bad input names its field', () => {
  expect(demoralization.start({ level: 'regiment' })).toEqual({ kind: 'bad', path: 'level' });
  expect(demoralization.start({ level: 'corps', printed: 0 })).toEqual({ kind: 'bad', path: 'printed' });
});
