import type { AccessibilityProps } from 'react-native';

/**
 * In a browser a thing is called by the words that stand in it, hint and all: whoever steers by voice says what he sees. A
 * second name beside them would have to begin with the very same words.
 */
export const named = (): AccessibilityProps => ({});

/** What a drawing is called is the name of what is pressed, or a part of it. */
export const partOfName: Readonly<{ 'aria-hidden'?: true }> = {};

/** A box without a role has no name there: readers skip it. */
export const pictured = (words: string): AccessibilityProps => ({ role: 'img', accessibilityLabel: words });

/** The words are read where they stand, one after the other. */
export const together = (): AccessibilityProps => ({});
