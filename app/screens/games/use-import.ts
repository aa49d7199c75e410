import { useCallback, useState } from 'react';
import { importGame } from '../../../src/session/library';
import type { Imported } from '../../../src/session/library';
import { importFaultSentence, refusalSentence } from '../../../src/wording/en/refusals';
import type { NoticeKind } from '../../components/Notice';
import { usePorts } from '../../hooks/use-app';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { pickFile } from '../../wiring/files';
import { UNWATCHED } from '../game/unwatched';

type ImportNotice = Readonly<{ kind: NoticeKind; title: string; text: string }>;

/** How the file of a title sheet begins, however it is laid out. */
const SHEET = /^\uFEFF?\s*\{\s*"format"\s*:\s*"estafette-sheet"/;
const HEAD = 200;

const IS_SHEET: ImportNotice = {
  kind: 'warning',
  title: 'Not imported',
  text: 'This is a title sheet, not a game. Import it on the page of title sheets.',
};

/** Lets the player choose a file, takes it in as a game of its own, and says how that went. */
export const useImport = (onImported: () => void): Readonly<{ notice: ImportNotice | null; pick: () => void }> => {
  const ports = usePorts();
  const [notice, setNotice] = useState<ImportNotice | null>(null);
  const { run } = useOneAtATime();
  const pick = useCallback(() => {
    const take = async (): Promise<ImportNotice | null> => {
      const text = await pickFile();
      if (text === null) return null;
      return SHEET.test(text.slice(0, HEAD)) ? IS_SHEET : noticeOf(await importGame(ports, text));
    };
    const shown = (): Promise<void> =>
      take().then(
        (result) => {
          setNotice(result);
          if (result?.kind === 'good') onImported();
        },
        () => {
          setNotice({ kind: 'warning', title: 'Not imported', text: 'The file could not be read, or is too large.' });
        },
      );
    void run(shown);
  }, [ports, onImported, run]);
  return { notice, pick };
};

const noticeOf = (result: Imported): ImportNotice => {
  switch (result.kind) {
    case 'made':
      return {
        kind: 'good',
        title: 'Imported',
        text: `The game stands in the list below, beside any other copy of it.${result.unwatched === true ? ` ${UNWATCHED}` : ''}`,
      };
    case 'fault':
      return { kind: 'warning', title: 'Not imported', text: importFaultSentence(result.fault) };
    case 'refused':
      return { kind: 'warning', title: 'Not imported', text: refusalSentence(result.refusal, null) };
    case 'failed':
      return { kind: 'warning', title: 'Not imported', text: 'The device could not keep it. Nothing was changed.' };
  }
};
