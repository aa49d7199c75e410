// WebKitWebDriver and the browser that it drives: starting them on a screen of their own, and speaking W3C WebDriver to them.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { findWebKit } from '../../../src/tools/find-browsers.mjs';

const BROWSER = fileURLToPath(new URL('./browser.py', import.meta.url));
const LONG_MS = 5 * 60_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A screen in memory; it says itself which number it took. */
async function openScreen(command) {
  const child = spawn(command, ['-displayfd', '1', '-screen', '0', '1000x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('Xvfb did not start')));
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
  });
  return { display: `:${number}`, close: () => child.kill() };
}

async function answering(url, child) {
  const end = Date.now() + LONG_MS;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function ask(url, method, body) {
  const text = method === 'POST' ? JSON.stringify(body ?? {}) : undefined;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, body: text, signal: AbortSignal.timeout(LONG_MS) });
  const { value } = await response.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const capabilities = (python) => ({
  alwaysMatch: { browserName: 'estafette', 'webkitgtk:browserOptions': { binary: python, args: [BROWSER] } },
});

/** The mark by which killBrowser() knows the first of the processes: the rest is of its group. */
export const isMain = (line, dir) => line.includes('dbus-run-session') && line.includes(`PROFILE=${dir} `);

/** Starts it all on a profile. `call` sends one command of WebDriver; `gone` comes when the last process has ended. */
export async function openWire(profile, { width, height }) {
  const { driver, screen, bus, python } = findWebKit();
  const display = await openScreen(screen);
  const port = await freePort();
  const own = [`PROFILE=${profile}`, `SIZE=${width}x${height}`, `DISPLAY=${display.display}`];
  const quiet = [
    'NO_AT_BRIDGE=1',
    'GTK_A11Y=none',
    'WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1',
    'LIBGL_ALWAYS_SOFTWARE=1',
  ];
  const args = ['--', 'env', ...own, ...quiet, driver, `--port=${port}`, '--host=127.0.0.1'];
  const child = spawn(bus, args, { detached: true, stdio: process.env.JOURNEYS_LOUD ? 'inherit' : 'ignore' });
  const gone = new Promise((resolve) => {
    child.once('exit', () => {
      display.close();
      resolve();
    });
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child);
  const { sessionId } = await ask(`${url}/session`, 'POST', { capabilities: capabilities(python) });
  let last = Promise.resolve();
  /** One command after the other: which page they are for is part of the browser's state. */
  const inTurn = (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const call = (method, path, body) => ask(`${url}/session/${sessionId}${path}`, method, body);
  const kill = async () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
    await gone;
  };
  return { call, inTurn, gone, kill };
}
