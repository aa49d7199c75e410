// The stages of `npm test` and `npm run check`. A stage answers { passed, failed, output }: numbers of test cases.
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { bin, run } from './run.mjs';
import { ROOT } from './setup.mjs';
import { advisoriesIn, licencesIn } from './supply.mjs';

const node = process.execPath;

const asOne = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

const command =
  (file, args, env = {}) =>
  async () =>
    asOne(await run(file, args, { env }));

/** Everything that reads the source without running it: one case each. */
export const STATIC = [
  { name: 'types', run: command(bin('tsc'), ['--noEmit']) },
  { name: 'types of the pure core', run: command(bin('tsc'), ['--noEmit', '-p', 'src/tsconfig.pure.json']) },
  {
    // No cache: what a rule says of a file depends on the types of others.
    name: 'lint',
    run: command(bin('eslint'), ['--max-warnings', '0', '.']),
  },
  {
    name: 'format',
    run: command(bin('prettier'), ['--check', '--cache', '--log-level', 'warn', '.']),
  },
  { name: 'boundaries', run: command(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'app', 'src']) },
  { name: 'dead code', run: command(bin('knip'), ['--no-progress']) },
];

/** Told, not judged: most of them are about tools, and without a network there are none. */
export const SUPPLY = {
  name: 'licences and advisories',
  run: async () => {
    const { told, refused } = licencesIn(JSON.parse(await readFile('package-lock.json', 'utf8')));
    const npm = process.env.npm_execpath;
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'];
    const { output } = await (npm ? run(node, [npm, ...args]) : run('npm', args));
    const lines = [told, ...refused.map((one) => `not allowed: ${one}`), advisoriesIn(output)].join('\n');
    return { passed: refused.length === 0 ? 1 : 0, failed: refused.length, output: lines, told: lines };
  },
};

const JEST_OUT = 'node_modules/.cache/estafette/jest.json';

/** Skipped and to-do tests count as failed: a test that does not run proves nothing. */
function casesOf(report) {
  const broken = report.numRuntimeErrorTestSuites;
  const idle = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken + idle };
}

/** Each failed test by file and name: the last lines of a long output are often all that is kept of it. */
const failedIn = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const names = tests.length === 0 ? ['could not be run'] : tests.map(({ fullName }) => fullName);
      return names.map((one) => `failed: ${relative(ROOT, name)}: ${one}`);
    });

/** The jest projects named (all when none are), each test a case. */
export const jest = (...projects) => ({
  name: projects.length === 0 ? 'jest' : `jest ${projects.join(' ')}`,
  run: async () => {
    await mkdir('node_modules/.cache/estafette', { recursive: true });
    const file = JEST_OUT.replace('.json', `-${projects.join('-') || 'all'}.json`);
    const select = projects.length === 0 ? [] : ['--selectProjects', ...projects];
    const args = [
      '--ci',
      '--maxWorkers',
      '100%',
      '--json',
      '--outputFile',
      file,
      '--passWithNoTests',
      '--silent',
      ...select,
    ];
    const { code, output } = await run(bin('jest'), args);
    const report = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
    if (!report) return { passed: 0, failed: 1, output };
    const cases = casesOf(report);
    const unexplained = code !== 0 && cases.failed === 0 ? 1 : 0;
    const told = output.slice(0, Math.max(0, output.indexOf('{"numFailedTestSuites"'))) || output;
    return { passed: cases.passed, failed: cases.failed + unexplained, output: [told, ...failedIn(report)].join('\n') };
  },
});

const TALLY = /^(\d+) passed, (\d+) failed$/gm;

/** A tool of ours that counts its own cases and says so in a last line `N passed, M failed`. */
const counting = (name, file, args) => ({
  name,
  run: async () => {
    if (!existsSync(args[0] ?? '')) return { passed: 0, failed: 1, output: `${args[0]} is missing` };
    const { code, output } = await run(file, args);
    const last = [...output.matchAll(TALLY)].at(-1);
    if (!last) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    const failed = Number(last[2]);
    return { passed: Number(last[1]), failed: failed + (code !== 0 && failed === 0 ? 1 : 0), output };
  },
});

export const WEB_EXPORT = { name: 'web export', run: command(node, ['src/tools/web-export.mjs']) };

/** What runs the exported app, and what kills it: much of it is waiting. */
export const IN_THE_BROWSER = [
  counting('bundle size', node, ['src/tools/bundle-size.mjs']),
  counting('journeys in Chromium', node, ['src/tools/journeys.mjs']),
  counting('crash test, short', node, ['src/tools/run-ts.cjs', 'src/tools/crash/main.ts', '--short']),
  counting('a failing disk, short', node, ['src/tools/run-ts.cjs', 'src/tools/faults/main.ts', '--short']),
];

/** What the phones would run. */
export const FOR_PHONES = [
  counting('native bundles', node, ['src/tools/native-check.mjs']),
  counting('the engine outside V8', node, ['src/tools/hermes.mjs']),
];
