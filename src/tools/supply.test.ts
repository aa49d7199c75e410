import { readFileSync } from 'node:fs';
import { advisoriesIn, licencesIn } from './lib/supply.mjs';

const lockOf = (packages: Readonly<Record<string, Readonly<{ license?: string; dev?: boolean }>>>) => ({
  packages: { '': { license: 'none of its business' }, ...packages },
});

test('what the lock file names for the app may be used', () => {
  const { told, refused } = licencesIn(
    JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof licencesIn>[0],
  );
  expect(refused).toEqual([]);
  expect(told).toMatch(/^licences of what the app needs: MIT \d+, /);
});

test.each([
  ['a licence outside the list', { 'node_modules/a': { license: 'GPL-3.0-only' } }, ['a: GPL-3.0-only']],
  ['no licence', { 'node_modules/a': {} }, ['a: none named']],
  ['an exception made for another package', { 'node_modules/a': { license: 'MPL-2.0' } }, ['a: MPL-2.0']],
  ['a package within a package', { 'node_modules/a/node_modules/@b/c': { license: 'SSPL-1.0' } }, ['@b/c: SSPL-1.0']],
  ['both of two licences', { 'node_modules/a': { license: 'MIT AND GPL-2.0' } }, ['a: MIT AND GPL-2.0']],
])('%s is refused', (_name, packages, refused) => {
  expect(licencesIn(lockOf(packages)).refused).toEqual(refused);
});

test('a choice of licences, a named exception, and tools that no player gets are taken', () => {
  const packages = {
    'node_modules/a': { license: '(BSD-3-Clause OR GPL-2.0)' },
    'node_modules/lightningcss-linux-x64-gnu': { license: 'MPL-2.0' },
    'node_modules/tool': { license: 'GPL-3.0-only', dev: true },
  };
  const { told, refused } = licencesIn(lockOf(packages));
  expect(refused).toEqual([]);
  expect(told).toBe('licences of what the app needs: (BSD-3-Clause OR GPL-2.0) 1, MPL-2.0 1');
});

test.each([
  ['nothing', '', 'advisories: not known, the registry does not answer (nothing that can be read)'],
  [
    'a refusal',
    'npm warn x\n{"message":"405 Method Not Allowed - POST https://example.org/-/npm/v1","statusCode":405}',
    'advisories: not known, the registry does not answer (405 Method Not Allowed - POST /-/npm/v1)',
  ],
  ['that there are none', '{"vulnerabilities":{}}', 'advisories: none'],
  [
    'one',
    '{"vulnerabilities":{"a":{"name":"a","severity":"high","range":"<1.2.3"}}}',
    'advisories: 1\n  a <1.2.3: high',
  ],
])('the registry answers %s', (_name, output, told) => {
  expect(advisoriesIn(output)).toBe(told);
});
