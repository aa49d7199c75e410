import { defineConfig, globalIgnores } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { BY_NAME_YET, HOUSE, RULE_SETS } from './src/tools/lib/rule-sets-by-name.mjs';

const TESTS = ['**/*.test.{ts,tsx}', 'src/testkit/**', '**/testing/**'];
const CORE = ['engine', 'rules', 'journal', 'session', 'wording', 'packs', 'secrecy'].map(
  (room) => `src/${room}/**/*.ts`,
);
/** Rules answer at once: whatever has to be waited for comes in as an argument. */
const AT_ONCE = ['src/engine/**/*.ts', 'src/rules/**/*.ts'];

/** A region that is born with its text is not read, and two that tell the same are read twice. */
const ONE_REGION = 'What is to be heard goes to `announce`: StatusRegion alone is live.';
const HOUSE_SYNTAX = [
  { selector: 'ClassDeclaration, ClassExpression', message: 'No classes: functions and plain data.' },
  { selector: 'TSEnumDeclaration', message: 'No enums: an `as const` array and the type of its members.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: "ExportSpecifier[exported.name='default']", message: 'Named exports only.' },
  { selector: 'TSInterfaceDeclaration', message: 'Use `type`.' },
  ...['aria-live', 'accessibilityLiveRegion'].map((name) => ({
    selector: `JSXAttribute[name.name='${name}']`,
    message: ONE_REGION,
  })),
  {
    selector: 'JSXAttribute[name.name=/^(role|accessibilityRole)$/] Literal[value=/^(alert|log|status|timer)$/]',
    message: ONE_REGION,
  },
];
const CAST = {
  selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
  message: 'No casts: narrow the value, or decode it (src/**/decod*.ts).',
};
const HINT = {
  selector: "JSXAttribute[name.name='accessibilityHint']",
  message: 'A browser drops it: give `hint` to app/components/Hinted.',
};
/** What is chosen is said by app/components/chosen.ts: as each platform has it, and never as `aria-selected` on a button. */
const CHOSEN = [
  {
    selector: 'JSXAttribute[name.name=/^aria-(selected|pressed|current)$/]',
    message: 'Spread pressedIn(…) or current(…) of app/components/chosen.',
  },
  {
    selector: "JSXAttribute[name.name='accessibilityState'] Property[key.name='selected']",
    message: 'Spread pressedIn(…) or current(…) of app/components/chosen.',
  },
];
const BOX =
  'JSXOpeningElement[name.name=/^(View|ScrollView|Text)$/]:has(JSXAttribute[name.name=/^(accessibilityLabel|aria-label)$/])';
const NAMELESS = {
  selector: `${BOX}:not(:has(JSXAttribute[name.name=/^(role|accessibilityRole)$/]))`,
  message:
    'Readers skip the name of a box without a role: give it one, or spread pictured(…) or together(…) of app/components/told.',
};
const WAITING = [
  { selector: 'AwaitExpression, ForOfStatement[await=true]', message: 'Rules never wait: they say what they need.' },
  { selector: ':function[async=true]', message: 'Rules never wait: they say what they need.' },
];
const DYNAMIC_IMPORT = {
  selector: 'ImportExpression',
  message: 'The core imports statically, so that its boundaries can be seen.',
};

const OUTSIDE = [
  'Date,crypto,performance,console,process,fetch,global,globalThis,window,document,navigator,localStorage,require,Buffer',
  'setTimeout,setInterval,setImmediate,queueMicrotask,requestAnimationFrame,XMLHttpRequest,WebSocket,Intl',
]
  .join()
  .split(',')
  .map((name) => ({ name, message: 'The core knows no clock, chance, host or network: take it as an argument.' }));

const CHANCE = [
  { object: 'Math', property: 'random', message: 'Dice come in as arguments: answer needsDice.' },
  { property: 'toLocaleString', message: 'Depends on the device; write it out in wording/.' },
  { property: 'localeCompare', message: 'Depends on the device; compare with < and >.' },
];

const LIMITS = {
  'max-lines': ['error', { max: 300 }],
  'max-lines-per-function': ['error', { max: 50 }],
  // A switch over a union counts once: it is a table, and the compiler checks that it is whole.
  complexity: ['error', { max: 10, variant: 'modified' }],
  'max-depth': ['error', 3],
  'max-params': ['error', 5],
};

const TYPED = {
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
  ],
  '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/prefer-readonly-parameter-types': 'off',
  '@typescript-eslint/array-type': ['error', { default: 'array', readonly: 'array' }],
  '@typescript-eslint/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
  '@typescript-eslint/method-signature-style': ['error', 'property'],
};

const EVERYWHERE = {
  eqeqeq: 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-alert': 'error',
  'no-else-return': 'error',
  'no-param-reassign': 'error',
  'object-shorthand': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
};

export default defineConfig(
  globalIgnores([
    'dist/',
    'android/',
    'ios/',
    '.expo/',
    '.tmp/',
    '.cache/',
    'coverage/',
    'artifacts/',
    'expo-env.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { ...EVERYWHERE, ...LIMITS, ...TYPED, 'no-restricted-syntax': ['error', ...HOUSE_SYNTAX, CAST] },
  },
  {
    files: ['src/**/*.ts', 'app/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      ...RULE_SETS.map((name) => `src/rules/${name}/**`),
      'src/rules/sets.ts',
      'src/wording/en/rule-sets/**',
      'src/packs/scenarios/**',
      // Games that were recorded, each of its rule set.
      'src/tools/golden/**',
      ...BY_NAME_YET,
    ],
    plugins: { house: HOUSE },
    rules: { 'house/no-rule-set-by-name': 'error' },
  },
  {
    files: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat['recommended-latest']],
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-properties': ['error', CHANCE[0]],
      // Layout is longer than logic; where a component grows logic, the limit on complexity stops it first.
      'max-lines-per-function': ['error', { max: 50 }],
    },
  },
  { files: ['app/**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 80 }] } },
  {
    files: ['app/**/*.tsx'],
    ignores: ['app/components/Hinted.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...HOUSE_SYNTAX, CAST, HINT, NAMELESS, ...CHOSEN] },
  },
  {
    files: CORE,
    ignores: TESTS,
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', ...OUTSIDE],
      'no-restricted-properties': ['error', ...CHANCE],
      'no-restricted-syntax': ['error', ...HOUSE_SYNTAX, CAST, DYNAMIC_IMPORT],
    },
  },
  {
    files: AT_ONCE,
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...HOUSE_SYNTAX, CAST, DYNAMIC_IMPORT, ...WAITING] },
  },
  {
    // Decoding is where unknown data becomes typed data: the one place for a cast.
    files: [
      'src/**/decod*.ts',
      'src/**/*-decoding.ts',
      'src/**/decoding/**/*.ts',
      'src/tools/**/*.ts',
      'src/storage/node/**/*.ts',
    ],
    ignores: AT_ONCE,
    rules: { 'no-restricted-syntax': ['error', ...HOUSE_SYNTAX] },
  },
  {
    files: ['src/{engine,rules}/**/decod*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...HOUSE_SYNTAX, DYNAMIC_IMPORT, ...WAITING] },
  },
  {
    // A printed table is as long as it is printed.
    files: ['src/rules/*/tables/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: [...TESTS, 'e2e/**/*.ts'],
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'max-params': 'off',
      'max-depth': 'off',
      complexity: ['error', { max: 20, variant: 'modified' }],
      'no-restricted-syntax': ['error', ...HOUSE_SYNTAX],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: ['test', 'it', 'describe'], package: 'node:test' }] },
      ],
    },
  },
  {
    // Tools run by plain Node, before anything is compiled.
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      sourceType: 'module',
      globals: Object.fromEntries(
        'process,console,performance,Buffer,URL,fetch,setTimeout,clearTimeout,document,window,navigator,localStorage,crypto,globalThis,getComputedStyle,self,caches,Request,Response,File,structuredClone,AbortController,WebAssembly,location'
          .split(',')
          .map((name) => [name, 'readonly']),
      ),
    },
    rules: { ...EVERYWHERE, ...LIMITS, 'no-undef': 'error', 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  {
    // Parts of these run in a page or a worker.
    files: ['e2e/web/**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        'AbortSignal,BroadcastChannel,DataTransfer,Event,File,FileSystemFileHandle,HTMLInputElement,XPathResult,addEventListener,atob'
          .split(',')
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.cjs', '*.js', '.*.js', '**/*.config.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { module: 'writable', require: 'readonly', __dirname: 'readonly', jest: 'readonly' },
    },
  },
  { files: ['src/tools/lib/service-worker.js'], languageOptions: { sourceType: 'script' } },
);
