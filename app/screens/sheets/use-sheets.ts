import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { ListedSheet } from '../../../src/journal/store';
import { listSheets } from '../../../src/session/sheets';
import { usePorts } from '../../hooks/use-app';

/** The title sheets on this device, read again whenever the list comes into view. Null until the first reading. */
export const useSheets = (): Readonly<{ sheets: readonly ListedSheet[] | null; reload: () => void }> => {
  const ports = usePorts();
  const [sheets, setSheets] = useState<readonly ListedSheet[] | null>(null);
  const reload = useCallback(() => {
    listSheets(ports).then(setSheets, () => {
      setSheets([]);
    });
  }, [ports]);
  useFocusEffect(reload);
  return { sheets, reload };
};
