import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { readLibrary } from './library';
import type { Library } from './library';
import { useApp } from './use-app';

/** The games on this device, read again whenever the list comes into view. Null until the first reading. */
export const useLibrary = (): Readonly<{ library: Library | null; reload: () => void }> => {
  const { ports, first } = useApp();
  const [library, setLibrary] = useState(first.library);
  const reload = useCallback(() => {
    void readLibrary(ports).then(setLibrary);
  }, [ports]);
  useFocusEffect(
    useCallback(() => {
      if (first.library() === null) reload();
      else first.spend();
    }, [first, reload]),
  );
  return { library, reload };
};
