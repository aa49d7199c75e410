import { useEffect, useState } from 'react';
import { StatusBar } from 'expo-status-bar';
import { Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useStore } from 'zustand';
import { readAhead } from '../src/session/read-ahead';
import type { SheetPorts } from '../src/session/sheets';
import type { DeviceStorage } from '../src/storage/expo/open-expo-storage';
import { Notice } from './components/Notice';
import { Screen } from './components/Screen';
import { StatusRegion } from './components/StatusRegion';
import { firstLook, readLibrary } from './hooks/library';
import type { FirstLook } from './hooks/library';
import { AppContext } from './hooks/use-app';
import type { AppServices } from './hooks/use-app';
import { openSettings } from './hooks/settings';
import { Mishap } from './Mishap';
import { StartFailed } from './StartFailed';
import { beyond } from './navigation/lazily';
import { RootNavigator } from './navigation/RootNavigator';
import { ThemeProvider, useTheme } from './theme/ThemeProvider';
import { useTypefaces } from './theme/fonts';
import { askedFor } from './wiring/asked-for';
import type { AskedFor } from './wiring/asked-for';
import { portsOver } from './wiring/ports';
import { openStorage } from './wiring/storage';
import { UpdateNotice } from './UpdateNotice';

type Start =
  | Readonly<{ kind: 'opening' | 'otherTab' }>
  | Readonly<{ kind: 'failed'; failure: unknown }>
  | Readonly<{ kind: 'open'; services: AppServices }>;

const OPENING: Start = { kind: 'opening' };

/**
 * What a page beyond the first waits for; the first one waits for its games. Should the code not come, the page asks for it once
 * more, and says so.
 */
const whatIsDrawn = async (isLate: boolean, ports: SheetPorts): Promise<FirstLook> => {
  if (!isLate) return firstLook(await readLibrary(ports));
  await beyond().catch(() => undefined);
  return firstLook(null);
};

/**
 * The device for all screens. Where the app is opened at a game, its rows are read while its code comes; and no page that is
 * still to come is drawn: what is there at the first drawing need not be drawn again.
 */
const servicesOver = async (storage: DeviceStorage, { isLate, game }: AskedFor): Promise<AppServices> => {
  const store = game === null ? storage.store : readAhead(storage.store, game);
  const ports = portsOver({ ...storage, store });
  const [settings, first] = await Promise.all([openSettings(storage.settings), whatIsDrawn(isLate, ports)]);
  return { ports, settings, first };
};

/** Opens the device's storage once. The one place in the app that knows which storage there is. */
const useStart = (): Start => {
  const [start, setStart] = useState<Start>(OPENING);
  useEffect(() => {
    const open = async (): Promise<AppServices> => {
      const storage = await openStorage(() => {
        setStart((now) => (now.kind === 'open' ? now : { kind: 'otherTab' }));
      });
      return servicesOver(storage, askedFor());
    };
    open().then(
      (services) => {
        setStart({ kind: 'open', services });
      },
      (failure: unknown) => {
        setStart({ kind: 'failed', failure });
      },
    );
  }, []);
  return start;
};

export const App = () => {
  const start = useStart();
  useTypefaces();
  return (
    <SafeAreaProvider>
      <StatusRegion />
      {start.kind === 'open' ? (
        <AppContext.Provider value={start.services}>
          <Themed services={start.services} />
        </AppContext.Provider>
      ) : (
        <ThemeProvider choice="system">
          <Waiting start={start} />
        </ThemeProvider>
      )}
    </SafeAreaProvider>
  );
};

const Themed = ({ services }: { readonly services: AppServices }) => {
  const { theme, textScale } = useStore(services.settings.store);
  return (
    <ThemeProvider choice={theme} textScale={textScale}>
      <Ink />
      <UpdateNotice />
      <Mishap>
        <RootNavigator />
      </Mishap>
    </ThemeProvider>
  );
};

/** The phone's own status line, in the theme's ink. */
const Ink = () => <StatusBar style={useTheme().name === 'light' ? 'dark' : 'light'} />;

/**
 * What there is to say before the storage is open. While it merely opens, an empty sheet: it takes no time to speak of, and in a
 * browser the page itself is one.
 */
const Waiting = ({ start }: { readonly start: Exclude<Start, { kind: 'open' }> }) =>
  start.kind === 'opening' && Platform.OS === 'web' ? null : <WaitingSheet start={start} />;

const WaitingSheet = ({ start }: { readonly start: Exclude<Start, { kind: 'open' }> }) => (
  <Screen testID={`start.${start.kind}`}>
    {start.kind === 'otherTab' ? (
      <Notice
        kind="info"
        title="Open in another tab"
        titlesPage
        text="Estafette works in one tab at a time. Close the other one and this one goes on by itself."
        testID="start.other_tab"
      />
    ) : null}
    {start.kind === 'failed' ? <StartFailed failure={start.failure} /> : null}
  </Screen>
);
