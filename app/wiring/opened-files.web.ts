import { BASE } from './base';
import { MOST_BYTES } from './files';
import type { OpenedFile } from './opened-files';

type Opened = (files: readonly OpenedFile[]) => void;

/** What a desktop browser tells an installed app of the files it was opened with. */
type LaunchQueue = Readonly<{
  setConsumer: (consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void;
}>;
const launched: Window & { readonly launchQueue?: LaunchQueue } = window;

const fileIn = async (handle: FileSystemFileHandle): Promise<OpenedFile> => {
  try {
    const file = await handle.getFile();
    return { name: file.name, text: file.size > MOST_BYTES ? null : await file.text() };
  } catch {
    return { name: handle.name, text: null };
  }
};

/** What was shared with the app lies here; src/tools/lib/service-worker.js puts it there. */
const SHARED = `shared with estafette ${BASE}`;

const sharedIn = async (answer: Response): Promise<OpenedFile> => ({
  name: decodeURIComponent(answer.headers.get('x-name') ?? ''),
  text: answer.headers.get('x-read') === 'true' ? await answer.text() : null,
});

/** Takes what lies there, once. */
const takeShared = async (onOpened: Opened): Promise<void> => {
  if (!('caches' in window) || !(await caches.has(SHARED))) return;
  const shared = await caches.open(SHARED);
  const answers = await shared.matchAll();
  if (!(await caches.delete(SHARED))) return;
  const files = await Promise.all(answers.map(sharedIn));
  if (files.length > 0) onOpened(files);
};

/** Hears of every file that the browser opens the app with, and of those that other apps share with it. */
export const watchOpenedFiles = (onOpened: Opened): (() => void) => {
  launched.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void Promise.all(files.map(fileIn)).then(onOpened);
  });
  const look = (): void => {
    if (document.visibilityState === 'visible') takeShared(onOpened).catch(() => undefined);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
  };
};
