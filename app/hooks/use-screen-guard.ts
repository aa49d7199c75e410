import { useEffect } from 'react';
import { useTheme } from '../theme/ThemeProvider';
import { guardScreen } from '../wiring/screen-guard';

/** While something secret is on the screen: no screenshot where the platform can forbid it, nothing to see in the app switcher. */
export const useScreenGuard = (secret: boolean): void => {
  const { curtain } = useTheme().colour;
  useEffect(() => (secret ? guardScreen(curtain) : undefined), [secret, curtain]);
};
