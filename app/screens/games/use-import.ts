import { useCallback, useState } from 'react';
import type { NoticeKind } from '../../components/Notice';
import { usePorts } from '../../hooks/use-app';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { beyond } from '../../navigation/lazily';
import { pickFiles } from '../../wiring/pick-files';
import type { ImportNotice } from './import-notice';

const underWay = (nth: number, of: number): ImportNotice => ({
  kind: 'info' satisfies NoticeKind,
  title: 'One moment',
  text: `Game ${String(nth)} of ${String(of)} is being taken in.`,
});

type Import = Readonly<{
  notice: ImportNotice | null;
  /** Lets the player choose files. */
  pick: () => void;
  /** Reads a file that is here already. */
  read: (text: string) => void;
}>;

/** Takes in the games that files bring, each as one of its own, and says how that went. */
export const useImport = (onImported: () => void): Import => {
  const ports = usePorts();
  const [notice, setNotice] = useState<ImportNotice | null>(null);
  const { run } = useOneAtATime();
  const takeFrom = useCallback(
    (files: () => Promise<readonly (string | null)[]>) => {
      const take = async (): Promise<ImportNotice | null> => {
        const taken = await files();
        const { takeFiles } = await beyond();
        return takeFiles(ports, taken, (nth, of) => {
          if (of > 1) setNotice(underWay(nth, of));
        });
      };
      const shown = (): Promise<void> =>
        take().then(
          (result) => {
            setNotice(result);
            if (result !== null) onImported();
          },
          () => {
            setNotice({ kind: 'warning', title: 'Not imported', text: 'The file could not be read, or is too large.' });
            onImported();
          },
        );
      void run(shown);
    },
    [ports, onImported, run],
  );
  return {
    notice,
    pick: useCallback(() => {
      takeFrom(pickFiles);
    }, [takeFrom]),
    read: (text) => {
      takeFrom(() => Promise.resolve([text]));
    },
  };
};
