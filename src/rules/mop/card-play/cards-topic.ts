import type { Decision } from '../../../engine/rule-set';
import type { Seat } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { seenBy } from '../../common/selector';
import { setupModel, setupOf } from '../../common/table';
import { topic } from '../../common/topic';
import type { Game } from '../../common/topic';
import type { StateOf, EventsOf } from '../../common/model';
import type { NlcBook, Selectors } from '../../nlc/index';
import { cardsCommands, isCardsCommand } from './card-model';
import type { CardsCommandOf } from './card-model';
import { playsCards } from './cards-book';
import type { CardsState } from './cards-book';
import { CARDS_READS, cardsStateBy } from './cards-state';
import { cardsView } from './cards-view';
import { decideCards } from './decide-cards';
import { throwAgain } from './throw-again';
import { HAND_REFUSALS } from './vocabulary';

type Event = EventsOf<typeof CARDS_READS>;
type State = StateOf<typeof CARDS_READS>;
type Cards = (state: State) => CardsState;
type Made = Readonly<{ state: State; command: CardsCommandOf<'ThrowAgain'>; seat: Seat }>;

const again = (cards: Cards, made: Made, game: Game<State, Event>): Step<Decision<Event>> =>
  throwAgain(made.command, made.state, {
    decode: game.decodeCommand,
    // A card is shown at its owner's desk.
    decide: (now, play) =>
      game.decide(now, play, isCardsCommand(play) && play.type === 'ShowCard' ? play.side : made.seat),
    evolve: game.evolve,
    use: (now) => decideCards(cards(now), made.command, made.seat),
  });

/** MOP 37.12, Appendices I and III: the cards. */
export const cardsTopic = (select: Selectors, book: NlcBook['campaign']) => {
  const cards = cardsStateBy(select, book);
  return topic({
    id: 'cards',
    reads: CARDS_READS,
    commands: cardsCommands,
    decide: (state, command, seat, game) => {
      if (!playsCards(setupOf(state))) return refuse(HAND_REFUSALS.NO_CARDS_IN_THIS_GAME);
      return command.type === 'ThrowAgain'
        ? again(cards, { state, command, seat }, game)
        : decideCards(cards(state), command, seat);
    },
    views: {
      cards: seenBy({ reads: [setupModel], given: [cards] }, (state, seat, [of]) =>
        playsCards(setupOf(state)) ? cardsView(of, seat) : undefined,
      ),
    },
  });
};
