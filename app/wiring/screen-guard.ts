import {
  allowScreenCaptureAsync,
  disableAppSwitcherProtectionAsync,
  enableAppSwitcherProtectionAsync,
  preventScreenCaptureAsync,
} from 'expo-screen-capture';

const KEY = 'secret';
/** Of the picture that iOS keeps for the app switcher nothing is left to read. */
const ALL = 1;

let guards = 0;

/** What a phone cannot do is left undone: Android has no switcher protection of its own, its block on pictures covers both. */
const ifItCan = (deed: Promise<void>): void => {
  deed.catch(() => undefined);
};

/**
 * No screenshot, no recording, and nothing to read in the app switcher, until what is returned is called. Several may ask at
 * once; the last one that lets go opens the screen again. `_colour` is for the web.
 */
export const guardScreen = (_colour: string): (() => void) => {
  guards += 1;
  if (guards === 1) {
    ifItCan(preventScreenCaptureAsync(KEY));
    ifItCan(enableAppSwitcherProtectionAsync(ALL));
  }
  return () => {
    guards -= 1;
    if (guards > 0) return;
    ifItCan(allowScreenCaptureAsync(KEY));
    ifItCan(disableAppSwitcherProtectionAsync());
  };
};
