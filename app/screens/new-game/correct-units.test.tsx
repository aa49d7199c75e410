import { fireEvent, screen } from '@testing-library/react-native';
import { defaultSetup } from '../../../src/rules/common/index';
import { setupRulesOf } from '../../../src/rules/list';
import { setupOf } from '../../../src/session/setup-of';
import { gameOf, madeGame, testPorts } from '../../../src/testkit/ports';
import { press, switchedOn } from '../testing/phone';

/** A running game, its set-up open for correcting. */
const correcting = async () => {
  const ports = testPorts();
  const game = await madeGame(ports, 'n20', defaultSetup(setupRulesOf('n20')));
  await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.army');
  await press('army.footer.setup');
  await screen.findByTestId('setup.footer.record');
  return { ports, game };
};

test('units are pasted into a running game and recorded as a correction', async () => {
  const { ports, game } = await correcting();
  await press('setup.second.units.toggle');
  fireEvent.changeText(
    screen.getByTestId('setup.second.units.text'),
    'Zieten, I Corps, inf, 4-3\nRöder, I Corps, cav, 2-4',
  );
  await press('setup.second.units.add');
  await press('setup.footer.record');
  await screen.findByTestId('army.second');
  const setup = await setupOf(ports, await gameOf(ports, game.key));
  expect(setup?.units.map(({ name, front, movement }) => [name, front, movement])).toEqual([
    ['Zieten', 4, 3],
    ['Röder', 2, 4],
  ]);
});

test('a unit without a name is not recorded, and the app says which formation it is in', async () => {
  const { ports, game } = await correcting();
  await press('setup.first.units.toggle');
  fireEvent.changeText(screen.getByTestId('setup.first.units.text'), 'Lobau, VI Corps, inf, 3-3');
  await press('setup.first.units.add');
  await press('setup.units.formation');
  await press('setup.units.unit');
  fireEvent.changeText(await screen.findByTestId('setup.unit.name'), '');
  await press('setup.unit.done');
  await press('setup.footer.record');
  expect(await screen.findByText('A unit of VI Corps has no name yet.')).toBeTruthy();
  expect((await setupOf(ports, await gameOf(ports, game.key)))?.units).toEqual([]);
});

test('what was changed is not dropped by the way back without a question', async () => {
  await correcting();
  fireEvent.changeText(screen.getByTestId('setup.second.title'), 'Prussia');
  await press('setup.header.back');
  await press('setup.leave.no');
  expect(screen.getByTestId('setup.second.title')).toHaveDisplayValue('Prussia');
  expect(screen.queryByTestId('setup.leave')).toBeNull();
  await press('setup.header.back');
  await press('setup.leave.yes');
  expect(await screen.findByTestId('army')).toBeTruthy();
});
