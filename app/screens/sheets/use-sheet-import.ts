import { useState } from 'react';
import { importSheet } from '../../../src/session/sheets';
import type { SheetImported } from '../../../src/session/sheets';
import { SHEET_EDITED, ignoredSentence, sheetFaultSentence } from '../../../src/wording/en/setup-files';
import type { NoticeKind } from '../../components/Notice';
import { usePorts } from '../../hooks/use-app';
import { pickFile } from '../../wiring/files';

/** What became of a file. `edited`: it waits for the players' consent. */
export type SheetNotice = Readonly<{ kind: NoticeKind; title: string; text: string; edited: boolean }>;

type SheetImport = Readonly<{
  notice: SheetNotice | null;
  pick: () => void;
  /** Takes a file in that was edited outside the app. */
  consent: () => void;
  dismiss: () => void;
}>;

const MOST_NAMED = 5;

/** Lets the player choose a file and takes it in as a sheet; one that was edited outside the app only with consent. */
export const useSheetImport = (onImported: () => void): SheetImport => {
  const ports = usePorts();
  const [notice, setNotice] = useState<SheetNotice | null>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const take = async (text: string, evenIfEdited: boolean): Promise<void> => {
    const result = await importSheet(ports, text, { evenIfEdited });
    setWaiting(result.kind === 'ask' ? text : null);
    setNotice(noticeOf(result));
    if (result.kind === 'saved') onImported();
  };
  const guarded = (work: Promise<void>): void => {
    work.catch(() => {
      setWaiting(null);
      setNotice(notTaken('The file could not be read, or is too large.'));
    });
  };
  const pick = async (): Promise<void> => {
    const text = await pickFile();
    if (text !== null) await take(text, false);
  };
  return {
    notice,
    pick: () => {
      guarded(pick());
    },
    consent: () => {
      if (waiting !== null) guarded(take(waiting, true));
    },
    dismiss: () => {
      setWaiting(null);
      setNotice(null);
    },
  };
};

const notTaken = (text: string): SheetNotice => ({ kind: 'warning', title: 'Not imported', text, edited: false });

const noticeOf = (result: SheetImported): SheetNotice => {
  switch (result.kind) {
    case 'saved':
      return {
        kind: 'good',
        title: 'Imported',
        text: `“${result.sheet.name}” stands in the list below, beside any other copy of it.${unknownFields(result.ignored)}`,
        edited: false,
      };
    case 'ask':
      return {
        kind: 'warning',
        title: SHEET_EDITED.title,
        text: `“${result.sheet.name}”: ${SHEET_EDITED.hint}${unknownFields(result.ignored)}`,
        edited: true,
      };
    case 'fault':
      return notTaken(sheetFaultSentence(result.fault));
    case 'failed':
      return notTaken('The device could not keep it. Nothing was changed.');
  }
};

const unknownFields = (ignored: readonly string[]): string =>
  ignored.length === 0 ? '' : ` ${ignoredSentence(ignored.slice(0, MOST_NAMED))}.`;
