import { decideArmy } from '../../common/army/decide-army';
import type { ArmyState } from '../../common/army/decide-army';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { NLC_ARMY } from '../../nlc/index';

/** MOP App. I, card 30: a formation's units that lie in the UAR box go to the Recovered box, as by hand. */
export const recoveredUnits = (state: ArmyState, formation: string): readonly ArmyEvent[] =>
  state.setup.units
    .filter((unit) => unit.formation === formation && standingOf(state.army, unit.id).place === 'uar')
    .flatMap(({ id }) => {
      const step = decideArmy({ type: 'PlaceUnit', unit: id, place: 'recovered' }, state, NLC_ARMY);
      return step.kind === 'accepted' ? step.outcome.facts.map(({ event }) => event) : [];
    });
