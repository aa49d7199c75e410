import { useTheme } from './ThemeProvider';
import type { Theme } from './theme';

/**
 * Makes a hook that gives a component its styles for the theme in force. Styles are built once per theme, not once
 * per component on the screen.
 */
export const themedStyles = <S>(make: (theme: Theme) => S): (() => S) => {
  const made = new WeakMap<Theme, S>();
  return () => {
    const theme = useTheme();
    const known = made.get(theme);
    if (known !== undefined) return known;
    const styles = make(theme);
    made.set(theme, styles);
    return styles;
  };
};
