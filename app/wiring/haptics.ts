import { ImpactFeedbackStyle, impactAsync } from 'expo-haptics';

/** A short knock, as of a chit on the table. Phones without it simply keep still. */
export const tapFelt = (): void => {
  void impactAsync(ImpactFeedbackStyle.Medium).catch(() => undefined);
};
