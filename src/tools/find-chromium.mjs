// Where the tests' browser is: told by CHROMIUM_PATH, installed on the machine, or fetched by the system's package manager.
import { execFileSync } from 'node:child_process';
import { installByApt, onPath, runnable } from './lib/on-path.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

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

/** The browser's path, installing one where that is possible; throws with advice where it is not. */
export function needChromium() {
  if (process.env.CHROMIUM_PATH && !findChromium()) {
    throw new Error(`CHROMIUM_PATH names no executable: ${process.env.CHROMIUM_PATH}`);
  }
  const found = findChromium();
  if (found) return found;
  installByApt('Chromium', ['chromium']);
  const installed = findChromium();
  if (!installed) throw new Error(ADVICE);
  return installed;
}

/** The browser's version, for the head of a report. */
export function chromiumVersion(file) {
  return execFileSync(file, ['--version'], { encoding: 'utf8' }).trim();
}
