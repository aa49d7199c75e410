import { useState } from 'react';
import { importPack } from '../../../src/session/packs';
import type { PackImported } from '../../../src/session/packs';
import { PACK_EDITED, packFaultSentence } from '../../../src/wording/en/packs';
import { ignoredSentence } from '../../../src/wording/en/setup-files';
import type { NoticeKind } from '../../components/Notice';
import { usePorts } from '../../hooks/use-app';
import { pickFile } from '../../wiring/files';

/** What became of a file or a game that should be a scenario. `edited`: it waits for the players' consent. */
export type PackNotice = Readonly<{ kind: NoticeKind; title: string; text: string; edited: boolean }>;

export type PackImport = Readonly<{
  notice: PackNotice | null;
  pick: () => void;
  /** Shows what a scenario made of a game came to. */
  take: (work: Promise<PackImported>) => void;
  /** Takes a file in that was edited outside the app. */
  consent: () => void;
  dismiss: () => void;
}>;

const MOST_NAMED = 5;

/** Takes scenarios in: a file of the player's choice, one that was edited outside the app only with consent. */
export const usePackImport = (onImported: () => void): PackImport => {
  const ports = usePorts();
  const [notice, setNotice] = useState<PackNotice | null>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const took = (result: PackImported, text: string | null): void => {
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
  const read = async (text: string, evenIfEdited: boolean): Promise<void> => {
    took(await importPack(ports, text, { evenIfEdited }), text);
  };
  const pick = async (): Promise<void> => {
    const text = await pickFile();
    if (text !== null) await read(text, false);
  };
  return {
    notice,
    pick: () => {
      guarded(pick());
    },
    take: (work) => {
      guarded(
        work.then((result) => {
          took(result, null);
        }),
      );
    },
    consent: () => {
      if (waiting !== null) guarded(read(waiting, true));
    },
    dismiss: () => {
      setWaiting(null);
      setNotice(null);
    },
  };
};

const notTaken = (text: string): PackNotice => ({ kind: 'warning', title: 'Not taken in', text, edited: false });

const noticeOf = (result: PackImported): PackNotice => {
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
      return notTaken('The device could not keep it. Nothing was changed.');
  }
};

const unknownFields = (ignored: readonly string[]): string =>
  ignored.length === 0 ? '' : ` ${ignoredSentence(ignored.slice(0, MOST_NAMED))}.`;
