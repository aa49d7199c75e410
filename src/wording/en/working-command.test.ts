import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { complianceResolver } from '../../rules/nlc/command/compliance-resolver';
import { localDecisionResolver } from '../../rules/nlc/command/local-decision';
import { commandResolvers } from '../../rules/nlc/command/resolvers';
import { workingOf } from '../../rules/nlc/command/testing/resolving';
import { emptyTally, fuzz } from '../../testkit/fuzz';
import type { Lines } from '../../testkit/fuzz';
import { battle } from '../../testkit/battle';
import { seeded } from '../../testkit/seeded';
import { namesFrom } from '../names';
import { COMMAND_LINES } from './working-command';
import { MORALE_LINES } from './working-morale';

const names = namesFrom({ setup: battle() }, 'Coordinated Action');
const HOLES = /undefined|null|NaN|\[object|\b[a-z]+[A-Z]\w*\b/;

const lines: Lines = new Map();
for (const resolver of commandResolvers) {
  const tally = emptyTally();
  fuzz(resolver, seeded(1813), { runs: 400, oddsOnceIn: 1000, tally, lines });
}
/** Cards fit few orders, so chance seldom plays one. */
const carded = [
  workingOf(complianceResolver, { steps: ['march'], sender: { rating: 2 }, recipient: { rating: 2 }, card: 28 }, [
    ['NLC 12.7', 1, 1],
  ]),
  workingOf(localDecisionResolver, { leader: { rating: 0 }, steps: ['march', 'attack'], card: 15 }, [
    ['NLC 12.11', 1, 1],
  ]),
];
for (const line of carded.flat()) lines.set(line.key, line);
const own = [...lines.values()].filter(({ key }) => key in COMMAND_LINES);

test.each(own.map((line) => [line.key, line] as const))('%s is a sentence', (_, { key, facts }) => {
  const text = COMMAND_LINES[key]?.({ ...facts, reason: 'Staff', unit: 'Girard', what: 'Ligny' }, names) ?? '';
  expect(text).not.toBe('');
  expect(text).not.toMatch(HOLES);
});

const RULES = join(__dirname, '..', '..', 'rules', 'nlc');
const sources = ['command', 'hidden', 'pbem'].flatMap((folder) =>
  readdirSync(join(RULES, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(RULES, folder, file), 'utf8')),
);

test('no sentence is there that nothing says, and none that is said elsewhere', () => {
  const keys = Object.keys(COMMAND_LINES);
  expect(keys.filter((key) => !sources.some((text) => text.includes(`'${key}'`)))).toEqual([]);
  expect(keys.filter((key) => key in MORALE_LINES)).toEqual([]);
});
