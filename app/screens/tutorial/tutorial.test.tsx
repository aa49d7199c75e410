import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { listGames, trashGame } from '../../../src/session/game-list';
import { madeGame, opened } from '../../../src/testkit/ports';
import { battle } from '../../../src/testkit/battle';
import { decideOnce } from '../testing/fight';
import { press, settled, switchedOn } from '../testing/phone';
import { GUIDE_STEPS } from './guide-steps';

const titleOf = (id: string): string => {
  const step = GUIDE_STEPS.find((one) => one.id === id);
  if (step === undefined) throw new Error(id);
  return step.text;
};

/** The guide asks for this step, and for no other. */
const asksFor = (id: string) =>
  waitFor(() => expect(screen.getByTestId('guide.text')).toHaveTextContent(titleOf(id), { exact: true }));

const atTheTutorial = async () => {
  const phone = await switchedOn();
  await press('games.tutorial');
  await screen.findByTestId('guide.text');
  return phone;
};

const theGames = async ({ ports }: Awaited<ReturnType<typeof switchedOn>>) => (await listGames(ports)).games;

/** Whatever on the page decides what a fight asks, until there is a result. */
const decided = async (): Promise<void> => {
  for (let i = 0; i < 30 && screen.queryByTestId('combat.result.line') === null; i += 1) {
    if (screen.queryByTestId('combat.dice.throw') === null) await decideOnce();
    else await press('combat.dice.throw');
  }
};

const RING = { outlineWidth: 3 };

test('the whole way is played with the app’s own buttons, and every step goes on by itself', async () => {
  const phone = await atTheTutorial();
  const [row] = await theGames(phone);
  const view = async () => {
    const session = await opened(phone.ports, row!);
    session.takeSeat('solo');
    return session.getState().view;
  };
  await asksFor('turn');
  expect((await view()).setup).toMatchObject({ playMode: 'solo', switches: ['orderSheets', 'disruptionByCheck'] });
  expect(screen.getByTestId('turn.next.desk')).toHaveStyle(RING);
  await press('turn.next.desk');

  // The foot has led to the desk already.
  await asksFor('order');
  expect(await screen.findByTestId('orders.for.formation-n-second')).toHaveStyle(RING);
  await press('orders.for.formation-n-second');
  expect(screen.getByTestId('order.type.march')).toHaveStyle(RING);
  await press('order.type.march');
  await press('order.target.Marn');
  await press('order.courier.6');
  expect(screen.getByTestId('order.seal')).toHaveStyle(RING);
  await press('order.seal');

  await asksFor('phases');
  await press('orders.done');
  await screen.findByTestId('orders.second');
  await press('orders.done');

  // With both desks done the turn goes on.
  await asksFor('prepare');
  await press('prepare.coordinated.first.roll');

  await asksFor('fill');
  if (screen.queryByTestId('prepare.coordinated.first.decline') !== null)
    await press('prepare.coordinated.first.decline');
  await press('turn.next.fill');

  await asksFor('draw');
  await press('turn.next.draw');

  await asksFor('act');
  expect(screen.getByTestId('acting.stage.movement')).toHaveStyle(RING);
  await press('acting.stage.movement');

  await asksFor('loss');
  await press('tabs.army');
  expect(screen.getByTestId('unit.hu-1')).toHaveStyle(RING);
  await press('unit.hu-1');
  await press('unit.action.steplost');

  await asksFor('undo');
  expect(screen.getByTestId('game.header.undo')).toHaveStyle(RING);
  await press('game.header.undo');

  await asksFor('morale');
  await press('tabs.resolve');
  expect(screen.getByTestId('resolve.open.nlc/morale-check')).toHaveStyle(RING);
  await press('resolve.open.nlc/morale-check');
  expect(screen.getByTestId('resolve.known.members.units.nu-1')).toHaveStyle(RING);
  await press('resolve.known.members.units.nu-1');
  await press('resolve.dice.throw');

  await asksFor('assault');
  await press('resolve.header.back');
  await press('resolve.open.nlc/assault');
  await press('combat.pick.nu-1');
  await press('combat.pick.nu-2');
  expect(screen.getByTestId('combat.pick.hu-1')).toHaveStyle(RING);
  await press('combat.pick.hu-1');
  await decided();
  await press('combat.apply.yes');

  await asksFor('books');
  await press('guide.go');
  await settled(() => {
    fireEvent.changeText(screen.getByTestId('books.search.field'), 'fire');
  });
  await screen.findAllByTestId('books.result');
  await settled(() => {
    fireEvent.press(screen.getAllByTestId('books.result')[0]);
  });

  await asksFor('history');
  await press('guide.go');
  await press('game.header.history');

  await asksFor('end');
  await press('guide.go');
  expect(screen.getByTestId('turn.sequence.toggle')).toHaveStyle(RING);
  await press('turn.step.turnEnd');
  await press('turn.next.turn');

  await press('guide.end');
  expect(screen.queryByTestId('guide')).toBeNull();
  expect((await view()).turn.index).toBe(1);
});

test('it is folded, left, and taken up where it was; whoever skips goes on', async () => {
  const phone = await atTheTutorial();
  await press('guide.skip');
  await asksFor('order');
  await press('guide.fold');
  expect(screen.queryByTestId('guide.text')).toBeNull();
  expect(screen.getByTestId('turn.next.desk')).not.toHaveStyle(RING);
  await press('guide.unfold');
  await asksFor('order');
  await press('guide.fold');
  await press('guide.close');
  expect(screen.queryByTestId('guide')).toBeNull();
  await press('turn.next.step');
  await press('game.header.back');
  await press('games.tutorial');
  await asksFor('order');
  expect(await theGames(phone)).toHaveLength(1);
});

test('a tutorial that was thrown away or finished begins anew; another game has no guide', async () => {
  const phone = await switchedOn();
  await madeGame(phone.ports, 'nlc', battle());
  await press('games.tutorial');
  await asksFor('turn');
  for (const { id } of GUIDE_STEPS) {
    await asksFor(id);
    await press('guide.skip');
  }
  await press('guide.end');
  await press('game.header.back');
  await press('games.tutorial');
  await asksFor('turn');
  const games = await theGames(phone);
  expect(games).toHaveLength(3);
  const other = games.findIndex(({ name }) => !name.startsWith('Tutorial'));
  await press('game.header.back');
  await screen.findByTestId('games.list');
  await waitFor(() => expect(screen.getAllByTestId('games.card.open')).toHaveLength(3));
  await settled(() => {
    fireEvent.press(screen.getAllByTestId('games.card.open')[other]);
  });
  await screen.findByTestId('turn');
  expect(screen.queryByTestId('guide')).toBeNull();
  await press('game.header.back');
  for (const { key, name } of games) if (name.startsWith('Tutorial')) await trashGame(phone.ports, key);
  await press('games.tutorial');
  await asksFor('turn');
  expect(await theGames(phone)).toHaveLength(2);
});
