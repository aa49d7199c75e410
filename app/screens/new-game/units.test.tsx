import { fireEvent, screen } from '@testing-library/react-native';
import { listGames } from '../../../src/session/game-list';
import { saveSheet } from '../../../src/session/sheets';
import { setupOf } from '../../../src/session/setup-of';
import { addFormations, defaultSetup } from '../../../src/rules/common/index';
import { setupRulesOf } from '../../../src/rules/list';
import { addUnits } from '../../../src/rules/common/setup/edit-units';
import type { SheetPorts } from '../../../src/session/sheets';
import { testPorts } from '../../../src/testkit/ports';
import { press, switchedOn } from '../testing/phone';
import { draftUnit } from './units/draft-unit';

const GOOD = 'Bachelu, II Corps, inf, 5-3\nJerome, II Corps, inf, 6-3';

/** The new game's form with the units of the French open. */
const atUnits = async (rules: 'nlc' | 'n20' = 'nlc', ports: SheetPorts = testPorts()): Promise<SheetPorts> => {
  await switchedOn(ports);
  await press('games.empty.new');
  if (rules !== 'nlc') await press(`newgame.rules.${rules}`);
  await press('setup.first.units.toggle');
  return ports;
};

const paste = async (text: string): Promise<void> => {
  fireEvent.changeText(await screen.findByTestId('setup.first.units.text'), text);
  await press('setup.first.units.add');
};

const tapUnit = (index: number): void => {
  fireEvent.press(screen.getAllByTestId('setup.units.unit')[index]);
};

const begun = async (ports: SheetPorts) => {
  await press('newgame.footer.begin');
  await screen.findByTestId('turn');
  const [game] = (await listGames(ports)).games;
  return game === undefined ? null : setupOf(ports, game);
};

test('pasted lines are shown as counters first, bad ones by number; the good are taken, the bad stay to be mended', async () => {
  const ports = await atUnits();
  const heading = 'name\tformation\tarm\tfront\treverse';
  const text = [
    heading,
    'Bachelu\tII Corps\tinf\t5\t3',
    'Foy\tII Corps\tdragoons\t5\t3',
    'Piré\tII Corps\tcav\tmany\t2',
  ];
  fireEvent.changeText(await screen.findByTestId('setup.first.units.text'), text.join('\n'));
  expect(screen.getByText('Read: 1 unit, 1 new formation')).toBeTruthy();
  expect(screen.getByText('2 lines could not be read')).toBeTruthy();
  expect(
    screen.getByText(
      'Line 3: “dragoons” is no arm the app knows: write infantry, cavalry, foot artillery or horse artillery.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Line 4: The strength “many” is no number.')).toBeTruthy();
  await press('setup.first.units.add');
  expect(screen.getByTestId('setup.first.units.text')).toHaveDisplayValue([heading, text[2], text[3]].join('\n'));
  const mended = [heading, 'Foy\tII Corps\tinf\t5\t3', 'Piré\tII Corps\tcav\t4\t2'].join('\n');
  await paste(mended);
  expect(screen.getByTestId('setup.first.units.text')).toHaveDisplayValue('');
  const setup = await begun(ports);
  expect(setup?.formations.map(({ name }) => name)).toEqual(['II Corps']);
  expect(setup?.units.map(({ name }) => name)).toEqual(['Bachelu', 'Foy', 'Piré']);
});

test('a unit is added by steppers and chips, and a second like it', async () => {
  const ports = await atUnits();
  await paste(GOOD);
  await press('setup.units.new');
  fireEvent.changeText(await screen.findByTestId('setup.unit.name'), 'Piré');
  await press('setup.unit.arm.cavalry');
  await press('setup.unit.front.less');
  await press('setup.unit.reverse.less');
  await press('setup.unit.add_another');
  fireEvent.changeText(screen.getByTestId('setup.unit.name'), 'Kellermann');
  await press('setup.unit.add');
  const setup = await begun(ports);
  expect(setup?.units.slice(2)).toMatchObject([
    { name: 'Piré', arm: 'cavalry', front: 5, reverse: 2 },
    { name: 'Kellermann', arm: 'cavalry', front: 5, reverse: 2 },
  ]);
});

test('the first tap on a missing number is a sensible one, and one below the least takes it away again', async () => {
  await atUnits();
  await paste('Guard battery, Guard, foot, 4');
  await press('setup.units.formation');
  await press('setup.units.unit');
  await press('setup.unit.reverse.more');
  expect(screen.getByTestId('setup.unit.reverse.value')).toHaveTextContent('2');
  await press('setup.unit.reverse.less');
  await press('setup.unit.reverse.less');
  await press('setup.unit.reverse.less');
  expect(screen.getByTestId('setup.unit.reverse.value')).toHaveTextContent('none');
});

test('a name that the formation has already is said at once and cannot be added', async () => {
  await atUnits();
  await paste(GOOD);
  await press('setup.units.new');
  fireEvent.changeText(await screen.findByTestId('setup.unit.name'), 'bachelu');
  expect(screen.getByText('This formation has a unit of that name already.')).toBeTruthy();
  expect(screen.getByTestId('setup.unit.add')).toBeDisabled();
});

test('a unit is changed, doubled and removed', async () => {
  const ports = await atUnits();
  await paste(GOOD);
  await press('setup.units.formation');
  tapUnit(0);
  await press('setup.unit.front.more');
  await press('setup.unit.copy');
  tapUnit(1);
  await press('setup.unit.remove');
  await press('setup.unit.remove.yes');
  const setup = await begun(ports);
  expect(setup?.units.map(({ name, front }) => [name, front])).toEqual([
    ['Bachelu', 6],
    ['Bachelu 2', 6],
  ]);
});

test('a side’s formations and units are taken over from a sheet, and not twice', async () => {
  const ports = testPorts();
  const corps = addFormations(defaultSetup(setupRulesOf('nlc')), 'first', [
    { name: 'II Corps', leader: 'Reille', rating: 3 },
  ]);
  const setup = addUnits(corps, 'first-f-1', [{ ...draftUnit(corps, 'first-f-1'), name: 'Bachelu' }]);
  await saveSheet(ports, { rules: 'nlc', name: 'Waterloo', setup });
  await atUnits('nlc', ports);
  await press('setup.first.units.way.copy');
  await press('setup.first.units.copy');
  expect(await screen.findByText('1 unit taken from “Waterloo”.')).toBeTruthy();
  await press('setup.first.units.copy');
  expect(await screen.findByText('“Waterloo” has no units that are not here already.')).toBeTruthy();
  const made = await begun(ports);
  expect(made?.formations).toMatchObject([{ name: 'II Corps', leader: 'Reille', rating: 3 }]);
  expect(made?.units).toMatchObject([{ name: 'Bachelu', front: 4 }]);
});

test('N20 12.1: half a point of morale is typed as it is printed, and one side alone is kept for later', async () => {
  const ports = await atUnits('n20');
  await press('setup.morale.first.type');
  for (const key of ['9', 'half', 'enter']) await press(`setup.morale.first.pad.${key}`);
  expect(screen.getByTestId('setup.morale.first.value')).toHaveTextContent('9½');
  await press('newgame.header.back');
  await press('games.empty.new');
  await press('newgame.draft.go_on');
  expect(screen.getByTestId('setup.morale.first.value')).toHaveTextContent('9½');
  await press('setup.morale.second.type');
  for (const key of ['8', 'enter']) await press(`setup.morale.second.pad.${key}`);
  expect((await begun(ports))?.title.startMorale).toEqual({ first: 19, second: 16 });
});

test('a line that cannot be taken whole is there again when its fold was closed', async () => {
  await atUnits();
  await press('setup.cup.none');
  const long = `Ligny\n${'Mont St. Jean '.repeat(6)}`;
  await press('setup.title.places.toggle');
  fireEvent.changeText(screen.getByTestId('setup.title.places.text'), long);
  await press('setup.title.places.toggle');
  await press('setup.title.places.toggle');
  expect(screen.getByTestId('setup.title.places.text')).toHaveDisplayValue(long);
  fireEvent.changeText(screen.getByTestId('setup.title.places.text'), 'Ligny\nWavre');
  await press('newgame.footer.begin');
  expect(await screen.findByTestId('turn')).toBeTruthy();
});

test('N20 12.1: morale starts in halves, and only when both sides have said', async () => {
  const ports = await atUnits('n20');
  await paste('Lobau, VI Corps, inf, 3-3');
  await press('setup.morale.first.more');
  await press('setup.morale.first.more');
  expect(screen.getByTestId('setup.morale.first.value')).toHaveTextContent('6½');
  expect(screen.getByText('Until both are entered, the game asks for them.')).toBeTruthy();
  await press('setup.morale.second.more');
  await press('setup.matrix.toggle');
  await press('setup.matrix.play.Fun');
  await press('setup.rout.toggle');
  await press('setup.rout.ends.turnEnd');
  await press('setup.losses.toggle');
  await press('setup.losses.broken.enemy.more');
  const setup = await begun(ports);
  expect(setup?.title).toMatchObject({
    startMorale: { first: 13, second: 12 },
    matrix: 'Fun',
    routEnds: 'turnEnd',
    losses: { routed: { owner: 1, enemy: 1 }, broken: { owner: 1, enemy: 2 } },
  });
  expect(setup?.units).toMatchObject([{ name: 'Lobau', front: 3, movement: 3, reverse: null }]);
});

test('NLC 14, 15: a corps gets its kind and limit, an army its level', async () => {
  const ports = await atUnits();
  await paste(GOOD);
  await press('setup.first.formations.toggle');
  await press('setup.formation.row');
  await press('setup.formation.kind.cavalryCorps');
  await press('setup.formation.limit.more');
  await press('setup.formation.limit.more');
  await press('setup.first.commanders.toggle');
  await press('setup.commander.level.more');
  const setup = await begun(ports);
  expect(setup?.formations).toMatchObject([{ kind: 'cavalryCorps', limit: 6 }]);
  expect(setup?.leaders[0]).toMatchObject({ level: 5 });
});

test('places, a table and cards of the title are pasted, shown and kept', async () => {
  const ports = await atUnits('n20');
  fireEvent.changeText(screen.getByTestId('setup.title.name'), 'Jena 20');
  await press('setup.title.places.toggle');
  fireEvent.changeText(screen.getByTestId('setup.title.places.text'), 'Jena\n\nVierzehnheiligen\nJena');
  await press('setup.title.combat.toggle');
  fireEvent.changeText(screen.getByTestId('setup.title.combat.text'), 'Die\t-1\t0\n1\tAR\n2\tAR\tDW');
  expect(screen.getByText('Line 2: 1 cell, but 2 columns.')).toBeTruthy();
  expect(screen.getByTestId('setup.title.combat.take')).toBeDisabled();
  fireEvent.changeText(screen.getByTestId('setup.title.combat.text'), 'Die\t-1\t0\n1\tAR\tAW\n2\tAR\tDW');
  await press('setup.title.combat.take');
  await press('setup.title.cards.toggle');
  fireEvent.changeText(screen.getByTestId('setup.title.cards.text'), 'Mud, 2\nFog, often');
  expect(screen.getByText(/Line 2: “often” does not say how many/)).toBeTruthy();
  fireEvent.changeText(screen.getByTestId('setup.title.cards.text'), 'Mud, 2\nFog, 1, once a day');
  await press('setup.title.cards.deck.second');
  await press('setup.title.cards.add');
  const setup = await begun(ports);
  expect(setup?.title).toMatchObject({
    name: 'Jena 20',
    places: ['Jena', 'Vierzehnheiligen'],
    combat: {
      columns: ['-1', '0'],
      rows: [
        { key: '1', cells: ['AR', 'AW'] },
        { key: '2', cells: ['AR', 'DW'] },
      ],
    },
    cards: [
      { name: 'Mud', count: 2, deck: 'second', note: '' },
      { name: 'Fog', count: 1, deck: 'second', note: 'once a day' },
    ],
  });
});
