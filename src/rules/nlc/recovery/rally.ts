import { group, list, modifier, name, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, andThen, mapOutcome, saying, unless } from '../../../engine/step';
import type { Check, Step, Working } from '../../../engine/step';
import { rollOne, within } from '../command/dice';
import type { Other } from '../command/dice';
import { RECOVERY_LINES, RECOVERY_REFUSALS } from './vocabulary';
import { FIGHT_REFUSALS } from '../combat/vocabulary';

/**
 * What is to be rallied: an eliminated unit of two steps or more, two eliminated one-step units of which one comes back, or
 * a huge unit in its third state that is still on the map (NLC 6.2).
 */
export const RALLY_KINDS = ['eliminated', 'oneStepPair', 'hugeOnMap'] as const;

const rallying = {
  id: name(),
  kind: oneOf(RALLY_KINDS, 'eliminated'),
  /** Of a pair: ratings that are exactly the same. */
  identical: yesNo(true),
  /** It could trace supply at the moment of its elimination. */
  suppliedWhenLost: yesNo(true),
  /** A night turn has begun since its elimination. */
  nightSince: yesNo(true),
};

const asks = {
  units: list(group(rallying), 1, 2),
  inReserve: yesNo(true),
  leaderSeenByEnemy: yesNo(false),
  /** NLC 5.3: woods have room for one unit; not in MOP, which has a stacking limit of its own (37.2). */
  leaderInWoods: yesNo(false),
  /** Attempts this leader has made this turn. */
  attemptsBefore: number(0, 2, 0),
  /** The corps or its army, as it was when the segment began (Ruling 96). */
  demoralized: yesNo(false),
  armyDemoralized: yesNo(false),
  fatigued: yesNo(false),
  outOfSupply: yesNo(false),
  /** NLC 20.8, Ruling 97. */
  exhausted: yesNo(false),
  other: modifier(),
};
export type RallyInput = Told<typeof asks>;
type Rallying = RallyInput['units'][number];

/** What became of each: back on the map at reduced strength or not, and how many counters are out for good. */
export type Rallied = Readonly<{ unit: string; rallied: boolean; lostForGood: 0 | 1 | 2 }>;
export type RallyOutcome = Readonly<{ units: readonly Rallied[] }>;

type Chance = Readonly<{ from: number; to: number; line: Working[number] }>;

/** NLC 13, 20.8, Rulings 36, 97: when it takes a roll, and which. */
const chanceOf = (input: RallyInput): Chance | null => {
  if (input.exhausted) return { from: 5, to: 6, line: RECOVERY_LINES.rallyExhausted('Ruling 97') };
  if (input.demoralized || input.armyDemoralized || input.fatigued || input.outOfSupply)
    return { from: 1, to: 4, line: RECOVERY_LINES.rallyDemoralized('NLC 13') };
  return null;
};

const PER_LEADER = 2;
const IN_WOODS = 1;

/** NLC 6.2: a huge unit on the map is not placed anywhere. */
const placed = (units: readonly Rallying[]): number => units.filter(({ kind }) => kind !== 'hugeOnMap').length;

const faults = ({ units, attemptsBefore, ...leader }: RallyInput): readonly Check[] => [
  [!leader.inReserve, RECOVERY_REFUSALS.RALLY_NEEDS_RESERVE],
  [leader.leaderSeenByEnemy, RECOVERY_REFUSALS.LEADER_IS_SEEN],
  [attemptsBefore + units.length > PER_LEADER, RECOVERY_REFUSALS.TWO_RALLIES_A_LEADER],
  [leader.leaderInWoods && attemptsBefore + placed(units) > IN_WOODS, RECOVERY_REFUSALS.ONE_RALLY_IN_WOODS],
  [new Set(units.map(({ id }) => id)).size < units.length, FIGHT_REFUSALS.UNIT_NAMED_TWICE('NLC 13')],
  [
    units.some(({ suppliedWhenLost, kind }) => !suppliedWhenLost && kind !== 'hugeOnMap'),
    RECOVERY_REFUSALS.LOST_FOR_GOOD,
  ],
  [units.some(({ nightSince, kind }) => !nightSince && kind !== 'hugeOnMap'), RECOVERY_REFUSALS.NOT_BEFORE_NIGHT],
  [units.some(({ identical, kind }) => kind === 'oneStepPair' && !identical), RECOVERY_REFUSALS.PAIR_NOT_IDENTICAL],
];

const result = ({ id, kind }: Rallying, rallied: boolean): Rallied => {
  if (kind === 'oneStepPair') return { unit: id, rallied, lostForGood: rallied ? 1 : 2 };
  return { unit: id, rallied, lostForGood: rallied ? 0 : 1 };
};

const KEYS = { eliminated: 'rallyBack', oneStepPair: 'rallyPair', hugeOnMap: 'rallyHuge' } as const;

const back = (unit: Rallying): Working => [
  RECOVERY_LINES[KEYS[unit.kind]](unit.kind === 'hugeOnMap' ? 'NLC 6.2' : 'NLC 13', { unit: unit.id }),
];

/** NLC 13: a pair's failure takes both. */
const gone = (unit: Rallying): Working => [
  RECOVERY_LINES[unit.kind === 'oneStepPair' ? 'rallyPairLost' : 'rallyLost']('NLC 13', { unit: unit.id }),
];

const rallyOne = (unit: Rallying, chance: Chance | null, other: Other): Step<Rallied> => {
  if (chance === null) return accept(result(unit, true), back(unit));
  const counted = (total: number): number => within(1, total, 6);
  const rallies = (total: number): boolean => counted(total) >= chance.from && counted(total) <= chance.to;
  const alike = (total: number): string => String(rallies(total));
  const asked = { rule: 'NLC 13', purpose: 'rally', about: unit.id, other, alike } as const;
  return rollOne(asked, ({ total }) => {
    const rallied = rallies(total);
    const facts = { unit: unit.id, total: counted(total), from: chance.from, to: chance.to };
    return accept(result(unit, rallied), [
      RECOVERY_LINES.rallyRolled(chance.line.rule, facts),
      ...(rallied ? back(unit) : gone(unit)),
    ]);
  });
};

const rallyAll = (units: readonly Rallying[], chance: Chance | null, other: Other): Step<readonly Rallied[]> =>
  units.reduce<Step<readonly Rallied[]>>(
    (before, unit) =>
      andThen(before, (done) => andThen(rallyOne(unit, chance, other), (one) => accept([...done, one]))),
    accept([]),
  );

const run = (input: RallyInput): Step<RallyOutcome> =>
  unless(faults(input), () => {
    const chance = chanceOf(input);
    const rallied = rallyAll(input.units, chance, input.other);
    return saying(
      chance === null ? [] : [chance.line],
      mapOutcome(rallied, (units): RallyOutcome => ({ units })),
    );
  });

/**
 * NLC 13, 6.2, 15, 20.8, Rulings 26, 36, 96, 97: a leader in Reserve and out of the enemy's sight brings back up to two units a
 * turn, from the first night turn after their loss. It takes no roll but in a demoralized corps or army (1–4) or exhausted
 * (5–6); who fails is out for good. Of two one-step units one comes back and the other never.
 */
export const rally = procedure({
  id: 'nlc/rally',
  rule: 'NLC 13',
  title: 'Rally',
  asks,
  example: { input: { units: [{ id: 'Girard' }, { id: 'Habert' }], demoralized: true }, dice: [[2], [5]] },
  run,
});
