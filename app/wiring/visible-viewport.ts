/** A phone's system and React Native keep a field above its keyboard by themselves. */
export const keepFieldsSeen = (): void => undefined;
