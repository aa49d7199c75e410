import { battle, formation, leader, unit } from '../../../testkit/battle';
import type { Setup } from '../../common/setup/setup';
import { NEAR, corps, ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';

/** Two armies of one side, each with its own commander; Ney is a wing commander of the first. */
const coalition = (more: Partial<Setup> = {}): OrdersGame =>
  ordersTable(
    battle({
      leaders: [
        leader('emperor', 'first', 5, { level: 11 }),
        leader('ney', 'first', 2, { role: 'WC', under: 'emperor' }),
        leader('ally', 'first', 3),
        leader('marshal', 'second', 3),
      ],
      formations: [
        formation('f1', 'first', { under: 'emperor' }),
        formation('f2', 'first', { under: 'ney' }),
        formation('a1', 'first', { under: 'ally' }),
        formation('s1', 'second'),
      ],
      units: [unit('u1', 'f1'), unit('u2', 'f2'), unit('u3', 'a1'), unit('u4', 's1')],
      ...more,
    }),
  );

const commander = (game: OrdersGame, id: string) => game.desk().commanders.find(({ leader: one }) => one === id);

const retreat = (game: OrdersGame, from: string) => ({
  type: 'WriteOrder',
  from,
  to: commander(game, from)!.under.map((of) => ({ of, courier: NEAR })),
  steps: [step('generalRetreat', 'Laon')],
});

test('NLC 12.14: given two commanders of a side, when one may order, then it is those under him and his own HQ', () => {
  const game = coalition();
  expect(commander(game, 'emperor')!.under).toEqual([
    corps('f1'),
    corps('f2'),
    { kind: 'wing', id: 'ney' },
    { kind: 'hq', id: 'emperor' },
  ]);
  expect(commander(game, 'ney')!.under).toEqual([corps('f2')]);
  expect(commander(game, 'ally')!.under).toEqual([corps('a1'), { kind: 'hq', id: 'ally' }]);
});

test('NLC 12.2, 12.14: given two commanders, when one sends a General Retreat to all of his, then none of it is not his', () => {
  const game = coalition();
  const codes = game.preview(retreat(game, 'emperor'))?.faults.map(({ code }) => code);
  expect(codes).toEqual(['NO_GENERAL_RETREAT_YET']);
});

test('Ruling 90: given a level of 11, when nothing is lost, then the sheet says 9 of them are needed, and nobody can say otherwise by the losses', () => {
  const game = coalition();
  expect(commander(game, 'emperor')!.retreat).toEqual({
    kind: 'losses',
    allowed: false,
    lost: 0,
    limit: 11,
    needed: 9,
  });
});

test('Ruling 90: given a level of 11, when two units of five are gone, then a General Retreat may be sent', () => {
  const game = coalition();
  for (const id of ['u1', 'u2']) game.when({ type: 'PlaceUnit', unit: id, place: 'uar' }).thenFacts();
  expect(commander(game, 'emperor')!.retreat).toMatchObject({ allowed: true, lost: 10 });
  expect(game.preview(retreat(game, 'emperor'))?.faults).toEqual([]);
});

test('Ruling 90: given no level, then the players say what the losses allow', () => {
  expect(commander(coalition(), 'ally')!.retreat).toEqual({ kind: 'told' });
});

test('NLC 12.2: given a demoralized corps, when a General Retreat is looked at, then its chances are shown too', () => {
  const game = coalition({
    formations: [formation('f1', 'first', { under: 'emperor', limit: 5 }), formation('f2', 'first', { under: 'ney' })],
    units: [unit('u1', 'f1'), unit('u2', 'f1'), unit('u3', 'f2')],
  });
  for (const id of ['u1', 'u3']) game.when({ type: 'PlaceUnit', unit: id, place: 'uar' }).thenFacts();
  const sheets = game.preview(retreat(game, 'emperor'))?.sheets ?? [];
  const its = sheets.find(({ of }) => of.id === 'f1')!;
  expect(its.chances.map(({ result }) => result.kind)).not.toContain('complied');
  expect(its.chances.length).toBeGreaterThan(0);
});
