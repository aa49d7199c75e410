import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { formation, unit } from '../../../src/testkit/battle';
import { atTheArmy, corps, lose } from '../testing/army-page';
import { press, settled } from '../testing/phone';

const toNight = async (): Promise<void> => {
  await press('tabs.turn');
  await press('turn.step.turnEnd');
  await press('turn.next.turn');
  await press('tabs.army');
};
const atDesk = async (side: 'first' | 'second'): Promise<void> => {
  await press('tabs.desk');
  await press(`desk.door.${side}`);
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
};

test('NLC 2.3, Ruling 20: a lifted counter tells strength, movement and morale, and on demand the sum', async () => {
  await atTheArmy(corps({ units: [unit('a', 'f1', { movement: 4 }), unit('b', 'f1')] }));
  await press('unit.a');
  await press('unit.action.steplost');
  await screen.findByText('Strength 3 (5 printed, 1 step lost) · movement 4 · morale 3');
  expect(screen.queryByTestId('unit.morale')).toBeNull();
  await press('unit.why');
  expect(screen.getByTestId('unit.morale')).toHaveTextContent(/the usual, morale 4.*A step lost: −1/);
  await press('unit.b');
  expect(screen.queryByTestId('unit.morale')).toBeNull();
});

test('MOP 37.10: a morale that would tell of hidden demoralization is not shown at the table', async () => {
  await atTheArmy(corps({ units: [unit('a', 'f1', { initiative: 3 })] }, ['hiddenDemoralization']), 'mop');
  await press('unit.a');
  await screen.findByText(/morale: at its owner’s desk \(MOP 37.10\)/);
  expect(screen.queryByTestId('unit.why')).toBeNull();
  await press('unit.close');
  await atDesk('first');
  await press('desk.army');
  await press('unit.a');
  await screen.findByText(/Strength 5 · morale 4/);
});

test('NLC 13: the chances of a rally for each unit before the die, and what stands against it', async () => {
  await atTheArmy();
  await lose('a', 2);
  await lose('b', 2);
  await toNight();
  await press('army.formation.f1');
  await press('rally.unit.a');
  await press('rally.unit.b');
  for (const id of ['a', 'b']) {
    expect(screen.getByTestId(`rally.odds.${id}.true`)).toHaveProp('accessibilityLabel', 'Comes back: 67 %, 4 / 6');
    expect(screen.getByTestId(`rally.odds.${id}.false`)).toHaveProp('accessibilityLabel', 'Gone for good: 33 %, 2 / 6');
  }
  expect(screen.getByTestId('rally.roll')).toBeDisabled();
  await press('rally.reserve.no');
  expect(screen.getByTestId('rally.odds.a')).toHaveTextContent(/\(NLC 13\)/);
  expect(screen.queryByTestId('rally.odds.b')).toBeNull();
});

test('NLC 11.2: a leader in danger is lost three times in thirty-six, and only once a combat', async () => {
  await atTheArmy();
  await press('army.leader.emperor');
  expect(screen.getByTestId('leader.odds.lost')).toHaveProp('accessibilityLabel', 'He is lost: 8 %, 3 / 36');
  await press('leader.rolled');
  expect(screen.getByTestId('leader.odds')).toHaveTextContent(/\(Ruling 85\)/);
});

test('NLC 19.2: each unit’s chances; who has tried stands in the state, and the working outlives the last marker', async () => {
  const { settings } = await atTheArmy(corps({}, ['disruptionByCheck']));
  await press('unit.a');
  await press('unit.d');
  await press('unit.action.disrupted');
  await press('unit.close');
  await press('tabs.turn');
  await press('turn.step.turnEnd');
  await press('disruption.a.shelteringTerrain');
  expect(screen.getByTestId('disruption.a.odds.removed')).toHaveProp(
    'accessibilityLabel',
    'Loses its marker: 83 %, 5 / 6',
  );
  expect(screen.getByTestId('disruption.d.odds.removed')).toHaveProp(
    'accessibilityLabel',
    'Loses its marker: 67 %, 4 / 6',
  );
  await settled(() => {
    settings.change({ dice: 'table' });
  });
  await press('disruption.roll');
  await press('dice.pad.face-5');
  await press('dice.pad.face-6');
  await screen.findByText(/d Division: has rolled this turn and stays disrupted/);
  // Another page of the same game knows it too: it does not stand in the page that rolled.
  await press('tabs.army');
  await screen.findByText(/d Division: has rolled this turn and stays disrupted/);
  expect(screen.queryByTestId('disruption.roll')).toBeNull();
});

test('NLC 19.2: on the Turn page the working of the last marker stays to be read', async () => {
  const { settings } = await atTheArmy(corps({}, ['disruptionByCheck']));
  await press('unit.a');
  await press('unit.action.disrupted');
  await press('unit.close');
  await press('tabs.turn');
  await press('turn.step.turnEnd');
  await settled(() => {
    settings.change({ dice: 'table' });
  });
  await press('disruption.roll');
  await press('dice.pad.face-1');
  await waitFor(() => expect(screen.queryByTestId('endsnow')).toBeNull());
  expect(screen.getByTestId('army.working')).toHaveTextContent(/a Division/);
});

test('NLC 19.2: so it does on the play’s own page', async () => {
  const { settings } = await atTheArmy(corps({}, ['disruptionByCheck']));
  await press('unit.a');
  await press('unit.action.disrupted');
  await press('unit.close');
  await settled(() => {
    settings.change({ dice: 'table' });
  });
  await press('tabs.resolve');
  await press('resolve.open.nlc/disruption-removal');
  await press('disruption.roll');
  await press('dice.pad.face-1');
  await screen.findByText(/^Nobody rolls for a marker here/);
  expect(screen.getByTestId('army.working')).toHaveTextContent(/a Division/);
});

test('MOP 37.12.2: the turns on which a group may come, with the side’s luck, and behind whom', async () => {
  const formations = [
    formation('f1', 'first'),
    formation('s1', 'second', { arrives: 3 }),
    formation('s2', 'second', { arrives: 3 }),
  ];
  const { settings } = await atTheArmy(corps({ formations, units: [] }, ['variableArrival', 'secretArrivals']), 'mop');
  await toNight();
  await atDesk('second');
  expect(screen.getByTestId('arrival.s1.odds.3')).toHaveProp('accessibilityLabel', '22:00, on schedule: 33 %, 2 / 6');
  await press('arrival.s2.behind');
  await press('arrival.s2.behind.turn.more');
  expect(screen.getByTestId('arrival.s2.odds.3')).toHaveProp('accessibilityLabel', '22:00, on schedule: 67 %, 4 / 6');
  await settled(() => {
    settings.change({ dice: 'table' });
  });
  await press('arrival.s1.roll');
  await press('dice.pad.face-6');
  await screen.findByTestId('arrival.s2.luck');
  expect(screen.getByTestId('arrival.s2.luck')).toHaveTextContent(/1 delayed and 0 advanced so far: −1 to the die/);
});

test('MOP 37.9.2, 37.8, 37.3.3: chances of a repair, of a pontoon train, of a position; and what was entered by mistake goes', async () => {
  const { view } = await atTheArmy(corps(), 'mop');
  await press('campaign.spans.toggle');
  fireEvent.changeText(screen.getByTestId('span.new.name'), 'Lesmont');
  await press('span.new.add');
  await press('span.span-1');
  await press('span.span-1.work');
  await screen.findByTestId('span.span-1.odds');
  expect(screen.getByTestId('span.span-1.odds.true')).toHaveProp('accessibilityLabel', 'Repaired: 67 %, 4 / 6');
  await press('span.span-1.ends.occupied');
  expect(screen.getByTestId('span.span-1.odds.true')).toHaveProp('accessibilityLabel', 'Repaired: 33 %, 2 / 6');
  await press('span.span-1.remove');
  await press('span.span-1.remove.yes');
  await press('campaign.trains.toggle');
  await press('train.new.kind.pontoon');
  fireEvent.changeText(screen.getByTestId('train.new.name'), 'Pontoons');
  await press('train.new.add');
  await screen.findByTestId('train.train-1.odds');
  expect(screen.getByTestId('train.train-1.odds.captured')).toHaveProp(
    'accessibilityLabel',
    'Taken when the enemy enters: 50 %, 3 / 6',
  );
  await press('train.train-1.remove');
  await press('train.train-1.remove.yes');
  await press('campaign.positions.toggle');
  expect(screen.getByTestId('position.odds.true')).toHaveProp('accessibilityLabel', 'Built: 17 %, 1 / 6');
  await press('position.diggers.less');
  expect(screen.getByTestId('position.odds')).toHaveTextContent(/\(MOP 37.3.3\)/);
  expect((await view()).campaign).toMatchObject({ spans: [], trains: [] });
});
