import type { AnyResolver } from '../../engine/resolver';
import { cardPlayResolver } from './cards/card-play';
import { randomEventResolver } from './cards/random-event';
import { cupSideResolver } from './cup/cup-side';
import { mopVictoryResolver } from './ending/victory';
import { improvedPositionResolver } from './engineering/improved-position';
import { spanDamageResolver } from './engineering/span-damage';
import { spanRepairResolver } from './engineering/span-repair';
import { arrivalResolver } from './reinforcements/arrival';
import { arrivalOrdersResolver } from './reinforcements/arrival-orders';
import { trainCaptureResolver } from './trains/train-capture';
import { repulse } from './vedettes/repulse';
import { weatherResolver } from './weather/weather';

/** The procedures of MOP that can be asked for by themselves, outside a game. */
export const mopResolvers: readonly AnyResolver[] = [
  cupSideResolver,
  arrivalResolver,
  arrivalOrdersResolver,
  improvedPositionResolver,
  trainCaptureResolver,
  repulse,
  spanDamageResolver,
  spanRepairResolver,
  randomEventResolver,
  cardPlayResolver,
  weatherResolver,
  mopVictoryResolver,
];

export { mopTables } from './tables/all';
