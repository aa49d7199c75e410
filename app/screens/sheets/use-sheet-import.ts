import { importSheet } from '../../../src/session/sheets';
import type { SheetImported } from '../../../src/session/sheets';
import { SHEET_EDITED, sheetFaultSentence } from '../../../src/wording/en/setup-files';
import { usePorts } from '../../hooks/use-app';
import { NOT_KEPT, UNREADABLE_FILE, notTakenIn, unknownFields, useFileImport } from '../../hooks/use-file-import';
import type { FileImport, FileNotice } from '../../hooks/use-file-import';

/** Takes title sheets in. */
export const useSheetImport = (onImported: () => void): FileImport<SheetImported> => {
  const ports = usePorts();
  return useFileImport({
    read: (text, evenIfEdited) => importSheet(ports, text, { evenIfEdited }),
    noticeOf,
    unread: notTaken(UNREADABLE_FILE),
    onImported,
  });
};

const notTaken = (text: string): FileNotice => notTakenIn('Not imported', text);

const noticeOf = (result: SheetImported): FileNotice => {
  switch (result.kind) {
    case 'saved':
      return {
        kind: 'good',
        title: 'Imported',
        text: `“${result.sheet.name}” stands among the title sheets, beside any other copy of it.${unknownFields(result.ignored)}`,
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
      return notTaken(NOT_KEPT);
  }
};
