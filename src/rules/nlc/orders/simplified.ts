import type { Seat } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Check } from '../../../engine/step';
import { isOn } from '../switches';
import { complied, failed } from './consequences';
import type { Cause } from './consequences';
import { written } from './machine';
import { phaseChecks } from './phase';
import { inTurn } from './play';
import { done } from './progress';
import type { Command, Outcome } from './progress';
import { faultsIn, onDesk, ruled } from './ruling';
import type { Facts } from './ruling';
import { inForceOf, isMine, sideOf, stepOf } from './state';
import type { OrdersState } from './state';
import { unwrittenSheet } from './unwritten-sheet';
import { sheetChecks } from './write-checks';
import { CUP_REFUSALS } from '../cup/vocabulary';
import { CORPS_REFUSALS } from '../corps/vocabulary';
import { ORDERS_REFUSALS } from './vocabulary';

/** NLC, multiplayer suggestions: orders are carried and followed; nobody weighs them. */
export const isSimplified = ({ setup }: Pick<OrdersState, 'setup'>): boolean => isOn(setup, 'simplifiedCommand');

const WHIM: Cause = { reason: 'ownWhim', rule: 'NLC 12.9' };

/** Decision 0012: it fails, and goes back three hexes; the order that was chosen takes the place of the Fall Back. */
const givenUp = (state: OrdersState, command: Command<'ChooseOrder'>): Facts => {
  const side = sideOf(state, command.of);
  const order = side === undefined ? undefined : inForceOf(state.desks[side], command.of);
  if (side === undefined || order === undefined || stepOf(order).type === 'reserve') return [];
  return failed(state, side, command.of, { cause: WHIM, attacked: [] });
};

/** Each formation's player chooses its order at the start of the turn; to change it at his own whim is a failure. */
export const chooseOrder = (state: OrdersState, command: Command<'ChooseOrder'>, seat: Seat): Outcome => {
  const { of, steps, houseRule } = command;
  const side = sideOf(state, of);
  if (side === undefined || !isMine(seat, side)) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 12.2'));
  if (!isSimplified(state)) return refuse(CORPS_REFUSALS.NOT_PLAYED_HERE('NLC 12.7'));
  const checks: readonly Check[] = [
    ...phaseChecks(state, side, 'orders'),
    [of.kind !== 'formation' && of.kind !== 'division', ORDERS_REFUSALS.FAILS_FOR_FORMATIONS],
    ...sheetChecks(state, side, { of, steps }),
  ];
  return ruled(state, side, { faults: faultsIn(checks), houseRule }, (rulings) =>
    done([
      ...rulings,
      ...inTurn(state, [
        (now) => givenUp(now, command),
        (now) => [onDesk(side, { type: 'OrderWritten', sheet: unwrittenSheet(now, side, command, 'localDecision') })],
        (now) => {
          const order = now.desks[side].orders.at(-1);
          return order === undefined
            ? []
            : complied(now, side, written(order), { reason: 'actsLocally', rule: 'NLC 12.2' });
        },
      ]),
    ]),
  );
};
