import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useColorScheme, useWindowDimensions } from 'react-native';
import { useFocusRing } from './focus-ring';
import type { ThemeName } from './palette';
import { useScrollbarInk } from './scrollbars';
import { makeTheme } from './theme';
import type { Theme } from './theme';

const ThemeContext = createContext<Theme>(makeTheme('light', 1));

type ThemeProviderProps = {
  /** `system` follows the phone's light or dark; the lamp is only ever chosen. */
  readonly choice: ThemeName | 'system';
  /** The player's own text size; 1 where nothing was chosen. */
  readonly textScale?: number | undefined;
  readonly children: ReactNode;
};

/** Gives every component below it the light and text size to print itself in. */
export const ThemeProvider = ({ choice, textScale = 1, children }: ThemeProviderProps) => {
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  const name = choice === 'system' ? system : choice;
  const { fontScale } = useWindowDimensions();
  const theme = useMemo(() => makeTheme(name, textScale, fontScale), [name, textScale, fontScale]);
  useFocusRing(theme.colour);
  useScrollbarInk(theme.colour);
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
};

/** The light and text size in force. */
export const useTheme = (): Theme => useContext(ThemeContext);
