import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desktop } from './desktop';

/** No questions, no pages of its own, no calls home. */
const FIREFOX_PREFERENCES: Readonly<Record<string, boolean | number | string>> = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.translations.automaticallyPopup': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
  'trailhead.firstrun.didSeeAboutWelcome': true,
};

const firefoxProfile = (home: string): string => {
  const folder = join(home, 'firefox');
  mkdirSync(folder);
  const lines = Object.entries(FIREFOX_PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), `${lines.join('\n')}\n`);
  return folder;
};

const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--force-renderer-accessibility',
] as const;

export type BrowserName = 'firefox' | 'chromium';

/** Opens the app in the browser’s own window, as a player has it: nothing of a test is joined to it. */
export const OPEN: Readonly<Record<BrowserName, (desktop: Desktop, file: string, url: string) => void>> = {
  firefox: (desktop, file, url) => {
    desktop.run(file, ['--profile', firefoxProfile(desktop.home), '--kiosk', url]);
  },
  chromium: (desktop, file, url) => {
    const profile = `--user-data-dir=${join(desktop.home, 'chromium')}`;
    desktop.run(file, [...CHROMIUM_SWITCHES, profile, '--window-size=480,860', `--app=${url}`]);
  },
};
