import { NLC_SUPPLY_DUE } from '../sequence/steps';
import type { CampaignBook } from './campaign-book';

/** NLC by itself: supply at nine, points by the scenario; spans, trains and rolled arrivals are MOP's. */
export const NLC_CAMPAIGN: CampaignBook = {
  supply: {
    rule: 'NLC 17',
    step: NLC_SUPPLY_DUE.step,
    isDue: NLC_SUPPLY_DUE.when,
    without: 'goneForGood',
    byCard: false,
    lines: [
      { key: 'supplyFiveOffRoad', rule: 'NLC 17' },
      { key: 'supplyEnemyBlocks', rule: 'NLC 17' },
    ],
  },
  refit: null,
};
