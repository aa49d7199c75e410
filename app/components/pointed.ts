import { createContext, useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { View, ViewStyle } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { ScrollerContext } from './scroller';

/** What the tutorial's guide points at, by testID; nothing where no guide leads. */
export const PointedContext = createContext<readonly string[]>([]);

type Ringed = Readonly<{ ring: ViewStyle | null; ref: RefObject<View | null> }>;

/**
 * The ring around what the guide points at, and the ref by which the page brings it into view. What cannot be pressed yet
 * bears none.
 */
export const useRing = (testID: string | undefined, disabled = false): Ringed => {
  const pointed = useContext(PointedContext);
  const scroller = useContext(ScrollerContext);
  const { colour } = useTheme();
  const ref = useRef<View>(null);
  const at = disabled || testID === undefined ? -1 : pointed.indexOf(testID);
  useEffect(() => (at === -1 ? undefined : scroller?.ask(at, ref)), [at, scroller]);
  const ring = { outlineColor: colour.wax, outlineStyle: 'solid', outlineWidth: 3, outlineOffset: 2 } as const;
  return { ring: at === -1 ? null : ring, ref };
};
