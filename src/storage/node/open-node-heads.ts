import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Head, HeadKeeper } from '../../journal/store';
import { decodeHead, encodeHead } from '../head-text';
import { createQueue } from '../queue';

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** Old or new, never half: written beside and moved over. */
const replaceFile = async (folder: string, file: string, text: string, fsync: boolean): Promise<void> => {
  const beside = `${file}.new`;
  const handle = await open(beside, 'w');
  try {
    await handle.writeFile(text);
    if (fsync) await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
  if (fsync) await syncFolder(folder);
};

/** Heads in a folder beside the database, one small file for each game. */
export const openNodeHeads = async (folder: string, options: Readonly<{ fsync: boolean }>): Promise<HeadKeeper> => {
  await mkdir(folder, { recursive: true });
  const fileOf = (key: string): string => join(folder, `${encodeURIComponent(key)}.json`);
  const queue = createQueue();
  const write = (key: string, head: Head): Promise<void> =>
    queue(() => replaceFile(folder, fileOf(key), encodeHead(head), options.fsync));
  return {
    read: (key) => queue(async () => decodeHead(await readFile(fileOf(key), 'utf8').catch(() => null))),
    write,
    forget: (key) => queue(() => rm(fileOf(key), { force: true })),
  };
};
