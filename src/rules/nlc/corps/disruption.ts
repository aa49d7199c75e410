import type { Side } from '../../../engine/sides';
import { isOn } from '../switches';
import { hasTried, isDisrupted } from './disruption-play';
import { formationOf } from './state';
import type { CorpsState } from './state';

/** A unit that bears the marker, and whether it has tried this turn. */
export type DisruptionCheck = Readonly<{ unit: string; tried: boolean }>;

/** NLC 19.2: a side's disrupted units, where a die takes their markers off. For those who may know how its formations stand. */
export const disruptionChecks = (state: CorpsState, side: Side): readonly DisruptionCheck[] =>
  isOn(state.setup, 'disruptionByCheck')
    ? state.setup.units
        .filter((unit) => formationOf(state, unit.formation)?.side === side && isDisrupted(state, unit))
        .map((unit) => ({ unit: unit.id, tried: hasTried(state, unit, side) }))
    : [];
