import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { battle } from '../../../src/testkit/battle';
import { madeGame, opened, testPorts, withStore } from '../../../src/testkit/ports';
import { foundOnDisk, rowsOf } from '../../../src/testkit/rows';
import { press, settled, switchedOn } from '../testing/phone';

const start = (id: string, name: string) => ({
  type: 'SetOrder',
  of: { kind: 'formation', id },
  steps: [{ type: 'march', target: { kind: 'place', name } }],
  houseRule: { reason: 'as printed' },
});

/** A game in which both sides have written, the first behind a PIN. */
const written = async (playMode: 'onePhone' | 'solo' = 'onePhone') => {
  const ports = testPorts();
  const game = await madeGame(ports, 'nlc', battle({ playMode }, ['orderSheets']));
  const session = await opened(ports, game);
  for (const [seat, id, name] of [
    ['first', 'f1', 'Wavre'],
    ['first', 'f2', 'Gembloux'],
    ['second', 's1', 'Limal'],
  ] as const) {
    session.takeSeat(seat);
    expect(await session.dispatch(start(id, name))).toBe(true);
  }
  return { ports, game, session };
};

const toTheArchive = async (): Promise<void> => {
  await press('games.card.open');
  await press('game.header.history');
  await press('history.header.archive');
  await screen.findByTestId('archive.first');
};

const raise = () =>
  settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });

test('at the table the orders of both sides are sealed, and nobody opens them for another', async () => {
  const { ports } = await written();
  await switchedOn(ports);
  await toTheArchive();
  await screen.findByTestId('archive.second.sealed');
  expect(screen.getByTestId('archive.first.sealed')).toHaveTextContent(/lays them open from its own desk/);
  expect(screen.queryByTestId('archive.first.open')).toBeNull();
  expect(screen.queryByText(/Wavre|Limal/)).toBeNull();
});

test('from his own desk a player lays his orders open after one question; each with its turn, its life and its seal', async () => {
  const { ports } = await written();
  await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.desk');
  await press('desk.door.first');
  await screen.findByTestId('curtain');
  await raise();
  await press('desk.archive');
  await press('archive.first.open');
  await press('archive.first.open.yes');
  await waitFor(() =>
    expect(screen.getByTestId('archive.first.verdict')).toHaveTextContent('2 orders, each as it was sealed.'),
  );
  expect(screen.getAllByTestId('archive.order')).toHaveLength(2);
  expect(screen.getByText(/March to Wavre/)).toBeTruthy();
  await settled(() => {
    fireEvent.press(screen.getAllByTestId('archive.order.toggle')[0]);
  });
  expect(screen.getByTestId('archive.life')).toHaveTextContent(/Entry 2/);
  // The other side's stay sealed.
  expect(screen.getByTestId('archive.second.sealed')).toBeTruthy();
  expect(screen.queryByText(/Limal/)).toBeNull();
});

test('laid open but behind a PIN that was set anew, it says so', async () => {
  const { ports, session } = await written('solo');
  session.takeSeat('first');
  expect(await session.setPin('first', '4711')).toMatchObject({ kind: 'set' });
  expect(await session.dispatch({ type: 'OpenArchive', side: 'first' })).toBe(true);
  await session.lockAll();
  await switchedOn(ports);
  await press('games.card.open');
  if (screen.queryByTestId('curtain.leave') !== null) await press('curtain.leave');
  await press('game.header.history');
  await press('history.header.archive');
  expect(await screen.findByTestId('archive.first.locked')).toHaveTextContent(/behind a PIN/);
});

test('the PIN of a desk comes off with it, so that the other can read', async () => {
  const { ports, game, session } = await written('solo');
  session.takeSeat('first');
  expect(await session.setPin('first', '4711')).toMatchObject({ kind: 'set' });
  await session.lockAll();
  await switchedOn(ports);
  await press('games.card.open');
  for (const digit of '4711') await press(`curtain.pin.key-${digit}`);
  await press('curtain.pin.enter');
  await press('tabs.desk');
  await press('desk.archive');
  await press('archive.first.open');
  expect(screen.getByText(/The PIN of this desk comes off/)).toBeTruthy();
  await press('archive.first.open.yes');
  await screen.findByTestId('archive.first.verdict');
  await waitFor(async () =>
    expect((await opened(ports, game)).lockState('first')).toMatchObject({ kind: 'open', pin: false }),
  );
});

test('a solo player opens both; an entry that was changed on the disk is named', async () => {
  const { ports, game, session } = await written('solo');
  session.takeSeat('solo');
  for (const side of ['first', 'second']) expect(await session.dispatch({ type: 'OpenArchive', side })).toBe(true);
  const rows = (await rowsOf(ports, game.key)).map((row) =>
    row.seq === 3 ? { ...row, body: row.body.replace(/("desk:first","turn":0,"sealed":")../, '$1zz') } : row,
  );
  const { store, heads } = foundOnDisk(ports, rows, null);
  await switchedOn(withStore({ ...ports, heads }, { readRows: store.readRows, countRows: store.countRows }));
  await toTheArchive();
  expect(await screen.findByTestId('archive.first.verdict')).toHaveTextContent('1 order. One entry is not as sealed.');
  expect(screen.getAllByTestId('archive.bad')[0]).toHaveTextContent(/Entry 3: Changed since it was stored/);
  expect(screen.getByText(/March to Limal/)).toBeTruthy();
});

test('a game without order sheets has no archive', async () => {
  const ports = testPorts();
  await madeGame(ports);
  await switchedOn(ports);
  await press('games.card.open');
  await press('game.header.history');
  await screen.findByTestId('history.list');
  expect(screen.queryByTestId('history.header.archive')).toBeNull();
});
