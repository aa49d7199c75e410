import { accept, andThen, rollDice } from '../../../engine/step';
import type { DiceRequest, Step } from '../../../engine/step';

/**
 * Cards that lie together, each as often as it is there. They stand in printed order, which says nothing about how they come:
 * nothing is ever shuffled ahead, so that there is no order to leak.
 */
export type Pile<Card extends string = string> = readonly Card[];

/** So many of one card. */
export type Counted<Card extends string = string> = Readonly<{ card: Card; count: number }>;

/** Where the cards of a deck lie that are no longer in it. */
export type OutOfDeck<Card extends string = string> = Readonly<{
  discards: Pile<Card>;
  /** Out of the game: no reshuffle brings it back. */
  removed: Pile<Card>;
}>;

export const NOTHING_OUT: OutOfDeck<never> = { discards: [], removed: [] };

/** As many of each as a list of cards says. */
export const pileOf = <Card extends string>(cards: readonly Counted<Card>[]): Pile<Card> =>
  cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));

/** What is left of a pile without some of its cards: one for one, whichever else is missing. */
export const without = <Card extends string>(pile: Pile<Card>, gone: Pile): Pile<Card> => {
  const left = new Map<string, number>();
  for (const card of gone) left.set(card, (left.get(card) ?? 0) + 1);
  return pile.filter((card) => {
    const owed = left.get(card) ?? 0;
    if (owed > 0) left.set(card, owed - 1);
    return owed === 0;
  });
};

/** A pile as counts by card, in its own order: the only way in which a deck is ever shown. */
export const countsOf = <Card extends string>(pile: Pile<Card>): readonly Counted<Card>[] =>
  [...new Set(pile)].map((card) => ({ card, count: pile.filter((one) => one === card).length }));

/** What can be drawn: the whole set without what was discarded, removed or is elsewhere (in hands, on the table). */
export const remaining = <Card extends string>(
  set: Pile<Card>,
  { discards, removed }: OutOfDeck,
  elsewhere: Pile = [],
): Pile<Card> => without(set, [...discards, ...removed, ...elsewhere]);

export const discarded = <Card extends string>(out: OutOfDeck<Card>, ...cards: Pile<Card>): OutOfDeck<Card> => ({
  ...out,
  discards: [...out.discards, ...cards],
});

export const removedFrom = <Card extends string>(out: OutOfDeck<Card>, ...cards: Pile<Card>): OutOfDeck<Card> => ({
  ...out,
  removed: [...out.removed, ...cards],
});

/** All discards go back into the deck. */
export const reshuffled = <Card extends string>(out: OutOfDeck<Card>): OutOfDeck<Card> => ({ ...out, discards: [] });

/** Why and for whom a card is drawn; `secret` where nobody at the table may read the number. */
export type Draw = Pick<DiceRequest, 'rule' | 'purpose'> & Partial<Pick<DiceRequest, 'by' | 'secret'>>;
export type Drawn<Card extends string = string> = Readonly<{ card: Card; left: Pile<Card> }>;

/** Draws one of those that are left, each as likely as any other. The caller sees to it that there is one. */
export const drawOne = <Card extends string>(pile: readonly [Card, ...Card[]], draw: Draw): Step<Drawn<Card>> =>
  rollDice({ ...draw, count: 1, sides: pile.length, reading: 'ordered', draw: true }, ([face = 1]) =>
    accept({ card: pile[face - 1] ?? pile[0], left: pile.filter((_, i) => i !== face - 1) }),
  );

/** Draws so many, one after the other, or as many as there are. They are told in the pile's order, not as they came. */
export const drawSome = <Card extends string>(
  pile: Pile<Card>,
  count: number,
  draw: Draw,
): Step<Readonly<{ drawn: Pile<Card>; left: Pile<Card> }>> => {
  const [first, ...rest] = pile;
  if (count === 0 || first === undefined) return accept({ drawn: [], left: pile });
  return andThen(drawOne([first, ...rest], draw), ({ left: others }) =>
    andThen(drawSome(others, count - 1, draw), ({ left }) => accept({ drawn: without(pile, left), left })),
  );
};
