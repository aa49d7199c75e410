import type { RefusalWords } from '../../engine/vocabulary';
import type { HAND_REFUSALS } from '../../rules/mop/card-play/vocabulary';
import type { CARD_REFUSALS } from '../../rules/nlc/card-effects/vocabulary';
import type { Names } from '../names';

/** Why a card cannot be drawn, kept or played. */
export const HAND_REFUSAL_WORDS: RefusalWords<typeof HAND_REFUSALS, Names | null> = {
  NO_CARDS_IN_THIS_GAME: 'This game is played without cards in the app. They are chosen in the set-up.',
  NOT_THROWN_AGAIN: 'Those dice are not thrown again by a card here.',
  TABLES_NOT_CARDS: 'This game rolls on the event tables instead of drawing cards.',
  CARDS_NOT_TABLES: 'This game draws cards; the event tables are not rolled on.',
  CARDS_ARE_HIS_OWN: 'A side draws and plays its cards alone, behind its curtain.',
  BEFORE_FIRST_TURN_ONLY: 'Mode and bonus cards are drawn before the first turn only.',
  CARDS_COME_FIRST: 'Chits have been drawn: cards come before that, unless both players want one now.',
  CARD_IS_DRAWN: 'The card of this turn has been drawn.',
  EVENT_IS_ROLLED: 'The event of this turn has been rolled.',
  NO_SUCH_CARD: 'There is no such card.',
  OF_ANOTHER_PILE: 'Mode cards have a pile of their own: that card is not in this one.',
  CARDS_NOT_COUNTED:
    'How many cards of each kind this deck has is not entered. Enter it in the set-up, or draw on the table and enter the card.',
  DECK_IS_EMPTY: 'No card is left to draw. Reshuffle the discards if your rules say so.',
  CARD_NOT_LEFT: 'No such card is left in this deck. Correct the counts in the set-up if there is.',
  WHOM_IS_IT_ABOUT: 'Say whom the card is about.',
  NEXT_DUE_ONLY: 'The card takes the reinforcement that is next due.',
  NOT_SOONER: 'By this card it comes sooner than it is due.',
  NOT_LATER: 'By this card it comes later than it is due.',
  SAY_WHICH: 'Say what is printed on the card, or which of its effects is wanted.',
  CARDS_LIE_OPEN: 'All cards of this game lie open.',
  NOTHING_TO_SHOW: 'That card has nothing left to show.',
  HAND_IS_FULL: 'The hand is full. Play a card or lay one aside first.',
  NOTHING_IN_THE_UAR: 'No unit of that formation lies in the UAR box.',
  AT_HIS_OWN_DESK: 'A side lays its orders open at its own desk.',
  NO_SPIES_HERE: 'No card of that side that shows the enemy’s orders lies open.',
};

/** Why a card cannot be used like that. */
export const CARD_REFUSAL_WORDS: RefusalWords<typeof CARD_REFUSALS, Names | null> = {
  OC_ORDERS_RETREAT: 'The card lets the OC order a General Retreat; others decide on one only where he is not there.',
  EFFECT_IS_OVER: 'That effect is over.',
  CARD_NOT_IN_FORCE: 'No such card is in force for this side.',
  CARD_IS_SPENT: 'That card has been used this turn.',
  CARD_IS_FOR_ANOTHER: 'That card was played for another formation.',
  RETREAT_NEEDS_CARD: 'A General Retreat needs its card to be played first.',
};
