// What a desktop with a screen reader is made of, and where the system keeps it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from '../lib/on-path.mjs';

/** No path leads there. */
const LAUNCHERS = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'];

/** The system's own Python speaks AT-SPI; another one that comes first on the path may not. */
const PYTHONS = ['/usr/bin/python3', 'python3'];
const speaks = (python) => spawnSync(python, ['-c', 'import pyatspi']).status === 0;

const SOUGHT = {
  xvfb: { title: 'Xvfb', find: () => onPath('Xvfb') },
  bus: { title: 'dbus-daemon', find: () => onPath('dbus-daemon') },
  launcher: { title: 'at-spi-bus-launcher', find: () => LAUNCHERS.find((file) => existsSync(file)) },
  windows: { title: 'openbox', find: () => onPath('openbox') },
  voice: { title: 'speech-dispatcher', find: () => onPath('speech-dispatcher') },
  orca: { title: 'orca', find: () => onPath('orca') },
  python: { title: 'python3-pyatspi', find: () => PYTHONS.find(speaks) },
};

/** Each part's file, and the titles of those that are not here. */
export function findParts() {
  const parts = Object.fromEntries(Object.entries(SOUGHT).map(([part, { find }]) => [part, find()]));
  const missing = Object.keys(SOUGHT).filter((part) => parts[part] === undefined);
  return { parts, missing: missing.map((part) => SOUGHT[part].title) };
}
