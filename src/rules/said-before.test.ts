import { drive, given, inTurn } from '../engine/drive';
import type { Step } from '../engine/step';
import { PROCEDURES } from '../headless/registry';

type Question = Extract<Step<unknown>, { then: unknown }>;

/** What every answer to a question would be followed by first. */
const saidWhateverTheAnswer = (at: Question): string | null => {
  const next =
    at.kind === 'needsChoice'
      ? at.request.options.map((option) => at.then(option))
      : [1, at.request.sides].map((face) => at.then(Array.from({ length: at.request.count }, () => face)));
  const first = next.map((step) => (step.kind === 'refused' ? null : JSON.stringify(step.working[0] ?? null)));
  return first.length > 1 && new Set(first).size === 1 && first[0] !== 'null' ? (first[0] ?? null) : null;
};

/** A hand is told when one of it has been put away unseen, and the sums of a contest stand together. */
const TOLD_AFTER: readonly string[] = ['n20/event-setup cardForTheDeck', 'nlc/initial-action initial'];

test.each([...PROCEDURES.values()].map((one) => [one.id, one] as const))(
  'N20 9.0, NLC 7.1: whatever %s says whichever way it goes, it says before it asks',
  (id, { start, example }) => {
    const begun = start(example.input);
    if (begun.kind !== 'step') throw new Error(id);
    const rolls = (example.dice ?? []).map((faces) => ({ faces }));
    const choices = (example.choices ?? []).map((option) => ({ option }));
    const { asked } = drive(begun.step, given({ rolls, choices }));
    asked.forEach(({ request }, few) => {
      const { at } = drive(begun.step, inTurn(asked.slice(0, few)));
      if (!('then' in at) || TOLD_AFTER.includes(`${id} ${request.purpose}`)) return;
      expect(saidWhateverTheAnswer(at)).toBeNull();
    });
  },
);
