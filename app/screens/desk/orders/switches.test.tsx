import { screen, waitFor } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../../src/rules/common/index';
import type { Setup } from '../../../../src/rules/common/index';
import type { Switch } from '../../../../src/rules/list';
import { battle, formation, leader } from '../../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../../src/testkit/ports';
import { press, switchedOn } from '../../testing/phone';

/** Both desks of a solo player, with the first one's shown. */
const atTheDesk = async (switches: readonly Switch[], more: Partial<Setup> = {}) => {
  const ports = testPorts();
  const setup = battle(
    {
      playMode: 'solo',
      leaders: [leader('emperor', 'first', 4), leader('marshal', 'second', 3)],
      title: { ...EMPTY_TITLE, places: ['Wavre', 'Gembloux'] },
      ...more,
    },
    ['orderSheets', ...switches],
  );
  const { key } = await madeGame(ports, 'mop', setup);
  await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.desk');
  await screen.findByTestId('orders.first');
  return async () => (await opened(ports, await gameOf(ports, key), 'first')).getState().view;
};

test('NLC 12.7, Ruling 7: the chances before the roll, and what else counts for it changes them', async () => {
  const view = await atTheDesk([]);
  await press('orders.for.formation-f1');
  await press('order.type.march');
  await press('order.target.Wavre');
  await press('order.courier.3');
  await press('order.seal');
  await press('orders.receive');
  const hasChance = (id: string, chance: RegExp): void => {
    expect(screen.getByTestId(`orders.compliance.first-o1.odds.${id}`)).toHaveTextContent(chance);
  };
  hasChance('complied', /21\/36/);
  await press('orders.compliance.first-o1.supply');
  expect(screen.queryByTestId('orders.compliance.first-o1.odds.complied')).toBeNull();
  hasChance('1T', /21\/36/);
  await press('orders.compliance.first-o1.supply');
  await press('orders.compliance.first-o1.more.toggle');
  await press('orders.compliance.first-o1.shift.less');
  hasChance('complied', /15\/36/);
  await press('orders.compliance.first-o1.roll');
  await screen.findByTestId('orders.rolled');
  expect((await view()).orders?.desks[0]?.dues).toEqual([]);
});

test('Ruling 8: open orders are read by all, each with its type and target', async () => {
  const view = await atTheDesk(['openOrders']);
  expect(screen.getByTestId('orders.open.first')).toHaveTextContent(/None/);
  await press('orders.for.formation-f1');
  await press('order.type.march');
  await press('order.target.Wavre');
  await press('order.courier.12');
  await press('order.seal');
  await press('orders.open.first.toggle');
  expect(screen.getByText('f1 Corps: March to Wavre (not in force yet)')).toBeTruthy();
  expect((await view()).orders?.shown.first).toHaveLength(1);
});

test('NLC 20.7: a commander directs units himself, and has that many orders fewer', async () => {
  const view = await atTheDesk(['directCommand']);
  await press('orders.commander.emperor.toggle');
  await press('orders.direct.emperor.of.f1');
  await press('orders.direct.emperor.units.more');
  await press('orders.direct.emperor.do');
  await waitFor(async () => expect((await view()).orders?.desks[0]?.commanders[0]?.capacity?.left).toBe(2));
  expect(screen.getByTestId('orders.commander.emperor')).toHaveTextContent(/2 of 4 orders left/);
});

test('NLC 12, multiplayer: a formation’s own player chooses its order, and there are no local decisions', async () => {
  const view = await atTheDesk(['simplifiedCommand']);
  expect(screen.queryByTestId('orders.decide')).toBeNull();
  await press('orders.formation.formation-f2');
  await press('orders.choose.formation-f2');
  await press('order.type.defend');
  await press('order.target.here');
  await press('order.seal');
  await waitFor(async () => expect((await view()).orders?.desks[0]?.orders).toMatchObject([{ state: 'inForce' }]));
});

test('MOP 37.17: who is bound to his commander says how far from him he aims; MOP 37.22: standing orders are read', async () => {
  const view = await atTheDesk([], {
    leaders: [
      leader('emperor', 'first', 4),
      leader('barclay', 'first', 2, { role: 'WC', fixedOrders: true, standingOrder: 'Support the attack' }),
      leader('marshal', 'second', 3),
    ],
    formations: [formation('f1', 'first', { decisionHexes: 8 }), formation('s1', 'second')],
  });
  await press('orders.commander.barclay.toggle');
  expect(screen.getByTestId('orders.standing.barclay')).toHaveTextContent(/never change: Support the attack/);
  await press('orders.decide');
  await press('order.of.formation-f1');
  await press('order.type.march');
  await press('order.target.Wavre');
  expect(screen.getByTestId('order.seal')).toBeDisabled();
  if (screen.queryByTestId('order.fields') !== null) await press('order.fields');
  await press('order.hexes.more');
  await press('order.seal');
  await waitFor(async () => expect((await view()).orders?.desks[0]?.decisions).toHaveLength(1));
});
