import { screen, waitFor } from '@testing-library/react-native';
import { otherSide } from '../../../src/engine/sides';
import { battle, formation, unit } from '../../../src/testkit/battle';
import { madeGame, opened, testPorts } from '../../../src/testkit/ports';
import type { Switch } from '../../../src/rules/list';
import { raise } from '../testing/orders-desk';
import { press, settled, switchedOn } from '../testing/phone';

/** Both sides have a I Corps; the French one breaks with the one unit that it has. */
const setup = (switches: readonly Switch[] = []) =>
  battle(
    {
      formations: [
        formation('f1', 'first', { name: 'I Corps', limit: 5 }),
        formation('s1', 'second', { name: 'I Corps', limit: 9 }),
      ],
      units: [unit('jerome', 'f1', { name: 'Jerome', front: 6, reverse: null }), unit('picton', 's1', { front: 6 })],
    },
    switches,
  );

const broken = async (switches: readonly Switch[] = [], rules: 'nlc' | 'mop' = 'nlc') => {
  const ports = testPorts();
  const game = await madeGame(ports, rules, setup(switches));
  const session = await opened(ports, game);
  expect(await session.dispatch({ type: 'LoseStep', unit: 'jerome' })).toBe(true);
  return { ports, game, session };
};

test('NLC 15: on the Turn page until it is seen, with its side and figure, and never again after a restart', async () => {
  const { ports } = await broken();
  const phone = await switchedOn(ports);
  await press('games.card.open');
  expect(await screen.findByTestId('turn.moment.sentence')).toHaveTextContent('I Corps (French) breaks');
  expect(screen.getByText('6 of 5')).toBeTruthy();
  await press('turn.next.step');
  // The game has gone on: a line of it stays.
  await waitFor(() => expect(screen.queryByText('6 of 5')).toBeNull());
  expect(screen.getByTestId('turn.moment.sentence')).toHaveTextContent('I Corps (French) breaks');
  await press('turn.moment.seen');
  expect(screen.queryByTestId('turn.moment')).toBeNull();
  screen.unmount();
  await switchedOn(phone.ports);
  await press('games.card.open');
  await screen.findByTestId('turn.now');
  await settled(() => undefined);
  expect(screen.queryByTestId('turn.moment')).toBeNull();
});

test('in the history it is a line with its lozenge, and the turn’s heading repeats it', async () => {
  const { ports } = await broken();
  await switchedOn(ports);
  await press('games.card.open');
  await press('game.header.history');
  expect(await screen.findByTestId('history.turn')).toHaveTextContent('Turn 1 · 08:00');
  expect(screen.getByTestId('history.turn.great')).toHaveTextContent('I Corps (French) breaks');
  expect(screen.getAllByText('I Corps (French) breaks')).toHaveLength(2);
});

test('taken back, it is told no more; undo says what it takes back, and what was taken back comes back from elsewhere', async () => {
  const { ports } = await broken();
  await switchedOn(ports);
  await press('games.card.open');
  await screen.findByTestId('turn.moment');
  expect(screen.getByLabelText(/^Undo: Jerome loses its last step/)).toBeTruthy();
  await press('game.header.undo');
  await waitFor(() => expect(screen.queryByTestId('turn.moment')).toBeNull());
  expect(await screen.findByText(/^Taken back: Jerome loses its last step/)).toBeTruthy();
  expect(screen.getByTestId('game.header.undo')).toBeDisabled();
  await press('game.header.redo');
  expect(await screen.findByTestId('turn.moment')).toBeTruthy();
});

test('MOP 37.10: what is hidden is told on no page of the table, and no gap stands for it', async () => {
  const { ports } = await broken(['hiddenDemoralization'], 'mop');
  await switchedOn(ports);
  await press('games.card.open');
  await screen.findByTestId('turn.now');
  await settled(() => undefined);
  expect(screen.queryByTestId('turn.moment')).toBeNull();
  await press('game.header.history');
  await screen.findByTestId('history.turn');
  expect(screen.queryByTestId('history.turn.great')).toBeNull();
  expect(screen.queryByText(/breaks/)).toBeNull();
});

const atTheDeskOf = async (side: 'first' | 'second') => {
  await press('tabs.desk');
  await press(`desk.door.${side}`);
  await screen.findByTestId('curtain');
  await raise();
  await press('tabs.desk');
  await screen.findByTestId(`desk.${side}`);
  await settled(() => undefined);
};

test('MOP 37.10: its owner is told at his desk until he has seen it', async () => {
  const { ports } = await broken(['hiddenDemoralization'], 'mop');
  await switchedOn(ports);
  await press('games.card.open');
  await atTheDeskOf('first');
  expect(await screen.findByTestId('desk.moment.sentence')).toHaveTextContent('I Corps (French) breaks');
  await press('desk.moment.seen');
  expect(screen.queryByTestId('desk.moment')).toBeNull();
});

test('MOP 37.10: the enemy at his desk is told nothing', async () => {
  const { ports } = await broken(['hiddenDemoralization'], 'mop');
  await switchedOn(ports);
  await press('games.card.open');
  await atTheDeskOf('second');
  expect(screen.queryByTestId('desk.moment')).toBeNull();
});

test('a die typed wrongly is typed anew in undo’s place, and both see which it was', async () => {
  const ports = testPorts();
  const game = await madeGame(ports, 'nlc', battle());
  const phone = await switchedOn(ports);
  await settled(() => {
    phone.settings.change({ dice: 'table' });
  });
  await press('games.card.open');
  await press('turn.step.prepare');
  await press('prepare.coordinated.first.roll');
  await press('dice.pad.face-5');
  await press('game.header.anew');
  expect(screen.queryByTestId('dice.ask')).toBeNull();
  await press('dice.anew.pad.face-3');
  await waitFor(async () =>
    expect((await opened(ports, game)).getState().view.cup?.coordination.first).toMatchObject({ die: 3 }),
  );
  await press('game.header.history');
  expect(await screen.findByText(/^3, not 5: French .* rolled 3/)).toBeTruthy();
});

test('NLC 18: both agree to end here, and the end has its page; before that it says what stands', async () => {
  const { ports, session } = await broken();
  await session.dispatch({
    type: 'AwardPoints',
    side: otherSide('first'),
    source: 'scenario',
    amount: 8,
    reason: 'Ligny',
  });
  const phone = await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.army');
  expect(await screen.findByTestId('army.end')).toHaveTextContent(/Coalition · By victory points, 8 to 0/);
  await press('campaign.points.toggle');
  await press('points.count');
  await press('points.count.yes');
  expect(await screen.findByTestId('end.who')).toHaveTextContent('Coalition');
  expect(screen.getByTestId('end.result')).toHaveTextContent(/By victory points, counted for both/);
  expect(screen.getByLabelText('Points: French 0, Coalition 8')).toBeTruthy();
  expect(screen.getByLabelText('Broken: French I Corps (French), Coalition none')).toBeTruthy();
  expect(screen.getByLabelText('Their strength: French 6, Coalition 0')).toBeTruthy();
  expect(screen.getByTestId('end.share')).toBeTruthy();
  expect(screen.queryByTestId('points.count')).toBeNull();
  screen.unmount();
  await switchedOn(phone.ports);
  expect(await screen.findByText(/ · Coalition · By victory points, counted for both · /)).toBeTruthy();
});

/** Whether the count stands below all else on the page. */
const isFoot = (): boolean => {
  const drawn = JSON.stringify(screen.toJSON());
  expect(drawn).toContain('"points.count"');
  return drawn.indexOf('"points.count"') > drawn.indexOf('"end.history"');
};

test('NLC 18: after the last turn the count is all that is left, and it is the page’s foot', async () => {
  const ports = testPorts();
  const game = await madeGame(ports, 'nlc', { ...setup(), turns: [{ label: '08:00', kind: 'day', day: 1 }] });
  const session = await opened(ports, game);
  await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.army');
  await press('army.end');
  // Before the last step it is a quiet way on the page itself.
  await screen.findByTestId('end');
  expect(isFoot()).toBe(false);
  screen.unmount();
  const step = session.getState().view.steps.at(-1)?.id ?? '';
  expect(await session.dispatch({ type: 'GoToStep', step })).toBe(true);
  await switchedOn(ports);
  await press('games.card.open');
  await press('turn.next.end');
  await screen.findByTestId('end');
  expect(isFoot()).toBe(true);
  await press('points.count');
  await press('points.count.yes');
  expect(await screen.findByTestId('end.who')).toHaveTextContent('A draw');
});
