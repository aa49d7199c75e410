import { NavigationContext, StackActions } from '@react-navigation/native';
import { useCallback, useContext } from 'react';
import type { Entry } from './entries';
import type { ShelfId } from './shelves';

/** Opens a place or a table on a page of its own, so that the way back leads through all of them. */
export const useOpenEntry = (): ((entry: Entry) => void) => {
  const navigation = useContext(NavigationContext);
  return useCallback(
    (entry) => {
      navigation?.dispatch(
        entry.kind === 'table'
          ? StackActions.push('BookTable', { id: entry.table.id })
          : StackActions.push('BookPlace', { ref: entry.place.ref }),
      );
    },
    [navigation],
  );
};

export const useOpenShelf = (): ((shelf: ShelfId) => void) => {
  const navigation = useContext(NavigationContext);
  return (shelf) => {
    navigation?.dispatch(StackActions.push('BookShelf', { shelf }));
  };
};
