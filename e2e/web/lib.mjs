// What a journey is made of. A journey file (e2e/web/<name>.journey.mjs or .ts) calls journey(); src/tools/journeys.mjs runs it.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { killBrowser, launch } from './lib-browser.mjs';
import { serve } from './serve.mjs';

export { ARGS, findChromium, killBrowser, launch, PHONE } from './lib-browser.mjs';
export { serve } from './serve.mjs';

const registered = [];

/**
 * Declares a journey: a player's way through the app in a browser of its own, on a server and a port of its own.
 * Every `step` counts as one test case, and fails on anything the page complains of while it runs. It runs the exported
 * app, unless `dist` names another build.
 */
export function journey(name, run, { dist, launchOptions = {} } = {}) {
  registered.push({ name, run, dist, launchOptions });
}

/** The journeys declared since the last call; for the runner. */
export const takeJourneys = () => registered.splice(0);

const slug = (name) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Runs one journey and answers the count of its steps. */
export async function runJourney({ name, run, dist, launchOptions }, print = console.log) {
  const userDataDir = join('.tmp', 'journeys', slug(name));
  await rm(userDataDir, { recursive: true, force: true });
  const world = await openWorld({ name, dist, userDataDir, launchOptions });
  const tally = { passed: 0, failed: 0 };
  print(name);
  try {
    await run(toolsOf(world, tally, print));
  } catch (cause) {
    if (cause !== ABANDONED) report(tally, print, 'between the steps', cause);
  } finally {
    await world.close();
  }
  return tally;
}

const ABANDONED = new Error('a step failed: the rest of the journey is abandoned');

function report(tally, print, title, cause) {
  tally.failed += 1;
  print(`  FAILED ${title}\n${String(cause?.stack ?? cause).replaceAll(/^/gm, '      ')}`);
}

const STEP_LIMIT_MS = 30 * 60_000;

/** A page that never answers must fail its step some time, and not stop the whole run. */
async function withinTime(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${STEP_LIMIT_MS / 60_000} minutes`)), STEP_LIMIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function takeProblems(world) {
  const found = world.problems.splice(0).filter((text) => !world.expected.some((pattern) => pattern.test(text)));
  if (found.length > 0) throw new Error(`the page complained:\n${found.join('\n')}`);
}

/** What a journey gets to work with. */
function toolsOf(world, tally, print) {
  const step = async (title, act) => {
    const start = performance.now();
    try {
      const value = await withinTime(act());
      takeProblems(world);
      tally.passed += 1;
      print(`  ok ${title} (${Math.round(performance.now() - start)} ms)`);
      return value;
    } catch (cause) {
      report(tally, print, title, cause);
      for (const problem of world.problems.splice(0)) print(`      the page complained: ${problem}`);
      await world.shot('failed').catch(() => undefined);
      throw ABANDONED;
    }
  };
  return {
    step,
    page: world.page,
    /** The browser context as it is now: another one after every restart. */
    context: () => world.context,
    url: world.url,
    userDataDir: world.userDataDir,
    /** Screenshot of the current page, for human eyes: .tmp/shots/<journey>-<name>.png */
    shot: world.shot,
    /** Opens a further tab of the same browser. */
    newTab: () => world.context.newPage(),
    /** Closes the browser properly and starts it again on the same storage; answers the new page. */
    restart: world.restart,
    /** Kills the browser with SIGKILL and starts it again on the same storage; answers the new page. */
    killAndRestart: world.killAndRestart,
    /** The web server: stop it to be offline, start it to be back on the same address; `sent` counts requests by path. */
    server: { stop: world.stopServer, start: world.startServer, sent: () => world.server?.sent ?? {} },
    /** Complaints matching `pattern` are part of the story from here on (a killed server's failed requests). */
    expectComplaint: (pattern) => world.expected.push(pattern),
    log: (text) => print(`     ${text}`),
  };
}

async function openWorld({ name, dist, userDataDir, launchOptions }) {
  const first = await serve(dist);
  const world = { name, userDataDir, url: first.url, server: first, problems: [], expected: [] };
  const start = async () => {
    world.context = await launch(userDataDir, { ...launchOptions, problems: world.problems });
    world.page = world.context.pages()[0] ?? (await world.context.newPage());
    return world.page;
  };
  world.restart = async () => {
    await world.context.close();
    return start();
  };
  world.killAndRestart = async () => {
    await killBrowser(world.context, userDataDir);
    return start();
  };
  world.stopServer = async () => {
    await world.server?.close();
    world.server = undefined;
  };
  world.startServer = async () => {
    world.server ??= await serve(dist, first.port);
  };
  world.shot = async (title, page = world.page) => {
    await mkdir('.tmp/shots', { recursive: true });
    await page.screenshot({ path: join('.tmp/shots', `${slug(name)}-${slug(title)}.png`) });
  };
  world.close = async () => {
    await world.context?.close().catch(() => undefined);
    await world.stopServer();
  };
  await start();
  return world;
}
