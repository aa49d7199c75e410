import { mapOutcome } from '../../engine/step';
import type { Applier, Appliers } from '../common/procedure/applier';
import { factOfRefit } from '../common/refit';
import type { Typed } from '../common/model';
import type { CorpsState } from '../nlc/index';
import { repulseApplier } from './vedettes/repulse-applier';
import { weatherApplier } from './weather/weather-applier';

const APPLIERS: Appliers<CorpsState, Typed> = {
  'mop/repulse': repulseApplier,
  'mop/weather-effects': weatherApplier,
};

const WRITTEN: Appliers<CorpsState, never> = Object.fromEntries(
  Object.entries(APPLIERS).map(([id, write]): readonly [string, Applier<CorpsState, never>] => [
    id,
    (corps, input, outcome) => mapOutcome(write(corps, input, outcome), (facts) => facts.map(factOfRefit)),
  ]),
);

/** What the outcomes of MOP's procedures change in a game as it stands. */
export const mopAppliers = (): Appliers<CorpsState, never> => WRITTEN;
