import { ON_A_PHONE, whyClosed } from './closed';

const SEEN = ON_A_PHONE;

/** As the browsers say it, each through the worker of expo-sqlite. */
test.each([
  ['WebKitGTK', 'Error: NotSupportedError: Backend does not support this operation', SEEN, 'noFiles'],
  ['an old Chromium', 'Error: TypeError: handle.createSyncAccessHandle is not a function', SEEN, 'noFiles'],
  ['an old Firefox', 'Error: Error: navigator.storage not available', { ...SEEN, hasFolder: false }, 'noFiles'],
  [
    'a private window',
    'Error: SecurityError: Security error when calling GetDirectory',
    { ...SEEN, folderOpens: false },
    'denied',
  ],
  [
    'a page without https',
    'Error: Error: navigator.storage not available',
    { isSecure: false, hasFolder: false, folderOpens: false },
    'insecure',
  ],
  ['no room for the first file', 'Error: QuotaExceededError: No space available', SEEN, 'full'],
  ['no room in SQLite', 'Error: Error code 13: database or disk is full', SEEN, 'full'],
  ['a damaged head', 'Error: Error code 11: database disk image is malformed', SEEN, 'unknown'],
] as const)('%s: what failed says what helps', (_who, failure, seen, why) => {
  expect(whyClosed(failure, seen)).toBe(why);
});
