// Where the tests' browser is: told by CHROMIUM_PATH, installed on the machine, or fetched by the system's package manager.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find((file) => existsSync(file) && runnable(file));

/** The browser's path, or undefined when there is none on this machine. */
export function findChromium() {
  const told = process.env.CHROMIUM_PATH;
  if (told) return runnable(told) ? told : undefined;
  return NAMES.map(onPath).find((file) => file !== undefined) ?? APPS.find(runnable);
}

const ADVICE = `No Chromium found. Install one and run again:
  Debian, Ubuntu   sudo apt-get install -y chromium
  Fedora           sudo dnf install -y chromium
  macOS            brew install --cask chromium
or set CHROMIUM_PATH to the executable of any recent Chromium or Chrome.`;

function installByApt() {
  const root = process.getuid?.() === 0;
  if (!root || onPath('apt-get') === undefined) return;
  console.log('no Chromium on this machine: installing the system package');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  if (!install() && apt('update')) install();
}

/** The browser's path, installing one where that is possible; throws with advice where it is not. */
export function needChromium() {
  if (process.env.CHROMIUM_PATH && !findChromium()) {
    throw new Error(`CHROMIUM_PATH names no executable: ${process.env.CHROMIUM_PATH}`);
  }
  const found = findChromium();
  if (found) return found;
  installByApt();
  const installed = findChromium();
  if (!installed) throw new Error(ADVICE);
  return installed;
}

/** The browser's version, for the head of a report. */
export function chromiumVersion(file) {
  return execFileSync(file, ['--version'], { encoding: 'utf8' }).trim();
}
