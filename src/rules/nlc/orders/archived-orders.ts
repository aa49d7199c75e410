import { changed, written } from './machine';
import type { Order } from './order';
import { ordersEvents } from './orders';
import type { OrdersEvent } from './orders';

/** A play of a desk out of the archive, as far as orders are concerned. */
type Play<Verdict> = Readonly<{
  seq: number;
  after: number;
  at: number | null;
  live: boolean;
  verdict: Verdict;
  events: readonly Readonly<{ type: string }>[];
}>;

/** One thing that befell an order, and where it stands in the journal. */
export type ArchivedLine<Verdict> = Readonly<{
  seq: number;
  at: number | null;
  live: boolean;
  verdict: Verdict;
  event: OrdersEvent;
}>;

/** An order with its whole life, the writing first. An order that was taken back is there too. */
export type ArchivedOrder<Verdict> = Readonly<{
  order: Order;
  live: boolean;
  lines: readonly ArchivedLine<Verdict>[];
}>;

type Concerning = Extract<OrdersEvent, { order: string }>;

const isOrdersEvent = (event: Readonly<{ type: string }>): event is OrdersEvent => event.type in ordersEvents;
const concerns = (event: OrdersEvent): event is Concerning => 'order' in event;

/**
 * Every order ever written, with all that became of it. Numbers are given anew after a play was taken back, so an order
 * is known by the play that wrote it, and what befell it is looked for on the branch that play stands on.
 */
export const archivedOrders = <Verdict>(plays: readonly Play<Verdict>[]): readonly ArchivedOrder<Verdict>[] => {
  const all: { order: Order; live: boolean; lines: ArchivedLine<Verdict>[] }[] = [];
  const known = new Map<number, ReadonlyMap<string, number>>();
  for (const { seq, after, at, live, verdict, events } of plays) {
    const here = new Map(known.get(after));
    for (const event of events.filter(isOrdersEvent)) {
      const line = { seq, at, live, verdict, event };
      if (event.type === 'OrderWritten') {
        here.set(event.sheet.id, all.length);
        all.push({ order: written(event.sheet), live, lines: [line] });
      }
      const entry = concerns(event) ? all[here.get(event.order) ?? -1] : undefined;
      if (entry === undefined) continue;
      entry.lines.push(line);
      // What was taken back of an order that stands is told, and has changed nothing.
      if (event.type === 'OrderChanged' && (live || !entry.live)) entry.order = changed(entry.order, event);
    }
    known.set(seq, here);
  }
  return all;
};
