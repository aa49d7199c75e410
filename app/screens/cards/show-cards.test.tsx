import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import { battle, formation, unit } from '../../../src/testkit/battle';
import { madeGame, testPorts } from '../../../src/testkit/ports';
import { press, settled, switchedOn } from '../testing/phone';

const FIELD = battle({
  playMode: 'onePhone',
  title: { ...EMPTY_TITLE, cardPlay: 'full' },
  formations: [formation('f1', 'first'), formation('s1', 'second')],
  units: [unit('foot', 'f1', { initiative: 3 }), unit('d', 's1', { initiative: 3 })],
});

const holds = async (id: string): Promise<void> => {
  await screen.findByTestId(id);
  await settled(() => {
    fireEvent(screen.getByTestId(id), 'longPress');
  });
};

/** Two players with one phone, at the card step. */
const atTheCards = async (): Promise<void> => {
  const ports = testPorts();
  await madeGame(ports, 'mop', FIELD);
  await switchedOn(ports);
  await press('games.card.open');
  await screen.findByTestId('turn');
  await press('turn.step.cards');
};

/** Marshal Ney is played hidden at the French desk, and the phone lies on the table again. */
const neyIsHidden = async (): Promise<void> => {
  await press('cards.open.first');
  await holds('curtain.open');
  await press('cards.enter.first.deck');
  await press('cards.enter.first.card.14N');
  await press('cards.play.14N.yes');
  await press('desk.footer.close');
};

/** foot assaults d; no die has fallen. */
const laidOut = async (): Promise<void> => {
  await press('tabs.resolve');
  await press('resolve.open.nlc/assault');
  await press('combat.pick.foot');
  await press('combat.pick.d');
  await screen.findByTestId('combat.cards.first');
};

const onScreen = (): string => JSON.stringify(screen.toJSON());
const doors = () => [...onScreen().matchAll(/"testID":"(combat\.cards\.[^"]+)"/g)].map(([, id]) => id);

test('MOP 37.12.1: given a hidden card, when its owner holds his door at the fight, then one tap shows it', async () => {
  await atTheCards();
  await neyIsHidden();
  await laidOut();
  await holds('combat.cards.first');
  await press('showcards.combatDie');
  expect(await screen.findByTestId('combat.setup')).toBeTruthy();
  await waitFor(() => expect(screen.getByTestId('cards.here.combatDie')).toHaveTextContent(/Marshal Ney \(14\)/));
  expect(screen.queryByTestId('showcards')).toBeNull();
});

test('MOP 37.12.1: both doors stand, and the fight looks the same, whether or not anybody has a hidden card', async () => {
  await atTheCards();
  await laidOut();
  const without = [doors(), onScreen().includes('Marshal Ney')];
  screen.unmount();
  await atTheCards();
  await neyIsHidden();
  await laidOut();
  expect([doors(), onScreen().includes('Marshal Ney')]).toEqual(without);
  expect(without).toEqual([['combat.cards.first', 'combat.cards.second'], false]);
});

test('MOP 37.12.1: given the enemy’s hidden card, when the other side holds its door, then nothing of it is told', async () => {
  await atTheCards();
  await neyIsHidden();
  await laidOut();
  await holds('combat.cards.second');
  expect(await screen.findByText('No hidden card of this side is in force.')).toBeTruthy();
  expect(onScreen()).not.toContain('Ney');
  await press('showcards.back');
});
