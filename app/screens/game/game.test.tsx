import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { battle } from '../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../src/testkit/ports';
import { rowsOf } from '../../../src/testkit/rows';
import type { RuleSetId } from '../../../src/rules/list';
import type { Setup } from '../../../src/rules/common/index';
import { press, settled, switchedOn } from '../testing/phone';

/** A game of the small battle, open on its Turn screen. */
const atTheTable = async (setup: Setup = battle(), rules: RuleSetId = 'nlc') => {
  const ports = testPorts();
  const { key } = await madeGame(ports, rules, setup);
  const phone = await switchedOn(ports);
  await press('games.card.open');
  await screen.findByTestId('turn');
  const session = async () => opened(ports, await gameOf(ports, key));
  return { ...phone, key, session };
};

test('NLC 4.1 dice from the table: the face tapped is the face recorded, and the odds stood there before', async () => {
  const { session } = await atTheTable();
  await press('turn.step.prepare');
  await press('prepare.dice.table');
  expect(screen.getByLabelText('Wins the chit (rating 5): 50 %, 1 / 2')).toBeTruthy();
  await press('prepare.coordinated.first.roll');
  await press('dice.pad.face-3');
  await screen.findByText('Coordinated Action won');
  const { cup } = (await session()).getState().view;
  expect(cup?.coordination.first).toMatchObject({ die: 3, won: true, rating: 5 });
});

test('NLC 4 filling and drawing: what is on the screen is what is on the disk', async () => {
  const { session } = await atTheTable();
  await press('turn.step.prepare');
  await press('turn.next.fill');
  await screen.findByLabelText('Cup with 5 chits');
  await press('turn.next.draw');
  await screen.findByText('4 chits left');
  const { drawn } = (await session()).getState().view.cup!;
  expect(drawn).toHaveLength(1);
  expect(screen.getByTestId('game.header.undo')).toBeDisabled();
  await press('chits.toggle');
  expect(screen.getByTestId(`cup.drawn.back.${drawn[0]!.chit}`)).toBeTruthy();
  // Nobody else is drawn before this one is done.
  expect(screen.queryByTestId('turn.next.draw')).toBeNull();
  await press('turn.next.done');
  await screen.findByTestId('turn.next.draw');
});

test('a play that the disk does not take is not shown, and the app says so', async () => {
  const { ports, key } = await atTheTable();
  const append = jest.spyOn(ports.store, 'append').mockResolvedValueOnce({ kind: 'failed', reason: 'full' });
  await press('turn.step.prepare');
  await screen.findByTestId('play.failure');
  expect(screen.getByTestId('turn.step.reinforcements')).toBeSelected();
  expect(await rowsOf(ports, key)).toHaveLength(1);
  await press('turn.step.prepare');
  await waitFor(() => expect(screen.getByTestId('turn.step.prepare')).toBeSelected());
  expect(screen.queryByTestId('play.failure')).toBeNull();
  append.mockRestore();
});

test('Ruling 98 the desk lies behind the curtain; the table learns nothing of what is done there', async () => {
  await atTheTable();
  await press('tabs.desk');
  await press('desk.door.second');
  await screen.findByTestId('curtain');
  expect(screen.queryByTestId('desk.reserve.s1')).toBeNull();
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
  await press('tabs.desk');
  await press('desk.reserve.s1');
  await waitFor(() => expect(screen.getByTestId('desk.reserve.s1')).toBeChecked());
  await press('desk.footer.close');
  await screen.findByTestId('desk.door.first');
  await press('game.header.history');
  await screen.findByTestId('history.list');
  expect(screen.getAllByTestId('history.row')).toHaveLength(1);
  expect(screen.getByText('2 entries of bookkeeping')).toBeTruthy();
  expect(screen.queryByText(/Reserve/)).toBeNull();
});

test('solo: both desks lie open, and there is no curtain', async () => {
  await atTheTable(battle({ playMode: 'solo' }));
  await press('tabs.desk');
  await screen.findByTestId('desk.reserve.f1');
  expect(screen.getByTestId('desk.reserve.s1')).toBeTruthy();
  expect(screen.queryByTestId('desk.door.first')).toBeNull();
});

test('from the history one goes back past a draw, and the correction is told', async () => {
  const { session } = await atTheTable();
  await press('turn.step.prepare');
  await press('turn.next.fill');
  await press('turn.next.draw');
  await screen.findByText('4 chits left');
  await press('game.header.history');
  await screen.findByTestId('history.list');
  await settled(() => {
    fireEvent.press(screen.getAllByTestId('history.row.open')[0]);
  });
  await press('history.row.back');
  await press('history.correct.yes');
  await screen.findByText(/^Correction: back to/);
  expect((await session()).getState().view.cup?.total).toBe(5);
});

test('the set-up is corrected from the Army screen, and the screens follow', async () => {
  await atTheTable();
  await press('tabs.army');
  await press('army.footer.setup');
  fireEvent.changeText(await screen.findByTestId('setup.second.title'), 'Austria');
  await press('setup.footer.record');
  await waitFor(() => expect(screen.getAllByText('Austria').length).toBeGreaterThan(0));
});
