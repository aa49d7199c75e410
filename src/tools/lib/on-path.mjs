// What this machine has: commands on its path, and packages of its system.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find((file) => existsSync(file) && runnable(file));

/** Installs packages where the system is Debian's and we may; elsewhere it does nothing. */
export function installByApt(what, packages) {
  const root = process.getuid?.() === 0;
  if (!root || onPath('apt-get') === undefined) return;
  console.log(`no ${what} on this machine: installing the system package`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  if (!install() && apt('update')) install();
}
