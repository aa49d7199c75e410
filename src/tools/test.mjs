// npm test: everything, from a fresh clone. The last line is always `N passed, M failed`.
import { ensureInstalled } from './lib/setup.mjs';

const start = performance.now();
ensureInstalled();

const { needChromium } = await import('./find-chromium.mjs');
const { pooled } = await import('./lib/run.mjs');
const { close, runStage } = await import('./lib/report.mjs');
const { FOR_PHONES, IN_THE_BROWSER, jest, STATIC, WEB_EXPORT } = await import('./lib/stages.mjs');

const browser = {
  name: 'a Chromium for the journeys',
  run: async () => ({ passed: 1, failed: 0, output: needChromium() }),
};

const inTurn = async (stages) => {
  const results = [];
  for (const stage of stages) results.push(await runStage(stage));
  return results;
};
const sideBySide = (stages) => pooled(stages.map((stage) => () => runStage(stage)));

const results = [await runStage(browser)];
results.push(...(await sideBySide([WEB_EXPORT, ...STATIC])));
// The journeys wait more than they work, so jest has the machine beside them.
results.push(...(await Promise.all([inTurn([jest()]), inTurn(IN_THE_BROWSER)])).flat());
results.push(...(await sideBySide(FOR_PHONES)));
close(results, start);
