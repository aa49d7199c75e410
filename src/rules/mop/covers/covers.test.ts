import { formation } from '../../../testkit/battle';
import { hiding } from '../../nlc/hidden-movement/testing/hiding';

const FORMATIONS = [formation('f1', 'first'), formation('f2', 'first'), formation('s1', 'second')];
const dummies = (count: number) => ({ type: 'SetDummies', side: 'first', count });

describe('MOP 37.10 dummies', () => {
  const table = () =>
    hiding(['hiddenForces'], { formations: [...FORMATIONS, formation('d', 'first', { kind: 'division' })] });

  test('MOP 37.10 as many as corps, and no more; the enemy is told of those that are revealed', () => {
    const game = table();
    expect(game.hidden().desks[0]?.dummies).toEqual({ count: 0, most: 2 });
    game.when(dummies(3)).thenRefused('TOO_MANY_DUMMIES', 'MOP 37.10');
    game.when(dummies(2)).thenFacts();
    game.when(dummies(1), 'second').thenRefused('NOT_YOUR_DESK', 'MOP 37.10');
    expect(game.hidden('second').desks.map(({ side }) => side)).toEqual(['second']);
    const facts = game.when({ type: 'RevealDummy', side: 'first' }).thenFacts();
    expect(facts.filter(({ scope }) => scope === 'table').map(({ event }) => event)).toEqual([
      { type: 'DummyRevealed', side: 'first' },
    ]);
    expect(game.hidden().desks[0]?.dummies).toEqual({ count: 1, most: 2 });
    game.when(dummies(0)).thenFacts();
    game.when({ type: 'RevealDummy', side: 'first' }).thenRefused('NO_DUMMY', 'MOP 37.10');
  });

  test('MOP 37.10 a corps that never comes after all gives no dummy', () => {
    const game = hiding(['hiddenForces'], { formations: [...FORMATIONS, formation('late', 'first', { arrives: 3 })] });
    const most = () => game.hidden().desks[0]?.dummies?.most;
    expect(most()).toBe(3);
    game.when({ type: 'MoveArrival', formation: 'late', turn: null, reason: 'a card' }).thenFacts();
    expect(most()).toBe(2);
    game.when(dummies(3)).thenRefused('TOO_MANY_DUMMIES', 'MOP 37.10');
  });

  test('MOP 37.10 not without the option', () => {
    hiding().when(dummies(1)).thenRefused('NOT_PLAYED_HERE', 'MOP 37.10');
  });
});

test('MOP 37.11.2 given a report of 2 turns, when turns begin, then the marker goes down to none and the force is revealed', () => {
  const game = hiding(['vedettes']);
  game.when({ type: 'SpotForce', name: 'the stack at Limal', turns: 2 }, 'table').thenFacts();
  const left = () => game.hidden('table').spotted.map((one) => one.left);
  expect(left()).toEqual([2]);
  game.nextTurn();
  expect(left()).toEqual([1]);
  game.nextTurn();
  game.nextTurn();
  expect(left()).toEqual([0]);
  game.when({ type: 'LiftSpotted', spotted: 'v1', revealed: true }, 'table').thenHappened({
    type: 'SpottedLifted',
    spotted: 'v1',
    name: 'the stack at Limal',
    revealed: true,
  });
  expect(left()).toEqual([]);
  game.when({ type: 'LiftSpotted', spotted: 'v1' }, 'table').thenRefused('NO_SUCH_MARKER', 'MOP 37.11.2');
  game.when({ type: 'SpotForce', name: 'another', turns: 1 }, 'table').thenFacts();
  expect(game.hidden('table').spotted.map(({ id }) => id)).toEqual(['v2']);
});
