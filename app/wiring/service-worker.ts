/** On a phone the store brings updates: there is no worker to watch. */
export function watchForUpdate(_onWaiting: (apply: () => void) => void): void {
  return;
}

/** On a phone there is one version at a time. */
export function sayWhatRuns(): void {
  return;
}
