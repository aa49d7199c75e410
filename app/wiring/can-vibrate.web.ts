/** An iPhone's switch gives a little knock when it is turned, and expo-haptics turns one; other browsers have `vibrate` or nothing. */
const hasSwitches = (): boolean =>
  'switch' in HTMLInputElement.prototype && window.matchMedia('(pointer: coarse)').matches;

/** Whether this browser can make itself felt. */
export const canVibrate = (): boolean => 'vibrate' in navigator || hasSwitches();
