/** On a phone the keystore keeps a text; only browsers have a key that cannot be taken out. */
export const browserPepper: (() => Promise<Uint8Array>) | null = null;
