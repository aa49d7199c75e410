import { screen, waitFor } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../../src/rules/common/index';
import type { Setup } from '../../../../src/rules/common/index';
import { battle, formation, leader } from '../../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../../src/testkit/ports';
import { press, switchedOn } from '../../testing/phone';

/** A solo player's battle with order sheets, and three places. */
const sheets = (more: Partial<Setup> = {}): Setup =>
  battle(
    {
      playMode: 'solo',
      leaders: [leader('emperor', 'first', 3), leader('marshal', 'second', 3)],
      title: { ...EMPTY_TITLE, places: ['Wavre', 'Gembloux', 'Sombreffe'] },
      ...more,
    },
    ['orderSheets'],
  );

const atTheDesk = async (setup: Setup) => {
  const ports = testPorts();
  const { key } = await madeGame(ports, 'nlc', setup);
  await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.desk');
  return {
    desk: async () => (await opened(ports, await gameOf(ports, key), 'first')).getState().view.orders!.desks[0]!,
  };
};

/** Ruling 46: four formations march from the start, so that four questions stand open. */
const marching = async (ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    await press(`orders.formation.formation-${id}`);
    await press(`orders.start.formation-${id}`);
    await press('order.type.march');
    await press('order.target.Wavre');
    await press('order.seal');
    await waitFor(() => expect(screen.queryByTestId('order.seal')).toBeNull());
    await press(`orders.formation.formation-${id}`);
  }
};

const FOUR = ['a', 'b', 'c', 'd'] as const;
const fourOnTheMarch = async () => {
  const seen = await atTheDesk(
    sheets({ formations: [...FOUR.map((id) => formation(id, 'first')), formation('s1', 'second')] }),
  );
  await marching(FOUR);
  return seen;
};

test('NLC 12.8: three cards at once, the others behind a button; one answer is given for all that are not there yet', async () => {
  const { desk } = await fourOnTheMarch();
  expect(screen.getByTestId('orders.success.first-o3')).toBeTruthy();
  expect(screen.queryByTestId('orders.success.first-o4')).toBeNull();
  expect(screen.getByTestId('orders.checks.more')).toHaveTextContent('1 more');
  await press('orders.checks.more');
  expect(screen.getByTestId('orders.success.first-o4')).toBeTruthy();
  await press('orders.checks.none');
  expect(screen.queryByTestId('orders.success.first-o1')).toBeNull();
  expect(screen.getByTestId('orders.checks.notyet')).toHaveTextContent(
    '4 orders have not succeeded yet and stay in force.',
  );
  const { orders, phase } = await desk();
  expect(orders.map(({ state }) => state)).toEqual(['inForce', 'inForce', 'inForce', 'inForce']);
  expect(phase).toBe('decisions');
  await press('orders.checks.again');
  expect(screen.getByTestId('orders.success.first-o1')).toBeTruthy();
});

test('NLC 12.8: a step that is left with questions open is not done, and a question that was begun is kept', async () => {
  const { desk } = await fourOnTheMarch();
  await press('orders.success.first-o2.reached.yes');
  expect(screen.getByTestId('orders.stillopen')).toHaveTextContent(/^4 orders may have succeeded/);
  await press('orders.for.formation-a');
  await press('order.type.attack');
  await press('order.target.Gembloux');
  await press('order.courier.3');
  await press('order.seal');
  await waitFor(() => expect(screen.queryByTestId('order.seal')).toBeNull());
  expect(screen.getByLabelText('2. Success, then confidence, skipped')).toHaveTextContent(
    /4 left unanswered: these orders stay in force/,
  );
  expect(screen.getByTestId('orders.success.first-o2.zone')).toBeTruthy();
  expect(screen.queryByTestId('orders.success.first-o1')).toBeNull();
  await press('orders.success.first-o2.zone.no');
  await press('orders.success.first-o2.attacked.no');
  await press('orders.ruling');
  await press('orders.ruling.usual.To set right a mistake');
  await press('orders.ruling.record');
  await waitFor(() => expect(screen.queryByTestId('orders.success.first-o2')).toBeNull());
  expect((await desk()).orders.find(({ id }) => id === 'first-o2')?.state).toBe('succeeded');
  await press('orders.checks.more');
  for (const id of ['first-o1', 'first-o3', 'first-o4']) await press(`orders.success.${id}.reached.no`);
  expect(screen.getByLabelText('2. Success, then confidence, done')).toBeTruthy();
});

test('NLC 12.5: the row of a formation shows its sequence to the end', async () => {
  await atTheDesk(sheets());
  await press('orders.formation.formation-f1');
  await press('orders.start.formation-f1');
  for (const [type, place] of [
    ['march', 'Wavre'],
    ['march', 'Gembloux'],
    ['defend', 'Sombreffe'],
  ] as const) {
    await press(`order.type.${type}`);
    await press(`order.target.${place}`);
    if (place !== 'Sombreffe') await press('order.then');
  }
  await press('order.seal');
  await screen.findByTestId('orders.row.first-o1');
  expect(screen.getByTestId('orders.formation.formation-f1')).toHaveTextContent(
    /March to Wavre, then March to Gembloux, then Defend Sombreffe/,
  );
});

test('NLC 12.7: the line above the seal says what becomes of every roll', async () => {
  await atTheDesk(sheets());
  await press('orders.for.formation-f1');
  await press('order.type.march');
  await press('order.target.Wavre');
  await press('order.courier.12');
  expect(screen.getByTestId('order.line')).toHaveTextContent(/complied with 42 % · later 58 %$/);
});
