import type { Decision } from '../../../engine/rule-set';
import type { BySide, Seat, Side } from '../../../engine/sides';
import type { Step } from '../../../engine/step';
import type { ArmyEvent } from '../../common/army/army';
import type { CardPlay } from '../../common/setup/title';
import type { Setup } from '../../common/setup/setup';
import type { CampaignCommand, CampaignEvent, CardEffect } from '../../nlc/index';
import type { CardsEvent, CardsHand, CardsTable, OutCard, SpiesReport } from './card-model';

/** A card that is played may move a reinforcement and give points. */
export type CardsFallout = CardsEvent | CampaignEvent | ArmyEvent;

/** All that cards are decided and shown by. */
export type CardsState = Readonly<{
  setup: Setup;
  turn: number;
  /** Ruling 48: chits have been drawn on this turn. */
  chitsDrawn: boolean;
  cards: CardsTable;
  hands: BySide<CardsHand>;
  /** What a card does to the campaign, by the campaign's own rules. */
  campaign: (command: CampaignCommand, seat: Seat) => Step<Decision<CampaignEvent | ArmyEvent>>;
  /** A side's orders in force for whoever may open its desk; null where orders are kept on paper. */
  ordersOf: (side: Side, seat: Seat) => SpiesReport['orders'] | null;
  /** What becomes of a formation's units when they leave the UAR for the Recovered box. */
  recovered: (formation: string) => readonly ArmyEvent[];
}>;

/** A card as it is read. */
export type CardFace = Readonly<{
  card: string;
  no: number;
  name: string;
  kind: string;
  /** What the refit changes about it; empty: as printed. */
  text: string;
  /** From the title sheet. */
  note: string;
  points: number | null;
  /** What whoever plays it has to say: about whom, and which value. */
  asks: Readonly<{ subject: CardSubject; value: 'rating' | 'aide' | null }>;
  /** Everybody sees it as soon as it is played. */
  open: boolean;
  /** Its RECOVERY marking is read as SUPPLY: supply is checked when it is played (MOP 37.12). */
  supply: boolean;
}>;
export type CardSubject = 'none' | 'commander' | 'formation' | 'enemyStack' | 'nextArrival' | 'arrival' | 'alternate';

export type HeldCard = Readonly<{ face: CardFace; out: OutCard }>;

/** A side's cards, for those who may see them. */
export type OwnCards = Readonly<{
  side: Side;
  /** To be played now: held for this turn, or in full play the hand. */
  hand: readonly HeldCard[];
  /** The last card taken on this turn, whatever came of it. */
  last: HeldCard | null;
  /** Played, with an effect that nobody else knows of yet. */
  covered: readonly HeldCard[];
  discards: readonly Readonly<{ card: string; count: number }>[];
  left: readonly Readonly<{ card: string; count: number }>[];
  /** Full play: how many cards a hand may hold; null where the title sheet does not say. */
  handSize: number | null;
  /** What this side's spies have seen of the enemy's orders. */
  reports: readonly SpiesReport[];
}>;

export type DeckView = Readonly<{
  side: Side;
  /** How many can be drawn; null where the title sheet does not say. */
  left: number | null;
  /** The same of mode cards, which have a pile of their own. */
  modes: number | null;
  taken: number;
  mayDraw: boolean;
  /** MOP App. III b, c: mode and bonus cards come before the first turn. */
  mayDrawBefore: boolean;
}>;

/** An effect in force, its card, and when it ends. */
export type EffectView = Readonly<{ effect: CardEffect; face: CardFace; covered: boolean }>;

export type CardsView = Readonly<{
  play: CardPlay;
  /** Cards lie open: one deck, or tables. */
  isOpen: boolean;
  decks: readonly DeckView[];
  /** As far as this viewer may know. */
  effects: readonly EffectView[];
  own: readonly OwnCards[];
  shown: readonly Readonly<{ side: Side; face: CardFace; turn: number }>[];
  rolled: Readonly<{ side: Side | null; face: CardFace | null }> | null;
  mayRoll: boolean;
  /** Ruling 48: it is late for a card on this turn; both players have to want it. */
  late: boolean;
  piles: BySide<readonly Readonly<{ face: CardFace; turn: number; now: OutCard['now'] }>[] | null>;
  /** Reinforcements that are next due, of each side. */
  nextDue: BySide<readonly string[]>;
  /** Whose spies wait for the enemy to lay his orders open: the card lies open, and orders are kept in the app. */
  spies: readonly Side[];
  /** Every card that may be named. */
  faces: readonly CardFace[];
}>;

/** MOP 37.12, Ruling 49: cards are played in this game, and in the app. */
export const playsCards = ({ title }: Setup): boolean =>
  title.cardPlay !== undefined && title.cardPlay !== 'historical';
