import * as v from 'valibot';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import type { OutputsOf } from '../../common/events';
import { turnNumber } from '../../common/setup/setup';
import { cardEffect, orderStepsSchema, recipientSchema } from '../../nlc/index';
import type { CardEffect } from '../../nlc/index';

/**
 * Cards beside NLC's own rules (MOP 37.12): what left a side's deck, what became of it, and what is in force by it. A side's
 * cards are held for it; with one deck, or tables instead of cards, they lie open.
 */

/** How a card came: from the deck, before the first turn, from the other side, or by an event table. */
export const CARD_FROM = ['deck', 'bonus', 'mode', 'passed', 'event'] as const;
/** What became of it. `passed`: it lies with the other side. */
const FATES = ['hand', 'played', 'discarded', 'passed'] as const;

const side = v.picklist(SIDES);
const card = v.pipe(v.string(), v.minLength(1), v.maxLength(20));
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const from = v.picklist(CARD_FROM);
const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/** An order of the enemy's as it stood when his desk was laid open to spies. */
const reported = v.object({ of: recipientSchema, steps: orderStepsSchema });

/** Ruling 48: both players want it, though chits have been drawn. */
const agreed = v.exactOptional(v.boolean());

export const cardsCommands = {
  /** `card`: drawn from a real deck, and told to the app. With one deck the side is for a die to say. */
  DrawCard: v.object({
    type: v.literal('DrawCard'),
    side,
    from: v.optional(v.picklist(['deck', 'bonus', 'mode']), 'deck'),
    card: v.exactOptional(card),
    agreed,
  }),
  RollCardEvent: v.object({ type: v.literal('RollCardEvent'), agreed }),
  PlayCard: v.object({
    type: v.literal('PlayCard'),
    side,
    card,
    subject: v.optional(v.nullable(text), null),
    /** Card 30: the rating printed on it; card 31: which of its three. */
    value: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))), null),
    /** Printed on the card and in no title sheet. */
    points: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-50), v.maxValue(50))), null),
    /** Ruling 44: the formation that it cancels or brings. */
    strength: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(300))), null),
    /** When the reinforcement comes by it; no turn: never. No formation: one of those eligible, at random (MOP App. III d). */
    arrival: v.optional(v.nullable(v.object({ formation: v.nullable(text), turn: v.nullable(turnNumber) })), null),
    agreed,
  }),
  /** Not used after all: in full play, where a hand is kept. */
  DropCard: v.object({ type: v.literal('DropCard'), side, card }),
  /** MOP 37.12.1, App. III e: its effects have become apparent. */
  ShowCard: v.object({ type: v.literal('ShowCard'), side, card }),
  UseCardEffect: v.object({ type: v.literal('UseCardEffect'), side, effect: v.string() }),
  /** MOP App. I, cards 7 and 30: `play` is the play that was just made; one throw of it is made anew, and stands. */
  ThrowAgain: v.object({
    type: v.literal('ThrowAgain'),
    side,
    effect: v.string(),
    play: v.looseObject({ type: v.string() }),
    /** What was done since the throw: a desk was opened, the card shown, the desk closed. */
    after: v.optional(v.array(v.looseObject({ type: v.string() })), []),
  }),
  /** MOP App. I, card 30: a formation's units go from the UAR to the Recovered box. */
  RecoverUnits: v.object({ type: v.literal('RecoverUnits'), side, effect: v.string(), formation: text }),
  /** MOP App. I, card 10: a side lays its orders open to the spies of the other; `side` is theirs. */
  ReportToSpies: v.object({ type: v.literal('ReportToSpies'), side }),
  /** The base game's way with an empty deck. */
  ReshuffleCards: v.object({ type: v.literal('ReshuffleCards'), side }),
  /** The scenario is over: a side lays its pile open. */
  ShowAllCards: v.object({ type: v.literal('ShowAllCards'), side }),
} as const;

export const cardsEvents = {
  /** Table: that a side took a card. Which, only it knows. */
  CardTaken: v.object({ type: v.literal('CardTaken'), side, turn: turnNumber, from }),
  /** Held, or on the table where cards lie open. */
  CardDrawn: v.object({
    type: v.literal('CardDrawn'),
    side,
    card,
    turn: turnNumber,
    from,
    die: v.nullable(die),
    now: v.picklist(FATES),
  }),
  CardPlayed: v.object({ type: v.literal('CardPlayed'), side, card, turn: turnNumber, effects: v.array(cardEffect) }),
  CardDropped: v.object({ type: v.literal('CardDropped'), side, card }),
  /** Held: what it does is on the table from here on. */
  CardUncovered: v.object({ type: v.literal('CardUncovered'), side, card }),
  EffectUsed: v.object({ type: v.literal('EffectUsed'), side, effect: v.string(), card: v.exactOptional(card) }),
  /** Held for the spies' own side, whose desk may be locked: the enemy's orders in force, as they stood. */
  OrdersReported: v.object({
    type: v.literal('OrdersReported'),
    side,
    turn: turnNumber,
    orders: v.pipe(v.array(reported), v.maxLength(400)),
  }),
  /** Table: that it was done. `side` is the spies' own. */
  SpiesReported: v.object({ type: v.literal('SpiesReported'), side, turn: turnNumber }),
  /** Held or table: what lies discarded goes back into the deck. */
  CardsReturned: v.object({ type: v.literal('CardsReturned'), side }),
  /** Table. */
  CardShown: v.object({ type: v.literal('CardShown'), side, card, turn: turnNumber, effects: v.array(cardEffect) }),
  CardsReshuffled: v.object({ type: v.literal('CardsReshuffled'), side, cards: count, modes: count }),
  CardEventRolled: v.object({
    type: v.literal('CardEventRolled'),
    turn: turnNumber,
    side: v.nullable(side),
    card: v.nullable(card),
  }),
  CardsShown: v.object({
    type: v.literal('CardsShown'),
    side,
    cards: v.array(v.object({ card, turn: turnNumber, now: v.picklist(FATES) })),
  }),
} as const;

export type CardsCommand = OutputsOf<typeof cardsCommands>;
export type CardsEvent = OutputsOf<typeof cardsEvents>;
export type CardsCommandOf<Type extends CardsCommand['type']> = Extract<CardsCommand, { type: Type }>;

type Typed = Readonly<{ type: string }>;
export const isCardsCommand = (command: Typed): command is CardsCommand => command.type in cardsCommands;
export const isCardsEvent = (event: Typed): event is CardsEvent => event.type in cardsEvents;

/** A card that is in the deck no more. */
export type OutCard = Readonly<{
  card: string;
  turn: number;
  from: (typeof CARD_FROM)[number];
  /** The die that said whether it may be used. */
  die: number | null;
  now: (typeof FATES)[number];
  /** It lies open for all. */
  shown: boolean;
}>;

/** What spies have seen, and when. */
export type SpiesReport = Readonly<{
  turn: number;
  orders: readonly Readonly<v.InferOutput<typeof reported>>[];
}>;

/** What a side has, or what of it lies open. */
export type CardsHand = Readonly<{
  cards: readonly OutCard[];
  effects: readonly CardEffect[];
  /** How many cards were ever played: effects are numbered by it. */
  played: number;
  /** MOP App. I, card 10: kept for good. */
  reports: readonly SpiesReport[];
}>;

export type CardsTable = Readonly<{
  open: BySide<CardsHand>;
  /** Cards known to all, in the order in which they were shown. */
  shown: readonly Readonly<{ side: Side; card: string; turn: number }>[];
  /** How many cards each side has taken since its deck was last shuffled, mode cards among them, and when the last by rule. */
  taken: BySide<Readonly<{ count: number; modes: number; lastTurn: number | null }>>;
  /** The last roll on the event tables. */
  rolled: Readonly<{ turn: number; side: Side | null; card: string | null }> | null;
  /** A side's whole pile, laid open at the end. */
  piles: BySide<readonly Readonly<{ card: string; turn: number; now: OutCard['now'] }>[] | null>;
}>;

export const EMPTY_HAND: CardsHand = { cards: [], effects: [], played: 0, reports: [] };
export const EMPTY_CARDS: CardsTable = {
  open: bothSides(() => EMPTY_HAND),
  shown: [],
  taken: bothSides(() => ({ count: 0, modes: 0, lastTurn: null })),
  rolled: null,
  piles: bothSides(() => null),
};
