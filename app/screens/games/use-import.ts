import { useCallback, useState } from 'react';
import type { NoticeKind } from '../../components/Notice';
import { usePorts } from '../../hooks/use-app';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { pickFiles } from '../../wiring/pick-files';
import type { ImportNotice } from './import-notice';
import type { takeFiles } from './take-files';

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

type TakeFiles = typeof takeFiles;

/**
 * Takes in the games that files bring, each as one of its own, and says how that went. `taker`: what takes them in, which the
 * first page fetches only then.
 */
export const useImport = (onImported: () => void, taker: () => Promise<TakeFiles>): Import => {
  const ports = usePorts();
  const [notice, setNotice] = useState<ImportNotice | null>(null);
  const { run } = useOneAtATime();
  const takeFrom = useCallback(
    (files: () => Promise<readonly (string | null)[]>) => {
      const takeAll = async (): Promise<ImportNotice | null> => {
        const taken = await files();
        const take = await taker();
        return take(ports, taken, (nth, of) => {
          if (of > 1) setNotice(underWay(nth, of));
        });
      };
      const shown = (): Promise<void> =>
        takeAll().then(
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
    [ports, onImported, run, taker],
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
