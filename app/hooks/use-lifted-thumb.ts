/** On a phone the touch that raised the curtain ends with the curtain: nothing of it reaches the desk. */
export const useLiftedThumb = (): void => undefined;
