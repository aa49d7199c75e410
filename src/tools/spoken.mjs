// npm run test:spoken: plays by ear, with Orca, in Firefox and in Chromium. node src/tools/spoken.mjs [firefox] [chromium] [--dist folder]
// It is no part of npm test: it needs a Linux desktop's screen reader, and tells what of it is missing here.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { serve } from '../../e2e/web/serve.mjs';
import { findFirefox } from './find-browsers.mjs';
import { findChromium } from './find-chromium.mjs';
import { findParts } from './spoken/parts.mjs';

const require = createRequire(import.meta.url);
require('./register-ts.cjs');
const { OPEN } = require('./spoken/browsers.ts');
const { openDesktop } = require('./spoken/desktop.ts');
const { playByEar } = require('./spoken/game.ts');
const { playerAt } = require('./spoken/player.ts');

const FIND = { firefox: findFirefox, chromium: findChromium };

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: 'dist' } },
});

const tally = { passed: 0, failed: 0 };

async function step(title, act) {
  const start = performance.now();
  const value = await act();
  tally.passed += 1;
  console.log(`  ok ${title} (${Math.round(performance.now() - start)} ms)`);
  return value;
}

/** What fails ends the play in this browser, and not in the next. */
async function playIn(name, file, parts) {
  console.log(`By ear in ${name}`);
  const server = await serve(values.dist);
  const desktop = await openDesktop(name, parts);
  try {
    OPEN[name](desktop, file, server.url);
    await playByEar(playerAt(desktop, parts), step);
  } catch (cause) {
    tally.failed += 1;
    console.log(`  FAILED ${cause.stack}`);
  } finally {
    desktop.close();
    await server.close();
  }
}

const { parts, missing } = findParts();
if (missing.length > 0) {
  console.log(`not here: ${missing.join(', ')}`);
  process.exit(0);
}
for (const [name, find] of Object.entries(FIND)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = find();
  if (file === undefined) console.log(`${name}: not here`);
  else await playIn(name, file, parts);
}
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 ? 1 : 0);
