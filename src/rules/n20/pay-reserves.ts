import type { Decision } from '../../engine/rule-set';
import { SIDES, otherSide } from '../../engine/sides';
import type { Side } from '../../engine/sides';
import { accept, andThen, mapOutcome, refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import type { Game } from '../common/topic';
import type { MatrixPayment } from './matrix-choice/matrix-choice';
import type { MoraleCommand } from './morale-track/model';
import type { N20Event, N20State } from './selectors';
import { MATRIX_REFUSALS } from './matrix-choice/vocabulary';

type Playing = Game<N20State, N20Event>;
type Paid = Step<Decision<N20Event>>;

const GUARD_COST = 2;

/** The Guard first: whether it is free depends on the morale before the battle (N20 12.7.4, Ruling 63). */
const paymentsOf = (command: MatrixPayment): readonly MoraleCommand[] => [
  ...SIDES.filter((side) => command[side].guard).map(
    (side) => ({ type: 'CommitGuard', side, costHalves: GUARD_COST }) as const,
  ),
  ...SIDES.filter((side) => command[side].reserveHalves > 0).map(
    (side) =>
      ({ type: 'ChangeMorale', side, halves: -command[side].reserveHalves, reason: 'reserve', note: '' }) as const,
  ),
];

/**
 * N20 9.0 steps B to E, Rulings 63, 66: both sides' reserves and Guard are paid for and committed in one play, so that whatever
 * happens to the phone nobody has paid for what was not committed. If one payment is refused, none is made.
 */
export const payReserves = (game: Playing, state: N20State, command: MatrixPayment): Paid => {
  const attacker = state.table.matrix.battle?.attacker ?? null;
  if (attacker === null) return refuse(MATRIX_REFUSALS.NO_MATRIX_OPEN);
  return andThen(oneAfterAnother(game, state, paymentsOf(command)), (paid) => {
    const now = game.evolve(state, paid.facts);
    const spent = (side: Side): number => (state.table.morale.now?.[side] ?? 0) - (now.table.morale.now?.[side] ?? 0);
    const commit = {
      type: 'CommitReserves',
      attackerHalves: spent(attacker),
      defenderHalves: spent(otherSide(attacker)),
    } as const;
    // What everybody may do: the seat does not matter to it.
    return mapOutcome(game.decide(now, commit, 'table'), (committed) => together(paid, committed));
  });
};

const NOTHING = { facts: [], barrier: false } as const;

const together = (one: Decision<N20Event>, next: Decision<N20Event>): Decision<N20Event> => ({
  facts: [...one.facts, ...next.facts],
  barrier: one.barrier || next.barrier,
});

const oneAfterAnother = (game: Playing, state: N20State, commands: readonly MoraleCommand[]): Paid =>
  commands.reduce<Paid>(
    (step, command) =>
      andThen(step, (done) =>
        mapOutcome(game.decide(game.evolve(state, done.facts), command, 'table'), (next) => together(done, next)),
      ),
    accept(NOTHING),
  );
