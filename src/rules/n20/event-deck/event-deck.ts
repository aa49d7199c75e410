import * as v from 'valibot';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { NOTHING_OUT } from '../../common/deck/deck';
import type { OutOfDeck, Pile } from '../../common/deck/deck';
import type { OutputsOf } from '../../common/events';
import { EVENT_PLAY } from '../../common/setup/title';
import { RETAIN, SPECIAL } from '../events/cards';
import type { RetainCard, SpecialCard } from '../events/cards';

/**
 * N20 5.0: the event deck of a game, from its set-up to the last card. Who draws from a deck with special cards in it looks at
 * his card alone (Ruling 70); what he keeps is his secret until he plays it.
 */

const REGULAR = 'regular:';
/** A card of the title's own deck, by the name its title sheet gives it. */
export type RegularCard = `${typeof REGULAR}${string}`;
export type EventCard = SpecialCard | RegularCard;

export const regularCard = (name: string): RegularCard => `${REGULAR}${name}`;
/** The name of a card of the title's own deck; null for a special card. */
export const nameOfRegular = (card: EventCard): string | null =>
  card.startsWith(REGULAR) ? card.slice(REGULAR.length) : null;
export const isSpecial = (card: EventCard): card is SpecialCard => SPECIAL.some((one) => one === card);
export const isRetain = (card: EventCard): card is RetainCard => RETAIN.some((one) => one === card);

const side = v.picklist(SIDES);
const isRegular = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith(REGULAR) && value.length > REGULAR.length && value.length <= 70;
const card = v.union([v.picklist(SPECIAL), v.custom<RegularCard>(isRegular)]);
const retain = v.picklist(RETAIN);
const number = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Who draws: the app from a set, or the players from cards on the table, which the app is told. */
const DECK_KINDS = ['app', 'real'] as const;
export type DeckKind = (typeof DECK_KINDS)[number];
const deck = v.picklist(DECK_KINDS);

export const eventDeckCommands = {
  SetUpEvents: v.object({ type: v.literal('SetUpEvents'), deck }),
  /** Medium: which of the four dealt goes into the deck. */
  PutEventCard: v.object({ type: v.literal('PutEventCard'), side, card: retain }),
  DrawEvent: v.object({ type: v.literal('DrawEvent'), side }),
  /** Real deck: what was drawn and lies open. */
  EnterEvent: v.object({ type: v.literal('EnterEvent'), side, card }),
  /** Real deck: the card that was drawn was kept; it stays in a real hand. */
  EnterKept: v.object({ type: v.literal('EnterKept'), side }),
  ShowEvent: v.object({ type: v.literal('ShowEvent'), side }),
  KeepEvent: v.object({ type: v.literal('KeepEvent'), side }),
  PlayKept: v.object({ type: v.literal('PlayKept'), side, card: retain }),
  /** The card that lies open is done with. */
  ResolveEvent: v.object({
    type: v.literal('ResolveEvent'),
    carriedOut: v.boolean(),
    /** What it says becomes of it: most are discarded, some have the deck reshuffled, some are out for good. */
    then: v.picklist(['discard', 'reshuffle', 'remove']),
  }),
  ReshuffleEvents: v.object({ type: v.literal('ReshuffleEvents') }),
  ReshuffleSpecials: v.object({ type: v.literal('ReshuffleSpecials') }),
} as const;

export const eventDeckEvents = {
  EventsSetUp: v.object({ type: v.literal('EventsSetUp'), method: v.picklist(EVENT_PLAY), deck }),
  /** Umpire: which special cards are in the deck that nobody put there. */
  SpecialsShuffledIn: v.object({
    type: v.literal('SpecialsShuffledIn'),
    cards: v.pipe(v.array(v.picklist(SPECIAL)), v.readonly()),
  }),
  /** Held: four Retain cards to choose one of; none where the game is set up anew. */
  EventHandDealt: v.object({ type: v.literal('EventHandDealt'), cards: v.pipe(v.array(retain), v.readonly()) }),
  /** Held: which of them goes into the deck. */
  EventCardChosen: v.object({ type: v.literal('EventCardChosen'), card: retain }),
  EventCardPut: v.object({ type: v.literal('EventCardPut'), side }),
  /** Held: what a side has drawn and looks at alone. */
  EventCardSeen: v.object({ type: v.literal('EventCardSeen'), card }),
  EventDrawn: v.object({ type: v.literal('EventDrawn'), side }),
  /** Held: it lies open now, in no hand any more. */
  EventCardLaidDown: v.object({ type: v.literal('EventCardLaidDown') }),
  EventShown: v.object({ type: v.literal('EventShown'), side, card, entered: v.boolean() }),
  /** Held: a card goes into the hand, drawn from the deck or from the special pile. */
  EventCardTaken: v.object({ type: v.literal('EventCardTaken'), card: retain }),
  /** Ruling 70: that a card was kept is public, the card is not. */
  EventKept: v.object({ type: v.literal('EventKept'), side }),
  /** Held: a card leaves the hand. */
  EventCardSpent: v.object({ type: v.literal('EventCardSpent'), card: retain }),
  KeptPlayed: v.object({ type: v.literal('KeptPlayed'), side, card: retain }),
  EventResolved: v.object({
    type: v.literal('EventResolved'),
    side,
    card,
    carriedOut: v.boolean(),
    to: v.picklist(['discards', 'removed']),
  }),
  /** `by`: the card that said so; null where the players did it by another rule. */
  EventsReshuffled: v.object({ type: v.literal('EventsReshuffled'), cards: number, by: v.nullable(card) }),
  SpecialDrawn: v.object({ type: v.literal('SpecialDrawn'), side }),
  SpecialsReshuffled: v.object({ type: v.literal('SpecialsReshuffled'), cards: number }),
} as const;

export type EventDeckCommand = OutputsOf<typeof eventDeckCommands>;
export type EventDeckEvent = OutputsOf<typeof eventDeckEvents>;

type Typed = Readonly<{ type: string }>;
export const isEventDeckEvent = (event: Typed): event is EventDeckEvent => event.type in eventDeckEvents;

/** A card that lies open, and who drew or played it. */
export type OpenCard = Readonly<{ side: Side; card: EventCard }>;

/** The deck as the whole table knows it. */
export type EventTable = Readonly<{
  /** Null until it is set up. By then the way of playing is fixed, whatever becomes of the title sheet. */
  begun: Readonly<{ method: (typeof EVENT_PLAY)[number]; deck: DeckKind }> | null;
  /** Medium: who has put a card in. */
  put: readonly Side[];
  /** Who looks at a card that nobody else has seen yet. */
  drawn: Side | null;
  shown: OpenCard | null;
  /** The last card played from a hand in this step. */
  played: OpenCard | null;
  /** How many cards each side keeps. */
  kept: BySide<number>;
  out: OutOfDeck<EventCard>;
  /** Spicy: the special discard pile. */
  specialDiscards: Pile<RetainCard>;
  /** Special cards that everybody knows to belong to the deck. */
  known: Pile<SpecialCard>;
  /** Cards after which the deck was reshuffled before: the same is offered again. */
  reshuffling: readonly EventCard[];
  /** How many cards have been drawn so far, and whether one was in this step. */
  draws: number;
  drawnInStep: boolean;
}>;

/** What a side alone knows of the deck. */
export type EventHand = Readonly<{
  dealt: Pile<RetainCard>;
  chosen: RetainCard | null;
  drawn: EventCard | null;
  hand: Pile<RetainCard>;
}>;

/** What nobody knows. */
export type EventUmpire = Readonly<{ shuffledIn: Pile<SpecialCard> }>;

export const NO_EVENTS: EventTable = {
  begun: null,
  put: [],
  drawn: null,
  shown: null,
  played: null,
  kept: bothSides(() => 0),
  out: NOTHING_OUT,
  specialDiscards: [],
  known: [],
  reshuffling: [],
  draws: 0,
  drawnInStep: false,
};
export const EMPTY_EVENT_HAND: EventHand = { dealt: [], chosen: null, drawn: null, hand: [] };
export const EMPTY_EVENT_UMPIRE: EventUmpire = { shuffledIn: [] };
