import { useEffect } from 'react';
import { AccessibilityInfo } from 'react-native';
import { listen } from '../hooks/announce';

/** A phone has a voice of its own for what is announced; a browser has a place on the page (`StatusRegion.web.tsx`). */
export const StatusRegion = () => {
  useEffect(
    () =>
      listen({
        hear: (text) => {
          AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true });
        },
        forget: () => undefined,
      }),
    [],
  );
  return null;
};
