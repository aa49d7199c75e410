// Runs the journeys of e2e/web in Chromium: node src/tools/journeys.mjs [part of a file's name …] [--dist folder]
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runJourney, takeJourneys } from '../../e2e/web/lib.mjs';

const FOLDER = 'e2e/web';
const { positionals: wanted, values } = parseArgs({ allowPositionals: true, options: { dist: { type: 'string' } } });
const dist = values.dist ?? 'dist';

/** Journeys in TypeScript share their page objects with the Detox specs; types are stripped on the way in. */
async function load(file) {
  if (!file.endsWith('.ts')) return import(pathToFileURL(file).href);
  const require = createRequire(import.meta.url);
  require('./register-ts.cjs');
  return require(file);
}

const files = (await readdir(FOLDER))
  .filter((file) => /\.journey\.(mjs|ts)$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();

const total = { passed: 0, failed: 0 };
for (const file of files) {
  await load(resolve(FOLDER, file));
  for (const declared of takeJourneys()) {
    const { passed, failed } = await runJourney({ ...declared, dist: declared.dist ?? dist });
    total.passed += passed;
    total.failed += failed;
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
