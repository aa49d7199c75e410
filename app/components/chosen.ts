/**
 * What is said of a button that is on, or that stands for where one is. A phone calls both selected; a browser knows that
 * word for tabs and options only, and readers skip it on a button: there a button is pressed, or the current one of many.
 */
type Chosen = Readonly<{ accessibilityState: Readonly<{ selected: boolean | undefined }> }>;

/** A button that stays pressed: a thing is lifted, marked or taken with it, and let go again. */
export const pressedIn = (on: boolean | undefined): Chosen & Readonly<{ 'aria-pressed': boolean | undefined }> => ({
  'aria-pressed': on,
  accessibilityState: { selected: on },
});

type Current = Chosen & Readonly<{ 'aria-current': 'true' | 'step' | undefined }>;

/** The one of many that holds now: the turn being played, the result that came up. */
export const current = (on: boolean, as: 'true' | 'step' = 'true'): Current => ({
  'aria-current': on ? as : undefined,
  accessibilityState: { selected: on },
});
