import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Head, HeadKeeper } from '../../journal/store';
import { decodeHead, decodeKnown, encodeHead, encodeKnown } from '../head-text';
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

const HEAD = '.json';
const KNOWN = '.known';

const keyOf = (file: string): readonly string[] =>
  [HEAD, KNOWN].filter((end) => file.endsWith(end)).map((end) => decodeURIComponent(file.slice(0, -end.length)));

/** Heads in a folder beside the database, one small file for each game. */
export const openNodeHeads = async (folder: string, options: Readonly<{ fsync: boolean }>): Promise<HeadKeeper> => {
  await mkdir(folder, { recursive: true });
  const fileOf = (key: string, end = HEAD): string => join(folder, `${encodeURIComponent(key)}${end}`);
  const queue = createQueue();
  const read = (file: string): Promise<string | null> => queue(() => readFile(file, 'utf8').catch(() => null));
  const write = (file: string, text: string): Promise<void> =>
    queue(() => replaceFile(folder, file, text, options.fsync));
  return {
    read: async (key) => decodeHead(await read(fileOf(key))),
    write: (key, head: Head) => write(fileOf(key), encodeHead(head)),
    forget: (key) =>
      queue(async () => {
        await rm(fileOf(key), { force: true });
        await rm(fileOf(key, KNOWN), { force: true });
      }),
    note: (game) => write(fileOf(game.key, KNOWN), encodeKnown(game)),
    known: async (key) => decodeKnown(key, await read(fileOf(key, KNOWN))),
    list: async () => [...new Set((await queue(() => readdir(folder))).flatMap(keyOf))],
  };
};
