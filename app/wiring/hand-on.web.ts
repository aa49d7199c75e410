/** A browser puts a text where it can be pasted from. */
export const HAND_ON = 'Copy';

export const handOn = async (text: string): Promise<void> => {
  // A page without https has no clipboard at all, which is a refusal too.
  await navigator.clipboard.writeText(text);
};
