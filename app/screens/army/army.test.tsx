import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { atTheArmy, corps, lose, standingOf } from '../testing/army-page';
import { press, settled } from '../testing/phone';

test('NLC 6.1: a step loss is two taps, and all counters lie open', async () => {
  const { view } = await atTheArmy();
  for (const id of ['a', 'b', 'c', 'd']) expect(screen.getByTestId(`unit.${id}`)).toBeTruthy();
  await press('unit.a');
  await press('unit.action.steplost');
  await waitFor(() =>
    expect(screen.getByLabelText(/^a Division, French, infantry, 3, 1 of 2 steps lost/)).toBeTruthy(),
  );
  expect(await standingOf(view, 'a')).toMatchObject({ stepsLost: 1, place: 'map' });
});

test('NLC 6.3: both disrupted is one mark, and the next tap begins anew', async () => {
  const { view } = await atTheArmy();
  await press('unit.a');
  await press('unit.b');
  await press('unit.action.disrupted');
  await waitFor(async () => expect((await standingOf(view, 'b')).marks).toEqual(['disrupted']));
  expect((await standingOf(view, 'a')).marks).toEqual(['disrupted']);
  await press('unit.c');
  expect(screen.getByTestId('unit.a')).not.toBeSelected();
  expect(screen.getByTestId('unit.c')).toBeSelected();
});

test('NLC 6.1: the last step of a unit puts it into the box of those who may rally, without supply into that of the lost', async () => {
  const { view } = await atTheArmy();
  await lose('b', 2);
  expect(await screen.findByTestId('army.box.first.uar')).toBeTruthy();
  await press('unit.c');
  await press('unit.action.more');
  await press('unit.action.outOfSupply');
  await press('unit.action.steplost');
  await screen.findByTestId('army.box.first.peu');
  expect(await standingOf(view, 'c')).toMatchObject({ place: 'peu' });
});

test('NLC 15: a limit crossed is told once with its rule; NLC 13: a rally lifts it', async () => {
  const { view, settings } = await atTheArmy();
  await lose('a', 2);
  expect(screen.queryByTestId('army.crossed.demoralized')).toBeNull();
  await lose('b', 2);
  await screen.findByTestId('army.crossed.demoralized');
  expect(screen.getByText(/f1 Corps is demoralized: 9 lost, limit 8 \(NLC 15\)/)).toBeTruthy();
  expect(screen.getByTestId('army.limit.f1')).toHaveProp('accessibilityLabel', 'Losses, 9 of 8, Demoralized');
  await press('army.crossed.demoralized.close');
  expect(screen.queryByTestId('army.crossed.demoralized')).toBeNull();

  await press('army.formation.f1');
  await screen.findByTestId('rally.not.a');
  expect(screen.queryByTestId('rally.unit.a')).toBeNull();
  await press('formation.close');
  await press('tabs.turn');
  await press('turn.step.turnEnd');
  await press('turn.next.turn');
  await press('tabs.army');
  await settled(() => {
    settings.change({ dice: 'table' });
  });
  await press('unit.a');
  await press('unit.action.rally');
  await press('rally.unit.a');
  await press('rally.reserve.yes');
  await press('rally.roll');
  await press('dice.pad.face-4');
  await screen.findByText(/1 to 4 needed, rolled 4/);
  await press('formation.close');
  await press('unit.close');
  await screen.findByText(/f1 Corps is no longer demoralized: 4 lost, limit 8/);
  expect(screen.getByTestId('army.limit.f1')).toHaveProp('accessibilityLabel', 'Losses, 4 of 8, 4 to go');
  expect(await standingOf(view, 'a')).toMatchObject({ place: 'map', stepsLost: 1 });
});

test('NLC 19.2: at the turn’s end disruption is rolled for from the Army page, each unit once', async () => {
  const { view } = await atTheArmy(corps({}, ['disruptionByCheck']));
  await press('unit.a');
  await press('unit.d');
  await press('unit.action.disrupted');
  await press('unit.close');
  await press('tabs.turn');
  await press('turn.step.turnEnd');
  await press('tabs.army');
  await press('disruption.a.shelteringTerrain');
  await press('disruption.roll');
  await screen.findByTestId('army.working');
  const marks = await Promise.all(['a', 'd'].map(async (id) => (await standingOf(view, id)).marks.length));
  const left = marks.reduce((sum, count) => sum + count, 0);
  expect(screen.queryAllByText(/has rolled this turn and stays disrupted/)).toHaveLength(left);
});

test('NLC 11.2, 11.4: a commander’s HQ is destroyed from his sheet, and his line says so', async () => {
  const { view } = await atTheArmy();
  await press('army.leader.emperor');
  await press('leader.hq.destroyed');
  await press('leader.close');
  await screen.findByText(/HQ destroyed/);
  expect((await view()).corps?.hqs.find((one) => one.leader === 'emperor')?.state).toBe('destroyed');
});

test('NLC 20.9: what became of orders moves the limit', async () => {
  const { view } = await atTheArmy(corps({}, ['operationsMorale']));
  await press('army.formation.f1');
  await press('operation.failure');
  await screen.findByText('Once so far');
  const limit = (await view()).corps?.formations.find(({ of }) => of.id === 'f1')?.limit;
  expect(limit).toBeLessThan(8);
});

test('MOP App. III: when reinforcements come is rolled on the owner’s desk, and the table sees nothing of it', async () => {
  const { view } = await atTheArmy(corps({}, ['variableArrival', 'secretArrivals']), 'mop');
  await press('tabs.turn');
  await press('turn.step.turnEnd');
  await press('turn.next.turn');
  await press('tabs.army');
  await press('campaign.arrivals.toggle');
  const words = 'printed 22:00';
  expect(screen.getByTestId('arrival.s2.words')).toHaveTextContent(words);
  await press('tabs.desk');
  await press('desk.door.second');
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
  await press('arrival.s2.roll');
  await screen.findByTestId('army.working');
  await press('desk.footer.close');
  await press('tabs.army');
  await waitFor(() => expect(screen.queryByTestId('army.working')).toBeNull());
  expect((await view()).campaign?.arrivals[0]).toMatchObject({ comes: null, now: null });
  if (screen.queryByTestId('arrival.s2.words') === null) await press('campaign.arrivals.toggle');
  expect(screen.getByTestId('arrival.s2.words')).toHaveTextContent(words);
});

test('MOP 37.10: with hidden demoralization limit, crossing and rally are at the owner’s desk alone', async () => {
  await atTheArmy(corps({}, ['hiddenDemoralization']), 'mop');
  await lose('a', 2);
  await lose('b', 2);
  expect(screen.queryByTestId('army.limit.f1')).toBeNull();
  expect(screen.queryByTestId('army.crossed.demoralized')).toBeNull();
  await press('army.formation.f1');
  await screen.findByText(/kept at its owner’s desk/);
  await press('formation.close');
  await press('tabs.desk');
  await press('desk.door.first');
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
  await press('desk.army');
  await waitFor(() =>
    expect(screen.getByTestId('army.limit.f1')).toHaveProp('accessibilityLabel', 'Losses, 9 of 8, Demoralized'),
  );
  await press('deskarmy.back');
  await press('desk.footer.close');
  await press('tabs.army');
  await waitFor(() => expect(screen.queryByTestId('army.limit.f1')).toBeNull());
});

test('MOP 37.13: points by hand stand in the list with where they come from', async () => {
  const { view } = await atTheArmy(corps(), 'mop');
  await press('campaign.points.toggle');
  await press('points.award.amount.more');
  await press('points.award.record');
  await waitFor(async () => expect((await view()).campaign?.points.bySide.first).toBe(2));
});
