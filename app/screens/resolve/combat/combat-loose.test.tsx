import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { render, screen, waitFor } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { testPorts } from '../../../../src/testkit/ports';
import { openMemorySettings } from '../../../../src/storage/memory/memory';
import { openSettings } from '../../../hooks/settings';
import { firstLook } from '../../../hooks/library';
import { AppContext } from '../../../hooks/use-app';
import { ThemeProvider } from '../../../theme/ThemeProvider';
import { answer, tappable } from '../../testing/fight';
import { press, settled } from '../../testing/phone';
import { CombatScreen } from './CombatScreen';
import type { CombatProcedure } from './draft';

const Stack = createNativeStackNavigator();

/** A phone with nothing on it but the page of one fight. */
const phoneWith = (ports = testPorts()) => {
  const open = async (procedure: CombatProcedure, dice: 'app' | 'table' = 'table') => {
    const settings = await openSettings(openMemorySettings());
    settings.change({ dice });
    render(
      <SafeAreaProvider>
        <AppContext.Provider value={{ ports, settings, first: firstLook(null) }}>
          <ThemeProvider choice="light" textScale={1}>
            <NavigationContainer>
              <Stack.Navigator>
                <Stack.Screen name="ResolveOne">
                  {() => <CombatScreen procedure={procedure} rules="nlc" />}
                </Stack.Screen>
              </Stack.Navigator>
            </NavigationContainer>
          </ThemeProvider>
        </AppContext.Provider>
      </SafeAreaProvider>,
    );
    await settled(() => undefined);
  };
  return { open, ports };
};

const faces = async (...thrown: readonly number[]): Promise<void> => {
  for (const face of thrown) await press(`combat.dice.pad.face-${String(face)}`);
};

const line = async (text: RegExp | string): Promise<void> => {
  await waitFor(() => expect(screen.getByTestId('combat.result.line')).toHaveTextContent(text));
};

const twoAgainstOne = async (): Promise<void> => {
  await press('combat.attackers.0.add.infantry');
  await press('combat.editor.front.6');
  await press('combat.attackers.0.add.infantry');
  await press('combat.editor.front.4');
  await press('combat.defenders.0.add.infantry');
  await press('combat.editor.front.5');
};

test('NLC 7.3, 7.4: an assault with typed dice: a common unit in two taps, hits paid by tapping a counter, retreat, advance', async () => {
  const { open } = phoneWith();
  await open('nlc/assault');
  expect(screen.getByText(/Nobody stands under “Attacker” yet/)).toBeTruthy();
  await twoAgainstOne();
  await press('combat.defenders.0.hex.town');
  await waitFor(() => expect(screen.getByTestId('combat.odds.bars')).toBeTruthy());
  expect(
    screen.getByText(/After a hit Attacker decides first about going back: neither side has artillery/),
  ).toBeTruthy();
  await faces(3, 3);
  await faces(4, 4);
  await screen.findByText('Attacker is asked first: neither side has artillery.');
  await answer('combat.choice.stay');
  await screen.findByText('Attacker was asked first and stays.');
  await answer('combat.choice.stay');
  // The owner says which of the two pays; nobody else is lit.
  expect(screen.queryByTestId('combat.field.infantry-3')).toBeNull();
  await press('combat.field.infantry-2');
  await faces(1);
  await faces(6);
  await answer('combat.choice.free');
  await answer('combat.choice.unit:Infantry 1');
  await line('The defender is thrown back; Infantry 1 advances.');
  expect(screen.getByText('Infantry 2 loses a step.')).toBeTruthy();
  expect(screen.getByText('Infantry 3 loses a step and is disrupted.')).toBeTruthy();
  // The same again, from the first die on.
  await press('combat.apply.again');
  expect(screen.getByTestId('combat.setup')).toBeTruthy();
});

test('NLC 7.1, 7.4: with the app’s dice one tap throws both fires, and what nobody decides falls by itself', async () => {
  const { open } = phoneWith();
  await open('nlc/assault', 'app');
  await twoAgainstOne();
  await press('combat.dice.throw');
  await waitFor(() => expect(screen.getByTestId('combat.thrown.1')).toBeTruthy());
  for (let i = 0; i < 12 && screen.queryByTestId('combat.result.line') === null; i += 1) {
    await waitFor(() => expect(screen.queryByTestId('combat.dice.throw')).toBeNull());
    if (screen.queryByTestId('combat.result.line') !== null) break;
    await answer(tappable()[0] ?? 'combat.choice');
    await settled(() => undefined);
  }
  await line(/\.$/);
});

test('NLC 7.3: killed in the middle of an assault, the dice have fallen and the fight goes on', async () => {
  const { open, ports } = phoneWith();
  await open('nlc/assault');
  await twoAgainstOne();
  await faces(3, 3);
  screen.unmount();
  await phoneWith(ports).open('nlc/assault');
  expect(await screen.findByTestId('combat.field')).toBeTruthy();
  expect(screen.getByTestId('combat.thrown.0')).toHaveProp('accessibilityLabel', 'Attacker: Fire in the assault: 3, 3');
  await faces(4, 4);
  await answer('combat.choice.retreat');
  await answer('combat.choice.free');
  await faces(2);
  await line('The attacker goes back.');
  expect(screen.queryByTestId('combat.setup')).toBeNull();
});

test('NLC 7.3: what is laid out outlives the app too, before a die has fallen', async () => {
  const { open, ports } = phoneWith();
  await open('nlc/assault');
  await twoAgainstOne();
  await press('combat.defenders.0.hex.woods');
  screen.unmount();
  await phoneWith(ports).open('nlc/assault');
  expect(await screen.findByTestId('combat.unit.infantry-3')).toBeTruthy();
  expect(screen.getByTestId('combat.defenders.0.hex.woods')).toBeChecked();
  await press('combat.clear');
  expect(screen.queryByTestId('combat.unit.infantry-3')).toBeNull();
});

test('NLC 7.7, 7.8: a charge that wins leads on to its pursuit, and those who fled cannot fire back', async () => {
  const { open } = phoneWith();
  await open('nlc/charge');
  await press('combat.attackers.0.add.cavalry');
  await press('combat.editor.front.12');
  await press('combat.defenders.0.add.infantry');
  await press('combat.editor.front.4');
  await faces(6); // no square
  await faces(3, 2);
  await faces(1, 1);
  await answer('combat.choice.free');
  await line('The charge wins.');
  await press('combat.pursue');
  expect(await screen.findByText('Pursuit')).toBeTruthy();
  await answer('combat.choice.pursue');
  expect(await screen.findByText(/pursuit/i)).toBeTruthy();
  for (let i = 0; i < 6 && screen.queryByTestId('combat.result.line') === null; i += 1) {
    const pad = 'combat.dice.pad.face-6';
    await answer(screen.queryByTestId(pad) === null ? (tappable()[0] ?? 'combat.choice') : pad);
  }
  await line(/^The cavalry pursues: the charge/);
});

test('NLC 8.1: a bombardment: the first hit disrupts, further ones are steps', async () => {
  const { open } = phoneWith();
  await open('nlc/bombardment');
  await press('combat.attackers.0.add.footartillery');
  await press('combat.editor.front.10');
  await press('combat.defenders.0.add.infantry');
  await press('combat.editor.front.6');
  await faces(4, 4);
  await line('The target is disrupted.');
  expect(screen.getByText('Infantry 2 loses a step and is disrupted.')).toBeTruthy();
});

test('NLC 7.9, 7.11: a reaction charge and a retreat before assault are led from here too', async () => {
  const first = phoneWith();
  await first.open('nlc/reaction-charge');
  await press('combat.attackers.0.add.cavalry');
  await press('combat.defenders.0.add.cavalry');
  await press('combat.deed.retreats');
  await faces(6);
  await line('Nobody charges.');
  screen.unmount();
  const second = phoneWith();
  await second.open('nlc/retreat-before-assault');
  await press('combat.defenders.0.add.cavalry');
  await answer('combat.choice.cavalry-1');
  await faces(6);
  await line('Cavalry 1 slips away.');
  expect(screen.getByText('Cavalry 1 is disrupted.')).toBeTruthy();
});

test('NLC 7.3: what the rules forbid is said with its rule, and no die can be thrown', async () => {
  const { open } = phoneWith();
  await open('nlc/assault');
  await twoAgainstOne();
  await press('combat.attackers.0.side.majorRiver');
  expect(await screen.findByTestId('combat.refused')).toBeTruthy();
  expect(screen.queryByTestId('combat.dice')).toBeNull();
});

test('NLC 7.3: the page is read out in the order a player works: attacker, defender, rules, odds, the dice', async () => {
  const { open } = phoneWith();
  await open('nlc/assault');
  await twoAgainstOne();
  await waitFor(() => expect(screen.getByTestId('combat.odds.bars')).toBeTruthy());
  const drawn = JSON.stringify(screen.toJSON());
  const places = ['attackers', 'defenders', 'rules', 'odds', 'working', 'dice'];
  const found = places.map((place) => drawn.indexOf(`"testID":"combat.${place}"`));
  expect(found.every((at) => at >= 0)).toBe(true);
  expect(found).toEqual([...found].sort((a, b) => a - b));
});
