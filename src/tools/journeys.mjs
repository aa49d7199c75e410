// Runs the journeys of e2e/web in Chromium, or where JOURNEYS_IN says (chromium, firefox, webkit): node src/tools/journeys.mjs [part of a file's name …] [--dist folder] [--wide n]
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { newBrowser, runJourney, takeJourneys } from '../../e2e/web/lib.mjs';
import { pooled } from './lib/run.mjs';

const FOLDER = 'e2e/web';
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string' }, wide: { type: 'string' } },
});
const dist = values.dist ?? 'dist';
/** Much of a journey is waiting, for a page or for a restart; more than one of them keeps the machine busy. */
const wide = Number(values.wide ?? availableParallelism());

/** Journeys in TypeScript share their page objects with the Detox specs; types are stripped on the way in. */
async function load(file) {
  if (!file.endsWith('.ts')) return import(pathToFileURL(file).href);
  const require = createRequire(import.meta.url);
  require('./register-ts.cjs');
  return require(file);
}

/** As many browsers as journeys at once: a page behind another one would stand still. */
const browsers = Array.from({ length: wide }, (_, i) => newBrowser(`browser ${i}`));
const free = [...browsers];

/** What a journey has to say comes in one piece, when it is over. */
async function toldAtTheEnd(declared) {
  const lines = [];
  const browser = free.pop();
  const tally = await runJourney({ ...declared, dist: declared.dist ?? dist }, (line) => lines.push(line), browser);
  free.push(browser);
  console.log(lines.join('\n'));
  return tally;
}

const files = (await readdir(FOLDER))
  .filter((file) => /\.journey\.(mjs|ts)$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
for (const file of files) await load(resolve(FOLDER, file));

const tallies = await pooled(
  takeJourneys().map((declared) => () => toldAtTheEnd(declared)),
  wide,
);
for (const browser of browsers) await browser.close();
const sum = (what) => tallies.reduce((total, tally) => total + tally[what], 0);
if (sum('elsewhere') > 0) console.log(`${sum('elsewhere')} need Chromium`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
