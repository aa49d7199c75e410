import type { Decision } from '../../../engine/rule-set';
import type { Seat } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { EventsOf } from '../../common/model';
import { seenBy } from '../../common/selector';
import { setupModel, setupOf } from '../../common/table';
import { topic } from '../../common/topic';
import type { Game } from '../../common/topic';
import { NLC_MODELS } from '../selectors';
import type { NlcState, Selectors } from '../selectors';
import { cardsCommands, isCardsCommand } from './card-model';
import type { CardsCommandOf } from './card-model';
import { playsCards } from './cards-book';
import type { CardsBook } from './cards-book';
import { throwAgain } from './throw-again';

type Event = EventsOf<typeof NLC_MODELS>;
type Made = Readonly<{ state: NlcState; command: CardsCommandOf<'ThrowAgain'>; seat: Seat }>;

const again = ({ cards }: Selectors, book: CardsBook, made: Made, game: Game<NlcState, Event>): Step<Decision<Event>> =>
  throwAgain(made.command, made.state, {
    decode: game.decodeCommand,
    // A card is shown at its owner's desk.
    decide: (now, play) =>
      game.decide(now, play, isCardsCommand(play) && play.type === 'ShowCard' ? play.side : made.seat),
    evolve: game.evolve,
    use: (now) => book.decide(cards(now), made.command, made.seat),
  });

/** Cards, where a refit plays any (MOP 37.12). */
export const cardsTopic = (select: Selectors, book: CardsBook | null) =>
  topic({
    id: 'cards',
    reads: NLC_MODELS,
    commands: cardsCommands,
    decide: (state, command, seat, game) => {
      if (book === null || !playsCards(setupOf(state))) return refuse('NO_CARDS_IN_THIS_GAME', 'MOP 37.12');
      return command.type === 'ThrowAgain'
        ? again(select, book, { state, command, seat }, game)
        : book.decide(select.cards(state), command, seat);
    },
    views: {
      cards: seenBy({ reads: [setupModel], given: [select.cards] }, (state, seat, [of]) =>
        book !== null && playsCards(setupOf(state)) ? book.view(of, seat) : undefined,
      ),
    },
  });
