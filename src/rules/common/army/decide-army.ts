import { byType } from '../../../engine/by-type';
import type { Decision } from '../../../engine/rule-set';
import { refuse, unless } from '../../../engine/step';
import type { RuleId, Step } from '../../../engine/step';
import type { Setup } from '../setup/setup';
import type { Unit } from '../setup/unit';
import { happened } from '../table';
import { standingOf } from './army';
import type { ArmyCommand, ArmyEvent, ArmyTable, Mark, Standing } from './army';
import type { ArmyBook } from './army-book';
import { ARMY_REFUSALS } from './vocabulary';

export type ArmyState = Readonly<{ setup: Setup; army: ArmyTable }>;

type Outcome = Step<Decision<ArmyEvent>>;
type Command<Type extends ArmyCommand['type']> = Extract<ArmyCommand, { type: Type }>;

/** Goes on with a unit that the set-up knows. */
const withUnit = (
  { setup, army }: ArmyState,
  id: string,
  { stepRule }: ArmyBook,
  goOn: (unit: Unit, standing: Standing) => Outcome,
): Outcome => {
  const unit = setup.units.find((one) => one.id === id);
  return unit === undefined ? refuse(ARMY_REFUSALS.NO_SUCH_UNIT(stepRule)) : goOn(unit, standingOf(army, id));
};

/** NLC 6.1, 6.2: a hit turns the unit over; without a step left it is gone. */
const loseStep = (state: ArmyState, { unit: id, to }: Command<'LoseStep'>, book: ArmyBook): Outcome =>
  withUnit(state, id, book, (unit, { place, stepsLost }) =>
    unless([[place !== 'map', ARMY_REFUSALS.NOT_ON_THE_MAP(book.stepRule)]], () =>
      happened([{ type: 'StepLost', unit: id, place: stepsLost + 1 >= book.stepsOf(unit) ? to : 'map' }]),
    ),
  );

const regainStep = (state: ArmyState, { unit: id }: Command<'RegainStep'>, book: ArmyBook): Outcome =>
  withUnit(state, id, book, (_, { place, stepsLost }) =>
    unless(
      [
        [place !== 'map', ARMY_REFUSALS.NOT_ON_THE_MAP(book.stepRule)],
        [stepsLost === 0, ARMY_REFUSALS.NO_STEP_LOST(book.stepRule)],
      ],
      () => happened([{ type: 'StepRegained', unit: id }]),
    ),
  );

/** A second marker of a kind does nothing more (NLC 6.3, N20 9.6.9): those that bear it already are passed over. */
const putMark = (state: ArmyState, { units, mark }: Command<'PutMark'>, book: ArmyBook): Outcome => {
  const rule = book.marks.find((one) => one.mark === mark)?.rule;
  if (rule === undefined) return refuse(ARMY_REFUSALS.MARK_OF_ANOTHER_GAME);
  const unknown = units.some((id) => !state.setup.units.some((unit) => unit.id === id));
  const away = units.some((id) => standingOf(state.army, id).place !== 'map');
  const bare = [...new Set(units)].filter((id) => !standingOf(state.army, id).marks.includes(mark));
  return unless(
    [
      [unknown, ARMY_REFUSALS.NO_SUCH_UNIT(rule)],
      [away, ARMY_REFUSALS.NOT_ON_THE_MAP(rule)],
      [bare.length === 0, ARMY_REFUSALS.MARK_IS_THERE(rule)],
    ],
    () => happened([{ type: 'MarkPut', units: bare, mark }]),
  );
};

const liftMarks = ({ army }: ArmyState, { lifts }: Command<'LiftMarks'>, book: ArmyBook): Outcome => {
  const there = lifts.filter(({ unit, mark }) => standingOf(army, unit).marks.includes(mark));
  return there.length === 0
    ? refuse(ARMY_REFUSALS.NO_SUCH_MARK(ruleOf(book, lifts[0]?.mark)))
    : happened([{ type: 'MarksLifted', lifts: there }]);
};

const ruleOf = ({ marks, stepRule }: ArmyBook, mark: Mark | undefined): RuleId =>
  marks.find((one) => one.mark === mark)?.rule ?? stepRule;

/** Whoever comes back to the map after he was gone comes back with his last side but one turned (NLC 13, Ruling 26). */
const placeUnit = (state: ArmyState, { unit: id, place }: Command<'PlaceUnit'>, book: ArmyBook): Outcome =>
  withUnit(state, id, book, (unit, standing) => {
    if (standing.place === place) return refuse(ARMY_REFUSALS.IS_THERE_ALREADY(book.stepRule));
    const steps = book.stepsOf(unit);
    const isBack = place === 'map' || place === 'recovered';
    const back = isBack && standing.stepsLost >= steps ? { stepsLost: Math.min(1, steps - 1) } : {};
    return happened([{ type: 'UnitPlaced', unit: id, place, ...back }]);
  });

/** What may be done to the units of both armies by hand. */
export const decideArmy: (command: ArmyCommand, state: ArmyState, book: ArmyBook) => Outcome = byType<
  ArmyCommand,
  readonly [ArmyState, ArmyBook],
  Outcome
>({
  LoseStep: (command, state, book) => loseStep(state, command, book),
  RegainStep: (command, state, book) => regainStep(state, command, book),
  PutMark: (command, state, book) => putMark(state, command, book),
  LiftMarks: (command, state, book) => liftMarks(state, command, book),
  PlaceUnit: (command, state, book) => placeUnit(state, command, book),
});
