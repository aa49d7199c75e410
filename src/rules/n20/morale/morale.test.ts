import { codeOf, keysOf, outcomeOf } from '../../../testkit/resolver-law';
import { guard } from './guard';
import { nightTerrain } from './night-terrain';
import { rallySpending } from './rally-spending';
import { smallFormation } from './small-formation';

const morale = { first: 12, second: 9 };
const track = (first: number, second: number) => ({ morale: { first, second } });

describe('N20 12.7.1', () => {
  const lost = (more: object) =>
    outcomeOf(smallFormation, { morale, owner: 'second', printedStrength: 1, cause: 'broken', ...more });

  test('the kit’s own: a broken strength 1 cavalry gives half a point and takes half a point', () => {
    expect(lost({})).toEqual({ ...track(13, 8), gainLost: { first: 0, second: 0 }, decisive: null });
  });

  test.each([
    [0, 'routed', 13, 8],
    [1, 'routed', 13, 8],
    [2, 'routed', 14, 7],
    [2, 'broken', 14, 7],
  ])('a printed strength %i that is %s', (printedStrength, cause, first, second) => {
    expect(lost({ printedStrength, cause })).toMatchObject(track(first, second));
  });

  test('what the base game does not change stays unchanged', () => {
    expect(lost({ enemyPoints: 0 })).toMatchObject(track(12, 8));
    expect(lost({ ownerPoints: 2, printedStrength: 3 })).toMatchObject(track(14, 5));
    expect(lost({ ownerPoints: 2 })).toMatchObject(track(13, 8));
  });

  test('N20 12.7.5 a withdrawal costs a whole point, so do breaking down and combining, for the owner alone', () => {
    expect(lost({ cause: 'withdrawn' })).toMatchObject(track(12, 7));
    expect(lost({ cause: 'brokenDown' })).toMatchObject(track(12, 7));
    expect(lost({ cause: 'combined', printedStrength: 6 })).toMatchObject(track(12, 7));
  });

  test('N20 12.1, Ruling 61: a gain above 10½ is lost and said so', () => {
    const full = { morale: { first: 20, second: 9 }, printedStrength: 4 };
    expect(lost(full)).toMatchObject({ ...track(21, 7), gainLost: { first: 1, second: 0 } });
    const input = { owner: 'second', cause: 'broken', ...full };
    expect(keysOf(smallFormation, input)).toContain('n20GainLost');
  });

  test('N20 15.0, Ruling 61: whoever brings the enemy to nothing has won at once', () => {
    expect(lost({ morale: { first: 1, second: 1 } })).toMatchObject({ ...track(2, 0), decisive: 'first' });
    expect(lost({ morale: { first: 1, second: 2 } })).toMatchObject({ decisive: null });
  });

  test('Ruling 61 nothing against nothing decides nothing, until somebody has half a point', () => {
    const none = { first: 0, second: 1 };
    expect(lost({ morale: none, enemyPoints: 0 })).toMatchObject({ ...track(0, 0), decisive: null });
    expect(lost({ morale: none })).toMatchObject({ ...track(1, 0), decisive: 'first' });
  });

  test('Ruling 7 another change of the owner’s morale', () => {
    expect(lost({ other: { amount: -2, reason: 'an event' } })).toMatchObject(track(13, 6));
  });
});

describe('N20 12.7.2', () => {
  const units = [{ name: 'I', needs: 5 }, { name: 'II', needs: 5 }, { name: 'III' }];
  const rally = { morale, side: 'second', units };
  const dice = [
    ['N20 12.7.2', 4],
    ['N20 12.7.2', 4],
  ] as const;

  test('half a point adds 1 to one unit’s roll', () => {
    expect(outcomeOf(rallySpending, { ...rally, spend: 'onSome', on: ['II'] }, dice)).toMatchObject({
      ...track(12, 8),
      units: [
        { name: 'I', bonus: 0, result: 'failed' },
        { name: 'II', bonus: 1, result: 'rallied' },
        { name: 'III', bonus: 0, result: 'toRoll' },
      ],
    });
  });

  test('a whole point adds 1 to all of them', () => {
    expect(outcomeOf(rallySpending, { ...rally, spend: 'onAll' }, dice)).toMatchObject({
      ...track(12, 7),
      units: [{ result: 'rallied' }, { result: 'rallied' }, { bonus: 1, result: 'toRoll' }],
    });
  });

  test('nothing spent, nothing added', () => {
    expect(outcomeOf(rallySpending, { ...rally, on: ['I'] }, dice)).toMatchObject({
      ...track(12, 9),
      units: [{ bonus: 0, result: 'failed' }, { bonus: 0 }, { bonus: 0 }],
    });
  });

  test.each([
    ['RALLY_BONUS_TWICE', { spend: 'onSome', on: ['I', 'I'] }],
    ['NOT_RALLYING', { spend: 'onSome', on: ['IV'] }],
    ['RALLYING_UNIT_TWICE', { units: [{ name: 'I' }, { name: 'I' }] }],
    ['MORALE_TOO_LOW', { spend: 'onAll', morale: { first: 12, second: 1 } }],
  ])('Ruling 62 %s', (code, more) => {
    expect(codeOf(rallySpending, { ...rally, ...more })).toBe(code);
  });

  test('the last half point may be spent, and loses the game', () => {
    const input = { ...rally, morale: { first: 1, second: 1 }, spend: 'onSome', on: ['I'] };
    expect(outcomeOf(rallySpending, input, dice)).toMatchObject({ ...track(1, 0), decisive: 'first' });
  });

  test('Ruling 7 another modifier counts for each roll', () => {
    const other = { amount: 1, reason: 'a leader' };
    expect(outcomeOf(rallySpending, { ...rally, other }, dice)).toMatchObject({
      units: [{ bonus: 0, result: 'rallied' }, { result: 'rallied' }, {}],
    });
  });
});

describe('N20 12.7.3', () => {
  const night = (hexes: readonly object[], more: object = {}) =>
    outcomeOf(nightTerrain, { morale, loser: 'first', hexes, ...more });

  test('N20 16.8.2 the kit’s own: one hex held and two units sent off cost 2½', () => {
    expect(night([{ occupied: true, pursuers: 2 }])).toMatchObject(track(7, 9));
  });

  test('each hex costs half a point, not one for a pair', () => {
    expect(night([{ occupied: true }])).toMatchObject(track(11, 9));
    expect(night([{ occupied: true }, { occupied: true }, { occupied: false }])).toMatchObject(track(10, 9));
    expect(night([])).toMatchObject(track(12, 9));
  });

  test('Ruling 64 pursuers count whether or not their hex is still held', () => {
    const left = [{ occupied: false, pursuers: 1 }];
    expect(night(left)).toMatchObject(track(10, 9));
    expect(night(left, { onlyThroughHeldHex: true })).toMatchObject(track(12, 9));
  });

  test('Ruling 64 pursuers count every night, or once', () => {
    const hexes = [{ occupied: true, pursuers: 3, countedBefore: 2 }];
    expect(night(hexes)).toMatchObject(track(5, 9));
    expect(night(hexes, { eachUnitOnce: true })).toMatchObject(track(9, 9));
  });

  test('N20 15.0 a night can decide the game', () => {
    const hexes = [{ occupied: true, pursuers: 6 }];
    expect(night(hexes)).toMatchObject({ ...track(0, 9), decisive: 'second' });
  });

  test('by day nothing is lost', () => {
    expect(codeOf(nightTerrain, { morale, loser: 'first', hexes: [], night: false })).toBe('ONLY_AT_NIGHT');
  });

  test('Ruling 7 what else the title takes at night', () => {
    expect(night([{ occupied: true }], { other: { amount: -4, reason: 'objectives' } })).toMatchObject(track(7, 9));
  });
});

describe('N20 12.7.4', () => {
  const commit = (first: number, second: number, more: object = {}) =>
    outcomeOf(guard, { morale: { first, second }, side: 'first', ...more });

  test.each([
    [8, 3, true],
    [3, 8, true],
    [0, 8, true],
    [4, 4, false],
    [21, 4, false],
  ])('Ruling 63 with %i and %i half points the Guard is free: %s', (first, second, free) => {
    expect(commit(first, second)).toMatchObject({ free, ...track(free ? first : first - 2, second) });
  });

  test('the title may ask another price', () => {
    expect(commit(8, 8, { costHalves: 4 })).toMatchObject({ free: false, ...track(4, 8) });
    expect(codeOf(guard, { morale: { first: 4, second: 8 }, side: 'first', costHalves: 5 })).toBe('MORALE_TOO_LOW');
  });
});
