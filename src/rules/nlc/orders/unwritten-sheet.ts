import type { Side } from '../../../engine/sides';
import type { OrderStep, Recipient, Sheet } from './order';
import { orderId } from './state';
import type { OrdersState } from './state';

type Said = Readonly<{ of: Recipient; steps: readonly OrderStep[]; awaitFurther: boolean }>;

/** An order that no commander sent: from the start, a leader's own, the enemy's after a Bad Move, or what one is left with. */
export const unwrittenSheet = (
  state: OrdersState,
  side: Side,
  { of, steps, awaitFurther }: Said,
  origin: Sheet['origin'],
): Sheet => {
  const id = orderId(state.desks[side], side);
  return {
    id,
    batch: id,
    of,
    steps: [...steps],
    awaitFurther,
    origin,
    from: null,
    issuedOn: state.turn,
    arrivesOn: state.turn,
    courier: null,
    faceToFace: false,
    sender: null,
    card: null,
    bypasses: null,
  };
};
