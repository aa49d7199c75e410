import { screen, waitFor } from '@testing-library/react-native';
import { gameOf, madeGame, opened, testPorts } from '../../../../src/testkit/ports';
import { raise, sheets } from '../../testing/orders-desk';
import { press, switchedOn } from '../../testing/phone';

const MOST = 20;

/** Three orders ride in the first turn, and are there in the second. */
const withArrivals = async () => {
  const ports = testPorts();
  const { key } = await madeGame(ports, 'nlc', sheets());
  const session = await opened(ports, await gameOf(ports, key), 'first');
  for (const id of ['f1', 'f2', 'f3'])
    await session.dispatch({
      type: 'WriteOrder',
      from: 'emperor',
      to: [{ of: { kind: 'formation', id }, courier: { mp: 6 } }],
      steps: [{ type: 'march', target: { kind: 'place', name: 'Wavre' } }],
    });
  await session.dispatch({ type: 'PhaseDone', side: 'first' });
  session.takeSeat('second');
  await session.dispatch({ type: 'PhaseDone', side: 'second' });
  session.takeSeat('table');
  expect(await session.dispatch({ type: 'NextTurn' })).toBe(true);
  return ports;
};

test('NLC 12.3: a command phase with two orders and three arrivals is at most twenty taps, a hold counting as one', async () => {
  await switchedOn(await withArrivals());
  await press('games.card.open');
  await press('tabs.desk');
  let taps = 0;
  const tap = async (id: string): Promise<void> => {
    taps += 1;
    await press(id);
  };
  await tap('desk.door.first');
  await screen.findByTestId('curtain');
  taps += 1;
  await raise();
  for (const [id, place] of [
    ['f1', 'Gembloux'],
    ['f2', 'Sombreffe'],
  ] as const) {
    await tap(`orders.for.formation-${id}`);
    await tap('order.type.attack');
    await tap(`order.target.${place}`);
    await tap('order.courier.6');
    await tap('order.seal');
    await waitFor(() => expect(screen.queryByTestId('order.seal')).toBeNull());
  }
  await tap('orders.receive');
  for (const order of ['first-o1', 'first-o2', 'first-o3']) await tap(`orders.compliance.${order}.roll`);
  await tap('orders.done');
  await screen.findByTestId('curtain');
  expect(taps).toBeLessThanOrEqual(MOST);
  expect(taps).toBe(17);
});
