import { screen, waitFor } from '@testing-library/react-native';
import { atTheArmy, corps, standingOf } from '../../testing/army-page';
import { answer, tappable } from '../../testing/fight';
import { press, settled } from '../../testing/phone';
import { unit } from '../../../../src/testkit/battle';

const ARMY = corps({
  units: [
    unit('a', 'f1', { front: 6, reverse: 3 }),
    unit('b', 'f1', { front: 4, reverse: 2 }),
    unit('guns', 'f1', { front: 10, reverse: 5, arm: 'footArtillery' }),
    unit('horse', 'f2', { front: 12, reverse: 6, arm: 'cavalry' }),
    unit('d', 's1', { front: 5, reverse: 2 }),
    unit('e', 's1', { front: 4, reverse: 2 }),
  ],
});

/** A game whose Resolve place is open, dice thrown on the table unless said otherwise. */
const atResolve = async (dice: 'app' | 'table' = 'table') => {
  const table = await atTheArmy(ARMY);
  await settled(() => {
    table.settings.change({ dice });
  });
  await press('tabs.resolve');
  return table;
};

const faces = async (...thrown: readonly number[]): Promise<void> => {
  for (const face of thrown) await press(`combat.dice.pad.face-${String(face)}`);
};

const pick = async (...units: readonly string[]): Promise<void> => {
  for (const one of units) await press(`combat.pick.${one}`);
};

const line = async (text: RegExp | string): Promise<void> => {
  await waitFor(() => expect(screen.getByTestId('combat.result.line')).toHaveTextContent(text));
};

/** a and b assault d in a town, up to the first die. */
const laidOut = async (): Promise<void> => {
  await press('resolve.open.nlc/assault');
  await pick('a');
  await pick('b');
  await pick('d');
  await press('combat.defenders.0.hex.town');
};

test('NLC 7.3: an assault of units the game knows fills itself, writes back, and one undo takes it back', async () => {
  const { view } = await atResolve();
  await laidOut();
  await faces(3, 3);
  await faces(4, 4);
  await answer('combat.choice.stay');
  await answer('combat.choice.stay');
  await press('combat.field.b');
  await faces(1);
  await faces(6);
  await answer('combat.choice.free');
  await answer('combat.choice.unit:a');
  await line('The defender is thrown back; a Division advances.');
  expect(screen.getByText('b Division loses a step.')).toBeTruthy();
  await press('combat.apply.yes');
  await waitFor(async () => expect(await standingOf(view, 'b')).toMatchObject({ stepsLost: 1 }));
  expect(await standingOf(view, 'd')).toMatchObject({ stepsLost: 1, marks: ['disrupted'] });
  // It stays on the page, with what would be taken back.
  expect(await screen.findByTestId('combat.written.line')).toHaveTextContent(/^The defender is thrown back/);
  await press('resolve.written.undo');
  await waitFor(async () => expect(await standingOf(view, 'd')).toMatchObject({ stepsLost: 0, marks: [] }));
  expect(await standingOf(view, 'b')).toMatchObject({ stepsLost: 0 });
  await press('combat.apply.yes');
  // The next fight begins with an empty page, and the game's counters as they are now.
  await press('combat.another');
  expect(await screen.findByTestId('combat.pick.a')).toBeTruthy();
  // Another page knows nothing of it.
  await press('resolve.header.back');
  await press('resolve.open.nlc/charge');
  expect(screen.queryByTestId('resolve.written')).toBeNull();
});

test('NLC 11.2: the leader of the hit is rolled for by name, two taps from the applied result to his own', async () => {
  const led = {
    ...ARMY,
    formations: ARMY.formations.map((one) => (one.id === 's1' ? { ...one, leader: 'Picton' } : one)),
  };
  const { view, settings } = await atTheArmy(led);
  await settled(() => {
    settings.change({ dice: 'table' });
  });
  await press('tabs.resolve');
  await press('resolve.open.nlc/assault');
  await pick('a', 'd');
  await press('combat.defenders.0.leader.s1');
  await faces(6, 6);
  await faces(1, 1);
  for (let i = 0; i < 8 && screen.queryByTestId('combat.result.line') === null; i += 1) {
    const pad = 'combat.dice.pad.face-1';
    await answer(screen.queryByTestId(pad) === null ? (tappable().at(-1) ?? 'combat.choice') : pad);
  }
  expect(await screen.findByText('Apply, and roll for Picton')).toBeTruthy();
  await press('combat.roll');
  await waitFor(() => expect(screen.getByTestId('leader.who.s1')).toBeChecked());
  // Looked at and left again, he is still to be rolled for.
  await press('resolve.header.back');
  await press('combat.roll.s1');
  await press('leader.roll');
  for (const face of [6, 6]) await press(`dice.pad.face-${String(face)}`);
  expect((await screen.findAllByText(/Picton.* (has fallen|is lost)/)).length).toBeGreaterThan(0);
  await press('resolve.header.back');
  // Back where the fight was written; nobody is left to roll for.
  expect(await screen.findByTestId('combat.written.line')).toBeTruthy();
  expect(screen.queryByTestId('combat.roll.s1')).toBeNull();
  expect((await view()).corps?.leaders.find(({ id }) => id === 's1')?.leaderless).toBe(true);
});

test('NLC 7.3: in a game every die lies on the table at once: left and come back to, the assault goes on', async () => {
  const { view } = await atResolve();
  await laidOut();
  await faces(3, 3);
  expect((await view()).procedure?.run?.given).toHaveLength(1);
  await press('resolve.header.back');
  // Whatever fight is asked for, the one under way goes on.
  await press('resolve.open.nlc/charge');
  expect(await screen.findByTestId('combat.thrown.0')).toHaveProp(
    'accessibilityLabel',
    'Attacker: Fire in the assault: 3, 3',
  );
  await faces(4, 4);
  await answer('combat.choice.retreat');
  await answer('combat.choice.free');
  await faces(1);
  await line('The attacker goes back.');
});

test('NLC 7.7, 7.8: a charge is applied and its pursuit begun in one tap; both are in the game afterwards', async () => {
  const { view } = await atResolve();
  await press('resolve.open.nlc/charge');
  await pick('horse', 'd');
  await faces(6);
  await faces(3, 2);
  await faces(1, 1);
  await answer('combat.choice.free');
  await line('The charge wins.');
  await press('combat.pursue');
  await waitFor(async () => expect((await standingOf(view, 'horse')).marks).toContain('charged'));
  await answer('combat.choice.pursue');
  await faces(6, 6);
  await answer('combat.choice.return');
  expect(await screen.findByTestId('combat.result.line')).toBeTruthy();
  await press('combat.apply.yes');
  await waitFor(async () => expect(await standingOf(view, 'd')).toMatchObject({ place: 'uar' }));
});

test('NLC 8.1: a bombardment of known units leaves its markers on both sides', async () => {
  const { view } = await atResolve();
  await press('resolve.open.nlc/bombardment');
  await pick('guns', 'e');
  await faces(4, 4);
  await line('The target is disrupted.');
  await press('combat.apply.yes');
  await waitFor(async () => expect(await standingOf(view, 'e')).toMatchObject({ stepsLost: 1, marks: ['disrupted'] }));
  expect((await standingOf(view, 'guns')).marks).toEqual(['bombarded']);
});

test('NLC 7.3: with the app’s dice a common assault is fourteen taps at most from the place to applied', async () => {
  await atResolve('app');
  let taps = 1; // the place itself
  const tap = async (id: string): Promise<void> => {
    taps += 1;
    await press(id);
  };
  await tap('resolve.open.nlc/assault');
  await tap('combat.pick.a');
  await tap('combat.pick.b');
  await tap('combat.pick.d');
  await tap('combat.defenders.0.hex.town');
  await tap('combat.dice.throw');
  for (let i = 0; i < 8 && screen.queryByTestId('combat.result.line') === null; i += 1) {
    await waitFor(() => expect(screen.queryByTestId('combat.dice.throw')).toBeNull());
    if (screen.queryByTestId('combat.result.line') !== null) break;
    const ids = tappable();
    const id = ids.find((one) => /(both-stay|\.stay)$/.test(one)) ?? ids[0] ?? 'combat.choice';
    taps += /^combat\.field|both-stay$/.test(id) ? 1 : 2;
    await answer(id);
  }
  await tap('combat.apply.yes');
  expect(taps).toBeLessThanOrEqual(14);
});

test('NLC 19, 20: the rules in force are those of the set-up, shown and not asked, and changed there for all', async () => {
  await atTheArmy({ ...ARMY, switches: ['withoutRemoteSupport', 'withoutTinyUnits', 'rout'] });
  await press('tabs.resolve');
  await press('resolve.open.nlc/assault');
  expect(await screen.findByText(/rules 19\.1, 19\.4, 20\.10$/)).toBeTruthy();
  await press('combat.rules.open');
  expect(screen.getByTestId('combat.rules.rout')).toBeChecked();
  expect(screen.getByTestId('combat.rules.rout')).toBeDisabled();
  expect(screen.getByTestId('combat.rules.tinyunits')).not.toBeChecked();
  expect(screen.queryByTestId('combat.support.0')).toBeNull();
  await press('combat.rules.setup');
  await press('setup.switches.toggle');
  expect(screen.getByTestId('setup.switch.withoutRemoteSupport')).not.toBeChecked();
  expect(screen.getByTestId('setup.switch.withoutArtilleryDetail')).toBeChecked();
  await press('setup.switch.withoutRemoteSupport');
  expect(screen.getByTestId('setup.switch.withoutRemoteSupport')).toBeChecked();
});

test('NLC 12.2: Fall Back and Reserve are said once for a hex, beside its terrain', async () => {
  const { view } = await atResolve();
  await laidOut();
  await pick('e');
  await press('combat.defenders.0.order.inReserve');
  await faces(3, 3);
  const input = JSON.stringify((await view()).procedure?.run?.input);
  expect(input.match(/"inReserve":true/g)).toHaveLength(2);
});

test('NLC 7.4: given a full hex on the way back, when it is written, then who stood there is tapped and disrupted', async () => {
  const { view } = await atResolve();
  await laidOut();
  await faces(3, 3);
  await faces(4, 4);
  await answer('combat.choice.retreat');
  await answer('combat.choice.crowded');
  await answer('combat.choice.free');
  for (let i = 0; i < 6 && screen.queryByTestId('combat.result.line') === null; i += 1) {
    const pad = 'combat.dice.pad.face-1';
    await answer(screen.queryByTestId(pad) === null ? (tappable()[0] ?? 'combat.choice') : pad);
  }
  await press('combat.apply.yes');
  await press('combat.crowded.horse');
  await press('combat.crowded.yes');
  await waitFor(async () => expect((await standingOf(view, 'horse')).marks).toEqual(['disrupted']));
});

test('MOP 37.5: given a unit without initiative, when the fight is refused, then one tap opens the place to enter it', async () => {
  const { settings } = await atTheArmy(ARMY, 'mop');
  await settled(() => {
    settings.change({ dice: 'table' });
  });
  await press('tabs.resolve');
  await press('resolve.open.nlc/assault');
  await pick('a', 'd');
  await press('combat.refused.initiative');
  expect(await screen.findByTestId('combat.editor.initiative')).toBeTruthy();
});

test('NLC 7.4: given hits on one side only, when it is asked to go back, then staying is chosen already and one tap says it', async () => {
  await atResolve();
  await laidOut();
  await faces(6, 6);
  await faces(1, 1);
  expect(await screen.findByTestId('combat.choice.stay')).toBeChecked();
  expect(screen.queryByTestId('combat.choice.both-stay')).toBeNull();
  expect(screen.getByTestId('combat.choice.yes')).toHaveTextContent(/^Stay: \d hits?$/);
  await press('combat.choice.yes');
  await waitFor(() => expect(screen.queryByText('Go back one hex?')).toBeNull());
});

test('MOP 37.4: given a turn whose weather nobody has entered, when a fight is laid out, then the page says that it is not known', async () => {
  await atTheArmy(ARMY, 'mop');
  await press('tabs.resolve');
  await press('resolve.open.nlc/assault');
  expect(await screen.findByText(/weather not known, taken as /)).toBeTruthy();
  expect(screen.getByText(/does not know this turn’s weather yet/)).toBeTruthy();
});
