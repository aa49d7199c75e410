import { SIDES } from '../engine/sides';
import type { Side } from '../engine/sides';
import { handOf, inDeck, isMode, leftIn, playOf, setOf } from '../rules/mop/card-play/decks';
import { deckNow, regularCards, specialPile } from '../rules/n20/event-deck/contents';
import type { EventState } from '../rules/n20/event-deck/contents';
import { REVEAL, RETAIN } from '../rules/n20/events/cards';
import type { N20State, N20View } from '../rules/n20/index';
import type { CardsState, MopState, MopView } from '../rules/mop/index';
import { bothSides } from '../engine/sides';

/** Decks inside a whole game: no card is lost, none is there twice, and what everybody is told of how many are left is so. */

type Pile = readonly string[];
const sorted = (cards: Pile): Pile => cards.toSorted();

const notAsked = (): never => {
  throw new Error('not asked');
};

/** What the cards of MOP are decided by, without the campaign. */
const cardsOf = ({ table, held }: MopState): CardsState | null =>
  table.setup === null
    ? null
    : {
        setup: table.setup,
        turn: table.turn,
        chitsDrawn: table.cup.drawn.length > 0,
        cards: table.cards,
        hands: bothSides((side) => held[side].cards),
        campaign: notAsked,
        ordersOf: notAsked,
        recovered: notAsked,
      };

/** Every card of a side's deck, wherever it lies by now. */
const everyCard = (state: CardsState, side: Side): Pile => {
  const whose = playOf(state.setup) === 'oneDeck' ? SIDES : [side];
  const out = whose.flatMap((of) =>
    handOf(state, of).cards.filter(({ from }) => from !== 'passed' && from !== 'event'),
  );
  return [
    ...leftIn(state, side, 'deck'),
    ...leftIn(state, side, 'mode'),
    ...out.map(({ card }) => inDeck(state.setup, card)),
  ];
};

const PLAYED: readonly string[] = ['full', 'restricted', 'oneDeck'];

/** MOP 37.12: gives whether there was a deck to look into. */
export const checkCardDecks = (state: MopState, { cards: seen }: Pick<MopView, 'cards'>): boolean => {
  const cards = cardsOf(state);
  if (cards === null || seen === undefined || !PLAYED.includes(playOf(cards.setup))) return false;
  // Cards that nobody has counted are in no deck of the app's.
  const counted = SIDES.filter((side) => setOf(cards.setup, side).length > 0);
  for (const side of counted) {
    expect(sorted(everyCard(cards, side))).toEqual(sorted(setOf(cards.setup, side)));
    const deck = seen.decks.find((one) => one.side === side);
    expect([deck?.left, deck?.modes]).toEqual([leftIn(cards, side, 'deck').length, leftIn(cards, side, 'mode').length]);
    expect(leftIn(cards, side, 'deck').some(isMode)).toBe(false);
  }
  return counted.length > 0;
};

const eventsOf = ({ table: { setup, desk, events }, held, umpire }: N20State): EventState | null =>
  setup === null ? null : { setup, desk, events, hands: bothSides((side) => held[side].events), umpire: umpire.events };

const everyEvent = (state: EventState, isPile: boolean): Pile => {
  const { events, hands } = state;
  return [
    ...deckNow(state),
    ...events.out.discards,
    ...events.out.removed,
    ...(events.shown === null ? [] : [events.shown.card]),
    ...SIDES.flatMap((side) => hands[side].drawn ?? []),
    ...(isPile ? [] : SIDES.flatMap((side) => hands[side].hand)),
  ];
};

const wholeSet = ({ setup, umpire, hands }: EventState, isPile: boolean): Pile => [
  ...regularCards(setup),
  ...(isPile ? REVEAL : umpire.shuffledIn),
  ...SIDES.flatMap((side) => hands[side].chosen ?? []),
];

/** N20 5.0: the same of the event deck and of the special pile beside it. What lies on the table is the players' own to count. */
export const checkEventDeck = (state: N20State, { events: seen }: Pick<N20View, 'events'>): boolean => {
  const events = eventsOf(state);
  if (events === null || events.events.begun?.deck !== 'app') return false;
  const isPile = events.events.begun.method === 'spicy';
  expect(sorted(everyEvent(events, isPile))).toEqual(sorted(wholeSet(events, isPile)));
  const hands = SIDES.flatMap((side) => events.hands[side].hand);
  if (isPile)
    expect(sorted([...specialPile(events), ...hands, ...events.events.specialDiscards])).toEqual(sorted(RETAIN));
  for (const side of SIDES) expect(events.hands[side].hand).toHaveLength(events.events.kept[side]);
  if (seen.ready) expect(seen.counts.left).toBe(deckNow(events).length);
  return true;
};
