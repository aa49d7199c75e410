import { importPack } from '../../../src/session/packs';
import type { PackImported } from '../../../src/session/packs';
import { PACK_EDITED, packFaultSentence } from '../../../src/wording/en/packs';
import { usePorts } from '../../hooks/use-app';
import { NOT_KEPT, UNREADABLE_FILE, notTakenIn, unknownFields, useFileImport } from '../../hooks/use-file-import';
import type { FileImport, FileNotice } from '../../hooks/use-file-import';

export type PackImport = FileImport<PackImported>;

/** Takes scenarios in: a file of the player's choice, or one made of a game. */
export const usePackImport = (onImported: () => void): PackImport => {
  const ports = usePorts();
  return useFileImport({
    read: (text, evenIfEdited) => importPack(ports, text, { evenIfEdited }),
    noticeOf,
    unread: notTaken(UNREADABLE_FILE),
    onImported,
  });
};

const notTaken = (text: string): FileNotice => notTakenIn('Not taken in', text);

const noticeOf = (result: PackImported): FileNotice => {
  switch (result.kind) {
    case 'saved':
      return {
        kind: 'good',
        title: 'Taken in',
        text: `“${result.pack.name}” stands among your own scenarios.${unknownFields(result.ignored)}`,
        edited: false,
      };
    case 'ask':
      return {
        kind: 'warning',
        title: PACK_EDITED.title,
        text: `“${result.pack.name}”: ${PACK_EDITED.hint}${unknownFields(result.ignored)}`,
        edited: true,
      };
    case 'fault':
      return notTaken(packFaultSentence(result.fault));
    case 'failed':
      return notTaken(NOT_KEPT);
  }
};
