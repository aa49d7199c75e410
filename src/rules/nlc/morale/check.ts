import { accept, rollDice, saying } from '../../../engine/step';
import type { RuleId, Step, Working } from '../../../engine/step';
import { groupMorale } from './morale';
import type { Member, Other } from './morale';
import { MORALE_LINES } from './vocabulary';

/** A check that some rule calls for: the die is keyed to that rule. */
export type CheckOf = Readonly<{
  rule: RuleId;
  purpose: string;
  by: string;
  /** The unit that is checked by itself. */
  about?: string;
  members: readonly Member[];
  /** NLC 20.10: units that miss by 3 or more rout. */
  rout?: boolean;
  other?: Other | undefined;
}>;

/** Whether the group stood, and who of it routed. */
export type GroupCheck = Readonly<{ passed: boolean; routed: readonly string[] }>;

const ROUT_MARGIN = 3;

const oneDie = ({ rule, purpose, by, about }: CheckOf) =>
  ({ rule, purpose, by, ...(about === undefined ? {} : { about }), count: 1, sides: 6, reading: 'ordered' }) as const;

/**
 * NLC 2.4: one die for the group, passed when it does not exceed the morale that counts. NLC 20.10, Ruling 86: if the
 * check fails, each unit whose own morale is missed by 3 or more routs.
 */
export const checkMorale = (check: CheckOf): Step<GroupCheck> => {
  const { morale, unit, each, working } = groupMorale(check.members, check.other);
  const read = (die: number): GroupCheck => {
    const passed = die <= morale;
    return { passed, routed: passed || check.rout !== true ? [] : routing(each, die) };
  };
  const roll = rollDice(
    oneDie(check),
    ([die = 6]) => {
      const result = read(die);
      const lines = [checkLine(check.rule, unit, morale, die), ...routLines(result.routed)];
      return accept(result, lines);
    },
    { of: 'throw', as: ([die = 6]) => JSON.stringify(read(die)) },
  );
  return saying(working, roll);
};

/** One die for several units, each by its own morale (NLC 19.1). */
export type EachCheck = Readonly<{ failed: readonly string[]; routed: readonly string[] }>;

/** NLC 19.1: one die for all, the result read for each unit by itself. */
export const checkEach = (check: CheckOf): Step<EachCheck> => {
  const { each, working } = groupMorale(check.members, check.other);
  const read = (die: number): EachCheck => ({
    failed: each.filter(({ morale }) => die > morale).map(({ id }) => id),
    routed: check.rout === true ? routing(each, die) : [],
  });
  const roll = rollDice(
    oneDie(check),
    ([die = 6]) => {
      const result = read(die);
      const lines = each.map(({ id, morale }) => checkLine(check.rule, id, morale, die));
      return accept(result, [...lines, ...routLines(result.routed)]);
    },
    { of: 'throw', as: ([die = 6]) => JSON.stringify(read(die)) },
  );
  return saying(working, roll);
};

type Own = Readonly<{ id: string; morale: number }>;

const routing = (each: readonly Own[], die: number): readonly string[] =>
  each.filter(({ morale }) => die - morale >= ROUT_MARGIN).map(({ id }) => id);

const checkLine = (rule: RuleId, unit: string, morale: number, die: number): Working[number] =>
  MORALE_LINES[die <= morale ? 'moraleHeld' : 'moraleFailed'](rule, { unit, morale, die });

const routLines = (routed: readonly string[]): Working =>
  routed.map((unit) => MORALE_LINES.moraleRouted('NLC 20.10', { unit }));
