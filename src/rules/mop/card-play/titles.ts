import { PRINTED_CARDS, printedCard } from './manifest';

/** A card by its name and number, as the players call it. */
export const cardTitle = (card: string): string => {
  const printed = printedCard(card);
  return printed === undefined ? card : `${printed.name} (${String(printed.no)})`;
};

/** The printed cards, for counting a deck. */
export const PRINTED_NAMES = PRINTED_CARDS.map(({ id, no, name, kind }) => ({ id, no, name, kind }));
