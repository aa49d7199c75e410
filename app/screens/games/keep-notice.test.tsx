import { act, render, screen } from '@testing-library/react-native';
import { firstLook } from '../../hooks/library';
import { AppContext } from '../../hooks/use-app';
import { openSettings } from '../../hooks/settings';
import { testPorts } from '../../../src/testkit/ports';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { press } from '../testing/phone';
import { KeepNotice } from './KeepNotice';

// The notice is the web's: the browser's half of the pair answers here.
jest.mock('../../wiring/keeping', () => jest.requireActual<object>('../../wiring/keeping.web'));

test('the browser’s answer stands when it is on the disk that the question was put', async () => {
  const says = (answer: boolean) => () => Promise.resolve(answer);
  Object.assign(globalThis, { navigator: { storage: { persisted: says(false), persist: says(false) } } });
  let written = (): void => undefined;
  const settings = await openSettings({
    read: () => Promise.resolve(null),
    write: () =>
      new Promise((done) => {
        written = done;
      }),
  });
  render(
    <AppContext.Provider value={{ ports: testPorts(), settings, first: firstLook(null) }}>
      <ThemeProvider choice="light" textScale={1}>
        <KeepNotice />
      </ThemeProvider>
    </AppContext.Provider>,
  );
  await screen.findByTestId('games.keep');
  await press('games.keep.ask');
  expect(screen.queryByTestId('games.keep.answer')).toBeNull();
  await act(async () => {
    written();
    await settings.written();
  });
  expect(await screen.findByTestId('games.keep.answer')).toBeTruthy();
});
