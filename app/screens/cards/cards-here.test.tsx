import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import { battle, formation, unit } from '../../../src/testkit/battle';
import { madeGame, testPorts } from '../../../src/testkit/ports';
import { press, settled, switchedOn } from '../testing/phone';

jest.setTimeout(30_000);

const FIELD = battle({
  playMode: 'solo',
  title: { ...EMPTY_TITLE, cardPlay: 'full' },
  formations: [formation('f1', 'first'), formation('f2', 'first'), formation('s1', 'second')],
  units: [
    unit('horse', 'f1', { arm: 'cavalry', initiative: 3 }),
    unit('foot', 'f2', { initiative: 3 }),
    unit('d', 's1', { initiative: 3 }),
  ],
});

/** A game with the card step open. */
const atTheCards = async (setup: Setup = FIELD): Promise<void> => {
  const ports = testPorts();
  await madeGame(ports, 'mop', setup);
  await switchedOn(ports);
  await press('games.card.open');
  await screen.findByTestId('turn');
  await press('turn.step.cards');
};

const plays = async (side: 'first' | 'second', card: string, subject?: string): Promise<void> => {
  await press(`cards.enter.${side}.deck`);
  await press(`cards.enter.${side}.card.${card}`);
  if (subject !== undefined) await press(`cards.play.${card}.subject.${subject}`);
  await press(`cards.play.${card}.yes`);
};

const opens = async (procedure: string): Promise<void> => {
  await press('tabs.resolve');
  await press(`resolve.open.${procedure}`);
  await screen.findByTestId('combat.setup');
};

test('MOP App. I, card 23: at a charge of the cavalry that it names the page says that it cannot, and elsewhere not', async () => {
  await atTheCards();
  await plays('second', '23U', 'f1');
  await opens('nlc/charge');
  const notice = 'cards.here.noCharge';
  expect(screen.getByTestId(notice)).toHaveTextContent(
    /Coalition: Untrained Enemy Cavalry \(23\)f1 Corps: This cavalry cannot charge/,
  );
  expect(screen.getByTestId(notice)).toHaveProp('accessibilityRole', 'summary');
  await press('combat.pick.horse');
  await waitFor(() => expect(screen.getByTestId(notice)).toHaveProp('accessibilityRole', 'alert'));
  await press('combat.side.second');
  await waitFor(() => expect(screen.queryByTestId(notice)).toBeNull());
});

test('MOP App. I, cards 3, 7 and 22: cover fire, rerolls and the spared step are met at the fight, and used up there', async () => {
  await atTheCards();
  await plays('first', '22');
  await plays('second', '7B');
  await plays('second', '3');
  await opens('nlc/assault');
  expect(screen.getByTestId('cards.here')).toHaveTextContent(/Jaws of Death \(22\), Blücher \(7\)/);
  await press('cards.here.fold.toggle');
  expect(screen.getByTestId('cards.here.sparedZones')).toHaveTextContent(/as if no enemy zone lay on it/);
  expect(screen.getByTestId('cards.here.rerolls')).toHaveTextContent(/Rerolls left: 3/);
  await press('cards.here.rerolls.used');
  expect(screen.getByTestId('cards.here.rerolls')).toHaveTextContent(/Rerolls left: 2/);
  await press('cards.here.sparedZones.used');
  await waitFor(() => expect(screen.queryByTestId('cards.here.sparedZones')).toBeNull());
  await press('resolve.header.back');
  await opens('nlc/pursuit');
  await press('cards.here.fold.toggle');
  expect(screen.getByTestId('cards.here.coverFire')).toHaveTextContent(/mark “Card 3: no pursuit”/);
  expect(screen.getByTestId('combat.fact.cancelled')).toBeTruthy();
});

test('MOP App. I, card 16: while a fire burns whoever acts is told that movement costs more', async () => {
  await atTheCards();
  await plays('first', '16');
  expect(screen.getByTestId('cards.effect.firePenalty')).toHaveTextContent(/By the MP that the card prints/);
  await press('turn.step.prepare');
  await press('turn.next.fill');
  await press('turn.next.draw');
  await screen.findByTestId('acting');
  expect(screen.getByTestId('acting')).toHaveTextContent(/Fire \(16\).*Movement costs more/);
});

test('MOP App. I, card 10: its owner reads how he comes to see the enemy’s orders', async () => {
  await atTheCards({ ...FIELD, playMode: 'onePhone' });
  await press('cards.open.first');
  await screen.findByTestId('curtain');
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
  await plays('first', '10');
  expect(await screen.findByTestId('cards.effect.spies')).toHaveTextContent(/The enemy opens his desk and shows them/);
});
