import { maybe, modifier, number } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, rollDice, saying } from '../../../engine/step';
import type { Step, Working, WorkingLine } from '../../../engine/step';
import { amountOf, otherLines } from '../other';
import { arrivalOn } from '../tables/lookups';
import { ARRIVAL_LINES } from './vocabulary';

const turn = number(1, 999);

/** A group of reinforcements, due at one hex on one turn, and how its side has fared so far. */
const asks = {
  dueTurn: turn,
  formations: number(1, 20, 1),
  /** Formations of the side that were delayed, and advanced, so far; by how much does not matter. */
  delayed: number(0, 99, 0),
  advanced: number(0, 99, 0),
  /** When the last of the groups that were due earlier at the same hex does arrive. */
  earlierGroupArrives: maybe(turn),
  other: modifier(),
};
type Group = Told<typeof asks>;

/** When the group comes, and the side's count for the next group's modifier. */
export type Arrival = Readonly<{
  turn: number;
  result: 'advanced' | 'onTime' | 'delayed';
  delayed: number;
  advanced: number;
}>;

const LAST_WITHOUT_ROLL = 2;
const isUnrolled = ({ dueTurn }: Group): boolean => dueTurn <= LAST_WITHOUT_ROLL;

const run = (group: Group): Step<Arrival> => {
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
  wanted >= dueTurn || earlierGroupArrives === null
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

/**
 * MOP 37.12.2 (Appendix II), Ruling 41: two turns before a group is due, a die moves it by up to two turns. The side's luck
 * so far changes the die by one; an advance is cut back so that nobody overtakes at the same hex, to nothing at most.
 * What is due on turns 1 and 2 comes on time.
 */
export const arrival = procedure({
  id: 'mop/arrival',
  rule: 'MOP 37.12.2',
  title: 'Arrival of reinforcements',
  asks,
  example: { input: { dueTurn: 8, delayed: 2, earlierGroupArrives: 7 }, dice: [[2]] },
  run,
});
