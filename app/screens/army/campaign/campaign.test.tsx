import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { formation, leader, unit } from '../../../../src/testkit/battle';
import { atTheArmy, corps } from '../../testing/army-page';
import { press, settled } from '../../testing/phone';

test('NLC 18, MOP 37.13: a place is entered, lies in a zone, does not count out of supply, and is struck off', async () => {
  const { view } = await atTheArmy(corps(), 'mop');
  const place = async () => (await view()).campaign?.places[0];
  const points = async () => (await view()).campaign?.points.bySide;
  await press('campaign.points.toggle');
  fireEvent.changeText(screen.getByTestId('place.new.name'), 'Brienne');
  await press('place.new.points.more');
  await press('place.new.add');
  await press('place.Brienne.first');
  await waitFor(async () => expect(await points()).toEqual({ first: 2, second: 0 }));
  await press('place.Brienne.more');
  await press('place.Brienne.zone.second');
  await waitFor(async () => expect(await points()).toEqual({ first: 0, second: 2 }));
  expect(await place()).toMatchObject({ lastEntered: 'first', lastInZone: 'second', inSupply: true });
  await press('place.Brienne.outofsupply');
  await waitFor(async () => expect(await points()).toEqual({ first: 0, second: 0 }));
  expect(await place()).toMatchObject({ lastEntered: 'first', lastInZone: 'second', inSupply: false });
  await press('place.Brienne.remove');
  await press('place.Brienne.remove.yes');
  await waitFor(async () => expect((await view()).campaign?.places).toEqual([]));
});

/** The second turn is in the first night: an order sent then reaches whoever is due in the afternoon of the next day. */
const TRACK = [
  { label: '20:00', kind: 'night', day: 1 },
  { label: '12:00', kind: 'day', day: 2 },
] as const;
const COMING = [formation('f1', 'first'), formation('s2', 'second', { arrives: 1 })];

test('MOP 37.12.2: another order for a reinforcement is sent from its owner’s desk and read there alone', async () => {
  const { view } = await atTheArmy(corps({ formations: COMING, units: [], turns: TRACK }), 'mop');
  await press('campaign.arrivals.toggle');
  expect(screen.queryByTestId('arrival.s2.order')).toBeNull();
  await press('tabs.desk');
  await press('desk.door.second');
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
  await press('tabs.desk');
  await press('arrival.s2.order');
  fireEvent.changeText(screen.getByTestId('arrival.s2.order.words'), 'Defend Arcis');
  await press('arrival.s2.order.send');
  await waitFor(() => expect(screen.getByTestId('arrival.s2.words')).toHaveTextContent(/order: Defend Arcis/));
  await press('desk.footer.close');
  expect((await view()).campaign?.arrivals[0]?.order).toBeNull();
});

test('MOP 37.12.2: an order that comes too late is refused before anything is typed', async () => {
  const late = TRACK.map((turn) => ({ ...turn, kind: 'day' as const, day: 1 }));
  await atTheArmy(corps({ formations: COMING, units: [], turns: late, playMode: 'solo' }), 'mop');
  await press('tabs.desk');
  await press('arrival.s2.order');
  expect(screen.getByTestId('arrival.s2.orders')).toHaveTextContent(/\(MOP 37.12.2\)/);
  expect(screen.queryByTestId('arrival.s2.order.words')).toBeNull();
});

test('Ruling 35: the Guard thrown back lowers the level of its army where the players say so', async () => {
  const setup = corps({
    leaders: [leader('emperor', 'first', 5, { level: 30 })],
    units: [unit('g', 'f1', { guard: 'old' })],
  });
  const { view } = await atTheArmy(setup);
  await press('army.guard.first');
  await press('army.guard.first.lowers');
  await press('army.guard.first.record.yes');
  await screen.findByText(/The Guard was thrown back/);
  const { corps: after } = await view();
  expect(after?.guard.first).toMatchObject({ lowersLevel: true, alliedArmyDemoralized: false });
  expect(after?.armies[0]?.limit).toBeLessThan(30);
});

test('NLC 12.13, 20.9: a division on its own orders shows its commander’s range, and answers for its orders', async () => {
  const units = [unit('a', 'f1', { division: '1st' }), unit('b', 'f1')];
  const { view } = await atTheArmy(corps({ units }, ['operationsMorale']));
  await press('army.formation.f1');
  expect(screen.queryByTestId('division.1st.operation')).toBeNull();
  await press('division.1st.near');
  await waitFor(() => expect(screen.getByTestId('division.1st.near')).toBeChecked());
  await press('division.1st.operation.failure');
  await screen.findByText('Once so far');
  expect((await view()).corps?.divisions).toMatchObject([{ withinCommanderRange: true, operations: { failure: 1 } }]);
  await press('division.1st.far');
  await waitFor(async () => expect((await view()).corps?.divisions[0]?.withinCommanderRange).toBe(false));
});
