import { bothSides } from '../../../engine/sides';
import { selector } from '../../common/selector';
import { setupOf } from '../../common/table';
import { NLC_MODELS, cupModel, decideCampaign, inForceOn } from '../../nlc/index';
import type { NlcBook, Selectors } from '../../nlc/index';
import { worksModel } from '../works/works-model';
import type { CardsState } from './cards-book';
import { cardsModel } from './evolve-cards';
import { recoveredUnits } from './recover-units';

/** All that a play of cards looks at. */
export const CARDS_READS = [...NLC_MODELS, worksModel, cardsModel] as const;

/** Ruling 48: chits have been drawn on this turn. */
const chitsDrawn = selector({ reads: [cupModel] }, ({ table: { cup } }) => cup.drawn.length > 0);

export const cardsStateBy = ({ campaign, settled }: Selectors, book: NlcBook['campaign']) =>
  selector({ reads: CARDS_READS, given: [chitsDrawn] }, (state, [drawn]): CardsState => {
    const [setup, { turn, cards, army }] = [setupOf(state), state.table];
    return {
      setup,
      turn,
      chitsDrawn: drawn,
      cards,
      hands: bothSides((side) => state.held[side].cards),
      campaign: (command, seat) => decideCampaign(campaign(state), command, seat, book),
      ordersOf: (side, seat) => {
        const orders = settled(state, seat);
        return orders === null ? null : inForceOn(orders, side);
      },
      recovered: (formation) => recoveredUnits({ setup, army }, formation),
    };
  });
