// npm test: everything, from a fresh clone. The last line is always `N passed, M failed`.
import { ensureInstalled } from './lib/setup.mjs';

const start = performance.now();
ensureInstalled();

const { needChromium } = await import('./find-chromium.mjs');
const { pooled } = await import('./lib/run.mjs');
const { close, runStage } = await import('./lib/report.mjs');
const { BUILT, jest, STATIC } = await import('./lib/stages.mjs');

const browser = {
  name: 'a Chromium for the journeys',
  run: async () => ({ passed: 1, failed: 0, output: needChromium() }),
};

const results = [await runStage(browser)];
results.push(...(await pooled(STATIC.map((stage) => () => runStage(stage)))));
for (const stage of [jest(), ...BUILT]) results.push(await runStage(stage));
close(results, start);
