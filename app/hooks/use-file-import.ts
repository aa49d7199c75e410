import { useState } from 'react';
import { ignoredSentence } from '../../src/wording/en/setup-files';
import type { NoticeKind } from '../components/Notice';
import { pickFile } from '../wiring/files';

/** What became of a file. `edited`: it waits for the players' consent. */
export type FileNotice = Readonly<{ kind: NoticeKind; title: string; text: string; edited: boolean }>;

type Taken = Readonly<{ kind: 'saved' | 'ask' | 'fault' | 'failed' }>;

export type FileImport<Result> = Readonly<{
  notice: FileNotice | null;
  pick: () => void;
  /** Reads a file that is here already. */
  read: (text: string) => void;
  /** Shows what came of something that was made and not read from a file. */
  take: (work: Promise<Result>) => void;
  /** Takes a file in that was edited outside the app. */
  consent: () => void;
  dismiss: () => void;
}>;

type Way<Result> = Readonly<{
  read: (text: string, evenIfEdited: boolean) => Promise<Result>;
  noticeOf: (result: Result) => FileNotice;
  /** What is said when there was nothing to read. */
  unread: FileNotice;
  onImported: () => void;
}>;

/** Lets the player choose a file and takes it in; one that was edited outside the app only with consent. */
export const useFileImport = <Result extends Taken>(way: Way<Result>): FileImport<Result> => {
  const [notice, setNotice] = useState<FileNotice | null>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const took = (result: Result, text: string | null): void => {
    setWaiting(result.kind === 'ask' ? text : null);
    setNotice(way.noticeOf(result));
    if (result.kind === 'saved') way.onImported();
  };
  const guarded = (work: Promise<void>): void => {
    work.catch(() => {
      setWaiting(null);
      setNotice(way.unread);
    });
  };
  const read = async (text: string, evenIfEdited: boolean): Promise<void> => {
    took(await way.read(text, evenIfEdited), text);
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
    read: (text) => {
      guarded(read(text, false));
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

export const notTakenIn = (title: string, text: string): FileNotice => ({
  kind: 'warning',
  title,
  text,
  edited: false,
});

export const UNREADABLE_FILE = 'The file could not be read, or is too large.';
export const NOT_KEPT = 'The device could not keep it. Nothing was changed.';

const MOST_NAMED = 5;

/** Fields of a file that this app does not know, said at the end of its notice. */
export const unknownFields = (ignored: readonly string[]): string =>
  ignored.length === 0 ? '' : ` ${ignoredSentence(ignored.slice(0, MOST_NAMED))}.`;
