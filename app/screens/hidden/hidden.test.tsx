import { fireEvent, screen } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import type { Switch } from '../../../src/rules/list';
import { battle, unit } from '../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../src/testkit/ports';
import { press, settled, switchedOn } from '../testing/phone';

const PLACES = ['Wavre', 'Limal', 'Ligny'];

/** A solo game by MOP, before its Turn page; a second hand on the same session does what is not tried here. */
const begun = async (switches: readonly Switch[], more: Partial<Setup> = {}) => {
  const ports = testPorts();
  const setup = battle({ playMode: 'solo', title: { ...EMPTY_TITLE, places: PLACES }, ...more }, switches);
  const { key } = await madeGame(ports, 'mop', setup);
  const { settings } = await switchedOn(ports);
  await settled(() => {
    settings.change({ dice: 'table' });
  });
  await press('games.card.open');
  return async () => (await opened(ports, await gameOf(ports, key), 'solo')).getState().view.hidden;
};

test('NLC 20.1 a march is plotted, collects, is rolled for and comes to light before the whole table', async () => {
  const hidden = await begun(['hiddenMovement']);
  await press('tabs.desk');
  await press('hidden.first.plot');
  await press('hidden.plot.of.formation-f1');
  expect(screen.getByTestId('hidden.plot.begin')).toBeDisabled();
  await press('hidden.plot.place.Wavre');
  await press('hidden.plot.place.Ligny');
  await press('hidden.plot.place.Limal');
  await press('hidden.plot.back');
  await press('hidden.plot.begin');
  expect(screen.getByTestId('hidden.march.first-h1')).toHaveTextContent(
    /f1 Corps.*Turn 1 of hiding.*Wavre → Ligny.*0 MP/,
  );
  expect(screen.queryByTestId('hidden.march.first-h1.roll')).toBeNull();
  await press('tabs.turn');
  await press('turn.step.selection');
  await press('turn.next.fill');
  for (let i = 0; i < 5; i++) {
    await press('turn.next.draw');
    await press('turn.next.done');
  }
  await press('turn.step.turnEnd');
  await press('turn.next.turn');
  await press('tabs.desk');
  expect(screen.getByLabelText('4 MP collected')).toBeTruthy();
  expect(screen.getByTestId('hidden.due.first')).toBeTruthy();
  expect(screen.getByTestId('hidden.march.first-h1.odds')).toHaveTextContent(/33 %/);
  await press('hidden.march.first-h1.hq.austrian');
  expect(screen.getByTestId('hidden.march.first-h1.odds')).toHaveTextContent(/17 %/);
  await press('hidden.march.first-h1.roll');
  await press('dice.pad.face-6');
  await press('tabs.turn');
  expect(screen.getByTestId('hidden.revealed.formation-f1')).toHaveTextContent(/4 MP.*one to a hex/);
  expect(await hidden()).toMatchObject({ revealed: [{ by: 'roll', mp: 4 }], desks: [{ marches: [] }, {}] });
});

test('NLC 20.1.3, 20.1.2 its way is changed, and its owner reveals it', async () => {
  const hidden = await begun(['hiddenMovement', 'orderSheets', 'withoutOrders']);
  await press('tabs.desk');
  await press('hidden.second.plot');
  await press('hidden.plot.of.formation-s1');
  await press('hidden.plot.place.Wavre');
  await press('hidden.plot.going.retreat');
  await press('hidden.plot.begin');
  await press('hidden.march.second-h1.reroute');
  await press('hidden.plot.why.newOrder');
  await press('hidden.plot.place.Ligny');
  await press('hidden.plot.change');
  expect((await hidden())?.desks[1]?.marches).toMatchObject([{ route: ['Wavre', 'Ligny'], superseded: true }]);
  await press('hidden.march.second-h1.reveal');
  await press('hidden.march.second-h1.reveal.yes');
  expect((await hidden())?.revealed).toMatchObject([{ by: 'owner', going: 'retreat', side: 'second' }]);
});

test('MOP 37.10, 37.11 dummies up to the number of corps; a vedette’s report counts down on the table', async () => {
  const hidden = await begun(['hiddenForces', 'vedettes']);
  await press('tabs.desk');
  await press('hidden.dummies.first.more');
  await press('hidden.dummies.first.more');
  await press('hidden.dummies.first.reveal');
  await press('hidden.dummies.first.reveal.yes');
  expect((await hidden())?.desks[0]?.dummies).toEqual({ count: 1, most: 3 });
  await press('tabs.turn');
  await press('hidden.spot.toggle');
  await settled(() => {
    fireEvent.changeText(screen.getByTestId('hidden.spot.name'), 'The stack at Limal');
  });
  await press('hidden.spot.mark');
  expect(screen.getByTestId('hidden.spotted.v1')).toHaveTextContent(/The stack at Limal: 1 turn left/);
  await press('turn.step.turnEnd');
  await press('turn.next.turn');
  await press('hidden.spotted.v1.in');
  expect((await hidden())?.spotted).toEqual([]);
});

test('MOP 37.11 a unit makes way for its vedettes, one of them is lost, and it comes back; its number is asked once', async () => {
  const units = [unit('u1', 'f1', { arm: 'cavalry', name: 'Hussars' }), unit('u2', 'f1'), unit('u3', 's1')];
  const hidden = await begun(['vedettes'], { units });
  await press('hidden.deploy.toggle');
  await press('hidden.deploy.unit.u1');
  await press('hidden.deploy.count.more');
  await press('hidden.deploy.do');
  expect(screen.getByTestId('hidden.vedettes.ve1')).toHaveTextContent(/Vedettes of Hussars \(French\)3 on the map/);
  await press('hidden.vedettes.ve1.left.less');
  await press('hidden.vedettes.ve1.disrupted.more');
  expect((await hidden())?.vedettesOut).toMatchObject([{ left: 2, disrupted: 1, keepsUnit: false }]);
  await press('hidden.vedettes.ve1.recall');
  expect((await hidden())?.maySend.find((one) => one.unit === 'u1')?.count).toBe(3);
  await press('hidden.deploy.brigade');
  await press('hidden.deploy.unit.u3');
  await press('hidden.deploy.do');
  expect(screen.getByTestId('hidden.vedettes.ve2')).toHaveTextContent(/the unit keeps its place/);
});

test('NLC 20.1 laid open with the orders of its side, a hidden march is read with its route; before that by nobody', async () => {
  const ports = testPorts();
  const game = await madeGame(ports, 'mop', battle({}, ['orderSheets', 'hiddenMovement']));
  const session = await opened(ports, game);
  session.takeSeat('first');
  const of = { kind: 'formation', id: 'f1' };
  const steps = [{ type: 'march', target: { kind: 'place', name: 'Wavre' } }];
  expect(await session.dispatch({ type: 'SetOrder', of, steps, houseRule: { reason: 'as printed' } })).toBe(true);
  expect(await session.dispatch({ type: 'BeginHiddenMarch', of, route: ['the secret ford'] })).toBe(true);
  await switchedOn(ports);
  await press('games.card.open');
  await press('game.header.history');
  await press('history.header.archive');
  await screen.findByTestId('archive.first.sealed');
  expect(screen.queryByText(/secret ford/)).toBeNull();
  screen.unmount();
  expect(await session.dispatch({ type: 'OpenArchive', side: 'first' })).toBe(true);
  await switchedOn(ports);
  await press('games.card.open');
  await press('game.header.history');
  await press('history.header.archive');
  expect(await screen.findByTestId('archive.first.marches')).toHaveTextContent(/marches hidden by the secret ford/);
  expect(screen.queryByTestId('archive.second.marches')).toBeNull();
});
