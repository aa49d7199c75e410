import { plant, realTree, runJson } from './planting';
import type { Planted } from './planting';

type Violation = { readonly from: string; readonly rule: { readonly name: string } };
type Report = { readonly summary: { readonly violations: readonly Violation[] } };

const named = (name: string) => `export const ${name} = 1;\n`;
const imports = (...from: readonly string[]) => from.map((path) => `import '${path}';\n`).join('');

/** A tree that keeps every rule; the planted files below lean on it. */
const SOUND: Planted = {
  'src/engine/step.ts': named('step'),
  'src/rules/common/events.ts': imports('../../engine/step') + named('events'),
  'src/rules/nlc/index.ts': imports('./cup/cup', '../common/events') + named('nlc'),
  'src/rules/nlc/cup/cup.ts': named('cup'),
  'src/rules/nlc/tables/fire.ts': named('fire'),
  'src/rules/nlc/procedures.ts': imports('./cup/cup') + named('procedures'),
  'src/rules/mop/index.ts': imports('../nlc/index') + named('mop'),
  'src/rules/n20/index.ts': named('n20'),
  'src/secrecy/seal.ts': imports('@noble/hashes/sha2.js', '@noble/ciphers/chacha.js', '../engine/step') + named('seal'),
  'src/journal/fold.ts': imports('@noble/hashes/sha2.js', '../rules/nlc/index', '../secrecy/seal') + named('fold'),
  'src/packs/sheet.ts': imports('../rules/common/events') + named('sheet'),
  'src/wording/lines.ts': named('keyOf'),
  'src/wording/sheet.ts': imports('../packs/sheet') + named('sheetWords'),
  'src/session/session.ts': imports('zustand/vanilla', '../journal/fold', '../packs/sheet') + named('session'),
  'src/storage/expo/open.ts': imports('expo-sqlite', '../../journal/fold') + named('open'),
  'src/storage/node/open.ts': imports('node:fs') + named('open'),
  'src/testkit/given.ts': imports('../engine/step') + named('given'),
  'src/headless/main.ts': imports('node:fs', '../rules/nlc/index') + named('main'),
  'src/journal/fold.test.ts': imports('../testkit/given', './fold', '../storage/node/open') + named('proof'),
  'app/components/Button.tsx': imports('react', 'react-native', '../../src/rules/nlc/tables/fire') + named('Button'),
  'app/wiring/storage.ts': imports('../../src/storage/expo/open') + named('wired'),
};

type Case = { readonly rule: string; readonly file: string; readonly content: string; readonly also?: Planted };

const CASES: readonly Case[] = [
  { rule: 'engine-sees-only-itself', file: 'src/engine/bad-rules.ts', content: imports('../rules/nlc/index') },
  { rule: 'engine-sees-only-itself', file: 'src/engine/bad-app.ts', content: imports('../../app/components/Button') },
  { rule: 'rules-sees-only-engine', file: 'src/rules/nlc/bad-journal.ts', content: imports('../../journal/fold') },
  {
    rule: 'journal-sees-only-engine-rules-secrecy',
    file: 'src/journal/bad-session.ts',
    content: imports('../session/session'),
  },
  { rule: 'secrecy-sees-only-engine', file: 'src/secrecy/bad-journal.ts', content: imports('../journal/fold') },
  { rule: 'secrecy-leans-on-noble-alone', file: 'src/secrecy/bad-store.ts', content: imports('zustand/vanilla') },
  {
    rule: 'only-the-wording-reads-a-line',
    file: 'app/hooks/bad-lines.ts',
    content: imports('../../src/wording/lines'),
  },
  { rule: 'only-secrecy-ciphers', file: 'app/wiring/bad-cipher.ts', content: imports('@noble/ciphers/chacha.js') },
  {
    rule: 'session-sees-only-engine-rules-journal-wording-packs-secrecy',
    file: 'src/session/bad-storage.ts',
    content: imports('../storage/expo/open'),
  },
  {
    rule: 'storage-sees-only-engine-journal-session',
    file: 'src/storage/bad-app.ts',
    content: imports('../../app/components/Button'),
  },
  { rule: 'games-do-not-know-each-other', file: 'src/rules/nlc/bad-mop.ts', content: imports('../n20/index') },
  { rule: 'games-do-not-know-each-other', file: 'src/rules/n20/bad-nlc.ts', content: imports('../nlc/index') },
  { rule: 'mop-knows-nlc-by-its-door', file: 'src/rules/mop/bad-inside.ts', content: imports('../nlc/cup/cup') },
  { rule: 'mop-knows-nlc-by-its-door', file: 'src/rules/mop/bad-n20.ts', content: imports('../n20/index') },
  { rule: 'common-knows-no-game', file: 'src/rules/common/bad-game.ts', content: imports('../n20/index') },
  { rule: 'packs-sees-only-engine-rules', file: 'src/packs/bad-journal.ts', content: imports('../journal/fold') },
  { rule: 'packs-know-no-game', file: 'src/packs/bad-game.ts', content: imports('../rules/nlc/index') },
  {
    rule: 'rule-sets-have-one-door',
    file: 'app/screens/BadInside.tsx',
    content: imports('../../src/rules/nlc/cup/cup'),
  },
  { rule: 'rule-sets-have-one-door', file: 'src/session/bad-inside.ts', content: imports('../rules/nlc/cup/cup') },
  {
    rule: 'only-the-wiring-knows-storage',
    file: 'app/screens/BadStorage.tsx',
    content: imports('../../src/storage/expo/open'),
  },
  { rule: 'core-npm-allow-list', file: 'src/session/bad-zustand.ts', content: imports('zustand') },
  { rule: 'core-npm-allow-list', file: 'src/rules/nlc/bad-expo.ts', content: imports('expo-sqlite') },
  { rule: 'core-reaches-no-react-no-node', file: 'src/engine/bad-react.ts', content: imports('react') },
  {
    rule: 'core-reaches-no-react-no-node',
    file: 'src/journal/bad-through-three.ts',
    content: imports('./bad-second'),
    also: {
      'src/journal/bad-second.ts': imports('./bad-third'),
      'src/journal/bad-third.ts': imports('react-native'),
    },
  },
  { rule: 'core-imports-nothing-of-node', file: 'src/engine/bad-node.ts', content: imports('node:crypto') },
  { rule: 'core-imports-nothing-of-node', file: 'src/wording/bad-fs.ts', content: imports('fs') },
  { rule: 'app-imports-nothing-of-node', file: 'app/screens/BadNode.tsx', content: imports('node:fs') },
  {
    rule: 'the-app-plays-through-the-index',
    file: 'src/session/bad-door.ts',
    content: imports('../rules/nlc/procedures'),
  },
  { rule: 'testkit-is-for-tests', file: 'src/session/bad-testkit.ts', content: imports('../testkit/given') },
  { rule: 'tools-are-for-people', file: 'app/wiring/bad-node.ts', content: imports('../../src/storage/node/open') },
  { rule: 'tools-are-for-people', file: 'src/session/bad-headless.ts', content: imports('../headless/main') },
  {
    rule: 'no-cycles',
    file: 'src/rules/nlc/bad-circle.ts',
    content: imports('./bad-circle-back'),
    also: { 'src/rules/nlc/bad-circle-back.ts': imports('./bad-circle') },
  },
  {
    rule: 'no-cycles',
    file: 'src/engine/bad-self.ts',
    content: "import type { A } from './bad-self-back';\nexport type B = A;\n",
    also: { 'src/engine/bad-self-back.ts': "import type { B } from './bad-self';\nexport type A = B | 1;\n" },
  },
  { rule: 'resolvable', file: 'app/screens/BadPath.tsx', content: imports('../nowhere') },
  { rule: 'app-ships-no-dev-dependency', file: 'app/screens/BadDev.tsx', content: imports('fast-check') },
];

/** Packages as empty shells: the rules look at names and kinds, never inside. */
const SHELLS = ['react', 'react-native', 'expo-sqlite', 'fast-check', 'zustand', '@noble/hashes', '@noble/ciphers'];
const shell = (name: string) => JSON.stringify({ name, main: 'index.js' });
const packages: Planted = {
  ...Object.fromEntries(SHELLS.map((name) => [`node_modules/${name}/package.json`, shell(name)])),
  ...Object.fromEntries(SHELLS.map((name) => [`node_modules/${name}/index.js`, ''])),
  'node_modules/zustand/vanilla.js': '',
  'node_modules/@noble/hashes/sha2.js': '',
  'node_modules/@noble/ciphers/chacha.js': '',
};

const CONFIG = ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'];
const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null && 'summary' in value;

function violationsIn(folder: string): readonly Violation[] {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'app', 'src'];
  const report = runJson(folder, 'depcruise', args);
  if (!isReport(report)) throw new Error('not a report of dependency-cruiser');
  return report.summary.violations;
}

describe('the dependency rule', () => {
  const planted: Planted = Object.fromEntries(
    CASES.flatMap(({ file, content, also = {} }) => [[file, content] as const, ...Object.entries(also)]),
  );
  let violations: readonly Violation[] = [];

  beforeAll(() => {
    violations = violationsIn(plant('boundaries', CONFIG, { ...packages, ...SOUND, ...planted }));
  });

  test.each(CASES)('$rule catches $file', ({ rule, file, also = {} }) => {
    // A circle is told once, from any of its files.
    const found = violations.filter(({ from }) => from === file || from in also);
    expect(found.map((violation) => violation.rule.name)).toContain(rule);
  });

  test('a tree that keeps the rules is left alone', () => {
    expect(violations.filter(({ from }) => from in SOUND)).toEqual([]);
  });

  test('the real tree keeps them', () => {
    expect(violationsIn(realTree)).toEqual([]);
  });
});
