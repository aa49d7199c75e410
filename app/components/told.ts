import type { AccessibilityProps } from 'react-native';

/** What a thing is called that is pressed and shows its own name: words that stand in it, in the order they stand. */
export const named = (words: string, hint?: string): AccessibilityProps => ({
  accessibilityLabel: words,
  accessibilityHint: hint,
});

/** For a drawing in what is pressed, which tells the name already: a phone would stop at it once more. */
export const partOfName: Readonly<{ 'aria-hidden'?: true }> = { 'aria-hidden': true };

/** A drawing, or figures set as one: what it shows in words, in the place of what stands in it. */
export const pictured = (words: string): AccessibilityProps => ({
  accessible: true,
  accessibilityRole: 'text',
  accessibilityLabel: words,
});

/** Words that belong together and are read in one go. */
export const together = (words: string): AccessibilityProps => ({ accessible: true, accessibilityLabel: words });
