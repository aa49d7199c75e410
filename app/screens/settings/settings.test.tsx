import { fireEvent, screen } from '@testing-library/react-native';
import { PRIVACY } from '../../../src/wording/en/privacy';
import { readSettings } from '../../hooks/settings';
import { switchedOn } from '../testing/phone';

test('what is set holds at once and is kept', async () => {
  const { settings, kept } = await switchedOn();
  fireEvent.press(screen.getByTestId('games.header.settings'));
  fireEvent.press(await screen.findByTestId('settings.theme.lamp'));
  fireEvent.press(screen.getByTestId('settings.text.more'));
  fireEvent.press(screen.getByTestId('settings.dice.table'));
  fireEvent.press(screen.getByTestId('settings.haptics'));
  const wanted = { ...readSettings(null), theme: 'lamp', textScale: 1.1, dice: 'table', haptics: false };
  expect(settings.store.getState()).toEqual(wanted);
  expect(JSON.parse([...kept.values()].at(-1) ?? '')).toEqual(wanted);
  expect(screen.getByTestId('settings.theme.lamp')).toBeChecked();
});

test('what happens to what is entered is said in full, and one goes back to the settings', async () => {
  await switchedOn();
  fireEvent.press(screen.getByTestId('games.header.settings'));
  fireEvent.press(await screen.findByTestId('settings.privacy'));
  await screen.findByTestId('privacy');
  const said = [PRIVACY.first, ...PRIVACY.parts.flatMap(({ title, text }) => [title, ...text])];
  for (const words of said) expect(screen.getByText(words)).toBeTruthy();
  fireEvent.press(screen.getByTestId('privacy.header.back'));
  expect(await screen.findByTestId('settings.theme')).toBeTruthy();
});
