import { Share } from 'react-native';

/** A phone hands a text to whatever the player chooses. */
export const HAND_ON = 'Share';

export const handOn = async (text: string): Promise<void> => {
  await Share.share({ message: text });
};
