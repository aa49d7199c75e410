import { fireEvent, screen } from '@testing-library/react-native';
import { listGames } from '../../../src/session/game-list';
import { madeGame, testPorts } from '../../../src/testkit/ports';
import { press, settled, switchedOn } from '../testing/phone';

test('an empty table leads to a new game, pasted in and begun', async () => {
  const { ports } = await switchedOn();
  await press('games.empty.new');
  fireEvent.changeText(await screen.findByTestId('newgame.name'), 'Ligny');
  await press('setup.first.formations.toggle');
  await press('setup.first.way.paste');
  fireEvent.changeText(await screen.findByTestId('setup.first.paste.text'), 'II Corps, Reille, 3\nGuard, Drouot, 4');
  await press('setup.first.paste.add');
  await press('newgame.footer.begin');
  await screen.findByTestId('turn');
  const { games } = await listGames(ports);
  expect(games).toMatchObject([{ name: 'Ligny', rules: 'nlc', count: 1 }]);
});

test('where the mark beside a game is refused, four taps begin one game, which says so until it is put away', async () => {
  const sound = testPorts();
  const no = () => Promise.reject(new Error('storage denied'));
  const { ports } = await switchedOn({
    ...sound,
    heads: { read: no, write: no, forget: no, note: no, known: no, list: no },
  });
  await press('games.empty.new');
  await press('newgame.rules.n20');
  await settled(() => {
    for (let i = 0; i < 4; i += 1) fireEvent.press(screen.getByTestId('newgame.footer.begin'));
  });
  await screen.findByTestId('turn');
  expect((await listGames(ports)).games).toHaveLength(1);
  await screen.findByTestId('game.unwatched');
  await press('game.unwatched.close');
  expect(screen.queryByTestId('game.unwatched')).toBeNull();
});

test('a line that says no rating is named, and nothing is added', async () => {
  await switchedOn();
  await press('games.empty.new');
  await press('setup.first.formations.toggle');
  await press('setup.first.way.paste');
  fireEvent.changeText(await screen.findByTestId('setup.first.paste.text'), 'II Corps, Reille');
  expect(screen.getByText('Line 1 has no rating.')).toBeTruthy();
  expect(screen.getByTestId('setup.first.paste.add')).toBeDisabled();
});

test('a game goes into the trash after one question, and comes back from it', async () => {
  const ports = testPorts();
  await madeGame(ports);
  await switchedOn(ports);
  await press('games.card.more');
  await press('games.card.delete');
  expect((await listGames(ports)).games).toHaveLength(1);
  await press('games.card.delete.yes');
  await screen.findByTestId('games.empty');
  expect((await listGames(ports)).trash).toHaveLength(1);
  await press('games.trash.toggle');
  await press('games.trash.restore');
  await screen.findByTestId('games.list');
  expect((await listGames(ports)).trash).toHaveLength(0);
});

test('the list is read once before it is drawn, and anew when it comes back into view', async () => {
  const sound = testPorts();
  let looks = 0;
  const listGamesOf = sound.store.listGames;
  const store = {
    ...sound.store,
    listGames: () => {
      looks += 1;
      return listGamesOf();
    },
  };
  const { ports } = await switchedOn({ ...sound, store });
  expect(looks).toBe(1);
  expect(screen.getByTestId('games.empty.new')).toBeTruthy();
  await press('games.header.settings');
  await screen.findByTestId('settings');
  await madeGame(ports);
  const before = looks;
  await settled(() => {
    fireEvent.press(screen.getByTestId('settings.header.back'));
  });
  await screen.findByTestId('games.card.open');
  expect(looks).toBeGreaterThan(before);
});
