/** N20 2.0: the twelve special cards that are kept when drawn. Their names are not printed in the rules. */
export const RETAIN = [
  'retain 1',
  'retain 2',
  'retain 3',
  'retain 4',
  'retain 5',
  'retain 6',
  'retain 7',
  'retain 8',
  'retain 9',
  'retain 10',
  'retain 11',
  'retain 12',
] as const;

/** N20 2.0: the four that are shown and obeyed when drawn. */
export const REVEAL = ['reveal 1', 'reveal 2', 'reveal 3', 'reveal 4'] as const;

export type RetainCard = (typeof RETAIN)[number];

/** All sixteen, which Mild shuffles together. */
export const SPECIAL = [...RETAIN, ...REVEAL] as const;
export type SpecialCard = (typeof SPECIAL)[number];
