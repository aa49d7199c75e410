import type { Seat } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import { done } from './progress';
import type { Command, Outcome } from './progress';
import { onTable } from './ruling';
import { isMine } from './state';
import type { OrdersState } from './state';
import { ORDERS_REFUSALS } from './vocabulary';

/** A side lays its orders open for both to read. What was seen cannot be unseen: there is no way back. */
export const openArchive = (state: OrdersState, { side }: Command<'OpenArchive'>, seat: Seat): Outcome => {
  if (!isMine(seat, side)) return refuse(ORDERS_REFUSALS.NOT_YOUR_DESK('NLC 12.4'));
  return state.orders.archives.includes(side)
    ? refuse(ORDERS_REFUSALS.IS_SO_ALREADY('NLC 12.4'))
    : done([onTable({ type: 'ArchiveOpened', side })], true);
};
