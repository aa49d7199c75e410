import { screen, waitFor } from '@testing-library/react-native';
import { press } from '../../testing/phone';
import { unit } from '../../../../src/testkit/battle';
import { atTheN20Table, n20Battle } from '../../testing/n20-table';

const atTheArmy = async (...given: Parameters<typeof atTheN20Table>) => {
  const table = await atTheN20Table(...given);
  await press('tabs.army');
  return table;
};

test('N20 12.1 the track stands at the top; a reason says what it would come to and is two taps away', async () => {
  const { view } = await atTheArmy();
  expect(await screen.findByLabelText('French 3½, Coalition 6')).toBeTruthy();
  await press('morale.side.first');
  expect(screen.getByLabelText('Commit the Guard, 3½ becomes 2½')).toBeTruthy();
  await press('morale.reason.guard');
  await screen.findByLabelText('French 2½, was 3½; Coalition 6');
  expect((await view()).morale?.morale).toEqual({ first: 5, second: 12 });
});

test('N20 12.7.4 the Guard is free while the enemy is below 2, and the list says why', async () => {
  await atTheArmy(n20Battle({ startMorale: { first: 7, second: 3 } }));
  await press('morale.side.first');
  expect(screen.getByLabelText('Commit the Guard, free, Free: the enemy is below 2 points')).toBeTruthy();
  expect(screen.queryByLabelText(/A unit routs, 3½ becomes 3½/)).toBeNull();
});

test('Ruling 61 a correction goes by half points and stays open for the next', async () => {
  const { view } = await atTheArmy();
  await press('morale.side.second');
  await press('morale.correct.more');
  await press('morale.correct.more');
  await screen.findByText('Coalition · 7');
  await press('morale.correct.less');
  await screen.findByText('Coalition · 6½');
  expect((await view()).morale?.morale?.second).toBe(13);
});

test('N20 12.1 without a start in the title it is asked for once, in halves', async () => {
  await atTheArmy(n20Battle({ startMorale: null }));
  await press('morale.start.first.less');
  await press('morale.start.set');
  await screen.findByLabelText('French 7½, Coalition 8');
  expect(screen.queryByTestId('morale.start.set')).toBeNull();
});

test('N20 12.7.1 a small unit that routs costs half a point; its counter shows what it is worth now', async () => {
  const { view } = await atTheArmy();
  await press('unit.horse');
  expect(screen.getByTestId('unit.worth')).toHaveTextContent('1-3, no markers');
  await press('unit.action.routed');
  await screen.findByLabelText(/^French 3, was 3½/);
  await press('unit.action.disordered');
  await waitFor(() => expect(screen.getByTestId('unit.worth')).toHaveTextContent('1-3 printed, 0-2 as it stands'));
  expect((await view()).army.units.find(({ unit }) => unit.id === 'horse')?.standing.marks).toEqual([
    'routed',
    'disordered',
  ]);
});

test('N20 15.0 decisive victory is said on every page until the game is ended', async () => {
  const { view } = await atTheArmy(n20Battle({ startMorale: { first: 7, second: 1 } }));
  await press('unit.cossacks');
  await press('unit.action.broken');
  expect(await screen.findByTestId('victory')).toBeTruthy();
  await press('tabs.turn');
  expect(screen.getByTestId('victory')).toBeTruthy();
  expect(await screen.findByTestId('turn.moment.sentence')).toHaveTextContent('Decisive victory: French');
  await press('victory.end');
  await press('end.game');
  await press('end.game.yes');
  await waitFor(() => expect(screen.queryByTestId('victory')).toBeNull());
  expect((await view()).morale?.outcome.result).toEqual({ kind: 'decisive', winner: 'first' });
  expect(screen.getByTestId('end.result')).toHaveTextContent(/^FrenchDecisive victory/);
  await press('end.header.back');
  await press('turn.moment.seen');
  expect(screen.queryByTestId('turn.moment')).toBeNull();
});

test('N20 9.6.9 who recovers is listed where his movement ends; who is held by the enemy keeps his marker', async () => {
  const { view } = await atTheArmy();
  for (const id of ['corps', 'horse']) {
    await press(`unit.${id}`);
    await press('unit.action.disordered');
  }
  await press('tabs.turn');
  await press('turn.step.movement-first');
  expect(screen.getByTestId('endsnow.lift')).toHaveTextContent('Take the 2 markers off');
  await press('endsnow.held.corps');
  await press('endsnow.lift');
  // What is left is held: the foot goes on.
  await waitFor(() => expect(screen.queryByTestId('endsnow.lift')).toBeNull());
  const { army } = await view();
  expect(army.units.flatMap(({ unit, standing }) => standing.marks.map((mark) => [unit.id, mark]))).toEqual([
    ['corps', 'disordered'],
  ]);
});

test('N20 12.7.2 half a point each is paid before the rally dice; they are tapped in and the working stays', async () => {
  const { view } = await atTheArmy();
  for (const id of ['corps', 'horse']) {
    await press(`unit.${id}`);
    await press('unit.action.routed');
  }
  await press('unit.close');
  await press('rally.open.first');
  await press('rally.spend.onSome');
  for (let i = 0; i < 4; i += 1) await press('rally.needs.more');
  await press('rally.dice.table');
  await press('rally.roll');
  await press('dice.pad.face-3');
  expect(screen.queryByTestId('rally.working')).toBeNull();
  await press('dice.pad.face-1');
  expect(await screen.findByTestId('rally.working')).toBeTruthy();
  const { morale, army } = await view();
  // 3½ less 1 and ½ for the routs, less ½ for either roll.
  expect(morale?.morale?.first).toBe(2);
  expect(army.units.filter(({ standing }) => standing.marks.includes('routed')).map(({ unit }) => unit.id)).toEqual([
    'horse',
  ]);
});

const NIGHT = [{ label: '21:00', kind: 'night', day: 1 }] as const;

test('N20 12.7.3 at night the lines of communication are paid for once, on the step that asks for it', async () => {
  const { view } = await atTheN20Table(n20Battle({}, { turns: [...NIGHT] }));
  await press('turn.step.locMorale-first');
  await press('night.hexes.first.more');
  await press('night.hexes.first.more');
  expect(screen.getByTestId('night.price.first')).toHaveTextContent(/^Morale 3½ → 2½/);
  await press('night.take.first');
  await screen.findByText('Paid for tonight: French.');
  expect((await view()).morale?.morale?.first).toBe(5);
});

test('N20 12.7.2, Ruling 71 the night’s steps bring their own tools: the rally, and the point that comes back', async () => {
  const { view } = await atTheArmy(n20Battle({}, { turns: [...NIGHT] }));
  for (const id of ['corps', 'horse']) {
    await press(`unit.${id}`);
    await press('unit.action.routed');
  }
  await press('unit.close');
  await press('tabs.turn');
  await press('turn.step.rally-first');
  await press('rally.open.first');
  await press('rally.spend.onSome');
  expect(screen.getByTestId('rally.price')).toHaveTextContent('Morale 2 → 1');
  await press('rally.on.horse');
  expect(screen.getByTestId('rally.price')).toHaveTextContent('Morale 2 → 1½');
  await press('rally.roll');
  await press('turn.step.recover-first');
  await press('recovery.first');
  await waitFor(async () => expect((await view()).morale?.morale?.first).toBe(5));
});

test('N20 12.7.2 half a point for each of three is dearer than one for all, and the sheet says so', async () => {
  const more = [unit('third', 'f', { name: 'Ney', front: 4, reverse: null, movement: 2 })];
  const setup = n20Battle({ startMorale: { first: 13, second: 12 } });
  await atTheArmy({ ...setup, units: [...setup.units, ...more] });
  for (const id of ['corps', 'horse', 'third']) {
    await press(`unit.${id}`);
    await press('unit.action.routed');
  }
  await press('unit.close');
  await press('rally.open.first');
  await press('rally.spend.onSome');
  expect(screen.getByTestId('rally.roll')).toBeDisabled();
  for (const id of ['corps', 'horse', 'third']) await press(`rally.on.${id}`);
  expect(screen.getByTestId('rally.price')).toHaveTextContent('Morale 4 → 2½');
  expect(screen.getByTestId('rally.dearer')).toBeTruthy();
});

test('N20 15.0 after the last turn both count their hexes, and the result is written down', async () => {
  const { view } = await atTheArmy(n20Battle({ startMorale: { first: 12, second: 12 } }, { turns: [...NIGHT] }));
  await press('army.end');
  expect(screen.queryByTestId('end.game')).toBeNull();
  await press('end.first.enemyObjectives.more');
  await press('end.record.first');
  await press('end.record.second');
  await press('end.game');
  await press('end.game.yes');
  expect(await screen.findByTestId('end.result')).toHaveTextContent(/^FrenchMarginal victory/);
  expect((await view()).morale?.outcome.result).toEqual({ kind: 'marginal', winner: 'first' });
});

test('N20 16.8 nobody pursues before the enemy may leave the map', async () => {
  const { view } = await atTheArmy();
  await press('unit.corps');
  expect(screen.getByTestId('unit.action.pursue')).toBeDisabled();
  await press('exit.toggle');
  await press('exit.second');
  await waitFor(() => expect(screen.getByTestId('unit.action.pursue')).toBeEnabled());
  await press('unit.action.pursue');
  await press('pursue.send');
  await waitFor(() => expect(screen.getAllByText('Off in pursuit').length).toBeGreaterThan(0));
  expect((await view()).morale?.pursuers).toMatchObject([{ unit: 'corps', hex: 'LOC' }]);
});

test('N20 9.0 Fun: the Direct Command marker is due at once and in each own movement', async () => {
  const { view } = await atTheN20Table(n20Battle({ matrix: 'Fun' }));
  await press('command.first.unit.corps');
  await press('command.second.unit.guard');
  await waitFor(() => expect(screen.queryByTestId('command')).toBeNull());
  await press('turn.step.movement-first');
  await press('command.first.unit.horse');
  await waitFor(() => expect(screen.queryByTestId('command')).toBeNull());
  expect((await view()).morale?.markers?.first.unit).toBe('horse');
});
