// WebKitGTK as a phone: what of Playwright's browser context the journeys ask for, over WebKitWebDriver and browser.py.
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { allWritten, keepComplaints } from './in-page.mjs';
import { DOWN, finger as fingerDoes, UP } from './locator.mjs';
import { pageOf } from './page.mjs';
import { pause } from './waiting.mjs';
import { isMain, openWire } from './wire.mjs';

export { isMain };
/** Driven from outside it opens no file dialog. */
export { chooseBehindTheDialog as choose, keepDialogShut as prepare } from '../file-dialog.mjs';

const LONG_MS = 5 * 60_000;
/** Small texts are put on disk while the browser closes. */
const FAREWELL_MS = 2000;

const called = (act, input) => `(${act.toString()})(${JSON.stringify(input ?? null)})`;

/** What runs in the pages before their own code lies beside the profile, for browser.py. */
async function scriptsBeside(userDataDir) {
  const all = [called(keepComplaints)];
  let ofPage = [];
  const write = () => writeFile(`${userDataDir}.scripts`, JSON.stringify([...all, ...ofPage]));
  await write();
  const add = async (list, script) => {
    list.push(script);
    await write();
  };
  return {
    addInitScript: (act, input) => add(all, called(act, input)),
    /** As with Playwright, a page's own scripts are forgotten with the page. */
    addScriptOfPage: (act, input) => add(ofPage, called(act, input)),
    forgetScriptsOfPage: () => {
      ofPage = [];
      return write();
    },
  };
}

/** The pages of a browser, and who hears of new ones. */
function pagesOf() {
  const hearers = [];
  let pages = [];
  return {
    pages: () => [...pages],
    on: (name, hear) => void (name === 'page' && hearers.push(hear)),
    add: (page) => {
      pages.push(page);
      hearers.forEach((hear) => hear(page));
      return page;
    },
    forget: (page) => {
      pages = pages.filter((one) => one !== page);
    },
  };
}

async function folders(userDataDir) {
  await mkdir(userDataDir, { recursive: true });
  await mkdir(`${userDataDir}.downloads`, { recursive: true });
  await rm(`${userDataDir}.told`, { force: true });
}

/** Starts a browser on a profile. */
export async function start(userDataDir, { viewport }) {
  await folders(userDataDir);
  const scripts = await scriptsBeside(userDataDir);
  const wire = await openWire(userDataDir, viewport);
  const command = (method, path, body) => wire.inTurn(() => wire.call(method, path, body));
  await command('POST', '/timeouts', { script: LONG_MS, pageLoad: LONG_MS });
  const context = {
    ...scripts,
    ...pagesOf(),
    wire,
    told: `${userDataDir}.told`,
    once: (_closed, hear) => void wire.gone.then(hear),
    setDefaultTimeout: () => undefined,
    newPage: async () => {
      await scripts.forgetScriptsOfPage();
      const { handle } = await command('POST', '/window/new', { type: 'tab' });
      return context.add(pageOf(context, handle));
    },
    close: async () => {
      await settle(context);
      await command('DELETE', '').catch(() => undefined);
      await Promise.race([wire.gone, pause(FAREWELL_MS)]);
      await wire.kill();
    },
  };
  context.add(pageOf(context, await command('GET', '/window')));
  return context;
}

/** Before it is killed: the storage's stand-in writes a moment later than it says. */
export async function settle(context) {
  for (const page of context.pages()) await page.evaluate(allWritten).catch(() => undefined);
}

export async function finger(page) {
  const act = (actions) => page.act(fingerDoes(actions));
  return { down: (point) => act(DOWN(point)), up: () => act(UP), leave: async () => undefined };
}

const STAND_IN = readFileSync(new URL('./sync-access.js', import.meta.url));

/** The storage's worker begins with a stand-in for what WebKitGTK has not. */
export const served = (path, body) =>
  /^\/_expo\/static\/js\/web\/worker-[^/]*\.js$/.test(path) ? Buffer.concat([STAND_IN, Buffer.from('\n'), body]) : body;
