import type { Seat } from '../../engine/sides';
import type { EventsPreview } from '../common/events-preview';
import { isOrdersCommand } from './commands-of';
import { hiddenState, keepsOrders, ordersState } from './game-state';
import type { NlcBook, NlcCommand, NlcEvent, NlcState } from './game-state';
import { knowingHidden } from './hidden-movement/with-orders';
import { settledFor } from './orders/bad-moves';
import { previewDecision } from './orders/local-decisions';
import type { DecisionPreview } from './orders/local-decisions';
import { previewOrder } from './orders/preview';
import type { OrderPreview } from './orders/preview';
import { previewRoll } from './orders/roll-preview';
import type { RollPreview } from './orders/roll-preview';

/** What an order or a Local Decision would come to before it is sealed, a roll before it is made, an outcome before it is written. */
export type NlcPreview =
  | (OrderPreview & Readonly<{ kind: 'order' }>)
  | (DecisionPreview & Readonly<{ kind: 'decision' }>)
  | (RollPreview & Readonly<{ kind: 'roll' }>)
  | EventsPreview<NlcEvent>;

/** What a play of orders would come to. */
export const previewOfOrders = (state: NlcState, command: NlcCommand, seat: Seat, book: NlcBook): NlcPreview | null => {
  const { setup } = state.table;
  if (setup === null || !keepsOrders(setup)) return null;
  const orders = settledFor(ordersState(setup, state, book), seat);
  if (!isOrdersCommand(command)) return null;
  const told = knowingHidden(hiddenState(setup, state, book, seat), command, seat);
  if (told.type === 'WriteOrder') return marked('order', previewOrder(orders, told, seat));
  if (told.type === 'RecordLocalDecision') return marked('decision', previewDecision(orders, told, seat));
  return marked('roll', previewRoll(orders, told, seat));
};

const marked = <Kind extends string, What extends object>(
  kind: Kind,
  what: What | null,
): (What & Readonly<{ kind: Kind }>) | null => (what === null ? null : { ...what, kind });
