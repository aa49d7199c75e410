// Chromium as a phone.
import { chromium } from 'playwright-core';
import { needChromium } from '../../src/tools/find-chromium.mjs';

/** Switches that keep the browser from doing anything of its own. */
export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];

export const start = (userDataDir, options) =>
  chromium.launchPersistentContext(userDataDir, { executablePath: needChromium(), args: ARGS, ...options });

/** The line of the process that all others of this browser belong to. */
export const isMain = (line, dir) => line.includes(`--user-data-dir=${dir}`) && !line.includes('--type=');

/** Playwright taps but cannot hold: the touch goes through the browser's own protocol. */
export async function finger(page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (point) => touch('touchStart', [point]),
    up: () => touch('touchEnd', []),
    leave: () => devtools.detach(),
  };
}

/** A player's files, chosen in the dialog that `act` opens. */
export async function choose(page, act, files) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act()]);
  await chooser.setFiles(files);
}
