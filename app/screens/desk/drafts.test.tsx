import { fireEvent, screen } from '@testing-library/react-native';
import { press, settled, switchedOn } from '../testing/phone';
import { atTheDesk, raise, sheets, toTheDesk } from '../testing/orders-desk';

const half = async (): Promise<void> => {
  await press('orders.for.formation-f1');
  await press('order.type.march');
  fireEvent.changeText(screen.getByTestId('order.target.typed'), 'Plancenoit');
  await press('order.target.use');
  await press('order.courier.6');
  await settled(() => undefined);
};

test('given an order written as far as its courier, when the app is killed, then behind the curtain the sheet is as it was left', async () => {
  const { ports } = await atTheDesk();
  await half();
  screen.unmount();
  await switchedOn({ ...ports });
  await press('games.card.open');
  expect(screen.queryByTestId('order')).toBeNull();
  if (screen.queryByTestId('curtain') !== null) await raise();
  else await toTheDesk(sheets());
  await screen.findByTestId('order.seal');
  expect(screen.getByText('f1 Corps: March to Plancenoit')).toBeTruthy();
  expect(screen.getByTestId('order.preview.arrival')).toHaveTextContent('There at 09:00 (next turn)');
  await press('order.seal');
  await screen.findByTestId('orders.row.first-o1');
});

test('given the app is killed between an order that is sealed and its sheet that is laid away, then no sheet lies open', async () => {
  const { ports, key } = await atTheDesk();
  await half();
  const note = { game: key, name: 'desk.first' };
  const asItLay = await ports.store.readNote(note);
  expect(asItLay).not.toBeNull();
  await press('order.seal');
  await screen.findByTestId('orders.row.first-o1');
  await settled(() => undefined);
  screen.unmount();
  await ports.store.writeNote(note, asItLay);
  await switchedOn({ ...ports });
  await press('games.card.open');
  if (screen.queryByTestId('curtain') !== null) await raise();
  else await toTheDesk(sheets());
  await screen.findByTestId('orders.row.first-o1');
  await settled(() => undefined);
  expect(screen.queryByTestId('order')).toBeNull();
  await press('game.header.undo');
  await settled(() => undefined);
  expect(screen.queryByTestId('orders.row.first-o1')).toBeNull();
  expect(screen.queryByTestId('order')).toBeNull();
});

test('given a sheet that was closed, when the app is killed, then no sheet lies open', async () => {
  const { ports, key } = await atTheDesk();
  await half();
  await press('order.close');
  await settled(() => undefined);
  expect(await ports.store.readNote({ game: key, name: 'desk.first' })).toBeNull();
});
