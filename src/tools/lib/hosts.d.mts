/** Whether Expo named this file by its content. */
export const isHashed: (url: string) => boolean;

/** Whether an address that is no file is a place in the app. */
export const isPlace: (url: string) => boolean;

/** Names in the app's folder that are no part of the app. */
export const FOR_HOSTS: readonly string[];

/** What each host reads, by the folder it belongs in: the app's own, or one beside it. */
export const writtenFor: (base: string) => Readonly<Record<'site' | 'hosts', Readonly<Record<string, string>>>>;
