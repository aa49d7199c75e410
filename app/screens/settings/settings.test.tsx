import { fireEvent, screen } from '@testing-library/react-native';
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
