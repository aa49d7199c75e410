import type { Decision, Fact } from '../../../engine/rule-set';
import type { Seat, Side } from '../../../engine/sides';
import { mapOutcome, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { EventsOf } from '../../common/model';
import { seenBy } from '../../common/selector';
import { setupOf } from '../../common/table';
import { topic } from '../../common/topic';
import { discoveryFirst, knowingHidden } from '../hidden-movement/with-orders';
import { NLC_MODELS } from '../models';
import { keepsOrders } from '../selectors';
import type { NlcState } from '../models';
import type { Selectors } from '../selectors';
import type { Sequence } from '../sequence/sequence-topic';
import { ordersCommands } from './commands';
import type { OrdersCommand } from './commands';
import { decideOrders } from './decide-orders';
import { previewDecision } from './local-decisions';
import type { DecisionPreview } from './local-decisions';
import { ordersView } from './orders-view';
import { previewOrder } from './preview';
import type { OrderPreview } from './preview';
import { ORDERS_REFUSALS } from './vocabulary';

type Event = EventsOf<typeof NLC_MODELS>;
type Play = Step<Decision<Event>>;
/** A play of orders: what it was made on, by whom, and what is asked. */
type Made = Readonly<{ state: NlcState; command: OrdersCommand; seat: Seat }>;

/** What an order or a Local Decision would come to before it is sealed. */
export type OrdersPreview =
  (OrderPreview & Readonly<{ kind: 'order' }>) | (DecisionPreview & Readonly<{ kind: 'decision' }>);

/** NLC 12.3, Ruling 9: whose command phase is done has done with the step of that name; the table goes on to the next. */
const nextStep = ({ table: { step } }: NlcState, side: Side, steps: readonly string[]): readonly Fact<Event>[] => {
  const next = steps[steps.indexOf(`command-${side}`) + 1];
  return step !== `command-${side}` || next === undefined
    ? []
    : [{ scope: 'table', event: { type: 'StepReached', step: next } }];
};

const decided = (select: Selectors, { state, command, seat }: Made, { stepIds }: Sequence): Play => {
  if (!keepsOrders(setupOf(state))) return refuse(ORDERS_REFUSALS.ORDERS_ON_PAPER);
  const hidden = select.hidden(state, seat);
  const early = discoveryFirst(hidden, command, seat);
  if (early !== null) return early;
  const step: Play = decideOrders(select.orders(state), knowingHidden(hidden, command, seat), seat);
  return mapOutcome(step, ({ facts, barrier }) => ({
    facts: [...facts, ...(command.type === 'PhaseDone' ? nextStep(state, command.side, stepIds(state)) : [])],
    barrier,
  }));
};

const marked = <Kind extends string, What extends object>(
  kind: Kind,
  what: What | null,
): (What & Readonly<{ kind: Kind }>) | null => (what === null ? null : { ...what, kind });

const preview = ({ settled, hidden }: Selectors, { state, command, seat }: Made): OrdersPreview | null => {
  const orders = settled(state, seat);
  if (orders === null) return null;
  const told = knowingHidden(hidden(state, seat), command, seat);
  if (told.type === 'WriteOrder') return marked('order', previewOrder(orders, told, seat));
  if (told.type === 'RecordLocalDecision') return marked('decision', previewDecision(orders, told, seat));
  return null;
};

/** The command phase, where order sheets are kept in the app. */
export const ordersTopic = (select: Selectors, sequence: Sequence) =>
  topic({
    id: 'orders',
    reads: NLC_MODELS,
    commands: ordersCommands,
    decide: (state, command, seat) => decided(select, { state, command, seat }, sequence),
    preview: (state, command, seat) => preview(select, { state, command, seat }),
    views: {
      orders: seenBy({ reads: [], given: [select.settled] }, (_, seat, [orders]) =>
        orders === null ? undefined : ordersView(orders, seat),
      ),
    },
  });
