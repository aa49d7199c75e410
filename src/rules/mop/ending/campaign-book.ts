import { refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { damageSpan } from '../engineering/span-damage';
import { repairSpan } from '../engineering/span-repair';
import { buildPosition } from '../engineering/improved-position';
import { changeArrivalOrders } from '../reinforcements/arrival-orders';
import { arrivalOf } from '../reinforcements/arrival';
import { isWeatherTurn } from '../sequence/steps';
import { WEATHERS } from '../tables/lookups';
import { captureTrain } from '../trains/train-capture';
import { mopPoints, mopWinner } from './victory';
import { CAMPAIGN_REFUSALS } from '../../nlc/campaign/vocabulary';

type Digging = Readonly<{ diggers: number; weather: string; night: boolean }> &
  Readonly<{ other?: Parameters<typeof buildPosition>[0]['other'] }>;

/** MOP 37.3.3, with the weather by its printed name. */
const buildIn = ({ weather: named, ...digging }: Digging): Step<Readonly<{ built: boolean }>> => {
  const weather = WEATHERS.find((one) => one === named);
  return weather === undefined
    ? refuse(CAMPAIGN_REFUSALS.NO_SUCH_WEATHER)
    : buildPosition({ ...digging, weather, other: digging.other });
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
    arrival: arrivalOf,
    arrivalOrders: changeArrivalOrders,
    damageSpan,
    repairSpan,
    captureTrain,
    buildPosition: buildIn,
    winner: mopWinner,
    points: mopPoints,
  },
} as const;
