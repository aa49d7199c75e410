/** Whether what the app stores stays until the player deletes it; null where nobody needs to be asked, as on a phone. */
export type Kept = boolean | null;

export const isKept = (): Promise<Kept> => Promise.resolve(null);

export const askToKeep = (): Promise<Kept> => Promise.resolve(null);
