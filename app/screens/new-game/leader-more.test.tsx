import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Setup } from '../../../src/rules/common/index';
import { setupSchema } from '../../../src/rules/common/index';
import { battle, formation, leader } from '../../../src/testkit/battle';
import { render } from '@testing-library/react-native';
import * as v from 'valibot';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { press } from '../testing/phone';
import { CommandersFold } from './CommandersFold';
import { FormationsFold } from './FormationsFold';

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

/** The part of the form that one side's commanders and formations stand in. */
const form = () => {
  let seen: Setup = battle({
    leaders: [leader('emperor', 'first', 3), leader('wing', 'first', 3, { role: 'WC' })],
    formations: [formation('f1', 'first')],
  });
  const Form = () => {
    const [setup, setSetup] = useState(seen);
    seen = setup;
    const props = { side: 'first', setup, onChange: setSetup } as const;
    return (
      <>
        <CommandersFold {...props} />
        <FormationsFold {...props} rules="mop" />
      </>
    );
  };
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider choice="light">
        <Form />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  return () => seen;
};

const second = (testID: string): void => {
  fireEvent.press(screen.getAllByTestId(testID).at(-1));
};

test('MOP 37.17, 37.22: two ratings, cavalry only, orders that never change, a special effect; and it reads back', async () => {
  const setup = form();
  await press('setup.first.commanders.toggle');
  second('setup.commander.more.toggle');
  await press('setup.commander.rating_otherwise.more');
  await press('setup.commander.cavalry_only');
  await press('setup.commander.fixed');
  fireEvent.changeText(screen.getByTestId('setup.commander.standing'), 'Support the attack');
  await press('setup.leader.effect.bluecher');
  expect(setup().leaders[1]).toMatchObject({
    ratingOtherwise: 2,
    cavalryOnly: true,
    fixedOrders: true,
    standingOrder: 'Support the attack',
    effect: 'bluecher',
  });
  expect(v.parse(setupSchema, JSON.parse(JSON.stringify(setup())))).toEqual(setup());
});

test('MOP 37.17: a leader bound to his commander, and Ney’s effect', async () => {
  const setup = form();
  await press('setup.first.formations.toggle');
  await press('setup.formation.row');
  await press('setup.formation.more.toggle');
  await press('setup.formation.decision_hexes.more');
  await press('setup.leader.effect.ney');
  expect(setup().formations[0]).toMatchObject({ decisionHexes: 8, effect: 'ney' });
  await press('setup.leader.effect.ney');
  expect(setup().formations[0]).toMatchObject({ decisionHexes: 8, effect: null });
});
