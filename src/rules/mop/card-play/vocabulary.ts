import { SEVERAL, lines, refusals } from '../../../engine/vocabulary';

/** What a card is used for beside a fight. */
export const HAND_LINES = lines({ cardThrowsAgain: { card: 'text' } });

/** Why a card cannot be drawn, kept or played. */
export const HAND_REFUSALS = refusals({
  NO_CARDS_IN_THIS_GAME: 'MOP 37.12',
  NOT_THROWN_AGAIN: 'MOP 37.12',
  TABLES_NOT_CARDS: 'MOP 37.12.3',
  CARDS_NOT_TABLES: 'MOP 37.12.3',
  CARDS_ARE_HIS_OWN: 'MOP 37.12',
  BEFORE_FIRST_TURN_ONLY: 'MOP 37.12.3',
  CARDS_COME_FIRST: 'Ruling 48',
  CARD_IS_DRAWN: 'MOP 37.12.3',
  EVENT_IS_ROLLED: 'MOP 37.12.3',
  NO_SUCH_CARD: 'MOP 37.12',
  OF_ANOTHER_PILE: 'MOP 37.12.3',
  CARDS_NOT_COUNTED: 'Ruling 51',
  DECK_IS_EMPTY: 'MOP 37.12',
  CARD_NOT_LEFT: 'MOP 37.12',
  WHOM_IS_IT_ABOUT: SEVERAL,
  NEXT_DUE_ONLY: 'MOP 37.12.3',
  NOT_SOONER: 'MOP 37.12.3',
  NOT_LATER: 'MOP 37.12.3',
  SAY_WHICH: 'MOP 37.12',
  CARDS_LIE_OPEN: 'MOP 37.12',
  NOTHING_TO_SHOW: 'MOP 37.12',
  HAND_IS_FULL: 'Ruling 51',
  NOTHING_IN_THE_UAR: 'MOP 37.12',
  AT_HIS_OWN_DESK: 'MOP 37.12',
  NO_SPIES_HERE: 'MOP 37.12',
});
