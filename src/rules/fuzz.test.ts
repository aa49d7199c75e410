import { PROCEDURES } from '../headless/registry';
import { emptyTally, fuzz } from '../testkit/fuzz';
import type { Lines } from '../testkit/fuzz';
import { seeded } from '../testkit/seeded';
import { workingSentence } from '../wording/en/working';
import { COORDINATED_NAME } from '../wording/en/cup';
import { keyOf } from '../wording/lines';
import { namesFrom } from '../wording/names';
import { battle } from '../testkit/battle';

/** A short run in every test; `npm run fuzz` asks for a hundred thousand inputs of each resolver. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1813);
const ODDS_ONCE_IN = RUNS > 10_000 ? 100 : 8;

const names = namesFrom({ setup: battle() }, COORDINATED_NAME);
const HOLES = /undefined|null|NaN|\[object/;

describe.each([...PROCEDURES.values()].map((resolver) => [resolver.id, resolver] as const))('%s', (_, resolver) => {
  const tally = emptyTally();
  const lines: Lines = new Map();

  test('whatever comes in: no throw, no NaN, odds of exactly one, each prefix asks for the next', () => {
    fuzz(resolver, seeded(SEED), { runs: RUNS, oddsOnceIn: ODDS_ONCE_IN, tally, lines });
    if (process.env['FUZZ_RUNS'] !== undefined) process.stdout.write(`${resolver.id} ${JSON.stringify(tally)}\n`);
    // Made-up inputs that are never read, or never come to anything, would prove nothing.
    expect(tally.read).toBeGreaterThan(RUNS / 4);
    expect(tally.accepted).toBeGreaterThan(RUNS / 50);
    expect(tally.odds).toBeGreaterThan(0);
  }, 3_600_000);

  test('each line of its working is a sentence', () => {
    for (const line of lines.values()) {
      const text = workingSentence(line, names);
      expect(text).not.toBe(keyOf(line));
      expect(text).not.toMatch(HOLES);
    }
  });
});
