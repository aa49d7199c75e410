import type { Kept } from './keeping';

/** An old browser has nothing of the kind: it keeps what it likes. */
const manager = (): StorageManager | null =>
  'storage' in navigator && 'persist' in navigator.storage ? navigator.storage : null;

/** Whether the browser keeps what the app stores until the player deletes it. */
export const isKept = async (): Promise<Kept> => (await manager()?.persisted()) ?? false;

/** Some browsers put the question to the player, others decide by themselves; either way the answer is theirs. */
export const askToKeep = async (): Promise<Kept> => (await manager()?.persist()) ?? false;
