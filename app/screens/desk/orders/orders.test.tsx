import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../../src/rules/common/index';
import { formation, leader } from '../../../../src/testkit/battle';
import { madeGame, testPorts } from '../../../../src/testkit/ports';
import { listen } from '../../../hooks/announce';
import { atTheDesk, raise, sheets } from '../../testing/orders-desk';
import { press, settled, switchedOn } from '../../testing/phone';

const PLACES = ['Wavre', 'Gembloux', 'Sombreffe'];

/** The common order: a formation's sheet, its type, target and courier, sealed. */
const writes = async (formationId: string, type: string, place: string, way: string): Promise<void> => {
  await press(`orders.for.formation-${formationId}`);
  await press(`order.type.${type}`);
  await press(`order.target.${place}`);
  await press(`order.courier.${way}`);
  await press('order.seal');
  await waitFor(() => expect(screen.queryByTestId('order.seal')).toBeNull());
};

test('NLC 12.4: nothing is said against an order because it has just been sealed', async () => {
  await atTheDesk();
  await press('orders.for.formation-f1');
  await press('order.type.march');
  await press('order.target.Wavre');
  await press('order.courier.12');
  const heard: string[] = [];
  const stop = listen({ hear: (text) => void heard.push(text), forget: () => undefined });
  await press('order.seal');
  await waitFor(() => expect(heard.join(' ')).toContain('March to Wavre'));
  expect(heard.join(' ')).not.toContain('The same order');
  stop();
});

/** Dice from the table. */
const throws = async (...faces: readonly number[]): Promise<void> => {
  for (const face of faces) await press(`dice.pad.face-${String(face)}`);
};

const SOLO = sheets({ playMode: 'solo' });

test('NLC 12.4: a common order is five taps, with its arrival and the chance of each result before the seal', async () => {
  const { desk } = await atTheDesk();
  await press('orders.for.formation-f1');
  await press('order.type.march');
  await press('order.target.Wavre');
  expect(screen.getByTestId('order.seal')).toBeDisabled();
  await press('order.courier.12');
  expect(screen.getByTestId('order.preview.arrival')).toHaveTextContent('There at 10:00 (in 2 turns)');
  expect(screen.getByText('Compliance, column 7')).toBeTruthy();
  expect(screen.getByLabelText(/^Complied with: /)).toBeTruthy();
  expect(screen.getByText('2 more orders this turn after it')).toBeTruthy();
  await press('order.seal');
  await screen.findByTestId('orders.row.first-o1');
  expect((await desk()).orders).toMatchObject([
    { id: 'first-o1', state: 'inTransit', arrivesOn: 2, steps: [{ type: 'march', target: { name: 'Wavre' } }] },
  ]);
});

test('NLC 12.4: the same order again is refused with its rule, and goes through by a house ruling', async () => {
  const { desk } = await atTheDesk();
  await writes('f1', 'march', 'Wavre', '12');
  await press('orders.for.formation-f1');
  await press('order.type.march');
  await press('order.target.Wavre');
  await press('order.courier.12');
  expect(screen.getByTestId('order.fault.SAME_ORDER_AGAIN')).toBeTruthy();
  expect(screen.getByTestId('order.seal')).toBeDisabled();
  await press('order.ruling');
  await press('order.ruling.usual.We agreed on it');
  await press('order.ruling.record');
  await screen.findByTestId('orders.row.first-o2');
  expect((await desk()).houseRulings).toMatchObject([{ code: 'SAME_ORDER_AGAIN', reason: 'We agreed on it' }]);
});

test('Ruling 16c: the same kind of order to another target asks how far it is, in a tap', async () => {
  const { desk } = await atTheDesk();
  await writes('f1', 'march', 'Wavre', '12');
  await press('orders.for.formation-f1');
  await press('order.type.march');
  await press('order.target.Gembloux');
  await press('order.courier.12');
  expect(screen.getByTestId('order.seal')).toBeDisabled();
  await press('order.remedy.farApart');
  await press('order.seal');
  await screen.findByTestId('orders.row.first-o2');
  expect((await desk()).houseRulings).toEqual([]);
});

test('NLC 12.3: who arrives is received, checked with dice from the table, and told in a line', async () => {
  const { desk } = await atTheDesk();
  await writes('f1', 'march', 'Wavre', '3');
  expect(screen.queryByTestId('orders.done')).toBeNull();
  await press('orders.receive');
  await press('orders.compliance.first-o1.roll');
  await screen.findByTestId('orders.rolled');
  expect(screen.getByTestId('orders.rolled')).toHaveTextContent(/f1 Corps: /);
  expect((await desk()).dues).toEqual([]);
  expect((await desk()).orders[0]!.log.map(({ change }) => change)).toContain('arrive');
});

test('NLC 12.3: both sides get their turn: an empty phase is a raised curtain and a tap', async () => {
  await atTheDesk();
  await press('orders.done');
  await screen.findByTestId('curtain');
  expect(screen.getByTestId('curtain.side')).toHaveTextContent('Coalition');
  await raise();
  await screen.findByTestId('orders.second');
  expect(screen.queryByTestId('orders.first')).toBeNull();
  await press('orders.done');
  // With both done the turn goes on.
  await waitFor(() => expect(screen.getByTestId('turn.next.step')).toHaveTextContent('Chit preparation'));
});

test('secrecy: after "done" the phase is opened again before anything is changed', async () => {
  await atTheDesk(SOLO);
  await press('orders.done');
  await screen.findByTestId('orders.second');
  await press('orders.side.first');
  expect(screen.getByTestId('orders.isdone')).toBeTruthy();
  await press('orders.reopen');
  await screen.findByTestId('orders.write');
});

test('Ruling 46: an order from the start, NLC 12.8: three questions to its success', async () => {
  const { desk } = await atTheDesk(SOLO);
  await press('orders.formation.formation-f1');
  await press('orders.start.formation-f1');
  await press('order.type.march');
  await press('order.target.Wavre');
  await press('order.seal');
  await press('orders.success.first-o1.reached.yes');
  await press('orders.success.first-o1.zone.no');
  await press('orders.success.first-o1.attacked.no');
  await waitFor(() => expect(screen.queryByTestId('orders.success.first-o1')).toBeNull());
  const { orders } = await desk();
  expect(orders.map(({ state }) => state)).toEqual(['succeeded', 'inForce']);
  expect(orders[1]!.steps[0]!.type).toBe('defend');
});

test('NLC 12.2: its owner reads what a formation must and may not do', async () => {
  await atTheDesk(SOLO);
  await press('orders.formation.formation-f2');
  expect(screen.getByTestId('orders.leave.formation-f2')).toHaveTextContent(/May not/);
});

test('NLC 12.5: a sequence: a march, then an attack the next day', async () => {
  const { desk } = await atTheDesk();
  await press('orders.write');
  await press('order.of.formation-f2');
  await press('order.type.march');
  await press('order.target.Gembloux');
  await press('order.courier.face');
  await press('order.then');
  await press('order.type.attack');
  await press('order.target.Wavre');
  // Letters are large in these tests, so that one field is shown at a time.
  if (screen.queryByTestId('order.fields') !== null) await press('order.fields');
  await press('order.besides.1.toggle');
  await press('order.nextday');
  await press('order.seal');
  await screen.findByTestId('orders.row.first-o1');
  expect((await desk()).orders[0]).toMatchObject({
    faceToFace: true,
    steps: [{ type: 'march' }, { type: 'attack', nextDay: true, target: { name: 'Wavre' } }],
  });
});

test('NLC 12.2: a place nobody has named yet is typed, a hex too', async () => {
  const { desk } = await atTheDesk();
  await press('orders.for.formation-f3');
  await press('order.type.probe');
  fireEvent.changeText(screen.getByTestId('order.target.typed'), '1712');
  await press('order.target.use');
  await press('order.courier.6');
  await press('order.seal');
  await screen.findByTestId('orders.row.first-o1');
  expect((await desk()).orders[0]!.steps[0]!.target).toEqual({ kind: 'hex', hex: '1712' });
});

test('NLC 12.2: a General Retreat goes to the HQ and to all, and one may be left out', async () => {
  const { desk } = await atTheDesk();
  await press('orders.for.formation-f1');
  await press('order.type.generalRetreat');
  await press('order.target.Sombreffe');
  await press('order.courier.9');
  expect(screen.getByTestId('order.fault.NO_GENERAL_RETREAT_YET')).toBeTruthy();
  await press('order.remedy.retreatAllowed');
  await press('order.all.toggle');
  await press('order.all.formation-f3');
  await press('order.seal');
  await screen.findByTestId('orders.row.first-o3');
  const { orders, commanders } = await desk();
  expect(orders.map(({ of }) => `${of.kind} ${of.id}`)).toEqual(['formation f1', 'formation f2', 'hq emperor']);
  expect(commanders[0]!.capacity).toMatchObject({ left: 2 });
});

test.each([
  ['full', false],
  ['historical', true],
] as const)('Ruling 49: in a game with cards (%s) losses are asked about: %s', async (cardPlay, asked) => {
  await atTheDesk(sheets({ title: { ...EMPTY_TITLE, places: PLACES, cardPlay } }), 'mop');
  await press('orders.for.formation-f1');
  await press('order.type.generalRetreat');
  await press('order.target.Sombreffe');
  await press('order.courier.9');
  expect(screen.getByTestId('order.fault.NO_GENERAL_RETREAT_YET')).toBeTruthy();
  expect(screen.queryByTestId('order.remedy.retreatAllowed') !== null).toBe(asked);
  await press('order.more.toggle');
  expect(screen.queryByTestId('order.said.retreatAllowed') !== null).toBe(asked);
});

test('NLC 12.2: an Assign names the wing commander, and is accepted without a check', async () => {
  const wing = leader('ney', 'first', 2, { role: 'WC' });
  const { desk } = await atTheDesk(
    sheets({ leaders: [leader('emperor', 'first', 3), wing, leader('marshal', 'second', 3)] }),
  );
  await press('orders.for.formation-f2');
  await press('order.type.assign');
  await press('order.assign.ney');
  await press('order.courier.face');
  expect(screen.getByText('Accepted without a check.')).toBeTruthy();
  await press('order.seal');
  await press('orders.receive');
  await waitFor(async () => expect((await desk()).placed).toEqual({ f2: 'ney' }));
});

test('NLC 12.11: a Bad Move hands the phone to the enemy, who names an order and hands it back', async () => {
  const { desk, settings } = await atTheDesk(
    sheets({ formations: [formation('f1', 'first'), formation('s1', 'second')] }),
  );
  await press('orders.decide');
  await press('order.of.formation-f1');
  await press('order.type.attack');
  await press('order.target.Wavre');
  expect(screen.getByLabelText(/^Bad Move: the enemy names an order: /)).toBeTruthy();
  await press('order.seal');
  await settled(() => {
    settings.store.setState({ dice: 'table' });
  });
  expect(screen.queryByTestId('orders.done')).toBeNull();
  await press('orders.receive');
  await press('orders.decision.formation-f1.roll');
  await throws(1, 1);
  await press('orders.badmove.hand');
  await screen.findByTestId('curtain');
  await raise();
  await press('badmove.type.fallBack');
  await press('order.target.Sombreffe');
  await press('badmove.name');
  await screen.findByTestId('curtain');
  expect(screen.getByTestId('curtain.side')).toHaveTextContent('French');
  await raise();
  expect((await desk()).orders).toMatchObject([
    { origin: 'badMove', state: 'inForce', steps: [{ type: 'fallBack', target: { name: 'Sombreffe' } }] },
  ]);
});

test('NLC 12.2: the leader driven out of his Defend: the retreat is told to the table', async () => {
  await atTheDesk();
  await press('orders.formation.formation-f1');
  await press('orders.start.formation-f1');
  await press('order.type.defend');
  await press('order.target.here');
  await press('order.seal');
  await press('orders.driven.first-o1');
  await press('orders.driven.first-o1.yes');
  await press('orders.done');
  await screen.findByTestId('curtain');
  await press('curtain.leave');
  await press('tabs.desk');
  await screen.findByTestId('desk.door.first');
  await screen.findByTestId('orders.told.retreat.formation-f1');
});

test('NLC 12: where the sheets stay on paper the desk asks who is in Reserve, as before', async () => {
  const ports = testPorts();
  await madeGame(ports, 'nlc', sheets({ playMode: 'solo' }, []));
  await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.desk');
  await screen.findByTestId('desk.reserve.f1');
  expect(screen.queryByTestId('orders.first')).toBeNull();
});
