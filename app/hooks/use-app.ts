import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SheetPorts } from '../../src/session/sheets';
import type { FirstLook } from './library';
import type { Settings, SettingsBox } from './settings';

/** What every screen gets from App.tsx: the device, and the player's settings. */
export type AppServices = Readonly<{ ports: SheetPorts; settings: SettingsBox; first: FirstLook }>;

export const AppContext = createContext<AppServices | null>(null);

export const useApp = (): AppServices => {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp: there is no App around this screen');
  return app;
};

export const usePorts = (): SheetPorts => useApp().ports;

export const useSetting = <Name extends keyof Settings>(name: Name): Settings[Name] =>
  useStore(useApp().settings.store, (settings) => settings[name]);
