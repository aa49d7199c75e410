import { refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { Told } from '../../../engine/fields';
import { spanDamage } from '../engineering/span-damage';
import { spanRepair } from '../engineering/span-repair';
import { improvedPosition } from '../engineering/improved-position';
import { arrivalOrders } from '../reinforcements/arrival-orders';
import { arrival } from '../reinforcements/arrival';
import { isWeatherTurn } from '../sequence/steps';
import { WEATHERS } from '../tables/lookups';
import { trainCapture } from '../trains/train-capture';
import { mopPoints, mopVictory } from './victory';
import { CAMPAIGN_REFUSALS } from '../../nlc/campaign/vocabulary';

type Digging = Omit<Told<typeof improvedPosition.asks>, 'weather'> & Readonly<{ weather: string }>;

/** MOP 37.3.3, with the weather by its printed name. */
const buildIn = ({ weather: named, ...digging }: Digging): Step<Readonly<{ built: boolean }>> => {
  const weather = WEATHERS.find((one) => one === named);
  return weather === undefined
    ? refuse(CAMPAIGN_REFUSALS.NO_SUCH_WEATHER)
    : improvedPosition.run({ ...digging, weather });
};

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
    damageSpan: spanDamage.run,
    repairSpan: spanRepair.run,
    captureTrain: trainCapture.run,
    buildPosition: buildIn,
    winner: mopVictory.run,
    points: mopPoints,
  },
} as const;
