import type { CardsBook } from '../../nlc/index';
import { cardsView } from './cards-view';
import { decideCards } from './decide-cards';

/** How MOP plays cards (37.12, Appendices I and III). */
export const MOP_CARDS: CardsBook = { decide: decideCards, view: cardsView };
