/** Where the questions about an order stand; most end with the first answer. */
export type Question = 'reached' | 'zone' | 'attacked' | 'onTarget';

/** How far a side has come with an order this turn; `notYet`: it was looked at with the others, and stays in force. */
export type Look = Question | 'notYet';
export type Looks = Readonly<Partial<Record<string, Look>>>;

/** A question that was begun is kept until it is answered to its end. */
export const isBegun = (look: Look | undefined): boolean =>
  look !== undefined && look !== 'reached' && look !== 'notYet';
