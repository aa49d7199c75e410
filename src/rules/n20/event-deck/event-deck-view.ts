import { SIDES, heldOf, maySee } from '../../../engine/sides';
import type { BySide, Seat, Side } from '../../../engine/sides';
import { countsOf } from '../../common/deck/deck';
import type { Counted } from '../../common/deck/deck';
import type { EventPlay } from '../../common/setup/title';
import type { Setup } from '../../common/setup/setup';
import { RETAIN, REVEAL, SPECIAL } from '../events/cards';
import type { RetainCard } from '../events/cards';
import { countedFor, isReady, seenOf, specialPileSize } from './contents';
import type { DeckCounts, EventSeen } from './contents';
import { isRetain, nameOfRegular } from './event-deck';
import type { EventCard, EventTable, OpenCard } from './event-deck';

/** A card as it is read: its name and its note come from the title sheet, where anybody has entered them. */
export type EventFace<Card extends EventCard = EventCard> = Readonly<{
  card: Card;
  kind: 'regular' | 'retain' | 'reveal';
  /** Empty for a special card that nobody has named. */
  name: string;
  /** The number by which it is known then. */
  number: number;
  note: string;
  /** A one-side event hits the side it names, whoever draws it; null: it hits whoever drew it. */
  hits: Side | null;
}>;

/** What a side holds that only this viewer's seat may see. */
export type OwnEvents = Readonly<{
  side: Side;
  /** Medium: four to choose from, while he has not. */
  dealt: readonly EventFace<RetainCard>[];
  chosen: EventFace | null;
  drawn: EventFace | null;
  mayKeep: boolean;
  hand: readonly EventFace<RetainCard>[];
}>;

export type ShownEvent = Readonly<{
  side: Side;
  face: EventFace;
  /** It has had the deck reshuffled before. */
  reshuffles: boolean;
  /** N20 5.0, spicy: the one special card whose name is printed has the special discards reshuffled. */
  smoke: boolean;
}>;

export type EventsView = Readonly<{
  /** As the title sheet has it. */
  method: EventPlay;
  /** The way in which the deck was set up; null before. */
  begun: EventTable['begun'];
  ready: boolean;
  /** Medium: who has still to put a card in. */
  toPut: readonly Side[];
  /** Whose turn behind the curtain it is, if anybody's. */
  awaits: Side | null;
  drawn: Side | null;
  shown: ShownEvent | null;
  played: ShownEvent | null;
  kept: BySide<number>;
  counts: DeckCounts;
  discards: readonly Counted<EventCard>[];
  removed: readonly Counted<EventCard>[];
  /** Spicy: how many can be drawn, and what was played. */
  special: Readonly<{ left: number; discards: readonly EventCard[] }> | null;
  own: readonly OwnEvents[];
  draws: number;
  drawnInStep: boolean;
  /** Real deck: the cards that may come up, and the Retain cards that may be played from a hand. */
  nameable: readonly EventCard[];
  playable: readonly RetainCard[];
}>;

const NOBODY_NAMED = { retain: [], reveal: [] } as const;
const SMOKE = /battlefield\s+smoke/i;

/** The card with its name and note from the title sheet. */
export const eventFace = <Card extends EventCard>({ title }: Setup, card: Card): EventFace<Card> => {
  const regular = nameOfRegular(card);
  return regular === null ? specialFace(title, card) : regularFace(title, card, regular);
};

const regularFace = <Card extends EventCard>(title: Setup['title'], card: Card, name: string): EventFace<Card> => {
  const { note, deck } = title.cards.find((one) => one.name === name) ?? { note: '', deck: null };
  return { card, kind: 'regular', name, number: 0, note, hits: deck };
};

const specialFace = <Card extends EventCard>(
  { specials = NOBODY_NAMED }: Setup['title'],
  card: Card,
): EventFace<Card> => {
  const kind = isRetain(card) ? 'retain' : 'reveal';
  const pile: readonly EventCard[] = kind === 'retain' ? RETAIN : REVEAL;
  const at = pile.indexOf(card);
  const { name, note } = specials[kind][at] ?? { name: '', note: '' };
  return { card, kind, name, number: at + 1, note, hits: null };
};

const ownOf = (state: EventSeen, seat: Seat): readonly OwnEvents[] =>
  SIDES.filter((side) => maySee(seat, heldOf(side))).map((side) => {
    const { dealt, chosen, drawn, hand } = state.hands[side];
    const face = <Card extends EventCard>(card: Card): EventFace<Card> => eventFace(state.setup, card);
    return {
      side,
      dealt: chosen === null ? dealt.map(face) : [],
      chosen: chosen === null ? null : face(chosen),
      drawn: drawn === null ? null : face(drawn),
      mayKeep: drawn !== null && isRetain(drawn),
      hand: hand.map(face),
    };
  });

const shownOf = ({ setup, events }: EventSeen, open: OpenCard | null): ShownEvent | null => {
  if (open === null) return null;
  const face = eventFace(setup, open.card);
  return {
    side: open.side,
    face,
    reshuffles: events.reshuffling.includes(open.card),
    smoke: events.begun?.method === 'spicy' && SMOKE.test(face.name),
  };
};

/** With a real deck nobody goes behind the curtain: the cards are in real hands. */
const awaited = ({ begun, drawn, put }: EventTable): Side | null => {
  if (begun?.deck !== 'app') return null;
  if (drawn !== null) return drawn;
  return begun.method === 'medium' ? (SIDES.find((side) => !put.includes(side)) ?? null) : null;
};

/** What may come out of a real deck, by all that the table knows. */
const nameableIn = ({ rows, unknown }: DeckCounts, known: readonly EventCard[]): readonly EventCard[] => [
  ...rows.map(({ card }) => card),
  ...(unknown > 0 ? SPECIAL.filter((card) => !known.includes(card)) : []),
];

const playableIn = ({ out, specialDiscards }: EventTable): readonly RetainCard[] => {
  const lies: readonly EventCard[] = [...out.discards, ...out.removed, ...specialDiscards];
  return RETAIN.filter((card) => !lies.includes(card));
};

/** N20 5.0: the event deck as one viewer may see it, made of the table and his own hand. */
export const eventDeckView = (state: EventSeen, seat: Seat): EventsView => {
  const { setup, events } = state;
  const { begun, put, out } = events;
  const counts = countedFor(
    setup,
    events,
    seenOf(state, (side) => maySee(seat, heldOf(side))),
  );
  const isReal = begun?.deck === 'real';
  return {
    method: setup.title.events ?? 'none',
    begun,
    ready: isReady(events),
    toPut: begun?.method === 'medium' ? SIDES.filter((side) => !put.includes(side)) : [],
    awaits: awaited(events),
    drawn: events.drawn,
    shown: shownOf(state, events.shown),
    played: shownOf(state, events.played),
    kept: events.kept,
    counts,
    discards: countsOf(out.discards),
    removed: countsOf(out.removed),
    special: begun?.method === 'spicy' ? { left: specialPileSize(events), discards: events.specialDiscards } : null,
    own: ownOf(state, seat),
    draws: events.draws,
    drawnInStep: events.drawnInStep,
    nameable: isReal ? nameableIn(counts, events.known) : [],
    playable: isReal ? playableIn(events) : [],
  };
};
