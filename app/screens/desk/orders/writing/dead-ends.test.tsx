import { screen, waitFor } from '@testing-library/react-native';
import { formation, leader, unit } from '../../../../../src/testkit/battle';
import { atTheDesk, sheets } from '../../../testing/orders-desk';
import { press } from '../../../testing/phone';

const units = [
  unit('u1', 'f1', { name: 'Duhesme' }),
  unit('u2', 'f1', { name: 'Barrois' }),
  unit('u3', 'f2', { name: 'Bachelu' }),
];

test('NLC 12.13: given counters that name no division, when an order is for one, then the counters are the choices, and it is sealed', async () => {
  const { desk } = await atTheDesk(sheets({ units }));
  await press('orders.write');
  await press('order.division');
  await press('order.division.corps.f1');
  expect(screen.queryByTestId('order.division.name')).toBeNull();
  // A formation without counters in the list has no division to choose.
  expect(screen.queryByTestId('order.division.corps.f3')).toBeNull();
  await press('order.division.of.Duhesme');
  await press('order.type.defend');
  await press('order.target.Wavre');
  await press('order.courier.6');
  expect(screen.getByTestId('order.preview.arrival')).toHaveTextContent('There at 09:00 (next turn)');
  await press('order.seal');
  await screen.findByTestId('orders.row.first-o1');
  expect((await desk()).orders[0]!.of).toEqual({ kind: 'division', id: 'f1', division: 'Duhesme' });
});

const TWO = sheets({
  leaders: [leader('emperor', 'first', 3, { level: 8 }), leader('ally', 'first', 3), leader('marshal', 'second', 3)],
  formations: [
    formation('f1', 'first', { under: 'emperor' }),
    formation('f2', 'first', { under: 'emperor' }),
    formation('f3', 'first', { under: 'ally' }),
    formation('s1', 'second'),
  ],
  units,
});

test('NLC 12.2, 12.14, Ruling 90: given two commanders, a General Retreat goes to its sender’s own, and its 80 % stands on the sheet first', async () => {
  await atTheDesk(TWO);
  await press('orders.for.formation-f1');
  expect(screen.getByTestId('order.type.generalRetreat')).toHaveTextContent(/0 of 8 lost, 7 needed/);
  await press('order.type.generalRetreat');
  await press('order.target.Sombreffe');
  expect(screen.queryByTestId('order.besides.0.toggle')).toBeNull();
  await press('order.courier.9');
  expect(screen.queryByTestId('order.fault.NOT_UNDER_HIM')).toBeNull();
  expect(screen.getByTestId('order.fault.NO_GENERAL_RETREAT_YET')).toBeTruthy();
  // The app counts: nobody is asked whether the losses allow it.
  expect(screen.queryByTestId('order.remedy.retreatAllowed')).toBeNull();
  await press('order.all.toggle');
  expect(screen.getByTestId('order.all.formation-f2')).toBeTruthy();
  expect(screen.queryByTestId('order.all.formation-f3')).toBeNull();
});

test('NLC 12.14: given a wing commander’s Attack, what does not help against it is not offered', async () => {
  await atTheDesk(
    sheets({
      playMode: 'solo',
      leaders: [
        leader('emperor', 'first', 3),
        leader('ney', 'first', 2, { role: 'WC', under: 'emperor' }),
        leader('marshal', 'second', 3),
      ],
      formations: [formation('f1', 'first', { under: 'ney' }), formation('s1', 'second')],
    }),
  );
  await press('orders.for.formation-f1');
  await press('order.type.attack');
  await press('order.target.Wavre');
  await press('order.courier.3');
  expect(screen.getByTestId('order.fault.NOT_CONSISTENT')).toBeTruthy();
  expect(screen.queryByTestId('order.remedy.towardsTarget')).toBeNull();
});

test('NLC 12.3: given a refusal at the foot of a desk, when a sheet is taken up, then it is gone', async () => {
  await atTheDesk();
  await press('orders.for.formation-f1');
  await press('order.type.march');
  await press('order.target.Wavre');
  await press('order.courier.3');
  await press('order.seal');
  await waitFor(() => expect(screen.queryByTestId('order.seal')).toBeNull());
  await press('orders.receive');
  // NLC 12.3: a check is still to be made.
  await press('orders.done');
  expect(screen.getByTestId('play.refusal')).toBeTruthy();
  await press('orders.for.formation-f2');
  expect(screen.queryByTestId('play.refusal')).toBeNull();
});
