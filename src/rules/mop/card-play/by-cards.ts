import { SIDES } from '../../../engine/sides';
import { factOfRefit, ofRefit } from '../../common/refit';
import { selector } from '../../common/selector';
import { setupModel, setupOf } from '../../common/table';
import type { ByCards } from '../../nlc/index';
import type { CardsEvent } from './card-model';
import { playsCards } from './cards-book';
import { cardsModel } from './evolve-cards';
import { coveredInGame, effectsInGame, openInGame } from './in-force';
import { usedByDecision } from './used-by-decision';

/** MOP 37.12.1: every card that was played hidden is shown at the end, worth points or not. */
const shownAtTheEnd = selector({ reads: [setupModel, cardsModel] }, (state) =>
  playsCards(setupOf(state))
    ? SIDES.flatMap((side) =>
        state.held[side].cards.cards.flatMap(({ card, now, shown }) =>
          now === 'played' && !shown ? [{ side, command: { type: 'ShowCard', side, card } }] : [],
        ),
      )
    : [],
);

const withKept = ofRefit(
  (state: Parameters<typeof usedByDecision>[0]) => (rolled: Parameters<typeof usedByDecision>[1]) =>
    usedByDecision(state, rolled),
);

/** What MOP's cards do to the plays of NLC, and what these plays do to them. */
export const MOP_CARDS: ByCards = {
  open: ofRefit(openInGame),
  covered: ofRefit(coveredInGame),
  ofEach: ofRefit(effectsInGame),
  used: ({ side, id }) => {
    const event: CardsEvent = { type: 'EffectUsed', side, effect: id };
    return [factOfRefit({ scope: 'table', event })];
  },
  usedByDecision: (state, rolled) => withKept(state)(rolled).map(factOfRefit),
  showing: ({ side, card }) => ({ type: 'ShowCard', side, card }),
  shownAtTheEnd: ofRefit(shownAtTheEnd),
};
