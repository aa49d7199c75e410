/** A browser puts a text where it can be pasted from. */
export const HAND_ON = 'Copy';

export const handOn = (text: string): Promise<void> => navigator.clipboard.writeText(text);
