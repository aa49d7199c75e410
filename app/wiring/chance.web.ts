export const getRandomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

export const randomUUID = (): string => crypto.randomUUID();
