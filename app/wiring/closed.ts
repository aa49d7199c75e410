/**
 * Why the storage does not open: the browser has not the files that it needs; the page's address does not begin with
 * https; the browser lets this page keep nothing (private browsing); there is no room; or nobody knows.
 */
export type Closed = 'noFiles' | 'insecure' | 'denied' | 'full' | 'unknown';

/** What was looked at besides the failure itself. */
export type Seen = Readonly<{ isSecure: boolean; hasFolder: boolean; folderOpens: boolean }>;

/** A phone has all of that. */
export const ON_A_PHONE: Seen = { isSecure: true, hasFolder: true, folderOpens: true };

/** An error crosses from the worker as its text, which begins with its name; SQLite's code for a full disk is 13. */
const FULL = /QuotaExceeded|\bcode 13\b/u;
/** No such method, one that this system cannot serve, or one of before 2023 that answers later instead of at once. */
const NO_FILES = /createSyncAccessHandle|NotSupportedError|getSize|truncate is not|access handle/iu;
const DENIED = /SecurityError|NotAllowedError/u;

export const whyClosed = (failure: string, { isSecure, hasFolder, folderOpens }: Seen): Closed => {
  if (!isSecure) return 'insecure';
  if (FULL.test(failure)) return 'full';
  if (!hasFolder) return 'noFiles';
  if (!folderOpens || DENIED.test(failure)) return 'denied';
  return NO_FILES.test(failure) ? 'noFiles' : 'unknown';
};
