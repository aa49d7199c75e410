import { contextOf, defaultSetup, stepsIn } from '../../../src/rules/common/index';
import type { OwnStep, StepRule } from '../../../src/rules/common/index';
import { MOP_STEPS } from '../../../src/rules/mop/index';
import { N20_STEPS } from '../../../src/rules/n20/index';
import { NLC_STEPS } from '../../../src/rules/nlc/index';
import { stepTitle } from '../../../src/wording/en/sequence';

const BOOKS: Readonly<Record<string, readonly StepRule[]>> = { nlc: NLC_STEPS, mop: MOP_STEPS, n20: N20_STEPS };

/** The book's steps as a start for players who write their own: what a day turn has, and what a night adds. */
export const bookSteps = (rules: string): readonly OwnStep[] => {
  const steps = BOOKS[rules] ?? [];
  const setup = defaultSetup(rules);
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
