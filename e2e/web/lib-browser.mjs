// A browser as a phone: starting it, killing it, and listening for everything it complains of.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { inUse } from './browsers.mjs';

/** As in e2e/pages/driver.ts: nothing that comes at all comes too late, on however busy a machine. */
const PATIENCE_MS = 5 * 60_000;

/** The phone that every journey and measurement assumes. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Starts a browser that keeps its storage in `userDataDir`. `problems` fills with every console error and uncaught
 * exception of every page: a journey fails on them.
 */
export async function launch(userDataDir, { problems = [], ...options } = {}) {
  const how = { headless: true, acceptDownloads: true, timeout: PATIENCE_MS, ...PHONE, ...options };
  const context = await inUse.start(resolve(userDataDir), how);
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(tellViolations);
  if (inUse.prepare) await context.addInitScript(inUse.prepare);
  context.on('serviceworker', (worker) => hear(worker, problems));
  context.on('page', (page) => listen(page, problems));
  for (const page of context.pages()) listen(page, problems);
  return context;
}

/** In the page: what its policy forbids is an error like any other, also where the browser itself stays silent. */
function tellViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`the page’s policy (${effectiveDirective}) forbids ${blockedURI}`);
  });
}

/** What a page or a worker of it writes to the console as an error; a worker's violations stand there too. */
function hear(source, problems) {
  source.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console.error: ${message.text()} (${message.location().url})`);
  });
}

function listen(page, problems) {
  hear(page, problems);
  page.on('worker', (worker) => hear(worker, problems));
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
}

function processes() {
  if (!existsSync('/proc/self/cmdline')) {
    const listed = spawnSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8' }).stdout.split('\n');
    return listed.map((line) => ({ pid: Number.parseInt(line, 10), line }));
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => ({ pid: Number(pid), line: commandLine(pid) }));
}

function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** SIGKILL to the browser that owns `userDataDir`, and to nothing else: no page, worker or file gets a last word. */
export async function killBrowser(context, userDataDir) {
  const dir = resolve(userDataDir);
  const mains = processes().filter(({ line }) => inUse.isMain(line, dir));
  if (mains.length === 0) throw new Error(`no browser runs on ${dir}`);
  await inUse.settle?.(context);
  const gone = new Promise((closed) => context.once('close', closed));
  for (const { pid } of mains) killGroup(pid);
  await gone;
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    process.kill(pid, 'SIGKILL');
  }
}
