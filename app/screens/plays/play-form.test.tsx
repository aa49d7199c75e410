import { screen, waitFor } from '@testing-library/react-native';
import { atTheArmy, corps } from '../testing/army-page';
import { press, settled, switchedOn } from '../testing/phone';

/** The page of a play that follows from what it asks: NLC 19.1 has no layout of its own. */
const atThePage = async () => {
  const at = await atTheArmy(corps());
  await settled(() => {
    at.settings.change({ dice: 'table' });
  });
  await press('tabs.resolve');
  await press('resolve.open.nlc/zone-exit');
  return at;
};

test('NLC 19.1: somebody is named, the odds stand there, a die is tapped, and the working tells', async () => {
  const { view } = await atThePage();
  expect(screen.queryByTestId('play.roll')).toBeNull();
  await press('play.about.unit.a');
  expect(screen.getByTestId('play.odds.0')).toHaveProp('accessibilityLabel', 'Leaves in order: 67 %, 4 / 6');
  await press('play.roll');
  await press('dice.pad.face-6');
  await screen.findByTestId('army.working');
  const unit = (await view()).army.units.find((one) => one.unit.id === 'a');
  expect(unit?.standing.marks).toEqual(['disrupted']);
  // He has nothing more to lose, and is not offered again.
  await waitFor(() => expect(screen.queryByTestId('play.about.unit.a')).toBeNull());
});

test('NLC 19.1: with his leader beside him he is steadier', async () => {
  await atThePage();
  await press('play.about.unit.a');
  await press('play.about.withLeader');
  expect(screen.getByTestId('play.odds.0')).toHaveProp('accessibilityLabel', 'Leaves in order: 83 %, 5 / 6');
});

test('NLC 19.1: without a game he is described, as for any check', async () => {
  await switchedOn();
  await press('games.resolve');
  await press('resolve.open.nlc/zone-exit');
  await press('resolve.known.unit.arm.cavalry');
  await screen.findByTestId('resolve.dice.throw');
});
