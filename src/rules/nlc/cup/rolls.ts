import { oddsOf } from '../../../engine/odds';
import type { Chance } from '../../../engine/odds';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept, andThen, rollDice } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { lowestTerms } from '../../../engine/whole';
import { CUP_LINES } from './vocabulary';

/** NLC 4.1: a die at least 2 below the commander's rating gives the side its Coordinated Action chit. */
export const coordinatedRoll = (
  by: Side,
  name: string,
  rating: number,
): Step<Readonly<{ die: number; won: boolean }>> =>
  rollDice({ rule: 'NLC 4.1', purpose: 'coordinated', by, count: 1, sides: 6, reading: 'ordered' }, ([die = 6]) => {
    return accept({ die, won: die <= rating - 2 }, coordinatedWorking(name, rating, die));
  });

/** The sum of a Coordinated Action roll, for checking it. */
export const coordinatedWorking = (name: string, rating: number, die: number): Working => [
  CUP_LINES.coordinated('NLC 4.1', { name, rating, needed: rating - 2, die }),
];

/** What a side brings to the Initial Action: its commander's rating, and NLC 20.11's bonus where it is played. */
export type Stake = Readonly<{ rating: number; bonus: number }>;
export type Contest = Readonly<{ dice: BySide<number>; winner: Side | null; lead: number }>;

const LEAD_NEEDED = 3;

/** NLC 4.2: both roll and add their commander; a lead of 3 or more wins the Initial Action. */
export const initialContest = (stakes: BySide<Stake>): Step<Contest> =>
  andThen(initialDie('first'), (first) =>
    andThen(initialDie('second'), (second) => {
      const dice = { first, second };
      const total = bothSides((side) => dice[side] + stakes[side].rating + stakes[side].bonus);
      const lead = Math.abs(total.first - total.second);
      const winner = lead < LEAD_NEEDED ? null : total.first > total.second ? 'first' : 'second';
      return accept({ dice, winner, lead }, contestWorking(stakes, { dice, winner, lead }));
    }),
  );

const initialDie = (by: Side): Step<number> =>
  rollDice({ rule: 'NLC 4.2', purpose: 'initial', by, count: 1, sides: 6, reading: 'ordered' }, ([die = 1]) =>
    accept(die),
  );

/** The sums of both sides and what they come to. */
export const contestWorking = (stakes: BySide<Stake>, { dice, winner, lead }: Contest): Working => [
  ...SIDES.map((side) => {
    const { rating, bonus } = stakes[side];
    const total = dice[side] + rating + bonus;
    return CUP_LINES.initial('NLC 4.2', { side, die: dice[side], rating, bonus, total });
  }),
  CUP_LINES[winner === null ? 'initialTooClose' : 'initialWon']('NLC 4.2', { lead }),
];

export type Retreats = Readonly<{ units: number; combats: number }>;

/** NLC 20.11, Ruling 28: +1 for having retreated less, +2 when the other retreated twice as much, in two combats or more. */
export const bonusOf = (own: Retreats, other: Retreats): number => {
  if (own.units >= other.units) return 0;
  return other.units >= 2 * own.units && other.combats >= 2 ? 2 : 1;
};

/** The chance of a Coordinated Action chit, by the roll itself. */
export const coordinatedOdds = (rating: number): Chance =>
  chanceWhere(coordinatedRoll('first', '', rating), ({ won }) => won);

/** The chance that each side wins the Initial Action, by the contest itself. */
export const initialOdds = (stakes: BySide<Stake>): BySide<Chance> =>
  bothSides((side) => chanceWhere(initialContest(stakes), ({ winner }) => winner === side));

/** How likely a roll comes to what is asked. */
export const chanceWhere = <T>(step: Step<T>, holds: (outcome: T) => boolean): Chance => {
  const walk = oddsOf(step);
  if (walk.kind !== 'odds') return { n: 0, d: 1 };
  const d = walk.odds[0]?.d ?? 1;
  return lowestTerms({ n: walk.odds.reduce((sum, { outcome, n }) => (holds(outcome) ? sum + n : sum), 0), d });
};
