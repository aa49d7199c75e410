import { fireEvent, screen } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import type { CardPlay, Setup } from '../../../src/rules/common/index';
import type { Switch } from '../../../src/rules/list';
import { battle, unit } from '../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../src/testkit/ports';
import { press, settled, switchedOn } from '../testing/phone';

const game = (cardPlay: CardPlay, more: Partial<Setup> = {}, switches: readonly Switch[] = []): Setup =>
  battle({ title: { ...EMPTY_TITLE, cardPlay }, ...more }, switches);

type Deed = Readonly<{ type: string } & Record<string, unknown>>;

/** A game with something done already, open at a step of its turn. */
const atTheTurn = async (
  setup: Setup,
  step: string,
  before: readonly (readonly ['first' | 'second' | 'solo', Deed])[],
) => {
  const ports = testPorts();
  const made = await madeGame(ports, 'mop', setup);
  const session = await opened(ports, made);
  for (const [seat, deed] of before) {
    session.takeSeat(seat);
    expect(await session.dispatch(deed)).toBe(true);
  }
  await switchedOn(ports);
  await press('games.card.open');
  await screen.findByTestId('turn');
  await press(`turn.step.${step}`);
  return {
    view: async (seat: 'table' | 'first' | 'second' | 'solo') =>
      (await opened(ports, await gameOf(ports, made.key), seat)).getState().view,
  };
};

const raiseCurtain = async (): Promise<void> => {
  await screen.findByTestId('curtain');
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
};

const draws = (side: 'first' | 'second', card: string): readonly Deed[] => [
  { type: 'DrawCard', side, card },
  { type: 'PlayCard', side, card },
];

test('MOP App. I, card 10: shown, the phone goes to the enemy, he lays his orders open, and it comes back with the report', async () => {
  const steps = [{ type: 'march', target: { kind: 'place', name: 'Craonne' } }];
  const table = await atTheTurn(game('full', {}, ['orderSheets']), 'cards', [
    ['second', { type: 'SetOrder', of: { kind: 'formation', id: 's1' }, steps }],
    ...draws('first', '10').map((deed) => ['first', deed] as const),
  ]);
  await press('cards.open.first');
  await raiseCurtain();
  await press('cards.spies.show');
  await press('cards.spies.hand');
  await raiseCurtain();
  expect(screen.queryByTestId('cards.spies.0')).toBeNull();
  await press('cards.spies.report');
  await raiseCurtain();
  await press('cards.spies.0');
  expect(await screen.findByTestId('cards.spies.sheet')).toHaveTextContent(
    /Orders of Coalition in force, 08:00.*Craonne/,
  );
  await press('cards.spies.sheet.close');
  expect((await table.view('table')).cards?.spies).toEqual([]);
  expect(JSON.stringify(await table.view('table'))).not.toContain('Craonne');
});

test('Ruling 48: in the step for cards a desk with order sheets ends with closing it, not with the command phase', async () => {
  await atTheTurn(game('restricted', {}, ['orderSheets']), 'cards', []);
  await press('cards.open.first');
  await raiseCurtain();
  expect(await screen.findByTestId('orders.cardsfirst')).toBeTruthy();
  expect(screen.queryByTestId('orders.done')).toBeNull();
  await press('desk.footer.close');
  expect(await screen.findByTestId('cards.side.first')).toBeTruthy();
});

test('MOP App. I, card 30: a formation’s units go to Recovered by one tap', async () => {
  const units = [unit('u1', 'f1'), unit('u2', 'f1')];
  const table = await atTheTurn(game('full', { playMode: 'solo', units }), 'cards', [
    ['solo', { type: 'PlaceUnit', unit: 'u1', place: 'uar' }],
    ['solo', { type: 'PlaceUnit', unit: 'u2', place: 'uar' }],
    ...draws('first', '30G').map((deed) => ['solo', deed] as const),
  ]);
  expect(await screen.findByTestId('cards.recover.yes')).toHaveTextContent('2 units to Recovered');
  await press('cards.recover.yes');
  expect((await table.view('solo')).army.units.map(({ standing }) => standing.place)).toEqual([
    'recovered',
    'recovered',
  ]);
  expect(screen.queryByTestId('cards.recover.yes')).toBeNull();
});

test('MOP App. I, card 30: a die that was just thrown is thrown again once, and the card counts it', async () => {
  const table = await atTheTurn(
    game('full', { playMode: 'solo' }),
    'prepare',
    draws('first', '30G').map((deed) => ['solo', deed] as const),
  );
  await press('prepare.coordinated.second.roll');
  expect(screen.queryByTestId('cards.again')).toBeNull();
  await press('prepare.coordinated.first.roll');
  expect(screen.getByTestId('cards.again.first')).toHaveTextContent('Throw again (3 left)');
  await press('cards.again.first');
  expect(screen.queryByTestId('cards.again')).toBeNull();
  const left = (await table.view('solo')).cards?.effects.find(({ effect }) => effect.kind === 'rerolls')?.effect.uses;
  expect(left).toBe(2);
});

test('MOP App. I, card 7, Ruling 54: what the Emperor’s card gives is not rolled for, and the page says so', async () => {
  const table = await atTheTurn(game('full', { playMode: 'solo' }), 'prepare', [
    ['solo', { type: 'DrawCard', side: 'first', card: '7N' }],
    ['solo', { type: 'PlayCard', side: 'first', card: '7N', subject: 'emperor' }],
  ]);
  expect(screen.getByTestId('prepare.coordinated.first')).toHaveTextContent(
    /Emperor Napoléon \(7\) gives the chit without a roll\./,
  );
  expect(screen.getByTestId('prepare.coordinated.first.roll')).toHaveTextContent('Take the chit: French');
  expect(screen.getByTestId('prepare.coordinated.second')).toHaveTextContent(/Wins the chit/);
  expect(screen.getByTestId('prepare.initial')).toHaveTextContent(/the Initial Action without a roll\.Go on/);
  expect(screen.queryByTestId('prepare.initial.odds')).toBeNull();
  await press('prepare.coordinated.first.roll');
  await press('prepare.initial.roll');
  const { cup } = await table.view('solo');
  expect([cup?.coordination.first?.byCard, cup?.initiative?.winner]).toEqual([true, 'first']);
});
