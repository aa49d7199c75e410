import type { NavigationContainerRef } from '@react-navigation/native';
import { useCallback, useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Routes } from '../navigation/routes';
import { watchOpenedFiles } from '../wiring/opened-files';
import type { OpenedFile } from '../wiring/opened-files';

/** Files that were opened with the app and that nobody has decided on yet. In memory only: a file can be opened again. */
export const openedFiles = createStore<readonly OpenedFile[]>(() => []);

/** Shows each file that is opened with the app on the page that asks what to do with it. Returns what `onReady` must call. */
export const useOpenedFiles = (container: NavigationContainerRef<Routes>): (() => void) => {
  const show = useCallback(() => {
    if (container.isReady() && openedFiles.getState().length > 0) container.navigate('Import');
  }, [container]);
  useEffect(
    () =>
      watchOpenedFiles((files) => {
        openedFiles.setState((before) => [...before, ...files], true);
        show();
      }),
    [show],
  );
  return show;
};
