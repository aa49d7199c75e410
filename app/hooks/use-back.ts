/** On a phone the sheet's own window hears "back". */
export const useBack = (_open: boolean, _onBack: () => void): void => undefined;
