import fs from 'node:fs';
import { useDisk } from '../../storage/node/wa-sqlite.cjs';

/** From its nth call on, so many calls fail: with no room left, or with half of the bytes written. */
export type Fault = Readonly<{ nth: number; calls: number; code: 'ENOSPC' | 'EIO' }>;

/** Puts itself between SQLite and its files. What is flushed is not: nothing here loses its power. */
export const faultyDisk = () => {
  let fault: Fault | null = null;
  let calls = 0;
  const counted = (halfDone: () => void): void => {
    calls += 1;
    if (fault === null || calls < fault.nth || calls >= fault.nth + fault.calls) return;
    if (fault.code === 'EIO') halfDone();
    throw Object.assign(new Error(fault.code), { code: fault.code });
  };
  const nothing = (): void => undefined;
  const writeSync = (fd: number, bytes: Buffer, offset: number, length: number, at: number): number => {
    counted(() => fs.writeSync(fd, bytes, offset, length >> 1, at));
    return fs.writeSync(fd, bytes, offset, length, at);
  };
  useDisk({
    ...fs,
    openSync: (...args) => {
      counted(nothing);
      return fs.openSync(...args);
    },
    rmSync: (...args) => {
      counted(nothing);
      fs.rmSync(...args);
    },
    ftruncateSync: (...args) => {
      counted(nothing);
      fs.ftruncateSync(...args);
    },
    fsyncSync: () => {
      counted(nothing);
    },
    // SQLite's files are written in this one form.
    writeSync: writeSync as typeof fs.writeSync,
  });
  return {
    /** While `work` runs, the disk fails; answers what came of it and whether the fault was met. */
    during: async <T>(next: Fault, work: () => Promise<T>): Promise<Readonly<{ value: T; met: boolean }>> => {
      fault = next;
      calls = 0;
      try {
        const value = await work();
        return { value, met: calls >= next.nth };
      } finally {
        fault = null;
      }
    },
  };
};
