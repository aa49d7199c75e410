/**
 * How the app can come onto the home screen from here. `prompt`: the browser asks the player itself when it is told to. `byHand`: only
 * the player can do it, in the browser's own menu.
 */
export type InstallWay = Readonly<{ kind: 'none' | 'byHand' }> | Readonly<{ kind: 'prompt'; ask: () => void }>;

const NONE: InstallWay = { kind: 'none' };

/** A phone's own app is installed already. */
export const installWay = (): InstallWay => NONE;

export const watchInstallWay =
  (_onChange: () => void): (() => void) =>
  () =>
    undefined;
