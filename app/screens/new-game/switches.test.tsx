import { fireEvent, screen } from '@testing-library/react-native';
import { listGames } from '../../../src/session/game-list';
import { setupOf } from '../../../src/session/setup-of';
import { testPorts } from '../../../src/testkit/ports';
import { press, switchedOn } from '../testing/phone';

test('NLC 19.2, Rulings 16 and 17: what is agreed once for the game stands among the rules and in the set-up', async () => {
  const ports = testPorts();
  await switchedOn(ports);
  await press('games.empty.new');
  expect(await screen.findByText('As printed')).toBeTruthy();
  await press('setup.first.formations.toggle');
  fireEvent.changeText(await screen.findByTestId('setup.first.new_formation.name'), 'II Corps');
  await press('setup.first.new_formation.add');
  await press('setup.switches.toggle');
  for (const name of ['disruptionByCheck', 'terrainMultiplies', 'oneRounding', 'enfiladeAdds'])
    await press(`setup.switch.${name}`);
  expect(
    screen.getByText('without Disruption by morale check, Terrain multiplies, One rounding, Enfilade and 19.4 make ×2'),
  ).toBeTruthy();
  await press('newgame.footer.begin');
  await screen.findByTestId('turn');
  const [game] = (await listGames(ports)).games;
  expect(game === undefined ? null : (await setupOf(ports, game))?.switches).toEqual([
    'terrainMultiplies',
    'oneRounding',
    'enfiladeAdds',
  ]);
});

test('NLC 12: where orders are written is asked at the top, and is what the game begins with', async () => {
  const ports = testPorts();
  await switchedOn(ports);
  await press('games.empty.new');
  await press('newgame.rules.n20');
  expect(screen.queryByTestId('setup.orders.app')).toBeNull();
  await press('newgame.rules.nlc');
  expect(screen.getByTestId('setup.orders.paper')).toBeChecked();
  await press('setup.orders.none');
  await press('setup.orders.app');
  await press('setup.cup.none');
  await press('newgame.footer.begin');
  await screen.findByTestId('turn');
  const [game] = (await listGames(ports)).games;
  expect(game === undefined ? null : (await setupOf(ports, game))?.switches).toEqual([
    'disruptionByCheck',
    'orderSheets',
  ]);
});
