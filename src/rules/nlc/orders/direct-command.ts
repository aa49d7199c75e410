import type { Seat } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Check } from '../../../engine/step';
import { isOn } from '../switches';
import { phaseChecks, phaseStep } from './phase';
import { done } from './progress';
import type { Command, Outcome } from './progress';
import { senderOf } from './ratings';
import { faultsIn, onTable, ruled } from './ruling';
import { formationIn, isMine, leaderIn } from './state';
import type { OrdersState } from './state';
import { capacityOf, directedBy } from './write-order';
import { ORDERS_REFUSALS } from './vocabulary';
import { CORPS_REFUSALS } from '../corps/vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';

const RATED = 4;

/**
 * NLC 20.7: an OC directs units he stands with or beside, as many as his rating leaves after the orders he gave. Next turn he
 * gives none, and the leaders of those formations have 1L on compliance and local decisions.
 */
export const directUnits = (state: OrdersState, command: Command<'DirectUnits'>, seat: Seat): Outcome => {
  const { leader: id, formations, units, french, houseRule } = command;
  const leader = leaderIn(state, id);
  if (leader?.role !== 'OC' || !isMine(seat, leader.side))
    return refuse(ORDERS_REFUSALS.NO_SUCH_COMMANDER_HERE('NLC 20.7'));
  const { side } = leader;
  if (!isOn(state.setup, 'directCommand')) return refuse(CORPS_REFUSALS.NOT_PLAYED_HERE('NLC 20.7'));
  if (!formations.every((one) => formationIn(state, one)?.side === side))
    return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 20.7'));
  const capacity = capacityOf(state, leader);
  const mayDirect = capacity.kind === 'accepted' ? capacity.outcome.mayDirect : 0;
  const { rating, hqLost } = senderOf(state, leader);
  const checks: readonly Check[] = [
    ...phaseChecks(state, side, phaseStep(state, side)),
    [!leader.onMap, ORDERS_REFUSALS.SENDER_NOT_THERE],
    [!french && rating - (hqLost ? 1 : 0) < RATED, ORDERS_REFUSALS.MAY_NOT_DIRECT],
    [units > mayDirect, ORDERS_REFUSALS.TOO_MANY_DIRECTED],
  ];
  return ruled(state, side, { faults: faultsIn(checks), houseRule }, (rulings) =>
    done([
      ...rulings,
      onTable({ type: 'FollowUpSet', id: 'directCommand', of: id, value: directedBy(state, id) + units }),
      ...[...new Set(formations)].map((of) => onTable({ type: 'FollowUpSet', id: 'directed', of, value: 1 })),
    ]),
  );
};
