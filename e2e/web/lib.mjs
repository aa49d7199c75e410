// What a journey is made of. A journey file (e2e/web/<name>.journey.mjs or .ts) calls journey(); src/tools/journeys.mjs runs it.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { axeFaults } from './axe.mjs';
import { inUse, lacking } from './browsers.mjs';
import { killBrowser, launch } from './lib-browser.mjs';
import { serve } from './serve.mjs';

export { killBrowser, launch, PHONE } from './lib-browser.mjs';
export { serve } from './serve.mjs';

const registered = [];

/**
 * Declares a journey: a player's way through the app on a server of its own, and so with an origin and a storage of its
 * own; the browser may have been others' before, unless it asks for its `ownBrowser`. Every `step` counts as one test
 * case, and fails on anything the page complains of while it runs. It runs the exported app, unless `dist` names another.
 * `host` serves it, a good one unless another is given. What not every browser has it names in `needs` (see browsers.mjs), as
 * does a step of it. Where it is `judged`, axe-core looks at the page after every step, each look a case as well.
 */
export function journey(name, run, options = {}) {
  const { dist, host = serve, launchOptions = {}, ownBrowser = false, needs = [], judged = JUDGED } = options;
  registered.push({ name, run, dist, host, launchOptions, ownBrowser, needs, judged });
}

/** Set by `npm run test:axe`: every step of every journey is judged, and the walks are walked in all themes. */
export const JUDGED = process.env.JOURNEYS_JUDGED === 'all';

/** The journeys declared since the last call; for the runner. */
export const takeJourneys = () => registered.splice(0);

const slug = (name) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const FOLDER = inUse.name === 'chromium' ? 'journeys' : `journeys-${inUse.name}`;

/** A browser for one journey after the other; it starts with the first of them. */
export function newBrowser(name) {
  const userDataDir = join('.tmp', FOLDER, slug(name));
  const problems = [];
  const browser = { userDataDir, problems, context: undefined };
  browser.start = async () => {
    browser.context = await launch(userDataDir, { problems });
  };
  browser.close = async () => {
    await browser.context?.close().catch(() => undefined);
    browser.context = undefined;
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  return browser;
}

/** Runs one journey and answers the count of its steps. What failed leaves nothing behind for the next one. */
export async function runJourney(declared, print = console.log, shared = undefined) {
  const tally = { passed: 0, failed: 0, elsewhere: 0 };
  if (isForOthers(tally, print, declared.name, declared.needs)) return tally;
  const browser = declared.ownBrowser || !shared ? newBrowser(declared.name) : shared;
  if (!browser.context) await browser.close();
  await walk({ ...declared, browser, tally }, print);
  if (browser !== shared || tally.failed > 0) await browser.close();
  return tally;
}

/** What this browser cannot do is neither passed nor failed, and never left out in silence. */
function isForOthers(tally, print, title, needs = []) {
  const words = lacking(needs);
  if (words.length === 0) return false;
  tally.elsewhere += 1;
  print(`  needs Chromium: ${title} (${words.join(', ')})`);
  return true;
}

async function walk({ name, run, dist, host, launchOptions, judged, browser, tally }, print) {
  const world = await openWorld({ name, dist, host, launchOptions, judged, browser });
  print(name);
  try {
    await run(toolsOf(world, tally, print));
  } catch (cause) {
    if (cause !== ABANDONED) report(tally, print, 'between the steps', cause);
  } finally {
    await world.close();
  }
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

/** A journey may stand at another page than the app's, or at none. */
const showsTheApp = (page) =>
  page.evaluate(() => (document.querySelector('#root')?.childElementCount ?? 0) > 0).catch(() => false);

async function judge(page) {
  const faults = await axeFaults(page);
  if (faults.length > 0) throw faults.join('\n');
}

/** What a journey gets to work with. */
function toolsOf(world, tally, print) {
  const attempt = async (title, act) => {
    const start = performance.now();
    try {
      const value = await withinTime(act());
      takeProblems(world);
      tally.passed += 1;
      print(`  ok ${title} (${Math.round(performance.now() - start)} ms)`);
      return { value };
    } catch (cause) {
      report(tally, print, title, cause);
      for (const problem of world.problems.splice(0)) print(`      the page complained: ${problem}`);
      await world.shot('failed').catch(() => undefined);
      return undefined;
    }
  };
  const step = async (title, act, { needs } = {}) => {
    if (isForOthers(tally, print, title, needs)) return undefined;
    const done = await attempt(title, act);
    if (!done) throw ABANDONED;
    // A journey does not depend on what axe says: it goes on where that fails. Every browser is given the same page.
    const judges = world.judged && inUse.name === 'chromium' && (await showsTheApp(world.page));
    if (judges) await attempt(`axe: ${title}`, () => judge(world.page));
    return done.value;
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

const usedPorts = new Set();

/** A server on a port that none before it had: what another journey stored there must not be found. */
async function serveAnew(dist, host) {
  const server = await host(dist, 0, { served: inUse.served });
  if (!usedPorts.has(server.port)) {
    usedPorts.add(server.port);
    return server;
  }
  const another = await serveAnew(dist, host);
  await server.close();
  return another;
}

/** The one page of a browser that has just begun, or that another journey has left. */
async function onlyPage(context, { viewport }) {
  const left = context.pages();
  const page = await context.newPage();
  for (const old of left) await old.close();
  if (viewport) await page.setViewportSize(viewport);
  return page;
}

async function openWorld({ name, dist, host, launchOptions, judged, browser }) {
  const first = await serveAnew(dist, host);
  const { userDataDir, problems } = browser;
  const expected = [...(inUse.harmless ?? [])];
  const world = { name, userDataDir, url: first.url, server: first, problems, judged, expected };
  const start = async () => {
    if (!browser.context) await browser.start();
    world.context = browser.context;
    world.page = await onlyPage(world.context, launchOptions);
    return world.page;
  };
  const startAgain = async () => {
    browser.context = undefined;
    return start();
  };
  world.restart = async () => {
    await world.context.close();
    return startAgain();
  };
  world.killAndRestart = async () => {
    await killBrowser(world.context, userDataDir);
    return startAgain();
  };
  world.stopServer = async () => {
    await world.server?.close();
    world.server = undefined;
  };
  world.startServer = async () => {
    world.server ??= await host(dist, first.port, { served: inUse.served });
  };
  world.shot = async (title, page = world.page) => {
    await mkdir('.tmp/shots', { recursive: true });
    await page.screenshot({ path: join('.tmp/shots', `${slug(name)}-${slug(title)}.png`) });
  };
  world.close = async () => {
    for (const page of browser.context?.pages() ?? []) await page.goto('about:blank').catch(() => undefined);
    problems.splice(0);
    await world.stopServer();
  };
  await start();
  return world;
}
