// Where the browsers other than Chromium are that `npm run test:browsers` runs the journeys in.
import { execFileSync, spawnSync } from 'node:child_process';
import { installByApt, onPath, runnable } from './lib/on-path.mjs';

const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_APPS = ['/Applications/Firefox.app/Contents/MacOS/firefox', '/snap/bin/firefox'];

/** Firefox's path, or undefined when there is none; FIREFOX_PATH may tell it. */
export function findFirefox() {
  const told = process.env.FIREFOX_PATH;
  if (told) return runnable(told) ? told : undefined;
  return FIREFOX.map(onPath).find((file) => file !== undefined) ?? FIREFOX_APPS.find(runnable);
}

export const firefoxVersion = () =>
  execFileSync(findFirefox(), ['--version'], { encoding: 'utf8' }).trim().replace('Mozilla ', '');

const PROBE = `import gi
gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')
from gi.repository import WebKit2
print(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version(), sep='.')`;

/** The system's own Python knows the system's libraries; another one that comes first on the path may not. */
const PYTHONS = ['/usr/bin/python3', onPath('python3')];

const askWebKit = (python) => spawnSync(python, ['-c', PROBE], { encoding: 'utf8' });

/** What WebKitGTK's journeys need: its driver, a screen to draw on, and a Python that can open a view. */
export function findWebKit() {
  const [driver, screen, bus] = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].map(onPath);
  if (!driver || !screen || !bus) return undefined;
  const python = PYTHONS.find((one) => one !== undefined && runnable(one) && askWebKit(one).status === 0);
  return python === undefined ? undefined : { driver, screen, bus, python };
}

export const webKitVersion = () => `WebKitGTK ${askWebKit(findWebKit().python).stdout.trim()}`;

/** Runs `find`, and once more after installing `packages` where the system has them. */
const foundOrInstalled = (what, find, packages) => {
  const found = find();
  if (found) return found;
  installByApt(what, packages);
  return find();
};

export const installedFirefox = () => foundOrInstalled('Firefox', findFirefox, ['firefox-esr']);

export const installedWebKit = () =>
  foundOrInstalled('WebKitGTK', findWebKit, [
    'webkit2gtk-driver',
    'gir1.2-webkit2-4.1',
    'gir1.2-gtk-3.0',
    'python3-gi',
    'dbus-x11',
    'xvfb',
  ]);
