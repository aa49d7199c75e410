import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { press, settled } from '../testing/phone';
import { atTheN20Table, n20Battle } from '../testing/n20-table';

const raiseCurtain = async (): Promise<void> => {
  await screen.findByTestId('curtain');
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
  await screen.findByTestId('matrix.pick');
};

const pick = async (maneuver: string): Promise<void> => {
  await raiseCurtain();
  await press(`matrix.chit.${maneuver}`);
  await press('matrix.seal');
};

const asked = async (...given: Parameters<typeof atTheN20Table>) => {
  const table = await atTheN20Table(...given);
  await press('turn.step.combat-first');
  await press('matrix.ask.by.first');
  return table;
};

test('N20 9.0 both pick behind the curtain, the chits turn up together, the cell is lit', async () => {
  const { view } = await asked();
  expect(await screen.findByTestId('curtain.side')).toHaveTextContent('French');
  await pick('Charge');
  expect(await screen.findByTestId('curtain.side')).toHaveTextContent('Coalition');
  expect(screen.queryByText(/Charge/)).toBeNull();
  await pick('Hold');
  await screen.findByTestId('matrix.reserves');
  expect(screen.queryByLabelText(/Charge|Hold/)).toBeNull();
  await press('matrix.reveal');
  expect(await screen.findByTestId('matrix.outcome')).toHaveTextContent('One column to the left, attackers disordered');
  expect(screen.getByTestId('matrix.grid.Hold.Charge')).toBeSelected();
  expect((await view()).matrix?.battle?.revealed).toMatchObject({ attack: 'Charge', defense: 'Hold' });
  await press('matrix.done');
  expect(await screen.findByTestId('matrix.ask')).toBeTruthy();
});

/** A made-up table: the defender routs whatever is thrown. */
const TABLE = {
  columns: ['0', '+2', '+4'],
  rows: ['1', '2', '3', '4', '5', '6'].map((key) => ({ key, cells: ['N', 'DR', 'DB'] })),
};

test('N20 9.0, 12.7.1 from the reveal to the written result in two taps: the die, and it is written', async () => {
  const { view } = await asked(n20Battle({ combat: TABLE }));
  await pick('Advance');
  await pick('Hold');
  for (const id of ['corps', 'horse', 'guard']) await press(`matrix.unit.${id}`);
  await press('matrix.reveal');
  expect(await screen.findByTestId('matrix.sum.line')).toHaveTextContent('6 against 4, column +2');
  expect(screen.queryByTestId('turn.next.step')).toBeNull();
  await press('matrix.dice.throw');
  expect(await screen.findByTestId('resolve.result.line')).toHaveTextContent('The defender routs (DR)');
  expect(screen.getByText(/^Doctorov \(Coalition\) routs\.$/)).toBeTruthy();
  await press('matrix.apply');
  expect(await screen.findByTestId('matrix.written')).toHaveTextContent(/Doctorov \(Coalition\) routs/);
  const { army, matrix, procedure } = await view();
  const marks = army.units.map(({ unit, standing }) => [unit.id, ...standing.marks].join(' '));
  expect(marks).toEqual(['corps disordered', 'horse disordered', 'guard routed', 'cossacks']);
  expect([matrix?.battle, procedure?.run]).toEqual([null, null]);
  expect(await screen.findByTestId('turn.next.step')).toBeTruthy();
});

test('N20 9.0 dice from the table, terrain and a unit more are taken after the reveal too', async () => {
  const { view } = await asked(n20Battle({ combat: TABLE }));
  await pick('Feint');
  await pick('Hold');
  await press('matrix.reveal');
  await screen.findByTestId('matrix.unnamed');
  await press('matrix.unit.corps');
  await press('matrix.unit.guard');
  await press('matrix.terrain.more');
  expect(await screen.findByTestId('matrix.sum.line')).toHaveTextContent('5 against 5, column 0');
  await press('matrix.dice.source');
  await press('matrix.dice.pad.face-6');
  expect(await screen.findByTestId('resolve.result.line')).toHaveTextContent('Engaged (N)');
  await press('matrix.apply');
  await screen.findByTestId('matrix.ask');
  expect((await view()).matrix?.battle).toBeNull();
});

test('Ruling 66 a withdrawal needs no die and nobody named', async () => {
  const { view } = await asked();
  await pick('Bombard');
  await pick('Fall Back');
  await press('matrix.reveal');
  await press('matrix.apply');
  expect(await screen.findByTestId('matrix.written')).toHaveTextContent(/The defender withdraws/);
  expect((await view()).matrix?.battle).toBeNull();
  await press('game.header.undo');
  await screen.findByTestId('matrix.apply');
  expect((await view()).matrix?.battle?.stage).toBe('revealed');
});

test('N20 12.7.4 reserves stay when the Guard goes in, and both together are said', async () => {
  await asked();
  await pick('Advance');
  await pick('Cordon');
  await press('matrix.spend.second.more');
  expect(screen.getByTestId('matrix.together.second')).toHaveTextContent('Morale 6 → 5');
  await press('matrix.guard.second');
  expect(screen.getByTestId('matrix.spend.second.value')).toHaveTextContent('1');
  expect(screen.getByTestId('matrix.together.second')).toHaveTextContent('Morale 6 → 4');
});

test('N20 9.0 what a chit comes to is seen before it is sealed', async () => {
  await asked();
  await raiseCurtain();
  await press('matrix.chit.Bombard');
  expect(screen.getByLabelText('Fall Back: The defender withdraws, no die is rolled')).toBeTruthy();
  expect(screen.getByLabelText('Hold: One column to the right, defenders disordered')).toBeTruthy();
  await press('matrix.chit.Charge');
  expect(screen.queryByLabelText(/withdraws/)).toBeNull();
});

test('N20 9.0 the phone goes back to the table without a chit, and the curtain waits there', async () => {
  await asked();
  await raiseCurtain();
  await press('matrix.chit.Bombard');
  await press('matrix.leave');
  await screen.findByTestId('matrix.handover');
  expect(screen.queryByTestId('matrix.pick')).toBeNull();
  await press('matrix.handover');
  await raiseCurtain();
  expect(screen.getByTestId('matrix.seal')).toBeDisabled();
});

test('N20 12.7.4, 9.0 reserves and the Guard are paid on the track before the chits turn up', async () => {
  const { view } = await asked();
  await pick('Advance');
  await pick('Cordon');
  await press('matrix.spend.first.more');
  await press('matrix.guard.second');
  await press('matrix.reveal');
  await screen.findByTestId('matrix.revealed');
  const { morale, matrix } = await view();
  expect(morale?.morale).toEqual({ first: 5, second: 10 });
  expect(matrix?.battle?.spent).toEqual({ attackerHalves: 2, defenderHalves: 2 });
});

test('Ruling 65 with the units named, cavalry is doubled and the column found', async () => {
  await asked(n20Battle({ combat: { columns: ['0', '+2', '+4'], rows: [] } }));
  await pick('Outflank');
  await pick('Hold');
  for (const id of ['corps', 'horse', 'guard']) await press(`matrix.unit.${id}`);
  await press('matrix.reveal');
  expect(await screen.findByTestId('matrix.sum.line')).toHaveTextContent('7 against 4, column +2');
});

test('Ruling 69 the phasing player speaks first; the other may ask once he has declined', async () => {
  const { view } = await atTheN20Table();
  await press('turn.step.combat-first');
  await screen.findByTestId('matrix.ask.by.first');
  expect(screen.queryByTestId('matrix.ask.by.second')).toBeNull();
  await press('matrix.ask.declines.first');
  await press('matrix.ask.by.second');
  await screen.findByTestId('curtain');
  expect((await view()).matrix?.battle).toMatchObject({ askedBy: 'second', attacker: 'first' });
});

test('N20 9.0 never against works; Fast never in a reaction', async () => {
  await atTheN20Table(n20Battle({ matrix: 'Fast' }));
  await press('turn.step.reaction-first');
  expect(await screen.findByTestId('matrix.ask.bar')).toHaveTextContent(/never in a reaction/);
  await press('turn.step.combat-first');
  await screen.findByTestId('matrix.ask.by.first');
  await press('matrix.ask.works.redoubt');
  expect(screen.getByTestId('matrix.ask.bar')).toHaveTextContent(/redoubt/);
});

test('N20 9.0 Fun: only who has his marker in reach may ask', async () => {
  await atTheN20Table(n20Battle({ matrix: 'Fun' }));
  await press('turn.step.combat-first');
  expect(await screen.findByTestId('matrix.ask.by.first')).toBeDisabled();
  await press('matrix.ask.reach.second');
  expect(screen.getByTestId('matrix.ask.by.second')).toBeEnabled();
  await press('matrix.ask.reach.first');
  expect(screen.getByTestId('matrix.ask.by.first')).toBeEnabled();
  expect(screen.queryByTestId('matrix.ask.by.second')).toBeNull();
});

test('solo: the app lays its chit down first, and proves it afterwards', async () => {
  const { view } = await asked(n20Battle({}, { playMode: 'solo' }));
  await screen.findByTestId('matrix.solo');
  expect(screen.queryByTestId('curtain')).toBeNull();
  expect(screen.getByTestId('matrix.lies.second')).toHaveAccessibleName('Coalition: a chit lies face down');
  await press('matrix.committed.toggle');
  expect(screen.getByText('1–2: Fall Back, 2 in 20')).toBeTruthy();
  await press('matrix.chit.Advance');
  await press('matrix.seal');
  await press('matrix.reveal');
  await screen.findByTestId('matrix.proof');
  const { matrix } = await view();
  const face = matrix?.battle?.revealed?.rolled?.face ?? 0;
  expect(screen.getByText(new RegExp(`← ${String(face)}$`))).toHaveTextContent(
    new RegExp(matrix?.battle?.revealed?.defense ?? 'nothing'),
  );
});

test('N20 9.0 a battle is fought without the matrix after all, and the chits are never shown', async () => {
  await asked();
  await pick('Charge');
  await screen.findByTestId('curtain');
  await press('curtain.leave');
  await press('matrix.abandon');
  await press('matrix.abandon.yes');
  await screen.findByTestId('matrix.ask');
  await press('game.header.history');
  await screen.findByTestId('history.list');
  await waitFor(() => expect(screen.getByText(/abandoned, the chits not shown/)).toBeTruthy());
  expect(screen.queryByText(/Charge/)).toBeNull();
});
