import type { Names } from '../names';

/** The name of the chit that belongs to no formation. */
export const COORDINATED_NAME = 'Coordinated Action';

/** What dice are thrown for, as a heading over the pad. */
const PURPOSES: Readonly<Record<string, string>> = {
  coordinated: 'Coordinated Action',
  initial: 'Initial Action',
  cupSide: 'Whose cup?',
};

export const dicePurpose = (purpose: string): string => PURPOSES[purpose] ?? purpose;

/** What the faces mean, where the heading does not say it. */
export const diceHint = (purpose: string, names: Names): string | null =>
  purpose === 'cupSide' ? `Odd: ${names.side('first')}. Even: ${names.side('second')}.` : null;
