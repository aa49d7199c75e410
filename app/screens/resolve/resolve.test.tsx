import { fireEvent, screen, within } from '@testing-library/react-native';
import { battle, formation, leader, unit } from '../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../src/testkit/ports';
import type { RuleSetId } from '../../../src/rules/list';
import type { Setup } from '../../../src/rules/common/index';
import { n20Battle } from '../testing/n20-table';
import { press, settled, switchedOn } from '../testing/phone';
import { ENTRIES } from './catalogue';
import { COMPOSITIONS } from './compositions';

/** The first of them has the whole app to load. */
const PATIENCE = 30_000;

const openedAt = async (id: string, set: string) => {
  const phone = await switchedOn(testPorts());
  await press('games.resolve');
  await press(`resolve.set.${set}`);
  await press(`resolve.open.${id}`);
  await screen.findByTestId('resolve.one');
  return phone;
};

/** What the large line reads. */
const line = () => expect(screen.getByTestId('resolve.result.line'));

/** Throws, or takes the first option, until there is a result. */
const resolved = async (): Promise<void> => {
  for (let taps = 0; taps < 12 && screen.queryByTestId('resolve.result.line') === null; taps += 1) {
    const isThrow = screen.queryByTestId('resolve.dice.throw') !== null;
    await settled(() => {
      fireEvent.press(
        isThrow ? screen.getByTestId('resolve.dice.throw') : screen.getAllByTestId(/^resolve\.choice\./)[0],
      );
    });
    if (!isThrow && screen.queryByTestId('resolve.choice.yes') !== null) await press('resolve.choice.yes');
  }
};

const SCREENS = ENTRIES.filter(({ id }) => id in COMPOSITIONS).flatMap(({ id, title, rule, sets }) =>
  sets.map((set) => [rule, title, id, set] as const),
);

test.each(SCREENS)(
  '%s: %s (%s under %s) opens, resolves, and says so in words',
  async (_rule, _title, id, set) => {
    await openedAt(id, set);
    await resolved();
    line().toHaveTextContent(/\S/);
    line().not.toHaveTextContent(/undefined|NaN|Resolved/);
    expect(screen.queryByTestId('resolve.unreadable')).toBeNull();
  },
  PATIENCE,
);

test('every procedure of the home has a page, and none is listed twice', () => {
  const combat = ['assault', 'bombardment', 'charge', 'pursuit', 'reaction-charge', 'retreat-before-assault'];
  const own = new Set([...Object.keys(COMPOSITIONS), ...combat.map((name) => `nlc/${name}`)]);
  expect(ENTRIES.map(({ id }) => id).filter((id) => !own.has(id))).toEqual([]);
  expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length);
  expect(Object.keys(COMPOSITIONS).filter((id) => !ENTRIES.some((entry) => entry.id === id))).toEqual([]);
});

test('NLC 12.7: the odds move with what is known, and dice of the table are tapped in', async () => {
  const { settings } = await openedAt('nlc/compliance', 'nlc');
  screen.getByLabelText('Complies at once: 28 %, 10 / 36');
  await press('resolve.known.recipient.demoralized');
  expect(screen.queryByLabelText(/^Complies at once/)).toBeNull();
  await press('resolve.dice.source');
  expect(settings.store.getState().dice).toBe('table');
  await press('resolve.dice.pad.face-1');
  expect(screen.queryByTestId('resolve.result')).toBeNull();
  await press('resolve.dice.pad.face-1');
  line().toHaveTextContent('Ignores the order');
});

test('NLC 12.4: what the rules forbid is said with its rule, and nothing is thrown', async () => {
  await openedAt('nlc/order-repeat', 'nlc');
  await press('resolve.known.steps.march');
  expect(within(screen.getByTestId('resolve.refused')).getByText(/12\.4/)).toBeTruthy();
});

test('MOP 37.5: under MOP a unit has an initiative, under NLC it may have none', async () => {
  await openedAt('nlc/morale', 'mop');
  line().toHaveTextContent('Morale 4');
  await press('resolve.known.unit.initiative.less');
  line().toHaveTextContent('Morale 3');
});

test('what was opened last stands on top, and what is pinned stays there', async () => {
  const { settings } = await openedAt('nlc/rally', 'nlc');
  await press('resolve.header.pin');
  await press('resolve.header.back');
  await screen.findByTestId('resolve.pinned.nlc/rally');
  expect(settings.store.getState()).toMatchObject({ pinned: ['nlc/rally'], recent: ['nlc/rally'] });
});

const corps = (): Setup =>
  battle({
    leaders: [leader('emperor', 'first', 5), leader('duke', 'second', 4)],
    formations: [formation('f1', 'first'), formation('s1', 'second')],
    units: [
      unit('a', 'f1', { name: 'Girard' }),
      unit('b', 'f1', { name: 'Habert' }),
      unit('d', 's1', { name: 'Pirch' }),
    ],
  });

const inGame = async (setup: Setup, rules: RuleSetId, id: string) => {
  const ports = testPorts();
  const { key } = await madeGame(ports, rules, setup);
  await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.resolve');
  await press(`resolve.open.${id}`);
  await screen.findByTestId('resolve.one');
  return async () => (await opened(ports, await gameOf(ports, key))).getState().view;
};

const marksOf = (view: Awaited<ReturnType<Awaited<ReturnType<typeof inGame>>>>, id: string) =>
  view.army.units.find((one) => one.unit.id === id)?.standing.marks;

test('NLC 2.4: in a game nothing is thrown for a unit nobody has named; tapped, or described by hand, it may be', async () => {
  await inGame(corps(), 'nlc', 'nlc/morale-check');
  await screen.findByTestId('resolve.nobody');
  expect(screen.queryByTestId('resolve.dice.throw')).toBeNull();
  await press('resolve.known.members.units.a');
  expect(screen.queryByTestId('resolve.nobody')).toBeNull();
  screen.getByTestId('resolve.dice.throw');
  await press('resolve.known.members.units.a');
  await screen.findByTestId('resolve.nobody');
  await press('resolve.known.members.add');
  await press('resolve.known.members.0.unit.frontStrength.more');
  await press('resolve.dice.source');
  await press('resolve.dice.pad.face-6');
  expect(screen.queryByText(/Unit B/)).toBeNull();
  expect(screen.getByText(/^Unit A: rolled 6/)).toBeTruthy();
});

test('NLC 19.2: nor is a blank unit checked for its disruption; a game without counters is told of it by hand', async () => {
  await inGame(corps(), 'nlc', 'nlc/disruption-removal');
  await screen.findByText(/^Nobody rolls for a marker here/);
  screen.unmount();
  await inGame(battle({ formations: [formation('f1', 'first')] }), 'nlc', 'nlc/disruption-removal');
  await screen.findByTestId('resolve.dice.throw');
});

test('NLC 20.10: whether failing routs a unit is read off the set-up of a game', async () => {
  const view = await inGame({ ...corps(), switches: ['rout'] }, 'nlc', 'nlc/morale-check');
  await press('resolve.known.more.toggle');
  expect(screen.queryByTestId('resolve.known.rout')).toBeNull();
  await press('resolve.known.members.units.a');
  await press('resolve.dice.source');
  await press('resolve.dice.pad.face-6');
  expect((await view()).procedure?.run?.input).toMatchObject({ rout: true });
});

test('NLC 2.4: in a game its counters fill the check in, the working names them, and whoever fails is disrupted', async () => {
  const view = await inGame(corps(), 'nlc', 'nlc/morale-check');
  await press('resolve.known.members.units.a');
  await press('resolve.known.members.units.b');
  await press('resolve.known.about.failed.disrupted');
  await press('resolve.dice.source');
  await press('resolve.dice.pad.face-6');
  line().toHaveTextContent('The check fails');
  expect(screen.getByText(/^Girard: rolled 6/)).toBeTruthy();
  await press('resolve.apply.yes');
  await screen.findByTestId('resolve.applied');
  expect(marksOf(await view(), 'a')).toEqual(['disrupted']);
  expect(marksOf(await view(), 'b')).toEqual(['disrupted']);
  await press('resolve.header.undo');
  expect(marksOf(await view(), 'a')).toEqual([]);
});

test('NLC 12.7: a throw that this device cannot keep is said, and its dice are not shown', async () => {
  const ports = testPorts();
  let isFull = true;
  const writeNote: typeof ports.store.writeNote = (name, text) =>
    isFull ? Promise.resolve({ kind: 'failed', reason: 'full' }) : ports.store.writeNote(name, text);
  await switchedOn({ ...ports, store: { ...ports.store, writeNote } });
  await press('games.resolve');
  await press('resolve.open.nlc/compliance');
  await press('resolve.dice.throw');
  await screen.findByTestId('resolve.unsaved');
  expect(screen.queryByTestId('resolve.result.line')).toBeNull();
  isFull = false;
  await press('resolve.dice.throw');
  await screen.findByTestId('resolve.result.line');
  expect(screen.queryByTestId('resolve.unsaved')).toBeNull();
});

test('what has begun on the table is gone on with before anything else', async () => {
  await inGame(corps(), 'nlc', 'nlc/initial-action');
  await press('resolve.dice.throw');
  await press('resolve.header.back');
  await press('resolve.open.nlc/morale-check');
  await screen.findByTestId('resolve.underway');
  await press('resolve.underway.drop');
  expect(screen.queryByTestId('resolve.underway')).toBeNull();
});

const TABLE = {
  columns: ['0', '+2', '+4'],
  rows: [1, 2, 3, 4, 5, 6].map((die) => ({ key: String(die), cells: die < 4 ? ['AW', 'N', 'DW'] : ['N', 'DW', 'DR'] })),
};

test('Ruling 71: the title’s own table is thrown on, and the disorder of the maneuvers goes into the game', async () => {
  const view = await inGame(n20Battle({ combat: TABLE }), 'n20', 'n20/battle');
  await press('resolve.known.attackers.units.corps');
  await press('resolve.known.attackers.units.horse');
  await press('resolve.known.defenders.units.guard');
  await press('resolve.known.maneuvers.with');
  await press('resolve.known.attack.Charge');
  await press('resolve.known.defense.Cordon');
  expect(screen.getByText('7 against 4, column +2')).toBeTruthy();
  await press('resolve.dice.source');
  await press('resolve.dice.pad.face-5');
  line().toHaveTextContent('The defender withdraws (DW)');
  await press('resolve.apply.yes');
  await screen.findByTestId('resolve.applied');
  expect(marksOf(await view(), 'guard')).toEqual(['disordered']);
});

test('Ruling 71: where nobody has copied a table, the screen says the strengths and asks for the result', async () => {
  await openedAt('n20/battle', 'n20');
  await press('resolve.known.attackers.cavalry.more');
  expect(screen.getByText('5 against 4')).toBeTruthy();
  await press('resolve.choice.DR');
  line().toHaveTextContent('The defender routs (DR)');
});
