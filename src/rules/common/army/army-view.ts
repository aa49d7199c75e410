import type { Side } from '../../../engine/sides';
import type { RuleId } from '../../../engine/step';
import type { Setup } from '../setup/setup';
import type { Unit } from '../setup/unit';
import { standingOf } from './army';
import type { ArmyTable, Mark, Standing } from './army';
import type { ArmyBook, MarkRule, Moment, Worth } from './army-book';

/** A unit as it stands: printed facts, what it has lost and bears, and what it is worth now. */
export type UnitView = Readonly<{ unit: Unit; side: Side; standing: Standing; steps: number; worth: Worth }>;

/** A marker that comes off at the end of the step at hand, if what stands under `how` is so. */
export type EndingMark = Readonly<{
  unit: string;
  name: string;
  side: Side;
  mark: Mark;
  rule: RuleId;
  how: 'byItself' | 'byCheck' | 'unlessInZone';
}>;

export type ArmyView = Readonly<{
  units: readonly UnitView[];
  /** Markers this game uses, in the order they are offered. */
  marks: readonly Mark[];
  endsNow: readonly EndingMark[];
}>;

/** Nobody: what a game has whose rules know of no units. */
export const NO_ARMY: ArmyView = { units: [], marks: [], endsNow: [] };

/** Whose units march less: who is known to be demoralized, and who is exhausted. */
type Ailing = Readonly<{ demoralized: readonly string[]; exhausted?: readonly string[] }>;

/** Every unit of the list as it stands. */
export const unitsOf = (
  setup: Setup,
  army: ArmyTable,
  book: ArmyBook,
  { demoralized, exhausted = [] }: Ailing,
): readonly UnitView[] => {
  const sides = new Map(setup.formations.map(({ id, side }) => [id, side] as const));
  const worthOf = (unit: Unit, standing: Standing): Worth =>
    book.worthOf(unit, standing, {
      demoralized: demoralized.includes(unit.formation),
      exhausted: exhausted.includes(unit.formation),
    });
  return setup.units.flatMap((unit): readonly UnitView[] => {
    const side = sides.get(unit.formation);
    const standing = standingOf(army, unit.id);
    return side === undefined
      ? []
      : [{ unit, side, standing, steps: book.stepsOf(unit), worth: worthOf(unit, standing) }];
  });
};

/** The markers that come off at the end of the step at hand. */
export const endingNow = (
  units: readonly UnitView[],
  moment: Moment | null,
  { marks }: Pick<ArmyBook, 'marks'>,
): readonly EndingMark[] => (moment === null ? [] : units.flatMap((one) => endingOn(one, moment, marks)));

const endingOn = (
  { unit, side, standing }: UnitView,
  moment: Moment,
  rules: readonly MarkRule[],
): readonly EndingMark[] =>
  rules.flatMap(({ mark, rule, ends }): readonly EndingMark[] =>
    ends !== null && standing.marks.includes(mark) && ends.at(moment, side)
      ? [{ unit: unit.id, name: unit.name, side, mark, rule, how: ends.how(moment.setup) }]
      : [],
  );
