import { list, name, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { Seat } from '../../../engine/sides';
import type { Refusal } from '../../../engine/step';
import { playIn } from '../../common/play/play';
import { confidence } from '../command/confidence';
import type { ConfidenceOutcome } from '../command/confidence';
import { failed } from './consequences';
import type { Cause } from './consequences';
import { atDesk, duesFor, findOrder, leftAtDesk, ruledAtDesk } from './desk-state';
import type { AtDesk, DeskState } from './desk-state';
import type { Order } from './order';
import { mustCheckConfidence, phaseChecks, reaching } from './phase';
import { askedOf } from './progress';
import { conditionOf, leaderOfRecipient } from './ratings';
import type { AnyEvent, Facts } from './ruling';
import { stepOf } from './state';
import { ORDERS_REFUSALS } from './vocabulary';

const about = {
  order: name(40),
  /** All of it, beside what the game knows of supply. */
  outOfSupply: yesNo(false),
  /** NLC 20.9: the enemy formations that were being attacked. */
  attacked: list(name(40), 0, 40, []),
};
type About = Told<typeof about>;
type Shaken = AtDesk & Readonly<{ order: Order; said: Omit<About, 'order'> }>;

const find = (state: DeskState, { order: id, ...said }: About, seat: Seat): Shaken | Refusal => {
  const found = findOrder(state, id, seat);
  if ('code' in found) return found;
  const { order, side } = found;
  return order.state === 'inForce' ? { ...atDesk(side), order, said } : ORDERS_REFUSALS.NOT_IN_FORCE;
};

const CAUSE: Cause = { reason: 'confidence', rule: 'NLC 12.10' };

const factsOf = (state: DeskState, { side, order, said }: Shaken, { kind }: ConfidenceOutcome): Facts => [
  ...reaching(state, side, 'checks'),
  ...askedOf(state, order, side, { about: 'confidence' }),
  ...(kind === 'failed' ? failed(state, side, order.of, { cause: CAUSE, attacked: said.attacked }) : []),
];

/** NLC 12.10: a die for whoever has lost a step under this order. */
export const confidencePlay = playIn<DeskState, AnyEvent>()(confidence, {
  about,
  offers: (state, seat) =>
    duesFor(state, seat, 'confidence').flatMap(({ order }) => (order === null ? [] : [{ order }])),
  find,
  settled: ['leader', 'order', 'lostStepUnderOrder'],
  knows: (state, { side, order, said: { outOfSupply } }) => ({
    leader: { ...leaderOfRecipient(state, side, order.of, null), ...conditionOf(state, side, order.of, outOfSupply) },
    order: stepOf(order).type,
    lostStepUnderOrder: true,
  }),
  checks: (state, { side, order, said: { outOfSupply } }) => [
    ...phaseChecks(state, side, 'checks'),
    [!mustCheckConfidence(state, side, order, outOfSupply), ORDERS_REFUSALS.NO_CONFIDENCE_CHECK],
    [order.asked.confidence === state.turn, ORDERS_REFUSALS.ASKED_THIS_TURN('NLC 12.10')],
  ],
  ruled: ruledAtDesk,
  writes: (state, shaken, { outcome }) => leftAtDesk(state.untaken, factsOf(state, shaken, outcome)),
});
