import { whyClosed } from './closed';
import type { Seen } from './closed';
import type { Finding } from './look-why-closed';

const opens = (): Promise<boolean> =>
  navigator.storage.getDirectory().then(
    () => true,
    () => false,
  );

const look = async (): Promise<Seen> => {
  const hasFolder = 'storage' in navigator && 'getDirectory' in navigator.storage;
  return { isSecure: window.isSecureContext, hasFolder, folderOpens: hasFolder && (await opens()) };
};

/** How much room the browser gives and how much is taken, as far as it says. */
const room = async (): Promise<string> => {
  if (!('storage' in navigator)) return 'room: unknown';
  const { usage, quota } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return `room: ${String(usage ?? '?')} of ${String(quota ?? '?')} bytes taken`;
};

/** Why the storage did not open, and what to write into a report of it: nothing of any game. */
export const lookWhyClosed = async (failure: unknown): Promise<Finding> => {
  const said = String(failure);
  const seen = await look();
  const lines = [said, JSON.stringify(seen), await room(), navigator.userAgent];
  return { why: whyClosed(said, seen), details: lines.join('\n') };
};
