import type { Driver } from './driver';
import type { Side } from './new-game-page';

export type Way = 'face' | '3' | '6' | '9' | '12' | '18' | '24';

/** The desk where order sheets are kept: a side's command phase, its couriers, and what is written. */
export type OrdersPage = Readonly<{
  isOpen: (side: Side) => Promise<void>;
  /** From the desk to the seal: whom it is for, what, where to, how far the courier rides. */
  writes: (formation: string, type: string, place: string, way: Way) => Promise<void>;
  /** The same from the formation's own row. */
  writesFor: (formation: string, type: string, place: string, way: Way) => Promise<void>;
  /** Before the seal: when the courier will be there. */
  arrivesAt: (words: string) => Promise<void>;
  /** NLC 12.11, step 1. */
  decides: (formation: string, type: string, place: string) => Promise<void>;
  rollsDecision: (formation: string) => Promise<void>;
  startsWith: (formation: string, type: string, place: string) => Promise<void>;
  receive: () => Promise<void>;
  compliance: (order: string) => Promise<void>;
  /** Waits until the line of the last roll reads this. */
  rolled: (text: string) => Promise<void>;
  line: (order: string, text: string) => Promise<void>;
  done: () => Promise<void>;
  raise: (title: string) => Promise<void>;
  handsOver: () => Promise<void>;
  names: (type: string, place: string) => Promise<void>;
  /** Dice from the table. */
  throws: (...faces: readonly number[]) => Promise<void>;
}>;

export const ordersPage = (driver: Driver): OrdersPage => {
  const sheet = async (type: string, place: string, way: Way | null): Promise<void> => {
    await driver.tap(`order.type.${type}`);
    await driver.tap(`order.target.${place}`);
    if (way !== null) await driver.tap(`order.courier.${way}`);
  };
  const seal = async (): Promise<void> => {
    await driver.tap('order.seal');
    await driver.vanishes('order.seal');
  };
  return {
    isOpen: (side) => driver.appears(`orders.${side}`),
    writes: async (formation, type, place, way) => {
      await driver.tap('orders.write');
      await driver.tap(`order.of.formation-${formation}`);
      await sheet(type, place, way);
      await seal();
    },
    writesFor: async (formation, type, place, way) => {
      await driver.tap(`orders.for.formation-${formation}`);
      await sheet(type, place, way);
      await seal();
    },
    arrivesAt: (words) => driver.shows('order.preview.arrival', words),
    decides: async (formation, type, place) => {
      await driver.tap('orders.decide');
      await driver.tap(`order.of.formation-${formation}`);
      await sheet(type, place, null);
      await seal();
    },
    rollsDecision: (formation) => driver.tap(`orders.decision.formation-${formation}.roll`),
    startsWith: async (formation, type, place) => {
      await driver.tap(`orders.formation.formation-${formation}`);
      await driver.tap(`orders.start.formation-${formation}`);
      await sheet(type, place, null);
      await seal();
      await driver.tap(`orders.formation.formation-${formation}`);
    },
    receive: () => driver.tap('orders.receive'),
    compliance: (order) => driver.tap(`orders.compliance.${order}.roll`),
    rolled: (text) => driver.shows('orders.rolled', text),
    line: (order, text) => driver.shows(`orders.row.${order}`, text),
    done: () => driver.tap('orders.done'),
    raise: async (title) => {
      await driver.shows('curtain.side', title);
      await driver.hold('curtain.open');
      await driver.vanishes('curtain');
    },
    handsOver: () => driver.tap('orders.badmove.hand'),
    names: async (type, place) => {
      await driver.tap(`badmove.type.${type}`);
      await driver.tap(`order.target.${place}`);
      await driver.tap('badmove.name');
    },
    throws: async (...faces) => {
      for (const face of faces) await driver.tap(`dice.pad.face-${String(face)}`);
    },
  };
};
