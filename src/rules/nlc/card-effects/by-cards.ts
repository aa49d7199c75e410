import type { BySide, Seat, Side } from '../../../engine/sides';
import type { FactOfRefit, OfRefit } from '../../common/refit';
import type { AnyCommand } from '../../common/topic';
import type { OrdersCommand } from '../orders/commands';
import type { OrdersState } from '../orders/state';
import type { CardEffect } from './effect';

/** A play of orders, with the orders that it is made on. */
type OrdersPlay = Readonly<{ orders: OrdersState; command: OrdersCommand; seat: Seat }>;

/** What a refit's cards have in force, and what becomes of them by plays of NLC. */
export type ByCards = Readonly<{
  /** What everybody knows of. */
  open: OfRefit<readonly CardEffect[]>;
  /** What its owner alone knows of. */
  covered: OfRefit<BySide<readonly CardEffect[]>>;
  /** What each side has, known or not; null where no cards are played in the app. */
  ofEach: OfRefit<BySide<readonly CardEffect[]> | null>;
  /** That it was used, by what everybody saw. */
  used: (effect: CardEffect) => readonly FactOfRefit[];
  /** What a play of orders uses up or loses. */
  usedByOrders: (state: object, play: OrdersPlay) => readonly FactOfRefit[];
  /** The play by which its owner shows it. */
  showing: (effect: CardEffect) => AnyCommand | null;
  /** The plays by which, at the last count, everything is shown that its owner alone knows of. */
  shownAtTheEnd: OfRefit<readonly Readonly<{ side: Side; command: AnyCommand }>[]>;
}>;
