import { codeOf, outcomeOf } from '../../../testkit/resolver-law';
import { pursuit } from './pursuit';
import { victory } from './victory';

const end = (first: number, second: number, hexes: readonly [number, number] = [0, 0], more: object = {}) =>
  outcomeOf(victory, {
    morale: { first, second },
    hexes: { first: { enemyObjectives: hexes[0] }, second: { enemyObjectives: hexes[1] } },
    ...more,
  });

describe('N20 15.0', () => {
  test('decisive when only the enemy has nothing left, at any time', () => {
    expect(end(1, 0)).toEqual({ kind: 'decisive', winner: 'first' });
    expect(end(0, 1, [5, 0], { gameOver: false })).toEqual({ kind: 'decisive', winner: 'second' });
  });

  test('Ruling 61 nothing against nothing is not decisive', () => {
    expect(end(0, 0)).toEqual({ kind: 'draw' });
    expect(end(0, 0, [1, 0])).toEqual({ kind: 'marginal', winner: 'first' });
  });

  test('before the end only a decisive victory is won', () => {
    expect(end(20, 2, [3, 0], { gameOver: false })).toEqual({ kind: 'goesOn' });
  });

  test.each([
    [9, 9, [2, 1], { kind: 'marginal', winner: 'first' }],
    [9, 9, [1, 2], { kind: 'marginal', winner: 'second' }],
    [10, 9, [2, 1], { kind: 'marginal', winner: 'first' }],
    [9, 10, [2, 1], { kind: 'draw' }],
    [9, 11, [2, 1], { kind: 'tactical', winner: 'second' }],
    [11, 9, [1, 1], { kind: 'tactical', winner: 'first' }],
    [10, 9, [1, 1], { kind: 'draw' }],
    [9, 9, [1, 1], { kind: 'draw' }],
  ] as const)('Ruling 67 morale %i against %i half points, hexes %j', (first, second, hexes, result) => {
    expect(end(first, second, hexes)).toEqual(result);
  });

  test('objectives, lines of communication, fortresses and redoubts all count', () => {
    const held = { enemyObjectives: 1, enemyLoc: 1, fortresses: 1, redoubts: 1 };
    const hexes = { first: held, second: { enemyLoc: 3 } };
    expect(outcomeOf(victory, { morale: { first: 8, second: 8 }, hexes })).toMatchObject({ winner: 'first' });
    expect(outcomeOf(victory, { morale: { first: 8, second: 8 } })).toEqual({ kind: 'draw' });
  });
});

describe('N20 16.8', () => {
  const may = { enemyMayExit: true, hexHeldByAnother: true };

  test('N20 12.7.5 who pursues is gone for good and costs the enemy a whole point a night', () => {
    expect(outcomeOf(pursuit, may)).toEqual({ kind: 'sentOff', permanent: true, nightLossHalves: 2 });
  });

  test.each([
    ['N20 16.8', 'ENEMY_MAY_NOT_EXIT', { enemyMayExit: false }],
    ['N20 16.8', 'LOC_NOT_HELD', { hexHeldByAnother: false }],
    ['N20 16.8', 'NOT_MOVED_THERE', { movedThere: false }],
    ['N20 16.8.1', 'ONE_PURSUIT_A_TURN', { sentThisTurn: 1 }],
    ['N20 16.8.3', 'GONE_FOR_GOOD', { alreadyGone: true }],
  ])('%s %s', (_, code, more) => {
    expect(codeOf(pursuit, { ...may, ...more })).toBe(code);
  });
});
