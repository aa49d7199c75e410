import { act, screen } from '@testing-library/react-native';
import { Directory, File, Paths } from 'expo-file-system';
import { Linking, Platform } from 'react-native';
import { writePack } from '../../../src/packs/pack';
import { SCENARIOS } from '../../../src/packs/scenarios/index';
import { listGames } from '../../../src/session/game-list';
import { exportGame } from '../../../src/session/library';
import { ownPacks } from '../../../src/session/packs';
import { madeGame, testPorts } from '../../../src/testkit/ports';
import { press, switchedOn } from '../testing/phone';

/** Lays a file into the folder in which an iPhone hands files over. */
const inbox = (name: string, text: string): File => {
  const folder = new Directory(Paths.document, 'Inbox');
  folder.create({ intermediates: true, idempotent: true });
  const file = new File(folder, name);
  file.create({ overwrite: true });
  file.write(text);
  return file;
};

const listen = jest.spyOn(Linking, 'addEventListener');

/** The system’s word that something was opened with the app. */
const open = (url: string): Promise<void> =>
  act(async () => {
    listen.mock.calls.forEach(([, hear]) => {
      hear({ url });
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  });

beforeEach(() => {
  listen.mockClear();
  Platform.OS = 'ios';
});

const gameFile = async (): Promise<string> => {
  const ports = testPorts(5);
  return exportGame(ports, await madeGame(ports));
};

test('a game’s file that is tapped is told of, and taken in only when the player says so', async () => {
  const { ports } = await switchedOn();
  const file = inbox('Ligny.estafette', await gameFile());
  await open(file.uri);
  await screen.findByTestId('import.file');
  expect(screen.getByTestId('import.file.name')).toHaveTextContent('Ligny');
  expect(screen.getByTestId('import.file.kind')).toHaveTextContent('A game');
  expect((await listGames(ports)).games).toEqual([]);
  await press('import.file.take');
  await screen.findByText('Imported');
  expect((await listGames(ports)).games).toMatchObject([{ name: 'Ligny' }]);
  await press('import.footer.games');
  await screen.findByTestId('games.list');
});

test('an iPhone’s copy is gone as soon as it was read', async () => {
  await switchedOn();
  const file = inbox('Ligny.estafette', await gameFile());
  await open(file.uri);
  await screen.findByTestId('import.file');
  expect(file.exists).toBe(false);
});

test('whoever goes back has taken nothing, and is not asked again', async () => {
  const { ports } = await switchedOn();
  await open(inbox('Ligny.estafette', await gameFile()).uri);
  await press('import.header.back');
  await screen.findByTestId('games.empty');
  expect((await listGames(ports)).games).toEqual([]);
  await open(inbox('other.estafette', 'nothing of ours').uri);
  expect(await screen.findAllByTestId('import.file')).toHaveLength(1);
});

test('a scenario is taken among the scenarios; one that was edited asks once more', async () => {
  const { ports } = await switchedOn();
  const text = writePack(SCENARIOS[0]!);
  await open(inbox('edited.estafette-scenario', text.replace(/"name": "/, '"name": "My ')).uri);
  await screen.findByTestId('import.file');
  expect(screen.getByTestId('import.file.kind')).toHaveTextContent('A scenario');
  await press('import.file.take');
  await screen.findByTestId('import.file.consent');
  expect(await ownPacks(ports)).toEqual([]);
  await press('import.file.consent');
  await screen.findByText('Taken in');
  expect(await ownPacks(ports)).toHaveLength(1);
});

test('what is no file of the app is refused in the reader’s own words', async () => {
  const { ports } = await switchedOn();
  await open(inbox('holiday.bin', 'GIF89a').uri);
  await screen.findByTestId('import.file');
  expect(screen.getByTestId('import.file.name')).toHaveTextContent('holiday.bin');
  expect(screen.getByTestId('import.file.kind')).toHaveTextContent(/Not a file that Estafette knows/);
  await press('import.file.take');
  await screen.findByText('Not imported');
  expect((await listGames(ports)).games).toEqual([]);
});

test('a link of the app is no file', async () => {
  await switchedOn();
  await open('estafette://settings');
  expect(screen.queryByTestId('import')).toBeNull();
});

test('a file that cannot be read says so under its name', async () => {
  await switchedOn();
  await open(new File(Paths.document, 'gone.estafette').uri);
  await screen.findByTestId('import.file.unread');
});
