// Brings a fresh clone to the point where the other tools can run. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: every tool works from here, wherever it was called from. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'));
  } catch {
    return undefined;
  }
};

/** npm leaves a copy of the lock file of what it installed: the two must name the same versions. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const present = readJson('node_modules/.package-lock.json')?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || present[path]?.version === version,
  );
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
  if (fits) return;
  console.error(`Estafette needs Node 20.19 or later, 22.13 or later, or 24: this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the dependencies unless exactly those of the lock file are there. */
export function ensureInstalled() {
  process.chdir(ROOT);
  requireNode();
  if (isInstalled()) return;
  console.log('installing the dependencies of the lock file (npm ci)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (run.status !== 0) {
    console.error('npm ci failed: see above. It needs the network, or a filled npm cache, once.');
    process.exit(run.status ?? 1);
  }
}
