import { mapOutcome } from '../../engine/step';
import type { Applier, Appliers } from '../common/procedure/applier';
import { factOfRefit } from '../common/refit';
import { selector } from '../common/selector';
import type { Typed } from '../common/model';
import type { CorpsState } from '../nlc/index';
import { repulseApplier } from './vedettes/repulse-applier';
import { weatherApplier } from './weather/weather-applier';
import { positionApplier, spanDamageApplier, spanRepairApplier, trainCaptureApplier } from './works/works-appliers';
import type { WorksState } from './works/works-appliers';
import { worksModel } from './works/works-model';

const APPLIERS: Appliers<CorpsState & WorksState, Typed> = {
  'mop/span-damage': spanDamageApplier,
  'mop/span-repair': spanRepairApplier,
  'mop/train-capture': trainCaptureApplier,
  'mop/repulse': repulseApplier,
  'mop/improved-position': positionApplier,
  'mop/weather-effects': weatherApplier,
};

/** What the outcomes of MOP's procedures change in a game as it stands. */
export const mopAppliers = selector({ reads: [worksModel] }, ({ table: { works } }): Appliers<CorpsState, never> =>
  Object.fromEntries(
    Object.entries(APPLIERS).map(([id, write]): readonly [string, Applier<CorpsState, never>] => [
      id,
      (corps, input, outcome) =>
        mapOutcome(write({ ...corps, works }, input, outcome), (facts) => facts.map(factOfRefit)),
    ]),
  ),
);
