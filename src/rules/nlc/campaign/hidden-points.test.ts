import type { Side } from '../../../engine/sides';
import { campaign } from './testing/campaigning';
import type { Campaign } from './testing/campaigning';

const points = (table: Campaign, seat: Parameters<Campaign['view']>[0] = 'table') => table.view(seat).points.bySide;
const award = (side: Side, amount: number, more: object = {}) => ({
  type: 'AwardPoints',
  side,
  amount,
  reason: 'Town burnt',
  ...more,
});

describe('MOP 37.10 what is hidden', () => {
  const hiding = (demoralized: readonly string[], turn = 0) =>
    campaign('mop', { demoralized, turn }, {}, ['hiddenDemoralization']);

  test('MOP 37.10 a demoralized corps counts for its owner, and for nobody else until it is shown', () => {
    const table = hiding(['s1']);
    expect(points(table, 'second')).toEqual({ first: 4, second: 0 });
    expect(points(table, 'solo')).toEqual({ first: 4, second: 0 });
    for (const seat of ['table', 'first'] as const) expect(points(table, seat)).toEqual({ first: 0, second: 0 });
  });

  test('Ruling 40, MOP 37.10 losses that only their owner has counted make no points for the enemy until the last count', () => {
    const lostBesides = { first: 0, second: 25 };
    const table = campaign('mop', { lostBesides, turn: 9 }, {}, ['hiddenDemoralization']);
    for (const seat of ['second', 'solo'] as const) expect(points(table, seat)).toEqual({ first: 5, second: 0 });
    for (const seat of ['table', 'first'] as const) expect(points(table, seat)).toEqual({ first: 0, second: 0 });
    table.act({ type: 'CountVictory' }).thenFacts();
    for (const seat of ['table', 'first', 'second'] as const)
      expect(points(table, seat)).toEqual({ first: 5, second: 0 });
    expect(points(campaign('mop', { lostBesides }))).toEqual({ first: 5, second: 0 });
  });

  test('MOP 37.12.1 points of a card that is not shown yet are on the desk of whoever played it', () => {
    const table = hiding([]);
    const card = award('second', -3, { source: 'card', hidden: true, reason: 'Late Start' });
    for (const seat of ['table', 'first'] as const) table.act(card, seat).thenRefused('NOT_AT_THIS_DESK', 'MOP 37.12');
    expect(table.act(card, 'second').thenFacts()).toMatchObject([{ scope: 'held:second' }]);
    expect(points(table, 'second')).toEqual({ first: 0, second: -3 });
    for (const seat of ['table', 'first'] as const) expect(points(table, seat)).toEqual({ first: 0, second: 0 });
  });

  test('MOP 37.13 the last count lays everything open, once, on the last turn or when both agree', () => {
    const table = hiding(['s1'], 3);
    table.act(award('second', -3, { source: 'card', hidden: true }), 'second').thenFacts();
    table.act({ type: 'CountVictory' }).thenRefused('NOT_THE_LAST_TURN', 'NLC 18');
    const counted = table.act({ type: 'CountVictory', early: true });
    expect(counted.barrier).toBe(true);
    for (const seat of ['table', 'first', 'second', 'solo'] as const) {
      expect(points(table, seat)).toEqual({ first: 4, second: -3 });
      expect(table.view(seat).verdict).toEqual({ winner: 'first', by: 'points', final: true });
    }
    table.act({ type: 'CountVictory', early: true }).thenRefused('COUNTED_ALREADY', 'NLC 18');
    const last = hiding([], 9);
    last.act({ type: 'CountVictory' }).thenFacts();
    expect(last.view().verdict.final).toBe(true);
  });

  test('MOP 37.13 a card that was shown with one count is not shown again with the next', () => {
    const table = hiding([], 3);
    table.act(award('second', -3, { source: 'card', hidden: true }), 'second').thenFacts();
    table.act({ type: 'CountVictory', early: true }).thenFacts();
    const later = table.on(4);
    later.act({ type: 'CountVictory', early: true }).thenHappened({
      type: 'VictoryCounted',
      turn: 4,
      demoralized: [],
      awards: [],
      lostBesides: { first: 0, second: 0 },
    });
    for (const seat of ['table', 'second'] as const) expect(points(later, seat).second).toBe(-3);
  });

  test('MOP 37.10 whoever plays on after an early count hides again what comes later', () => {
    const table = hiding(['s1'], 3);
    table.act({ type: 'CountVictory', early: true }).thenFacts();
    const later = table.on(4);
    expect(later.view().verdict.final).toBe(false);
    expect(points(later, 'first')).toEqual({ first: 0, second: 0 });
  });
});
