import type { Ownership } from '../sql/settings';

const LOCK = 'estafette.storage';

/** A reloaded page gets the lock from its former self within this time, and nobody should see a notice for that. */
const NOTICE_AFTER_MS = 400;

/** Held until the page is gone: the browser then hands the lock to the next tab in the queue. */
const forEver = new Promise<never>(() => undefined);

/**
 * expo-sqlite's worker keeps the database's files for the life of its page, and a second tab that as much as tries to
 * open them is broken until it is reloaded. So each tab waits for this lock before its first call into expo-sqlite.
 */
export const waitForTurn = async (onWaiting: () => void): Promise<void> => {
  if (!('locks' in navigator)) return;
  if (await takeLock({ ifAvailable: true })) return;
  // Only now is there somebody to wait for; a machine that is merely slow shows no notice.
  const notice = setTimeout(onWaiting, NOTICE_AFTER_MS);
  await takeLock({}).finally(() => {
    clearTimeout(notice);
  });
};

/** Whether the lock is ours; once it is, it stays ours for as long as the page lives. */
const takeLock = (options: LockOptions): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const held = navigator.locks.request(LOCK, options, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : forEver;
    });
    held.catch(reject);
  });

/** Whoever holds the lock is alone with the database, and the crash test kills Chromium on exactly this setting. */
export const OWNERSHIP: Ownership = { alone: true };
