import { setupInForce } from './leaders';
import { formationOf } from './state';
import type { CorpsState } from './state';

/** NLC 13: a leader who rallies gives no other benefit that turn. He is with his units, and in danger with them, all the same. */
export const ralliesNow = ({ corps, turn }: CorpsState, formation: string): boolean =>
  corps.followUps.some(
    ({ id, of, turn: when, value }) => id === 'leadsRally' && of === formation && when === turn && value > 0,
  );

/** Whether any commander of that side is on the map, who may be the leader that was meant. */
const hasCommander = ({ setup, corps, turn }: CorpsState, side: string): boolean =>
  setupInForce(setup, corps, turn).leaders.some((one) => one.onMap && one.side === side);

/**
 * NLC 13: whether a unit that is said to have a leader with it is helped by one. `named`: who stands in its hex; where nobody is
 * named it is its own leader, unless a commander might be meant.
 */
export const isHelped = (state: CorpsState, unit: string, named: readonly string[] = []): boolean => {
  if (named.length > 0) return named.some((id) => !ralliesNow(state, id));
  const own = state.setup.units.find(({ id }) => id === unit)?.formation ?? '';
  const formation = formationOf(state, own);
  return formation === undefined || !ralliesNow(state, formation.id) || hasCommander(state, formation.side);
};
