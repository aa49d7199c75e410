import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where each part of it is; see parts.mjs. */
export type Parts = Readonly<Record<'xvfb' | 'bus' | 'launcher' | 'windows' | 'voice' | 'orca' | 'python', string>>;

/** A screen that nobody sees, on which a reader speaks into a file. */
export type Desktop = Readonly<{
  home: string;
  /** What the reader has written down. */
  log: string;
  run: (command: string, args: readonly string[]) => ChildProcess;
  environment: NodeJS.ProcessEnv;
  close: () => void;
}>;

/** No sound card is needed: the voice is a dummy. */
const VOICE = `LogLevel 1
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
DefaultLanguage "en"
`;

/**
 * Orca runs this as it starts. It keeps what it writes down back until there is much of it: the last words would never be read.
 * And Orca 43 asks the place it stood on whether it is in Chromium's own find bar; where that place has gone, the question fails
 * and Orca hears of no focus any more. Later versions answer, as here, that it is not.
 */
const EAR = `from orca import debug
from orca.scripts.toolkits.Chromium.script_utilities import Utilities

debug.debugFile.reconfigure(line_buffering=True)
asked = Utilities.inFindContainer


def answered(self, obj=None):
    try:
        return asked(self, obj)
    except Exception:
        return False


Utilities.inFindContainer = answered
`;

const furnished = (name: string): string => {
  const home = resolve('.tmp/spoken', name);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(join(home, '.config/speech-dispatcher'), { recursive: true });
  mkdirSync(join(home, 'run'), { mode: 0o700 });
  writeFileSync(join(home, '.config/speech-dispatcher/speechd.conf'), VOICE);
  mkdirSync(join(home, '.local/share/orca'), { recursive: true });
  writeFileSync(join(home, '.local/share/orca/orca-customizations.py'), EAR);
  return home;
};

/** The first line that a process writes to `fd`: its display, its address. */
const firstLine = (child: ChildProcess, fd: number): Promise<string> =>
  new Promise((told, failed) => {
    const stream = child.stdio[fd];
    if (stream === null || stream === undefined || !('on' in stream)) throw new Error('nothing to listen to');
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) told(text.split('\n')[0] ?? '');
    });
    child.once('exit', (code) => {
      failed(new Error(`${child.spawnfile} ended (${String(code)})`));
    });
  });

/** Everything that was started ends with the desktop, the last one first. */
const household = () => {
  const children: ChildProcess[] = [];
  const take = (child: ChildProcess): ChildProcess => {
    children.push(child);
    return child;
  };
  const close = (): void => {
    for (const child of children.reverse()) child.kill('SIGTERM');
  };
  process.once('exit', close);
  return { take, close };
};

const SETTINGS = ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'] as const;

/** A display, a bus, the accessibility bus, a window manager, a voice and Orca, in a home of their own. */
export const openDesktop = async (name: string, parts: Parts): Promise<Desktop> => {
  const { take, close } = household();
  const home = furnished(name);
  const screen = ['-displayfd', '3', '-screen', '0', '500x900x24', '-nolisten', 'tcp'];
  const xvfb = take(spawn(parts.xvfb, screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }));
  const display = `:${await firstLine(xvfb, 3)}`;
  const before: NodeJS.ProcessEnv = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    XDG_DATA_HOME: undefined,
    XDG_CONFIG_HOME: undefined,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
  };
  const dbus = take(
    spawn(parts.bus, ['--session', '--nofork', '--print-address=3'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: before,
    }),
  );
  const environment = { ...before, DBUS_SESSION_BUS_ADDRESS: await firstLine(dbus, 3) };
  const run = (command: string, args: readonly string[]): ChildProcess =>
    take(spawn(command, args, { env: environment, stdio: 'ignore' }));
  run(parts.windows, []);
  spawnSync('gsettings', SETTINGS, { env: environment });
  run(parts.launcher, ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
  run(parts.voice, ['-s']);
  const log = join(home, 'orca.log');
  run(parts.orca, ['--replace', `--debug-file=${log}`]);
  return { home, log, run, environment, close };
};
