import { SIDES } from '../../../src/engine/sides';
import { lackToBegin } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import { setupRulesOf } from '../../../src/rules/list';
import { refusalSentence } from '../../../src/wording/en/refusals';

/** Why a game cannot begin with this set-up, in a sentence; null when it can. */
export const notReady = (rules: string, setup: Setup): string | null => {
  const lack = lackToBegin(setupRulesOf(rules), setup);
  return nameless(setup) ?? (lack === null ? null : refusalSentence(lack, null));
};

/** The first thing in the form that still lacks its name, in a sentence. Null when everything is called something. */
export const nameless = (setup: Setup): string | null => {
  const lacks = (name: string): boolean => name.trim() === '';
  const titleOf = (side: Setup['formations'][number]['side']): string => setup.sides[side].title;
  if (SIDES.some((side) => lacks(titleOf(side)))) return 'A side has no name yet.';
  const formation = setup.formations.find(({ name }) => lacks(name));
  if (formation !== undefined) return `A formation of ${titleOf(formation.side)} has no name yet.`;
  const leader = setup.leaders.find(({ name }) => lacks(name));
  if (leader !== undefined) return `A commander of ${titleOf(leader.side)} has no name yet.`;
  const unit = setup.units.find(({ name }) => lacks(name));
  const home = setup.formations.find(({ id }) => id === unit?.formation);
  if (unit !== undefined) return `A unit of ${home?.name ?? 'no formation'} has no name yet.`;
  const turn = setup.turns.findIndex(({ label }) => lacks(label));
  if (turn !== -1) return `Turn ${String(turn + 1)} has no name yet.`;
  return (setup.steps ?? []).some(({ title }) => lacks(title)) ? 'A step of your sequence has no name yet.' : null;
};
