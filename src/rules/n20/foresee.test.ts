import { battle, unit } from '../../testkit/battle';
import { n20Table } from '../../testkit/playing';
import { EMPTY_TITLE } from '../common/setup/title';
import { n20 } from './index';
import type { N20Command } from './index';

const table = (halves: readonly [number, number]) => {
  const title = { ...EMPTY_TITLE, matrix: 'Furious', startMorale: { first: halves[0], second: halves[1] } } as const;
  const units = ['a', 'b', 'c'].map((id) => unit(id, 'f1', { front: 4, reverse: null }));
  const at = n20Table(battle({ cup: 'none', units, title, turns: [{ label: '21:00', kind: 'night', day: 1 }] }));
  return { ...at, seen: (command: N20Command) => n20.preview?.(at.state(), command, 'table') ?? null };
};

describe('N20 12.7 what a play comes to is seen before it is made', () => {
  test('N20 12.7.2, Ruling 62 half a point for each of three is dearer than one for all', () => {
    const at = table([13, 12]);
    const ids = ['a', 'b', 'c'];
    for (const id of ids) at.when({ type: 'PutMark', units: [id], mark: 'routed' }).thenFacts();
    const spend = (how: 'onSome' | 'onAll', on: string[] = []) =>
      at.seen({ type: 'SpendOnRally', side: 'first', units: ids.map((id) => ({ unit: id })), spend: how, on })?.to
        ?.first;
    expect([spend('onSome', ids), spend('onSome', ['b']), spend('onAll')]).toEqual([10, 12, 11]);
  });

  test('N20 12.7.3, 16.8.2 the whole night’s price at once', () => {
    const at = table([10, 12]);
    const hexes = ['x', 'y', 'z'].map((name) => ({ name, occupied: true, others: name === 'x' ? 2 : 0 }));
    expect(at.seen({ type: 'NightTerrain', loser: 'first', hexes })).toMatchObject({
      from: { first: 10, second: 12 },
      to: { first: 3, second: 12 },
      refused: null,
    });
  });

  test('N20 15.0 what would end the game says so, and nothing has happened', () => {
    const at = table([10, 2]);
    const seen = at.seen({ type: 'ChangeMorale', side: 'second', halves: -2, reason: 'event', note: '' });
    expect(seen).toMatchObject({ wins: 'first', to: { second: 0 } });
    expect(at.view()?.morale.morale?.second).toBe(2);
  });

  test('N20 9.0 what cannot be paid is refused; what hangs on dice is not foreseen', () => {
    const at = table([2, 2]);
    expect(at.seen({ type: 'ChangeMorale', side: 'first', halves: -4, reason: 'reserve', note: '' })).toMatchObject({
      refused: 'MORALE_TOO_LOW',
      to: { first: 2 },
      events: [],
    });
    at.when({ type: 'PutMark', units: ['a'], mark: 'routed' }).thenFacts();
    const units = [{ unit: 'a', needs: 4 }];
    expect(at.seen({ type: 'SpendOnRally', side: 'first', units, spend: 'nothing', on: [] })).toBeNull();
    expect(at.seen({ type: 'NextTurn' })).toBeNull();
  });
});
