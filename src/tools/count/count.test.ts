import { CEILINGS } from './ceilings';
import { allCounts } from './counts';
import { comparisonsIn, namesIn } from './sources';
import { enteringASwitch, importingEnglish, namingRuleSets } from './written';

test('no more places know one thing than the ceilings say', async () => {
  const counts = await allCounts();
  expect(counts.filter(({ most }) => most !== null)).toHaveLength(Object.keys(CEILINGS).length);
  expect(counts.filter(({ count, most }) => most !== null && count > most)).toEqual([]);
});

const source = (path: string, text: string) => ({ path, text });
const NAMES = new Set(['nlc']);

test('a name counts as a literal, as a key and as a name of code; in a comment, in a path or in a longer word it does not', () => {
  const counts = ["const a = 'nlc';", 'const a = { nlc: 1 };', "import { nlc } from './x';", 'nlc.decide();'];
  const not = [
    "// 'nlc' stands here",
    "import { a } from '../nlc/index';",
    "const a = 'nlc/assault';",
    'const nlcTable = 1;',
  ];
  expect([...counts, ...not].map((text) => namesIn(source('src/a.ts', text), NAMES).size)).toEqual([
    1, 1, 1, 1, 0, 0, 0, 0,
  ]);
});

test('comparisons are counted one by one, and nothing else that has the name in it', () => {
  const text = "if (a === 'nlc' || 'nlc' !== b) switch (a) { case 'nlc': f('nlc'); }";
  expect(comparisonsIn(source('src/a.ts', text), NAMES)).toBe(3);
});

test('a rule set may write its own name, and words and packs any', () => {
  const text = "export const a = 'nlc';";
  const paths = [
    'src/rules/nlc/a.ts',
    'src/rules/mop/a.ts',
    'src/wording/a.ts',
    'src/packs/a.ts',
    'src/session/a.ts',
    'app/a.tsx',
  ];
  expect(namingRuleSets(paths.map((path) => source(path, text)))).toEqual([
    'src/rules/mop/a.ts',
    'src/session/a.ts',
    'app/a.tsx',
  ]);
});

test('who imports English is found by the path, however it is written', () => {
  const from = [
    "import { a } from '../wording/en/a';",
    "export { a } from '../../src/wording/en/a';",
    "import { a } from '../wording/names';",
  ];
  expect(importingEnglish(from.map((text, i) => source(`src/${String(i)}.ts`, text)))).toEqual([
    'src/0.ts',
    'src/1.ts',
  ]);
});

test('a list of switches is a file that names many of them; one that goes by a few is none', () => {
  const names = ['openCup', 'fatigue', 'vedettes', 'doctrine', 'rout', 'pbem', 'proximity'];
  const list = (path: string, some: readonly string[]) => source(path, `const a = ${JSON.stringify(some)};`);
  const files = [
    list('src/list.ts', names),
    list('app/list.ts', names.slice(1)),
    list('src/rule.ts', names.slice(0, 2)),
  ];
  expect(enteringASwitch(files)).toEqual({ best: ['src/list.ts'], worst: ['src/list.ts', 'app/list.ts'] });
});
