import type { Decision, Fact } from '../../engine/rule-set';
import type { Seat } from '../../engine/sides';
import { mapOutcome, refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import type { Setup } from '../common/setup/setup';
import type { CardsCommandOf } from './cards/card-model';
import type { CardsFallout } from './cards/cards-book';
import { cardsState, coveredCards } from './game-state';
import type { NlcBook, NlcEvent, NlcState } from './game-state';

type Play = Step<Decision<NlcEvent>>;

export const showCard = (
  setup: Setup,
  state: NlcState,
  command: CardsCommandOf<'ShowCard'>,
  seat: Seat,
  book: NlcBook,
): Step<Decision<CardsFallout>> =>
  book.cards === null
    ? refuse('NO_CARDS_IN_THIS_GAME', 'MOP 37.12')
    : book.cards.decide(cardsState(setup, state, book), command, seat);

/** MOP 37.12.1: at the end of the game every card that was played hidden is shown, worth points or not. */
export const withCardsShown = (setup: Setup, state: NlcState, step: Play, book: NlcBook): Play =>
  mapOutcome(step, ({ facts, barrier }) => {
    const shown = coveredCards(setup, state).flatMap(({ side, card }): readonly Fact<NlcEvent>[] => {
      const one = showCard(setup, state, { type: 'ShowCard', side, card }, side, book);
      return one.kind === 'accepted' ? one.outcome.facts : [];
    });
    return { facts: [...facts, ...shown], barrier };
  });
