import type { Decision } from '../../../engine/rule-set';
import type { Seat } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { EventsOf } from '../../common/model';
import { seenBy } from '../../common/selector';
import { setupModel, setupOf } from '../../common/table';
import { topic } from '../../common/topic';
import type { Game } from '../../common/topic';
import { NLC_MODELS, cardsCommands, isCardsCommand, playsCards, throwAgain } from '../../nlc/index';
import type { CardsCommandOf, NlcState, Selectors } from '../../nlc/index';
import { cardsView } from './cards-view';
import { decideCards } from './decide-cards';
import { CARD_REFUSALS } from '../../nlc/cards/vocabulary';

type Event = EventsOf<typeof NLC_MODELS>;
type Made = Readonly<{ state: NlcState; command: CardsCommandOf<'ThrowAgain'>; seat: Seat }>;

const again = ({ cards }: Selectors, made: Made, game: Game<NlcState, Event>): Step<Decision<Event>> =>
  throwAgain(made.command, made.state, {
    decode: game.decodeCommand,
    // A card is shown at its owner's desk.
    decide: (now, play) =>
      game.decide(now, play, isCardsCommand(play) && play.type === 'ShowCard' ? play.side : made.seat),
    evolve: game.evolve,
    use: (now) => decideCards(cards(now), made.command, made.seat),
  });

/** MOP 37.12, Appendices I and III: the cards. What left a deck and what is in force is kept by NLC's models, whose rules read it. */
export const cardsTopic = (select: Selectors) =>
  topic({
    id: 'cards',
    reads: NLC_MODELS,
    commands: cardsCommands,
    decide: (state, command, seat, game) => {
      if (!playsCards(setupOf(state))) return refuse(CARD_REFUSALS.NO_CARDS_IN_THIS_GAME);
      return command.type === 'ThrowAgain'
        ? again(select, { state, command, seat }, game)
        : decideCards(select.cards(state), command, seat);
    },
    views: {
      cards: seenBy({ reads: [setupModel], given: [select.cards] }, (state, seat, [of]) =>
        playsCards(setupOf(state)) ? cardsView(of, seat) : undefined,
      ),
    },
  });
