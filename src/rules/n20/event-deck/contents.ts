import { SIDES } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { countsOf, pileOf, remaining, without } from '../../common/deck/deck';
import type { Counted, Pile } from '../../common/deck/deck';
import type { EventPlay } from '../../common/setup/title';
import type { Setup } from '../../common/setup/setup';
import { RETAIN } from '../events/cards';
import type { RetainCard, SpecialCard } from '../events/cards';
import { isRetain, isSpecial, nameOfRegular, regularCard } from './event-deck';
import type { EventCard, EventHand, EventTable, EventUmpire, RegularCard } from './event-deck';

/** All that stands on the table, with both sides and with the umpire, as far as the event deck is concerned. */
export type EventState = EventSeen & Readonly<{ /** Whose desk stands open. */ desk: Side | null }>;

/** What is seen of it, whoever sits at a desk. */
export type EventSeen = Readonly<{
  setup: Setup;
  events: EventTable;
  hands: BySide<EventHand>;
  umpire: EventUmpire;
}>;

/** N20 5.0: how many special cards go into the deck that not everybody knows. Spicy puts in the four Reveal cards, openly. */
const UNKNOWN: Readonly<Record<EventPlay, number>> = { none: 0, regular: 0, mild: 2, medium: 3, spicy: 0 };

/** Ruling 70: where special cards may be in the deck, a draw is first seen by the drawer alone. */
export const drawsInSecret = ({ begun }: EventTable): boolean => begun !== null && UNKNOWN[begun.method] > 0;

/** Medium: both sides put a card in before the deck is whole; into a real one they do so on the table. */
export const isReady = ({ begun, put }: Pick<EventTable, 'begun' | 'put'>): boolean =>
  begun !== null && (begun.method !== 'medium' || begun.deck === 'real' || put.length === SIDES.length);

/** The title's own deck, as its sheet counts it. */
export const regularCards = ({ title }: Setup): Pile<RegularCard> =>
  pileOf(title.cards.map(({ name, count }) => ({ card: regularCard(name), count })));

/** Spicy: the Retain cards come from a pile of their own, so none in hand was ever in the deck. */
const fromDeck = ({ begun }: EventTable, hand: EventHand): Pile<EventCard> => [
  ...(hand.drawn === null ? [] : [hand.drawn]),
  ...(begun?.method === 'spicy' ? [] : hand.hand),
];

/** What the app may draw now: it knows what nobody else does. */
export const deckNow = ({ setup, events, hands, umpire }: EventSeen): Pile<EventCard> => {
  const put = SIDES.flatMap((side): Pile<SpecialCard> => {
    const { chosen } = hands[side];
    return chosen === null ? [] : [chosen];
  });
  const special = events.begun?.method === 'spicy' ? events.known : [...umpire.shuffledIn, ...put];
  const elsewhere = SIDES.flatMap((side) => fromDeck(events, hands[side]));
  const open = events.shown === null ? [] : [events.shown.card];
  return remaining<EventCard>([...regularCards(setup), ...special], events.out, [...elsewhere, ...open]);
};

/** Spicy: what is left of the special pile. */
export const specialPile = ({ events, hands }: EventSeen): Pile<RetainCard> =>
  without(RETAIN, [...events.specialDiscards, ...SIDES.flatMap((side) => hands[side].hand)]);

/** The same as a number, which everybody knows. */
export const specialPileSize = ({ kept, specialDiscards }: EventTable): number =>
  Math.max(0, RETAIN.length - kept.first - kept.second - specialDiscards.length);

/** What is left, never in what order. */
export type DeckCounts = Readonly<{
  /** How many cards can still be drawn. */
  left: number;
  rows: readonly Counted<EventCard>[];
  /** Special cards that this viewer cannot name. */
  unknown: number;
  /** So many of the above are in a hand or lie face down, and this viewer cannot tell which. */
  aside: number;
}>;

/** A side's own secrets, as far as this viewer may see them. */
type SeenHands = Readonly<Partial<BySide<EventHand>>>;

const ownSpecials = (events: EventTable, hand: EventHand | undefined): Pile<SpecialCard> =>
  hand === undefined
    ? []
    : [...fromDeck(events, hand).filter(isSpecial), ...(hand.chosen === null ? [] : [hand.chosen])];

/** The hands of a real deck are real too: the app sees nothing in them. */
export const seenOf = ({ events, hands }: EventSeen, may: (side: Side) => boolean): SeenHands =>
  events.begun?.deck === 'real' ? {} : Object.fromEntries(SIDES.filter(may).map((side) => [side, hands[side]]));

/** Counted from what the table and the viewer himself know, and from nothing else. */
export const countedFor = (setup: Setup, events: EventTable, seen: SeenHands): DeckCounts => {
  const own = SIDES.flatMap((side) => ownSpecials(events, seen[side]));
  const known = [...new Set([...events.known, ...own])];
  const away = SIDES.flatMap((side) => {
    const hand = seen[side];
    return hand === undefined ? [] : fromDeck(events, hand);
  });
  const open = events.shown === null ? [] : [events.shown.card];
  const rows = remaining<EventCard>([...regularCards(setup), ...known], events.out, [...away, ...open]);
  const most = events.begun === null ? 0 : UNKNOWN[events.begun.method];
  const unnamed = most === 0 ? 0 : Math.max(0, most - known.length);
  const hidden = SIDES.filter((side) => seen[side] === undefined);
  const kept = drawsInSecret(events) ? hidden.reduce((sum, side) => sum + events.kept[side], 0) : 0;
  const down = hidden.some((side) => side === events.drawn) ? 1 : 0;
  // A kept card is one nobody can name, unless a Retain card that everybody knows is back in the deck.
  const sure = rows.some(isRetain) ? 0 : Math.min(kept, unnamed);
  const aside = kept - sure + down;
  return {
    left: Math.max(0, rows.length + unnamed - sure - aside),
    rows: countsOf(rows),
    unknown: unnamed - sure,
    aside,
  };
};

/** Whether a card may lie in a real deck, by all that the table knows. */
export const mayBeInDeck = (setup: Setup, events: EventTable, card: EventCard): boolean => {
  const { rows, unknown } = countedFor(setup, events, {});
  return (
    rows.some((row) => row.card === card) ||
    (unknown > 0 && nameOfRegular(card) === null && !events.known.some((one) => one === card))
  );
};
