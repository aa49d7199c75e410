/** On a phone the system answers the keys. */
export const answerKeys = (): void => undefined;
