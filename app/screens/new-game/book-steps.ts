import { contextOf, defaultSetup, stepsIn } from '../../../src/rules/common/index';
import type { OwnStep } from '../../../src/rules/common/index';
import { setupRulesOf } from '../../../src/rules/list';
import { stepTitle } from '../../../src/wording/en/sequence';

/** The book's steps as a start for players who write their own: what a day turn has, and what a night adds. */
export const bookSteps = (rules: string): readonly OwnStep[] => {
  const played = setupRulesOf(rules);
  const { steps } = played;
  const setup = defaultSetup(played);
  const idsOn = (night: boolean): readonly string[] => {
    const turn = setup.turns.findIndex(({ kind }) => (kind === 'night') === night);
    return turn === -1 ? [] : stepsIn(contextOf(setup, turn), steps).map(({ id }) => id);
  };
  const [day, night] = [idsOn(false), idsOn(true)];
  return steps
    .filter(({ id }) => day.includes(id) || night.includes(id))
    .map(({ id, title, who }) => ({
      id,
      title: stepTitle(title),
      who,
      when: !night.includes(id) ? 'day' : day.includes(id) ? 'always' : 'night',
    }));
};
