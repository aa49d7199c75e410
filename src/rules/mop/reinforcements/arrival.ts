import * as v from 'valibot';
import { accept, rollDice, saying } from '../../../engine/step';
import type { Step, Working, WorkingLine } from '../../../engine/step';
import { upTo } from '../../common/fields';
import { otherModifier, resolver } from '../../common/resolver';
import { amountOf, otherLines } from '../other';
import { arrivalOn } from '../tables/lookups';
import { ARRIVAL_LINES } from './vocabulary';

const turn = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

/** A group of reinforcements, due at one hex on one turn, and how its side has fared so far. */
export const arrivalInput = v.object({
  dueTurn: turn,
  formations: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
  /** Formations of the side that were delayed, and advanced, so far; by how much does not matter. */
  delayed: v.optional(upTo(99), 0),
  advanced: v.optional(upTo(99), 0),
  /** When the last of the groups that were due earlier at the same hex does arrive. */
  earlierGroupArrives: v.optional(turn),
  other: otherModifier,
});
type Group = Readonly<v.InferOutput<typeof arrivalInput>>;

/** When the group comes, and the side's count for the next group's modifier. */
export type Arrival = Readonly<{
  turn: number;
  result: 'advanced' | 'onTime' | 'delayed';
  delayed: number;
  advanced: number;
}>;

const LAST_WITHOUT_ROLL = 2;
const isUnrolled = ({ dueTurn }: Group): boolean => dueTurn <= LAST_WITHOUT_ROLL;

/**
 * MOP 37.12.2 (Appendix II), Ruling 41: two turns before a group is due, a die moves it by up to two turns. The side's luck
 * so far changes the die by one; an advance is cut back so that nobody overtakes at the same hex, to nothing at most.
 * What is due on turns 1 and 2 comes on time.
 */
export const arrivalOf = (group: Group): Step<Arrival> => {
  if (isUnrolled(group))
    return accept(counted(group, group.dueTurn), [
      ARRIVAL_LINES.mopArrivesUnrolled('Ruling 41', { turn: group.dueTurn }),
    ]);
  const modifier = runningModifier(group) + amountOf(group.other);
  const turnFor = (die: number): number => cutBack(group, group.dueTurn + arrivalOn(die + modifier));
  const roll = rollDice(
    { rule: 'MOP 37.12.2', purpose: 'arrival', count: 1, sides: 6, reading: 'ordered' },
    ([die = 3]) => accept(counted(group, turnFor(die)), workingOf(group, die, modifier)),
    { of: 'die', as: turnFor },
  );
  const luck = luckOf(group);
  return saying([...(luck === null ? [] : [luck]), ...otherLines(group.other)], roll);
};

/** More delayed than advanced: −1, so that the next comes sooner; more advanced: +1. */
const runningModifier = ({ delayed, advanced }: Group): number =>
  delayed === advanced ? 0 : delayed > advanced ? -1 : 1;

/** Ruling 41: only an advance is cut, never past the schedule. */
const cutBack = ({ dueTurn, earlierGroupArrives }: Group, wanted: number): number =>
  wanted >= dueTurn || earlierGroupArrives === undefined
    ? Math.max(wanted, 1)
    : Math.min(dueTurn, Math.max(wanted, earlierGroupArrives));

const counted = ({ dueTurn, formations, delayed, advanced }: Group, arrives: number): Arrival => {
  const result = arrives < dueTurn ? 'advanced' : arrives > dueTurn ? 'delayed' : 'onTime';
  return {
    turn: arrives,
    result,
    delayed: delayed + (result === 'delayed' ? formations : 0),
    advanced: advanced + (result === 'advanced' ? formations : 0),
  };
};

/** How the luck of its side so far changes the die; null where it does not, or where nobody throws. */
export const luckOf = (group: Group): WorkingLine | null => {
  const { delayed, advanced } = group;
  const change = runningModifier(group);
  if (change === 0 || isUnrolled(group)) return null;
  return ARRIVAL_LINES.mopArrivalLuck('MOP 37.12.2', { delayed, advanced, change });
};

const workingOf = (group: Group, die: number, modifier: number): Working => {
  const { dueTurn } = group;
  const shift = arrivalOn(die + modifier);
  const arrives = cutBack(group, dueTurn + shift);
  return [
    ARRIVAL_LINES.mopArrivalDie('MOP 37.12.2', { die, total: Math.min(Math.max(die + modifier, 1), 6), turns: shift }),
    ...(arrives === dueTurn + shift ? [] : [ARRIVAL_LINES.mopArrivalCut('Ruling 41', { turn: arrives })]),
    ARRIVAL_LINES.mopArrives('MOP 37.12.2', { turn: arrives, due: dueTurn }),
  ];
};

/** When reinforcements come, asked for by itself. */
export const arrivalResolver = resolver({
  id: 'mop/arrival',
  rule: 'MOP 37.12.2',
  title: 'Arrival of reinforcements',
  input: arrivalInput,
  example: { input: { dueTurn: 8, delayed: 2, earlierGroupArrives: 7 }, dice: [[2]] },
  begin: arrivalOf,
});
