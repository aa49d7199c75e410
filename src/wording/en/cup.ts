/** The name of the chit that belongs to no formation. */
export const COORDINATED_NAME = 'Coordinated Action';

/** What dice are thrown for, as a heading over the pad. */
const PURPOSES: Readonly<Record<string, string>> = {
  coordinated: 'Coordinated Action',
  initial: 'Initial Action',
  cupSide: 'Whose cup?',
};

export const dicePurpose = (purpose: string): string => PURPOSES[purpose] ?? purpose;
