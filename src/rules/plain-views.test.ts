import { battle } from '../testkit/battle';
import { checkPlain } from '../testkit/fuzz';
import { ordersTable, step } from './nlc/orders/testing/orders-game';

test('NLC 12: an order, written or at the start, is plain JSON on its owner’s page before it has been read back', () => {
  const table = ordersTable(battle({}, ['orderSheets']));
  table.startsWith('f1', [step('march', 'Wavre')]);
  table.writes('f2', [step('march', 'Ligny')], { houseRule: { reason: 'we agreed' } }).thenFacts();
  expect(table.desk().orders).toHaveLength(2);
  expect(() => {
    checkPlain(table.view('first'), 'view');
    checkPlain(table.state(), 'state');
  }).not.toThrow();
});
