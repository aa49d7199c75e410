import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useStore } from 'zustand';
import { testPorts } from '../../../src/testkit/ports';
import type { SheetPorts } from '../../../src/session/sheets';
import { openSettings } from '../../hooks/settings';
import type { SettingsBox } from '../../hooks/settings';
import { firstLook, readLibrary } from '../../hooks/library';
import { AppContext } from '../../hooks/use-app';
import { beyond } from '../../navigation/lazily';
import { RootNavigator } from '../../navigation/RootNavigator';
import { ThemeProvider } from '../../theme/ThemeProvider';

/** A phone of a test: the app's real screens over real rules; only its disk is memory and its chance repeats. */
export type Phone = Readonly<{ ports: SheetPorts; settings: SettingsBox; kept: ReadonlyMap<string, string> }>;

const Lit = ({ settings }: Pick<Phone, 'settings'>) => {
  const { theme, textScale } = useStore(settings.store);
  return (
    <ThemeProvider choice={theme} textScale={textScale}>
      <RootNavigator />
    </ThemeProvider>
  );
};

const settledLoad = () =>
  act(async () => {
    await beyond();
  });

/** Switches the phone on and waits for the list of games. */
export const switchedOn = async (ports: SheetPorts = testPorts()): Promise<Phone> => {
  const kept = new Map<string, string>();
  const settings = await openSettings({
    read: (name) => Promise.resolve(kept.get(name) ?? null),
    write: (name, value) => {
      kept.set(name, value);
      return Promise.resolve();
    },
  });
  const first = firstLook(await readLibrary(ports));
  render(
    <SafeAreaProvider>
      <AppContext.Provider value={{ ports, settings, first }}>
        <Lit settings={settings} />
      </AppContext.Provider>
    </SafeAreaProvider>,
  );
  await screen.findByTestId('games');
  // What lies beyond the first page has come while the player looks at it.
  await settledLoad();
  return { ports, settings, kept };
};

const nextMoment = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/**
 * Does something and lets what follows from it reach the disk and the screen: also what the screen, drawn anew, puts off to
 * the next moment (dice that fall by themselves). Without the second wait a test on a busy machine would answer the question
 * that is just being answered.
 */
export const settled = async (deed: () => void): Promise<void> => {
  await act(async () => {
    deed();
    await nextMoment();
  });
  await act(async () => {
    await nextMoment();
  });
};

/** The steps of a turn lie in a fold: whoever goes to one of them opens it first. */
const unfolded = async (id: string): Promise<void> => {
  if (!id.startsWith('turn.step.')) return;
  await screen.findByTestId('turn.sequence.toggle');
  if (screen.queryByTestId('turn.sequence') !== null) return;
  await settled(() => {
    fireEvent.press(screen.getByTestId('turn.sequence.toggle'));
  });
};

/** A tap on what bears this id, as soon as it is there. */
export const press = async (id: string): Promise<void> => {
  await unfolded(id);
  await screen.findByTestId(id);
  await settled(() => {
    fireEvent.press(screen.getByTestId(id));
  });
};
