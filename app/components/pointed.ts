import { createContext, useContext } from 'react';
import type { ViewStyle } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';

/** What the tutorial's guide points at, by testID; nothing where no guide leads. */
export const PointedContext = createContext<readonly string[]>([]);

/** The ring around what the guide points at. What cannot be pressed yet bears none. */
export const useRing = (testID: string | undefined, disabled = false): ViewStyle | null => {
  const pointed = useContext(PointedContext);
  const { colour } = useTheme();
  if (disabled || testID === undefined || !pointed.includes(testID)) return null;
  return { outlineColor: colour.wax, outlineStyle: 'solid', outlineWidth: 3, outlineOffset: 2 };
};
