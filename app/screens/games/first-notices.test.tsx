import { screen } from '@testing-library/react-native';
import { dayIsOver } from '../../../src/session/backups';
import { goneGames, noteGames } from '../../../src/session/gone-games';
import { listGames } from '../../../src/session/game-list';
import { makeMovingFile, takeMovingFile } from '../../../src/session/moving';
import { openMemoryStore } from '../../../src/storage/memory/memory';
import { madeGame, opened, testPorts } from '../../../src/testkit/ports';
import { press, switchedOn } from '../testing/phone';

test('a phone whose database is gone names what was here, until it is told to forget', async () => {
  const ports = testPorts();
  await madeGame(ports);
  await noteGames(ports, await ports.store.listGames());
  const after = { ...ports, store: openMemoryStore() };
  await switchedOn(after);
  await screen.findByText('The games of this phone are gone');
  expect(screen.getByText('Ligny')).toBeTruthy();
  expect(screen.queryByTestId('games.empty.bring')).toBeNull();
  await press('games.gone.forget');
  await press('games.gone.forget.yes');
  await screen.findByTestId('games.empty.bring');
  expect(screen.queryByTestId('games.gone')).toBeNull();
  expect(await goneGames(after, [])).toEqual([]);
});

test('a list that cannot be read misses nothing, and forgets nothing', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  await noteGames(ports, await ports.store.listGames());
  const failing = { ...ports.store, listGames: () => Promise.reject(new Error('busy')) };
  await switchedOn({ ...ports, store: failing });
  await screen.findByTestId('games.empty');
  expect(screen.queryByTestId('games.gone')).toBeNull();
  expect(await ports.heads.known(game.key)).toMatchObject({ name: 'Ligny' });
});

test('a backup that is not wanted is not asked for again', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  await dayIsOver(ports, game.key, 2);
  await switchedOn(ports);
  await screen.findByText('Day 2 of Ligny is over');
  await press('games.backup.close');
  expect(screen.queryByTestId('games.backup')).toBeNull();
});

test('a phone is asked nothing about keeping its games', async () => {
  const ports = testPorts();
  await madeGame(ports);
  await switchedOn(ports);
  await screen.findByTestId('games.list');
  expect(screen.queryByTestId('games.keep')).toBeNull();
  await press('games.header.settings');
  await screen.findByTestId('settings.move');
  expect(screen.queryByTestId('settings.kept')).toBeNull();
});

test('whoever would rather type the code at each game is not asked on the list', async () => {
  const old = testPorts();
  const session = await opened(old, await madeGame(old));
  await session.dispatch({ type: 'FillCup' });
  const ports = testPorts(77);
  await takeMovingFile(ports, (await makeMovingFile(old)).text);
  await switchedOn(ports);
  await screen.findByTestId('games.moved');
  await press('games.moved.stop');
  expect(screen.queryByTestId('games.moved')).toBeNull();
  expect((await listGames(ports)).games).toHaveLength(1);
});

test('a phone that gives out no key says so before a new game is set up', async () => {
  const ports = testPorts();
  let away = true;
  const { keeper } = ports.vault;
  const pepper = () => (away ? Promise.reject(new Error('locked')) : keeper.pepper());
  await switchedOn({ ...ports, vault: { ...ports.vault, keeper: { ...keeper, pepper } } });
  await press('games.empty.new');
  await screen.findByText('This phone does not give out its key just now');
  expect(screen.getByTestId('newgame.footer.begin')).toBeDisabled();
  away = false;
  await press('newgame.nosecrets.again');
  expect(screen.queryByTestId('newgame.nosecrets')).toBeNull();
  expect(screen.getByTestId('newgame.footer.begin')).toBeEnabled();
});
