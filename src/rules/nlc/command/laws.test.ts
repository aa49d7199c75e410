import fc from 'fast-check';
import { emptyTally, fuzz } from '../../../testkit/fuzz';
import { seeded } from '../../../testkit/seeded';
import { when } from './testing/resolving';
import { nlcProcedures } from '../procedures';

const byId = nlcProcedures.map((resolver) => [resolver.id, resolver] as const);

test.each(byId)('%s: no throw, every proper prefix asks for the next, odds of exactly one', (_, resolver) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const tally = emptyTally();
      fuzz(resolver, seeded(seed), { runs: 10, oddsOnceIn: 5, tally, lines: new Map() });
    }),
    { numRuns: 10 },
  );
});

/** Fights roll under more rules than their own. */
const ofOneRule = byId.filter(([, { policy }]) => policy === undefined);

test.each(ofOneRule)('%s: its example resolves', (_, resolver) => {
  const { input, dice = [], choices = [] } = resolver.example;
  const rule = resolver.rule;
  const step = when(
    resolver,
    input,
    dice.map((faces) => [rule, ...faces]),
    choices.map((option) => [rule, option]),
  );
  expect(step.kind).toBe('accepted');
});
