// The app with a rule set more than it has: it is added by its folder and a line in each of two lists, and played on screen.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exportWeb } from '../../src/tools/web-export.mjs';
import { journey } from './lib.mjs';

const require = createRequire(import.meta.url);
require('../../src/tools/register-ts.cjs');
const { skirmish } = require('../journeys/skirmish.ts');
const { appOver } = require('../pages/app.ts');
const { webDriver } = require('./driver.ts');

const DIST = '.tmp/gallery-web';
await exportWeb({ out: DIST, project: 'e2e/web/gallery' });

const SCRIPTS = '_expo/static/js/web';
/** Whether any script of an export has these words in it. */
async function says(dist, words) {
  const names = await readdir(join(dist, SCRIPTS));
  const texts = await Promise.all(names.map((name) => readFile(join(dist, SCRIPTS, name), 'utf8')));
  return texts.some((text) => text.includes(words));
}

journey(
  'A fourth rule set, in the gallery',
  async (tools) => {
    await tools.step('it stands in the gallery alone, and not in the app', async () => {
      if (!(await says(DIST, 'skirmish/fight'))) throw new Error('the gallery does not have it');
      if (await says('dist', 'skirmish')) throw new Error('the app has it too');
    });
    await tools.step('at /gallery every component stands on its sheet', async () => {
      await tools.page.goto(`${tools.url}/gallery`);
      await tools.page.getByTestId('gallery').waitFor();
    });
    await skirmish(appOver(webDriver(tools)), tools.step, tools.shot);
  },
  { dist: DIST },
);
