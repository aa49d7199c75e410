import { screen } from '@testing-library/react-native';
import type { Switch } from '../../../../src/rules/list';
import { unit } from '../../../../src/testkit/battle';
import { atTheArmy, corps } from '../../testing/army-page';
import { answer, tappable } from '../../testing/fight';
import { press, settled } from '../../testing/phone';

/** a and b have assaulted d in a town, who was thrown back; the result is written. `morale`: d's own. */
const thrownBack = async (switches: readonly Switch[], morale: number | null = null): Promise<void> => {
  const army = corps(
    {
      units: [
        unit('a', 'f1', { front: 6, reverse: 3 }),
        unit('b', 'f1', { front: 4, reverse: 2 }),
        unit('d', 's1', { front: 5, reverse: 2, morale }),
        unit('e', 's1', { front: 4, reverse: 2 }),
      ],
    },
    switches,
  );
  const { settings } = await atTheArmy(army);
  await settled(() => {
    settings.change({ dice: 'table' });
  });
  await press('tabs.resolve');
  await press('resolve.open.nlc/assault');
  for (const one of ['a', 'b', 'd']) await press(`combat.pick.${one}`);
  await press('combat.defenders.0.hex.town');
  for (const face of [3, 3, 4, 4]) await press(`combat.dice.pad.face-${String(face)}`);
  await answer('combat.choice.both-stay');
  // The attacker holds and the defender does not.
  const checks = [1, 6];
  for (let i = 0; i < 10 && screen.queryByTestId('combat.result.line') === null; i += 1) {
    if (screen.queryByTestId('combat.dice.pad') !== null)
      await press(`combat.dice.pad.face-${String(checks.shift() ?? 1)}`);
    else await answer(tappable().find((id) => /\.free$|unit:a$/.test(id)) ?? tappable()[0] ?? 'combat.choice');
  }
  await press('combat.apply.yes');
  await screen.findByTestId('combat.written.line');
};

test('NLC 11.1: given a hex that was entered, when it is written, then a leader who was left in it is a tap away', async () => {
  await thrownBack([]);
  await press('combat.displaced');
  expect(await screen.findByTestId('leader.who.s1')).toBeTruthy();
});

test('NLC 12.2: given order sheets in the app, when a side goes back, then the table says what ends a Reserve order, and no order', async () => {
  await thrownBack(['orderSheets']);
  expect(screen.getByTestId('combat.after')).toHaveTextContent(
    /Coalition: a Reserve order fails when its leader is displaced or his stack goes back/,
  );
});

test('NLC 12.2: given no order sheets, when a side goes back, then nothing is said of orders', async () => {
  await thrownBack([]);
  expect(screen.getByTestId('combat.after')).not.toHaveTextContent(/Reserve/);
});

test('NLC 20.10: given a unit that routs, when it is written, then the check of the friends beside it is opened for its formation', async () => {
  await thrownBack(['rout'], 3);
  await press('combat.beside.d');
  expect((await screen.findAllByLabelText(/^e Division/)).length).toBeGreaterThan(0);
});
