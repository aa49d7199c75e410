// Firefox as a phone: a stock one, driven over WebDriver BiDi by a private copy of Playwright.
import { findFirefox } from '../../src/tools/find-browsers.mjs';
import { ONLY_DOWN, ONLY_UP, playwrightForFirefox } from '../../src/tools/lib/playwright-for-firefox.mjs';

/** Without a window its file dialog is cancelled as soon as it opens. */
export { chooseBehindTheDialog as choose, keepDialogShut as prepare } from './file-dialog.mjs';

/** Touch is off on a desktop; nothing of the browser's own may happen meanwhile. */
const PREFERENCES = {
  'dom.w3c_touch_events.enabled': 1,
  'app.normandy.enabled': false,
  'messaging-system.rsexperimentloader.enabled': false,
};

export async function start(userDataDir, { isMobile: _, args: __, ...options }) {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('There is no Firefox here: install firefox-esr, or set FIREFOX_PATH.');
  const firefox = await playwrightForFirefox();
  const firefoxUserPrefs = PREFERENCES;
  return firefox.launchPersistentContext(userDataDir, {
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs,
    ...options,
  });
}

/** A font that was on its way when its page was left or its browser killed: Firefox calls that an error of the page. */
export const harmless = [
  /downloadable font: download failed.*status=2152398850/,
  /Failed to load .*\.woff2.*ServiceWorker intercepted the request/,
];

/** The line of the process that all others of this browser belong to. */
export const isMain = (line, dir) => line.includes(`--profile ${dir}`) && !line.includes('-contentproc');

/** Playwright taps but cannot hold: see playwright-for-firefox.mjs. */
export async function finger(page) {
  let at = { x: 0, y: 0 };
  return {
    down: async (point) => {
      at = point;
      await page.touchscreen.tap(ONLY_DOWN + at.x, at.y);
    },
    up: () => page.touchscreen.tap(ONLY_UP + at.x, at.y),
    leave: async () => undefined,
  };
}
