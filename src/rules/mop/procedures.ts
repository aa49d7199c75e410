import type { AnyProcedure } from '../../engine/procedure';
import { cardPlay } from './cards/card-play';
import { randomEvent } from './cards/random-event';
import { cupSide } from './cup/cup-side';
import { mopVictory } from './ending/victory';
import { improvedPosition } from './engineering/improved-position';
import { spanDamage } from './engineering/span-damage';
import { spanRepair } from './engineering/span-repair';
import { arrival } from './reinforcements/arrival';
import { arrivalOrders } from './reinforcements/arrival-orders';
import { trainCapture } from './trains/train-capture';
import { repulse } from './vedettes/repulse';
import { weatherNow } from './weather/weather';

/** The procedures of MOP that can be asked for by themselves, outside a game. */
export const mopProcedures: readonly AnyProcedure[] = [
  cupSide,
  arrival,
  arrivalOrders,
  improvedPosition,
  trainCapture,
  repulse,
  spanDamage,
  spanRepair,
  randomEvent,
  cardPlay,
  weatherNow,
  mopVictory,
];

export { mopTables } from './tables/all';
