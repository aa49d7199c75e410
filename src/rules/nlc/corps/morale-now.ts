import type { Side } from '../../../engine/sides';
import type { Working } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import { moraleOf } from '../morale/morale';
import { lacksInitiative } from '../morale/procedures';
import { NO_CIRCUMSTANCES } from '../morale/unit';
import { armyLowersMorale, frenchShaken, moraleUnitOf } from './conditions';
import { demoralizedOf } from './judge';
import { formationOf } from './state';
import type { CorpsState } from './state';

/** A unit's morale as it stands; null where MOP asks for an initiative that nobody has entered (MOP 37.5). */
export type MoraleNow = Readonly<{ unit: string; morale: number | null; working: Working }>;

/**
 * NLC 2.2, 2.3, MOP 37.5, Ruling 20: the morale of a side's units on the map, by what the app knows of them: losses, markers, how
 * their formation and army stand. What a combat or a leader adds is not in it. Only for those who may know the side's limits.
 */
export const moraleOfSide = (state: CorpsState, side: Side): readonly MoraleNow[] => {
  const demoralized = demoralizedOf(state, side);
  const circumstances = {
    ...NO_CIRCUMSTANCES,
    ...state.book.inputs,
    frenchShaken: frenchShaken(state),
    armyLowersMorale: armyLowersMorale(state),
  };
  return state.setup.units.flatMap((one): readonly MoraleNow[] => {
    if (formationOf(state, one.formation)?.side !== side || standingOf(state.army, one.id).place !== 'map') return [];
    const unit = moraleUnitOf(state, one, demoralized, { withLeader: false, inReserve: false });
    if (lacksInitiative({ unit, circumstances })) return [{ unit: one.id, morale: null, working: [] }];
    return [{ unit: one.id, ...moraleOf(unit, circumstances) }];
  });
};
