import { screen } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import { battle } from '../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../src/testkit/ports';
import { press, settled, switchedOn } from '../testing/phone';

type Grid = Setup['title']['weather'];
const SKY: Grid = {
  columns: ['January', 'March'],
  rows: [
    { key: '1-3', cells: ['Snow', 'Mud'] },
    { key: '4-6', cells: ['Fog', 'Fair'] },
  ],
};

const outside = async (weather: Grid) => {
  const ports = testPorts();
  const { key } = await madeGame(ports, 'mop', battle({ title: { ...EMPTY_TITLE, weather } }));
  const { settings } = await switchedOn(ports);
  await settled(() => {
    settings.change({ dice: 'table' });
  });
  await press('games.card.open');
  await screen.findByTestId('weather.due');
  return async () => (await opened(ports, await gameOf(ports, key))).getState().view.weather;
};

test('MOP 37.4 due on the first day turn: rolled with a die from the table, at the month that was tapped', async () => {
  const weather = await outside(SKY);
  await press('weather.due.line.1');
  await press('weather.due.roll');
  await press('dice.pad.face-2');
  await screen.findByTestId('weather.rolled');
  expect(screen.queryByTestId('weather.due')).toBeNull();
  expect(screen.getByTestId('weather.rolled')).toHaveTextContent(/Mud.*No charges/);
  expect(screen.getByText(/Turn 1 of 10.*Mud/)).toBeTruthy();
  expect(await weather()).toMatchObject({ now: 'mud', due: false });
});

test('Ruling 42 without the title’s table it is picked; and picked again when a card changes it', async () => {
  const weather = await outside(null);
  expect(screen.queryByTestId('weather.due.roll')).toBeNull();
  await press('weather.due.pick.fog');
  expect(screen.queryByTestId('weather.due')).toBeNull();
  await press('weather.now.toggle');
  await press('weather.now.pick.rain');
  expect(screen.getByText(/Turn 1 of 10.*Rain/)).toBeTruthy();
  expect((await weather())?.now).toBe('rain');
});
