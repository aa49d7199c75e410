import type { ReactNode } from 'react';
import { ScrollView, useWindowDimensions } from 'react-native';
import { useLyingPhone } from '../hooks/use-lying-phone';
import { useTheme } from '../theme/ThemeProvider';

export type FootProps = {
  readonly of: 'screen' | 'sheet';
  readonly children: ReactNode;
};

const LARGE = 1.4;
/** How much of the window the foot may take with large letters before it scrolls. */
const LYING_SHARE = 0.34;
const SHEET_SHARE = 0.45;

/** With large letters a foot of its own height could leave no room for what stands above it: then it scrolls. */
export const Foot = ({ of, children }: FootProps) => {
  const { height } = useWindowDimensions();
  const isLarge = useTheme().textScale > LARGE;
  const isLying = useLyingPhone();
  if (!isLarge || (of === 'screen' && !isLying)) return children;
  return (
    <ScrollView
      style={{ flexGrow: 0, maxHeight: height * (isLying ? LYING_SHARE : SHEET_SHARE) }}
      keyboardShouldPersistTaps="handled"
    >
      {children}
    </ScrollView>
  );
};
