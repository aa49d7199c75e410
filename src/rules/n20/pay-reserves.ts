import type { Decision } from '../../engine/rule-set';
import { SIDES, otherSide } from '../../engine/sides';
import type { BySide, Side } from '../../engine/sides';
import { accept, andThen, mapOutcome, refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import type { MatrixCommand, MatrixPayment } from './matrix-choice/matrix-choice';
import type { MoraleCommand } from './morale-track/model';

/** A game as far as paying for reserves goes: what it decides and what then stands. */
export type Paying<State, Event> = Readonly<{
  decide: (state: State, command: MoraleCommand | MatrixCommand) => Step<Decision<Event>>;
  after: (state: State, facts: Decision<Event>['facts']) => State;
  moraleOf: (state: State) => BySide<number> | null;
  attackerOf: (state: State) => Side | null;
}>;

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
export const payReserves = <State, Event>(
  game: Paying<State, Event>,
  state: State,
  command: MatrixPayment,
): Step<Decision<Event>> => {
  const attacker = game.attackerOf(state);
  const before = game.moraleOf(state);
  if (attacker === null) return refuse('NO_MATRIX_OPEN', 'N20 9.0');
  return andThen(oneAfterAnother(game, state, paymentsOf(command)), (paid) => {
    const now = game.after(state, paid.facts);
    const spent = (side: Side): number => (before?.[side] ?? 0) - (game.moraleOf(now)?.[side] ?? 0);
    const commit = {
      type: 'CommitReserves',
      attackerHalves: spent(attacker),
      defenderHalves: spent(otherSide(attacker)),
    } as const;
    return mapOutcome(game.decide(now, commit), (committed) => together(paid, committed));
  });
};

const NOTHING = { facts: [], barrier: false } as const;

const together = <Event>(one: Decision<Event>, next: Decision<Event>): Decision<Event> => ({
  facts: [...one.facts, ...next.facts],
  barrier: one.barrier || next.barrier,
});

const oneAfterAnother = <State, Event>(
  game: Paying<State, Event>,
  state: State,
  commands: readonly MoraleCommand[],
): Step<Decision<Event>> =>
  commands.reduce<Step<Decision<Event>>>(
    (step, command) =>
      andThen(step, (done) =>
        mapOutcome(game.decide(game.after(state, done.facts), command), (next) => together(done, next)),
      ),
    accept(NOTHING),
  );
