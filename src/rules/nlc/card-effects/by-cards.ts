import type { BySide, Side } from '../../../engine/sides';
import type { FactOfRefit, OfRefit } from '../../common/refit';
import type { AnyCommand } from '../../common/topic';
import type { DECISION_CARDS } from '../command/local-decision';
import type { Recipient } from '../orders/order';
import type { OrdersState } from '../orders/state';
import type { CardEffect } from './effect';

/** A local decision that is rolled for: whose, by which card, and the orders that it is made on. */
export type DecisionRolled = Readonly<{
  orders: OrdersState;
  side: Side;
  of: Recipient;
  card: (typeof DECISION_CARDS)[number] | null;
}>;

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
  /** What a local decision uses up or loses. */
  usedByDecision: (state: object, rolled: DecisionRolled) => readonly FactOfRefit[];
  /** The play by which its owner shows it. */
  showing: (effect: CardEffect) => AnyCommand | null;
  /** The plays by which, at the last count, everything is shown that its owner alone knows of. */
  shownAtTheEnd: OfRefit<readonly Readonly<{ side: Side; command: AnyCommand }>[]>;
}>;
