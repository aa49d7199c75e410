import { arrivalOrders } from '../reinforcements/arrival-orders';
import { arrival } from '../reinforcements/arrival';
import { isWeatherTurn } from '../sequence/steps';
import { mopPoints, mopVictory } from './victory';

/** What MOP adds to a campaign of NLC: supply on weather turns, and its procedures. */
export const MOP_CAMPAIGN = {
  supply: {
    rule: 'MOP 37.7',
    step: 'reinforcements',
    isDue: isWeatherTurn,
    without: 'marked',
    byCard: true,
    lines: [
      { key: 'supplyFourteen', rule: 'MOP 37.7' },
      { key: 'supplyTrainOnRoad', rule: 'MOP 37.7' },
      { key: 'supplyTwoOrphans', rule: 'MOP 37.7' },
      { key: 'supplyEntryHex', rule: 'MOP 37.7' },
      { key: 'supplyMarchChain', rule: 'MOP 37.7' },
      { key: 'supplyDamagedSpan', rule: 'MOP 37.3.1' },
      { key: 'supplyAsDemoralized', rule: 'MOP 37.7' },
    ],
  },
  refit: {
    arrival: arrival.run,
    arrivalOrders: arrivalOrders.run,
    winner: mopVictory.run,
    points: mopPoints,
  },
} as const;
