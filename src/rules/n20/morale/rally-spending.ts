import { group, list, maybe, modifier, name, number, oneOf } from '../../../engine/fields';
import type { Modifier, Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, andThen, mapOutcome, rollDice, saying, unless } from '../../../engine/step';
import type { Check, Step, Working } from '../../../engine/step';
import { SIDES } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { bothMorale, changeMorale, withoutMoves } from './track';
import type { MoraleMoved } from './track';
import { TRACK_LINES, TRACK_REFUSALS } from './vocabulary';

const rallyingUnit = group({
  name: name(),
  /** The total that rallies it, by the title's own rule; without it the die is left to the players. */
  needs: maybe(number(1, 12)),
});

/** Who rallies whom, and what morale is spent on it. */
const asks = {
  morale: bothMorale,
  side: oneOf(SIDES),
  units: list(rallyingUnit, 1, 8),
  /** Half a point for each unit named in `on`, or one point for all. */
  spend: oneOf(['nothing', 'onSome', 'onAll'], 'nothing'),
  on: list(name(), 0, 8, []),
  other: modifier(),
};
type RallySpending = Told<typeof asks>;
type RallyingUnit = RallySpending['units'][number];

/** What came of it for one unit; `toRoll` where the players throw by the title's own rule. */
export type Rallying = Readonly<{ name: string; bonus: 0 | 1; result: 'rallied' | 'failed' | 'toRoll' }>;
export type Rallied = MoraleMoved & Readonly<{ units: readonly Rallying[] }>;

const ALL_COST = 2;

const bonusOf = ({ spend, on }: RallySpending, unit: RallyingUnit): 0 | 1 =>
  spend === 'onAll' || (spend === 'onSome' && on.includes(unit.name)) ? 1 : 0;

const costOf = ({ spend, on }: RallySpending): number =>
  spend === 'onAll' ? ALL_COST : spend === 'onSome' ? on.length : 0;

const twice = (names: readonly string[]): boolean => new Set(names).size < names.length;

/**
 * N20 12.7.2, Ruling 62: half a point adds 1 to one unit's rally roll, a whole point adds 1 to every rally roll of the
 * side then made; no roll ever gets more than 1 for it. It is paid before the dice.
 */
export const spendOnRally = (input: RallySpending): Step<Rallied> => {
  const { side, units, on, morale } = input;
  const names = units.map((unit) => unit.name);
  const cost = costOf(input);
  const faults: readonly Check[] = [
    [twice(names), TRACK_REFUSALS.RALLYING_UNIT_TWICE],
    [on.some((one) => !names.includes(one)), TRACK_REFUSALS.NOT_RALLYING],
    [twice(on), TRACK_REFUSALS.RALLY_BONUS_TWICE],
    [cost > morale[side], TRACK_REFUSALS.MORALE_TOO_LOW('N20 12.7.2')],
  ];
  return unless(faults, () => {
    const { after, working } = changeMorale(morale, [{ side, halves: -cost, rule: 'N20 12.7.2' }]);
    const rallying = rallyEach(input, units);
    return saying(
      [...otherLines(input.other), ...working],
      mapOutcome(rallying, (rallied) => ({ ...after, units: rallied })),
    );
  });
};

const otherLines = (other: Modifier | undefined): Working =>
  other === undefined ? [] : [TRACK_LINES.n20OtherRoll('Ruling 7', { reason: other.reason, change: other.amount })];

const rallyEach = (input: RallySpending, units: readonly RallyingUnit[]): Step<readonly Rallying[]> => {
  const [unit, ...rest] = units;
  if (unit === undefined) return accept([]);
  return andThen(rallyOne(input.side, unit, bonusOf(input, unit), input.other?.amount ?? 0), (one) =>
    andThen(rallyEach(input, rest), (others) => accept([one, ...others])),
  );
};

const rallyOne = (by: Side, { name: unit, needs }: RallyingUnit, bonus: 0 | 1, other: number): Step<Rallying> => {
  if (needs === null)
    return accept({ name: unit, bonus, result: 'toRoll' }, [TRACK_LINES.n20RallyToRoll('N20 12.7.2', { unit, bonus })]);
  const rallies = (die: number): boolean => die + bonus + other >= needs;
  return rollDice(
    { rule: 'N20 12.7.2', purpose: 'rally', by, about: unit, count: 1, sides: 6, reading: 'ordered' },
    ([die = 1]) => {
      const result = rallies(die) ? 'rallied' : 'failed';
      const total = die + bonus + other;
      const told = result === 'rallied' ? TRACK_LINES.n20Rallied : TRACK_LINES.n20RallyFailed;
      return accept({ name: unit, bonus, result }, [told('N20 12.7.2', { unit, bonus, die, total, needs })]);
    },
    { of: 'die', as: (die) => String(rallies(die)) },
  );
};

/** Spending morale on rallies, asked for by itself. */
export const rallySpending = procedure({
  id: 'n20/rally-spending',
  rule: 'N20 12.7.2',
  title: 'Morale spent on rallying',
  asks,
  example: {
    input: {
      morale: { first: 7, second: 10 },
      side: 'first',
      units: [
        { name: 'Reynier', needs: 5 },
        { name: 'Latour-Maubourg', needs: 5 },
      ],
      spend: 'onSome',
      on: ['Reynier'],
    },
    dice: [[4], [4]],
  },
  run: (input) => withoutMoves(spendOnRally(input)),
});
