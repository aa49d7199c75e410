import { accept, andThen } from '../../../engine/step';
import type { Step, WorkingLine } from '../../../engine/step';
import { readMatrix } from '../combat/matrix';
import type { MatrixResult } from '../combat/matrix';
import { maneuverOn } from '../tables/lookups';
import type { AttackManeuver, DefenseManeuver } from '../tables/lookups';
import type { MatrixCommand, ReservesSpent, RevealedManeuvers } from './matrix-choice';

type Told = Omit<Extract<MatrixCommand, { type: 'RevealManeuvers' }>, 'type' | 'named'>;
type Chits = Readonly<{ attack: AttackManeuver; defense: DefenseManeuver }>;

/** That this battle may use the matrix was settled when it was asked for. */
const SETTLED = {
  method: 'Furious',
  askedBy: 'phasing',
  duringReaction: false,
  usedThisPhase: false,
  markerInReach: true,
  defenderIn: 'open',
} as const;

/** Stands for units that nobody named: of either arm that can advance, so that the footnotes read as printed. */
const ANY = { strength: 1, disordered: false, routed: false };
export const UNNAMED = [
  { arm: 'cavalry' as const, ...ANY },
  { arm: 'infantry' as const, ...ANY },
];

/** N20 9.0, step F.1: both chits read against each other by the matrix's own procedure, as far as the units are named. */
export const readRevealed = (
  chits: Chits,
  told: Told,
  spent: ReservesSpent,
): Step<Omit<RevealedManeuvers, 'rolled' | 'named'>> => {
  const { attackers, defenders, crt, other } = told;
  const isWhole = attackers !== undefined && defenders !== undefined;
  const battle = {
    ...SETTLED,
    ...chits,
    attackers: attackers ?? UNNAMED,
    defenders: defenders ?? UNNAMED,
    crt: isWhole ? (crt ?? null) : null,
    other,
    spentHalves: { attacker: spent.attackerHalves, defender: spent.defenderHalves },
  };
  const summed = { attack: attackers !== undefined, defense: defenders !== undefined };
  return withWorking(readMatrix(battle, summed), (outcome, working) => ({
    ...chits,
    result: resultOf(outcome, chits, told),
    working,
  }));
};

/** Its fields stand in the order they are read back in, so that a game replayed is the same to the byte. */
const resultOf = (
  outcome: MatrixResult,
  { attack, defense }: Chits,
  { attackers, defenders }: Told,
): RevealedManeuvers['result'] => {
  if (outcome.kind === 'automatic') return outcome;
  const { kind, attackStrength, defenseStrength, ...rest } = outcome;
  return {
    kind,
    attackStrength: attackers === undefined ? null : attackStrength,
    defenseStrength: defenders === undefined ? null : defenseStrength,
    cavalryDoubled: maneuverOn(attack, defense).cavalryDoubled,
    ...rest,
  };
};

/** Keeps the working in the outcome too, so that it is still there after a restart. */
const withWorking = <A, B>(step: Step<A>, make: (outcome: A, working: readonly WorkingLine[]) => B): Step<B> => {
  const working = step.kind === 'accepted' ? step.working : [];
  return andThen(step, (outcome) => accept(make(outcome, working)));
};
