import { cleanup, fireEvent, screen } from '@testing-library/react-native';
import type { SheetPorts } from '../../../src/session/sheets';
import { listGames } from '../../../src/session/game-list';
import { setupOf } from '../../../src/session/setup-of';
import { testPorts } from '../../../src/testkit/ports';
import { press, switchedOn } from '../testing/phone';

const atTheForm = async (ports: SheetPorts): Promise<void> => {
  await switchedOn(ports);
  await press('games.empty.new');
};

const typed = async (id: string, text: string): Promise<void> => {
  fireEvent.changeText(await screen.findByTestId(id), text);
  // What was typed reaches the disk.
  await press(id);
};

const begun = async (ports: SheetPorts) => {
  await press('newgame.footer.begin');
  await screen.findByTestId('turn');
  const [game] = (await listGames(ports)).games;
  return game === undefined ? null : setupOf(ports, game);
};

test('a set-up that is left by Back or with the app waits, lines that were not taken and all', async () => {
  const ports = testPorts();
  await atTheForm(ports);
  await typed('newgame.name', 'Ligny');
  await press('setup.first.units.toggle');
  await typed('setup.first.units.text', 'Bachelu, II Corps, inf, 5-3\nFoy, II Corps, dragoons, 5-3');
  await press('setup.first.units.add');
  await press('newgame.header.back');
  await press('games.empty.new');
  expect(await screen.findByText('Ligny')).toBeTruthy();
  cleanup();
  await atTheForm(ports);
  await press('newgame.draft.go_on');
  expect(await screen.findByTestId('newgame.name')).toHaveDisplayValue('Ligny');
  await press('setup.first.units.toggle');
  expect(screen.getByTestId('setup.first.units.text')).toHaveDisplayValue('Foy, II Corps, dragoons, 5-3');
  await press('newgame.footer.begin');
  expect(
    await screen.findByText(
      'Not taken yet: 1 line under units of French. Take them or mend them above, or leave them out.',
    ),
  ).toBeTruthy();
  expect((await listGames(ports)).games).toEqual([]);
  await press('newgame.rest.anyway');
  await screen.findByTestId('turn');
  const [game] = (await listGames(ports)).games;
  expect(game?.name).toBe('Ligny');
  cleanup();
  await switchedOn(ports);
  await press('games.footer.new');
  expect(await screen.findByTestId('newgame.name')).toHaveDisplayValue('');
});

test('starting anew throws away what was begun, and whoever entered nothing is not asked', async () => {
  const ports = testPorts();
  await atTheForm(ports);
  await press('newgame.rules.mop');
  await press('newgame.header.back');
  await press('games.empty.new');
  await typed('newgame.name', 'Brienne');
  await press('newgame.header.back');
  await press('games.empty.new');
  await press('newgame.draft.anew');
  expect(await screen.findByTestId('newgame.name')).toHaveDisplayValue('');
  await press('newgame.header.back');
  await press('games.empty.new');
  expect(await screen.findByTestId('newgame.name')).toBeTruthy();
});

test('a formation line that cannot be read stays to be mended; the others are taken, with limit and commander', async () => {
  const ports = testPorts();
  await atTheForm(ports);
  await press('setup.second.formations.toggle');
  await press('setup.second.way.paste');
  await typed('setup.second.paste.text', 'I Corps, Zieten, 3, 14, Allied commander\nII Corps, Pirch');
  expect(screen.getByText('Line 2 has no rating.')).toBeTruthy();
  await press('setup.second.paste.add');
  expect(screen.getByTestId('setup.second.paste.text')).toHaveDisplayValue('II Corps, Pirch');
  await typed('setup.second.paste.text', 'II Corps, Pirch, 2, 11');
  await press('setup.second.paste.add');
  expect((await begun(ports))?.formations).toMatchObject([
    { name: 'I Corps', rating: 3, limit: 14, under: 'second-c-1' },
    { name: 'II Corps', rating: 2, limit: 11, under: null },
  ]);
});

test('NLC 4: without formations there is no cup, and the game does not begin', async () => {
  const ports = testPorts();
  await atTheForm(ports);
  await press('newgame.footer.begin');
  expect(await screen.findByText(/There are no formations yet/)).toBeTruthy();
  expect((await listGames(ports)).games).toEqual([]);
  await press('newgame.rules.n20');
  expect((await begun(ports))?.formations).toEqual([]);
});

test('hours count as they are set; turns changed by hand are not laid out anew unasked', async () => {
  const ports = testPorts();
  await atTheForm(ports);
  await press('setup.cup.none');
  await press('setup.turns.toggle');
  for (let i = 0; i < 3; i += 1) await press('setup.hours.start.more');
  await press('setup.hours.count.type');
  for (const key of ['4', 'enter']) await press(`setup.hours.count.pad.${key}`);
  await press('setup.turns.track.turn-3');
  await press('setup.turns.kind.night');
  expect(screen.queryByTestId('setup.hours.start')).toBeNull();
  expect((await begun(ports))?.turns).toEqual([
    { label: '09:00', kind: 'day', day: 1 },
    { label: '10:00', kind: 'day', day: 1 },
    { label: '11:00', kind: 'day', day: 1 },
    { label: '12:00', kind: 'night', day: 1 },
  ]);
});

test('N20’s units need no corps, one by one or pasted; MOP’s set-up says who lacks initiative', async () => {
  const ports = testPorts();
  await atTheForm(ports);
  await press('newgame.rules.n20');
  await press('setup.first.units.toggle');
  await press('setup.first.units.one');
  await typed('setup.unit.name', 'Lobau');
  await press('setup.unit.add');
  await typed('setup.first.units.text', 'Reille, inf, 3-3');
  await press('setup.first.units.add');
  expect(screen.getByText('2 units')).toBeTruthy();
  await press('newgame.rules.mop');
  expect(screen.getByText('2 units without initiative')).toBeTruthy();
  await press('newgame.rules.n20');
  expect((await begun(ports))?.units.map(({ name }) => name)).toEqual(['Lobau', 'Reille']);
});
