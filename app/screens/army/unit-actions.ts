import type { Mark, Place, UnitView } from '../../../src/rules/common/index';
import type { AppCommand } from '../../../src/session/rule-sets';
import { MARK_WORDS } from '../../../src/wording/en/army';
import type { GridAction } from '../../components/ActionGrid';

/** What a tap on an action does: plays one after the other, or the formation's sheet for its rally. */
export type Deed = Readonly<{ kind: 'plays'; commands: readonly AppCommand[] }> | Readonly<{ kind: 'rally' }>;

export type UnitAction = Omit<GridAction, 'picture'> & Readonly<{ mark?: Mark; deed: Deed }>;

/** What is wanted in every fight, and what is wanted now and then. */
export type UnitActions = Readonly<{ often: readonly UnitAction[]; seldom: readonly UnitAction[] }>;

const plays = (...commands: readonly AppCommand[]): Deed => ({ kind: 'plays', commands });
const place = (units: readonly UnitView[], to: Place): Deed =>
  plays(...units.map(({ unit }): AppCommand => ({ type: 'PlaceUnit', unit: unit.id, place: to })));

const has = ({ standing }: UnitView, mark: Mark): boolean => standing.marks.includes(mark);
const isLastStep = ({ steps, standing }: UnitView): boolean => standing.stepsLost + 1 >= steps;

/** NLC 13: a unit that could not trace supply when it was lost is lost for good. */
const loseStep = (one: UnitView): AppCommand => ({
  type: 'LoseStep',
  unit: one.unit.id,
  to: has(one, 'outOfSupply') ? 'peu' : 'uar',
});

const lossHint = (one: UnitView): string => {
  if (!isLastStep(one)) return `${String(one.steps - one.standing.stepsLost - 1)} of ${String(one.steps)} left`;
  return has(one, 'outOfSupply') ? 'Its last, without supply: gone for good' : 'Its last: eliminated, may rally';
};

const stepLost = (units: readonly UnitView[]): UnitAction => ({
  id: 'steplost',
  label: units.length === 1 ? 'Step lost' : 'A step each',
  hint: units[0] !== undefined && units.length === 1 ? lossHint(units[0]) : undefined,
  icon: 'minus',
  deed: plays(...units.map(loseStep)),
});

const stepRegained = (units: readonly UnitView[]): readonly UnitAction[] => {
  const hurt = units.filter(({ standing }) => standing.stepsLost > 0);
  if (hurt.length < units.length) return [];
  const commands = hurt.map(({ unit }): AppCommand => ({ type: 'RegainStep', unit: unit.id }));
  return [{ id: 'stepback', label: 'Step regained', icon: 'plus', deed: plays(...commands) }];
};

/** One marker for all of them: put on whoever lacks it, taken off when all bear it. */
const markAction = (units: readonly UnitView[], mark: Mark): UnitAction => {
  const bare = units.filter((one) => !has(one, mark));
  const on = bare.length === 0;
  return {
    id: mark,
    label: MARK_WORDS[mark].title,
    hint: on ? 'Take it off' : undefined,
    mark,
    on,
    deed: on
      ? plays({ type: 'LiftMarks', lifts: units.map(({ unit }) => ({ unit: unit.id, mark })) })
      : plays({ type: 'PutMark', units: bare.map(({ unit }) => unit.id), mark }),
  };
};

const goneForGood = (units: readonly UnitView[]): UnitAction => ({
  id: 'peu',
  label: 'Gone for good',
  hint: 'Never to rally',
  icon: 'close',
  grave: true,
  deed: place(units, 'peu'),
});

const eliminated = (units: readonly UnitView[]): UnitAction => ({
  id: 'uar',
  label: 'Eliminated',
  hint: 'May rally',
  icon: 'flag',
  grave: true,
  deed: place(units, 'uar'),
});

const exits = (units: readonly UnitView[]): readonly UnitAction[] => [
  { id: 'exited', label: 'Exited', hint: 'In supply', icon: 'forward', deed: place(units, 'exited') },
  {
    id: 'exitedlost',
    label: 'Exited without supply',
    hint: 'Counts as lost',
    icon: 'forward',
    grave: true,
    deed: place(units, 'exitedLost'),
  },
];

const onMap = (units: readonly UnitView[], marks: readonly Mark[]): UnitActions => {
  const [first, ...others] = marks;
  return {
    often: [stepLost(units), ...(first === undefined ? [] : [markAction(units, first)]), eliminated(units)],
    seldom: [
      goneForGood(units),
      ...stepRegained(units),
      ...others.map((mark) => markAction(units, mark)),
      ...exits(units),
    ],
  };
};

const back = (units: readonly UnitView[], hint: string | undefined): UnitAction => ({
  id: 'map',
  label: 'Back on the map',
  hint,
  icon: 'pin',
  deed: place(units, 'map'),
});

const RALLY: UnitAction = { id: 'rally', label: 'Rally', icon: 'flag', deed: { kind: 'rally' } };
const CORRECTION = 'As a correction';

const offMap = (units: readonly UnitView[], from: Place): UnitActions => {
  const recovered: UnitAction = {
    id: 'recovered',
    label: 'Recovered',
    hint: 'To be placed later',
    icon: 'check',
    deed: place(units, 'recovered'),
  };
  switch (from) {
    case 'uar':
      return {
        often: [...(units.length === 1 ? [RALLY] : []), recovered],
        seldom: [goneForGood(units), back(units, CORRECTION)],
      };
    case 'recovered':
      return { often: [back(units, undefined)], seldom: [goneForGood(units)] };
    default:
      return {
        often: [back(units, CORRECTION)],
        seldom: [{ ...eliminated(units), grave: false }],
      };
  }
};

const NOTHING: UnitActions = { often: [], seldom: [] };

/** Everything that may be done to the counters that are lifted: what is possible for all of them. */
export const unitActions = (units: readonly UnitView[], marks: readonly Mark[]): UnitActions => {
  const places = [...new Set(units.map(({ standing }) => standing.place))];
  const [only] = places;
  if (only === undefined || places.length > 1) return NOTHING;
  return only === 'map' ? onMap(units, marks) : offMap(units, only);
};
