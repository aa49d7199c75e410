import { screen } from '@testing-library/react-native';
import { listGames } from '../../../src/session/library';
import { setupOf } from '../../../src/session/setup-of';
import { testPorts } from '../../../src/testkit/ports';
import { press, switchedOn } from '../testing/phone';

test('NLC 19.2, Rulings 16 and 17: what is agreed once for the game stands among the rules and in the set-up', async () => {
  const ports = testPorts();
  await switchedOn(ports);
  await press('games.empty.new');
  expect(screen.getByText('As printed')).toBeTruthy();
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
