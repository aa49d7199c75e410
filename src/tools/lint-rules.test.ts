import { plant, runJson } from './planting';

type Message = { readonly ruleId: string | null; readonly message: string };
type FileResult = { readonly filePath: string; readonly messages: readonly Message[] };
type Case = { readonly rule: string; readonly file: string; readonly content: string };

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

const CASES: readonly Case[] = [
  { rule: 'no-restricted-properties', file: 'src/engine/random.ts', content: 'export const a = Math.random();' },
  { rule: 'no-restricted-globals', file: 'src/rules/nlc/date.ts', content: 'export const a = new Date();' },
  { rule: 'no-restricted-globals', file: 'src/journal/now.ts', content: 'export const a = Date.now();' },
  { rule: 'no-restricted-globals', file: 'src/session/timer.ts', content: 'setTimeout(() => undefined, 1);' },
  { rule: 'no-restricted-globals', file: 'src/secrecy/crypto.ts', content: 'export const a = crypto.randomUUID();' },
  {
    rule: 'no-restricted-globals',
    file: 'src/wording/intl.ts',
    content: "export const a = new Intl.PluralRules('en');",
  },
  { rule: 'no-restricted-globals', file: 'src/packs/env.ts', content: "export const a = process.env['HOME'];" },
  { rule: 'no-console', file: 'src/engine/console.ts', content: 'console.warn(1);' },
  {
    rule: 'no-restricted-syntax',
    file: 'src/rules/nlc/wait.ts',
    content: 'export const a = async () => { await Promise.resolve(); };',
  },
  { rule: 'no-restricted-syntax', file: 'src/engine/kind.ts', content: 'export class Kind { readonly a = 1; }' },
  { rule: 'no-restricted-syntax', file: 'src/session/enum.ts', content: 'export enum Side { Red }' },
  { rule: 'no-restricted-syntax', file: 'src/session/default.ts', content: 'export default 1;' },
  {
    rule: 'no-restricted-syntax',
    file: 'src/session/cast.ts',
    content: 'export const a = (b: unknown) => b as string;',
  },
  { rule: 'no-restricted-syntax', file: 'app/hooks/default.ts', content: 'export default 1;' },
  {
    rule: 'no-restricted-syntax',
    file: 'app/screens/Hint.tsx',
    content: 'export const hint = <View accessibilityHint="lost on the web" />;',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'app/components/Selected.tsx',
    content: 'export const selected = <View role="button" aria-selected />;',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'app/components/Nameless.tsx',
    content: 'export const nameless = <View accessible accessibilityLabel="skipped" />;',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'app/components/State.tsx',
    content: 'export const state = <View accessibilityState={{ selected: true }} />;',
  },
  { rule: 'no-restricted-properties', file: 'app/hooks/random.ts', content: 'export const a = () => Math.random();' },
  {
    rule: '@typescript-eslint/no-explicit-any',
    file: 'src/session/any.ts',
    content: 'export const a = (b: any): number => (b === 1 ? 1 : 2);',
  },
  {
    rule: '@typescript-eslint/consistent-type-definitions',
    file: 'src/session/shape.ts',
    content: 'export interface A { readonly b: 1 }',
  },
  {
    rule: '@typescript-eslint/no-floating-promises',
    file: 'src/session/floating.ts',
    content: 'export const a = () => { Promise.resolve(1); };',
  },
  {
    rule: '@typescript-eslint/switch-exhaustiveness-check',
    file: 'src/rules/nlc/switch.ts',
    content: "export const a = (b: 'x' | 'y') => { switch (b) { case 'x': return 1; } return 2; };",
  },
  {
    rule: 'max-lines',
    file: 'src/rules/nlc/long.ts',
    content: lines(310, (n) => `export const a${String(n)} = ${String(n)};`),
  },
  {
    rule: 'max-lines-per-function',
    file: 'src/rules/nlc/long-function.ts',
    content: `export const a = () => {\n${lines(55, (n) => `  const a${String(n)} = ${String(n)};`)}\n};`,
  },
  {
    rule: 'complexity',
    file: 'src/rules/nlc/branches.ts',
    content: `export const a = (b: number) => ${lines(11, (n) => `b === ${String(n)} ? ${String(n + 1)} :`)} 0;`,
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    file: 'app/screens/Hook.tsx',
    content:
      "import { useState } from 'react';\nexport const Hook = ({ on }: { readonly on: boolean }) => (on ? useState(1)[0] : null);",
  },
  {
    rule: 'no-restricted-syntax',
    file: 'app/components/Live.tsx',
    content: 'export const Live = () => <div aria-live="polite" />;',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'app/components/Alert.tsx',
    content: "export const Alert = ({ on }: { readonly on: boolean }) => <div role={on ? 'alert' : 'note'} />;",
  },
  {
    rule: 'house/no-rule-set-by-name',
    file: 'src/session/named.ts',
    content: "export const a = (rules: string): boolean => rules === 'nlc';",
  },
  {
    rule: 'house/no-rule-set-by-name',
    file: 'app/hooks/named.ts',
    content: "export const a = (rules: string): boolean => rules === 'nlc';",
  },
  { rule: 'no-warning-comments', file: 'src/session/later.ts', content: '// TODO later\nexport const a = 1;' },
];

const CONFIG = ['eslint.config.mjs', 'tsconfig.json', 'package.json', 'src/tools/lib/rule-sets-by-name.mjs'];

/** What may stand: the same things where they belong. */
const SOUND: Readonly<Record<string, string>> = {
  'app/components/Hinted.tsx':
    'import { Pressable } from \'react-native\';\nexport const Hinted = () => <Pressable accessibilityHint="spoken" />;\n',
  'src/engine/fine.ts': "/** Fine. */\nexport const SIDES = ['red', 'blue'] as const;\n",
  'app/components/Fine.tsx':
    'export const fine = <View role="img" accessibilityLabel="a box" />;\nexport const b = <Pressable accessibilityLabel="b" />;\n',
  'src/rules/nlc/named.ts': "export const rules = 'nlc';\n",
  'src/rules/sets.ts': "export const RULE_SETS = ['nlc'] as const;\n",
  'src/session/fine.ts': 'export const a = async (b: Promise<number>) => (await b) + 1;\n',
  'src/journal/decode-thing.ts': 'export const a = (b: unknown) => b as string;\n',
  'src/tools/fine.ts': 'export const a = () => Date.now();\n',
};

const isResults = (value: unknown): value is readonly FileResult[] => Array.isArray(value);

describe('the lint', () => {
  let results: readonly FileResult[] = [];
  const rulesBrokenIn = (file: string) =>
    results.find(({ filePath }) => filePath.endsWith(file))?.messages.map(({ ruleId }) => ruleId);

  beforeAll(() => {
    const planted = Object.fromEntries(CASES.map(({ file, content }) => [file, `${content}\n`]));
    const folder = plant('lint-rules', CONFIG, {
      ...planted,
      ...SOUND,
    });
    const found = runJson(folder, 'eslint', ['--format', 'json', 'app', 'src']);
    if (!isResults(found)) throw new Error('not a report of ESLint');
    results = found;
  });

  test.each(CASES)('$rule catches $file', ({ rule, file }) => {
    expect(rulesBrokenIn(file)).toContain(rule);
  });

  test.each(Object.keys(SOUND))('%s is left alone', (file) => {
    expect(rulesBrokenIn(file)).toEqual([]);
  });
});
