import { fireEvent, screen } from '@testing-library/react-native';
import { addRoster } from '../../../src/rules/common/setup/edit-units';
import { defaultSetup } from '../../../src/rules/common/index';
import { setupRulesOf } from '../../../src/rules/list';
import { listGames } from '../../../src/session/game-list';
import { listSheets, readSheet, saveSheet } from '../../../src/session/sheets';
import { setupOf } from '../../../src/session/setup-of';
import { pasteUnits } from '../../../src/packs/paste-units';
import { testPorts } from '../../../src/testkit/ports';
import { press, switchedOn } from '../testing/phone';

const ROSTER = 'Bachelu, II Corps, inf, 5-3\nJerome, II Corps, inf, 6-3\nPiré, II Corps, cav, 4-2';

const named = (name: string) => {
  const bare = defaultSetup(setupRulesOf('nlc'));
  const { units } = pasteUnits(ROSTER, { besideStrength: 'reverse', setup: bare, side: 'first', into: null });
  return { rules: 'nlc', name, setup: addRoster(bare, 'first', units) } as const;
};

test('a game is begun from a title sheet in three taps, with its units', async () => {
  const ports = testPorts();
  await saveSheet(ports, named('Waterloo'));
  await switchedOn(ports);
  await press('games.sheets');
  await press('sheets.card.open');
  await screen.findAllByPlaceholderText('Waterloo');
  await press('newgame.footer.begin');
  await screen.findByTestId('turn');
  const [game] = (await listGames(ports)).games;
  expect(game?.name).toBe('Waterloo');
  const setup = game === undefined ? null : await setupOf(ports, game);
  expect(setup?.units.map(({ name, front, reverse }) => [name, front, reverse])).toEqual([
    ['Bachelu', 5, 3],
    ['Jerome', 6, 3],
    ['Piré', 4, 2],
  ]);
});

test('the form of a new game is kept as a sheet, and kept again in its place', async () => {
  const { ports } = await switchedOn();
  await press('games.empty.new');
  fireEvent.changeText(await screen.findByTestId('setup.title.name'), 'Ligny');
  await press('setup.sheet.save');
  await screen.findByText('“Ligny” is kept among the title sheets.');
  await press('setup.mode.solo');
  await press('setup.sheet.replace');
  const sheets = await listSheets(ports);
  expect(sheets.map(({ name, rules }) => [name, rules])).toEqual([['Ligny', 'nlc']]);
  const opened = await readSheet(ports, sheets[0]?.key ?? '');
  expect(opened).toMatchObject({ kind: 'sheet', sheet: { setup: { playMode: 'solo', title: { name: 'Ligny' } } } });
});

test('a form with something unnamed in it becomes no sheet, and says what it is', async () => {
  const { ports } = await switchedOn();
  await press('games.empty.new');
  fireEvent.changeText(await screen.findByTestId('setup.second.title'), ' ');
  await press('setup.sheet.save');
  expect(await screen.findByText('A side has no name yet.')).toBeTruthy();
  expect(await listSheets(ports)).toEqual([]);
});

test('a sheet says what is on it, is renamed, and goes after one question', async () => {
  const ports = testPorts();
  await saveSheet(ports, named('Waterloo'));
  await switchedOn(ports);
  await press('games.sheets');
  await press('sheets.card.more');
  expect(await screen.findByText(/1 formation · 3 units/)).toBeTruthy();
  fireEvent.changeText(screen.getByTestId('sheets.card.name'), 'Mont St. Jean');
  await press('sheets.card.rename');
  expect((await listSheets(ports)).map(({ name }) => name)).toEqual(['Mont St. Jean']);
  await press('sheets.card.remove');
  expect(await listSheets(ports)).toHaveLength(1);
  await press('sheets.card.remove.yes');
  await screen.findByTestId('sheets.empty');
  expect(await listSheets(ports)).toEqual([]);
});

test('the form of a new game is filled in from a sheet of other rules', async () => {
  const ports = testPorts();
  await saveSheet(ports, { rules: 'n20', name: 'Jena', setup: defaultSetup(setupRulesOf('n20')) });
  await switchedOn(ports);
  await press('games.empty.new');
  await press('newgame.sheets.toggle');
  await press('newgame.sheets.sheet');
  await screen.findAllByPlaceholderText('Jena');
  expect(screen.getByTestId('newgame.rules.n20')).toBeChecked();
});

test('a sheet that is gone is said to be gone, and the form stays usable', async () => {
  const ports = testPorts();
  const saved = await saveSheet(ports, named('Waterloo'));
  await switchedOn(ports);
  await press('games.sheets');
  await screen.findByTestId('sheets.card.open');
  if (saved.kind === 'saved') await ports.store.removeSheet(saved.key);
  await press('sheets.card.open');
  expect(await screen.findByText('That title sheet is no longer on this device.')).toBeTruthy();
  await press('newgame.rules.n20');
  await press('newgame.footer.begin');
  await screen.findByTestId('turn');
});
