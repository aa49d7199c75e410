import { roundHalfUp } from '../../common/rounding';
import type { ArmyBook, MarkRule } from '../../common/army/army-book';
import type { Mark, Standing } from '../../common/army/army';
import { isOn } from '../switches';
import { stepsOf } from '../../common/setup/unit';
import type { Unit } from '../../common/setup/unit';

const stage = (mark: 'bombarded' | 'charged' | 'moved'): MarkRule => ({ mark, rule: 'NLC 4.5', ends: null });

/** NLC's markers. What was done in a stage ends with it and is asked of nobody (`STAGE_MARKS`). */
const MARK_RULES: readonly MarkRule[] = [
  {
    mark: 'disrupted',
    rule: 'NLC 6.3',
    ends: {
      at: ({ step, isLast }) => step.id === 'turnEnd' || (step.own === true && isLast),
      how: (setup) => (isOn(setup, 'disruptionByCheck') ? 'byCheck' : 'byItself'),
    },
  },
  stage('bombarded'),
  stage('charged'),
  stage('moved'),
  { mark: 'outOfSupply', rule: 'MOP 37.7', ends: null },
  { mark: 'fatigued', rule: 'NLC 20.8', ends: null },
  { mark: 'exhausted', rule: 'NLC 20.8', ends: null },
];

/** NLC 6.1, 6.2, Ruling 26: what shows after so many steps lost; a huge unit's third state is half its reverse. */
const strengthAfter = (unit: Unit, { stepsLost }: Standing): number => {
  if (stepsLost === 0) return unit.front;
  if (unit.reverse === null || stepsLost >= stepsOf(unit)) return 0;
  return stepsLost === 1 ? unit.reverse : roundHalfUp(unit.reverse, 2);
};

/** NLC 15, 20.8, MOP 37.7: demoralized, fatigued or out of supply costs one, and not twice. */
const movementOf = (printed: number, { marks }: Standing, demoralized: boolean): number => {
  const isShaken = demoralized || SHAKEN.some((mark) => marks.includes(mark));
  return isShaken ? Math.max(0, printed - 1) : printed;
};
const SHAKEN: readonly Mark[] = ['fatigued', 'exhausted', 'outOfSupply'];

export const NLC_ARMY: ArmyBook = {
  marks: MARK_RULES,
  stepRule: 'NLC 6.1',
  stepsOf,
  worthOf: (unit, standing, { demoralized, exhausted }) => ({
    strength: strengthAfter(unit, standing),
    movement: unit.movement === null ? null : movementOf(unit.movement, standing, demoralized),
    // NLC 20.8: one hex, which is no number of movement points.
    ...(exhausted || standing.marks.includes('exhausted') ? { oneHex: true } : {}),
  }),
};
