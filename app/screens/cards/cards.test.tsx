import { fireEvent, screen } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import type { CardPlay, Setup, TitleData } from '../../../src/rules/common/index';
import type { AppView } from '../../../src/session/rule-sets';
import { battle } from '../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../src/testkit/ports';
import { press, settled, switchedOn } from '../testing/phone';

const CARDS: TitleData['cards'] = [
  { name: 'Artillery Cover Fire', count: 2, deck: 'first', note: '', no: '3', points: -1 },
  { name: 'Cavalry Pursuit', count: 1, deck: 'second', note: '', no: '17', points: -2 },
];

const game = (cardPlay: CardPlay, more: Partial<Setup> = {}): Setup =>
  battle({ title: { ...EMPTY_TITLE, cards: CARDS, cardPlay }, ...more });

const atTheCards = async (setup: Setup) => {
  const ports = testPorts();
  const { key } = await madeGame(ports, 'mop', setup);
  await switchedOn(ports);
  await press('games.card.open');
  await screen.findByTestId('turn');
  await press('turn.step.cards');
  const view = async (): Promise<AppView> => (await opened(ports, await gameOf(ports, key))).getState().view;
  return { view };
};

const raiseCurtain = async (): Promise<void> => {
  await screen.findByTestId('curtain');
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
};

test('MOP 37.12.3 a restricted turn: each side draws behind its curtain; the table learns only that it did', async () => {
  const table = await atTheCards(game('restricted'));
  expect(screen.queryByTestId('cards.own.first')).toBeNull();
  expect(screen.getByTestId('cards.side.first')).toHaveTextContent(/No card drawn this turn · 2 cards left/);
  await press('cards.open.first');
  await raiseCurtain();
  await press('cards.draw.first.deck');
  expect(screen.getByTestId('cards.own.first')).toHaveTextContent(/Artillery Cover Fire \(3\)/);
  expect(screen.getByTestId('cards.own.first')).toHaveTextContent(/Die [1-6], (odd: play it now|even: discarded)/);
  await press('desk.footer.close');
  // Back on the turn, where the other side's card is due.
  expect(await screen.findByTestId('cards.side.first')).toHaveTextContent(/Done drawing for this turn · 1 card left/);
  expect(screen.queryByText(/Artillery/)).toBeNull();
  await press('cards.open.second');
  await raiseCurtain();
  await press('cards.draw.second.deck');
  expect(screen.getByTestId('cards.own.second')).toHaveTextContent(/Cavalry Pursuit \(17\)/);
  expect(screen.queryByText(/Artillery/)).toBeNull();
  expect((await table.view()).cards?.decks.map(({ left }) => left)).toEqual([1, 0]);
});

test('MOP 37.12 a card that is played is listed with its end, and is used up', async () => {
  await atTheCards(game('full', { playMode: 'solo', title: { ...EMPTY_TITLE, cardPlay: 'full' } }));
  await press('cards.enter.first.deck');
  await press('cards.enter.first.card.16');
  await press('cards.play.16.yes');
  expect(await screen.findByTestId('cards.effect.firePenalty')).toHaveTextContent(
    /French · Fire \(16\)Movement costs more.*until the next day’s first daylight turn/,
  );
  await press('cards.enter.second.deck');
  await press('cards.enter.second.card.3');
  await press('cards.play.3.yes');
  expect(await screen.findByTestId('cards.effect.coverFire')).toHaveTextContent(/hidden/);
  await press('cards.show.3');
  expect(await screen.findByTestId('cards.effect.coverFire')).not.toHaveTextContent(/hidden/);
  await press('cards.use.coverFire');
  expect(screen.queryByTestId('cards.effect.coverFire')).toBeNull();
});

test('MOP 37.12.3 j the event tables: three throws, and whom it befalls', async () => {
  const table = await atTheCards(game('events'));
  await press('cards.event.roll');
  await screen.findByTestId('cards.event');
  const rolled = (await table.view()).cards?.rolled;
  expect(screen.getByTestId('cards.event')).toHaveTextContent(
    rolled?.side === null ? 'No event this turn' : /For (French|Coalition)/,
  );
});

test('MOP 37.12 without cards in the app the step has nothing of them', async () => {
  await atTheCards(battle());
  expect(screen.queryByTestId('cards')).toBeNull();
});
