import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SIDES } from '../../engine/sides';
import { exportGame } from '../../session/library';
import { deviceIn, killed } from '../faults/device';
import type { JournalMode } from '../faults/device';
import { BATTLE, layOut, longGame, opened, step } from '../faults/long-game';
import { FILE, lineFor } from './deeds';
import type { DeedNote, Kind } from './deeds';
import { heard, judgeDisk } from './judge-deeds';
import type { Expected, Standing } from './judge-deeds';
import { lookAtDisk } from './look';

const RUN = require.resolve('../run-ts.cjs');
const PLAYER = require.resolve('./player.ts');

const STEPS = 188;
const LINES = 8;

type Template = Readonly<{ folder: string; expected: Expected }>;

const standingOf = ({ games }: Awaited<ReturnType<typeof lookAtDisk>>, rows: number): Standing => {
  const [game] = games;
  if (game === undefined) throw new Error('crash: no game was laid out');
  return { count: rows, pin: null, lines: game.lines, archives: [], at: game.at };
};

/** A game with orders on both desks, and the same as a file. */
const layOutIn = async (root: string, mode: JournalMode): Promise<Template> => {
  const folder = join(root, 'template');
  mkdirSync(folder);
  const { db, ports } = await deviceIn(folder, mode, false);
  await layOut(ports, STEPS, { ...BATTLE, switches: ['orderSheets'] });
  const session = await opened(ports);
  for (const side of SIDES) {
    session.takeSeat(side);
    for (let nr = 1; nr <= LINES; nr += 1) {
      if (!(await session.dispatch(lineFor(side, nr)))) throw new Error('crash: an order was not written');
    }
  }
  session.takeSeat('table');
  await session.dispatch(step(session));
  const game = await longGame(ports);
  writeFileSync(join(folder, FILE), await exportGame(ports, game, session));
  const { count } = session.getState();
  await db.close();
  const standing = standingOf(await lookAtDisk(killed(folder, join(root, 'look')), mode), count);
  // A game that is taken in says of itself that it is a copy.
  const takenIn = { ...standing, count: count + 1 };
  return { folder, expected: { games: new Map([[game.key, standing]]), takenIn, underWay: null } };
};

type Life = Readonly<{ expected: Expected; confirmed: number; past: boolean; ended: string | null }>;

/** How many of the deeds in which it may die a process does before: the first also says how long one takes. */
const MOST_BEFORE: Readonly<Record<Kind, number>> = {
  import: 2,
  'lock set': 5,
  'lock changed': 5,
  'undo past a checkpoint': 38,
  archive: 5,
};
const FEWEST_BEFORE: Readonly<Record<Kind, number>> = {
  import: 1,
  'lock set': 1,
  'lock changed': 1,
  'undo past a checkpoint': 8,
  archive: 1,
};

/** A little longer than one takes, so that its very end is met too. */
const OVER = 1.1;

/** When each write of a deed was asked for, and when the deed was done. */
type Times = readonly number[];

/** One write of a deed, and how long after it was asked for. */
type Moment = Readonly<{ write: number; wait: number }>;
const NEVER: Moment = { write: -1, wait: 0 };

/** One of its writes, and a moment in that, by how long the same took here. */
const momentIn = (times: Times): Moment => {
  const write = Math.floor(Math.random() * Math.max(1, times.length - 1));
  const took = (times[write + 1] ?? 0) - (times[write] ?? 0);
  return { write, wait: Math.random() * took * OVER };
};

/** Says when to kill: while a deed of the kind is being written, at a moment of the one before. */
const aimFor = (kind: Kind): ((note: DeedNote) => number | null) => {
  const fewest = FEWEST_BEFORE[kind];
  let before = fewest + Math.floor(Math.random() * (MOST_BEFORE[kind] - fewest + 1));
  let times: Times | null = null;
  let moment = NEVER;
  return (note) => {
    if (note.kind === 'begins') {
      before -= note.aimed ? 1 : 0;
      times = note.aimed ? [] : null;
    } else if (times !== null && note.kind !== 'past') {
      times = [...times, performance.now()];
      if (note.kind === 'writes') return before < 0 && times.length - 1 === moment.write ? moment.wait : null;
      moment = momentIn(times);
      times = null;
    }
    return null;
  };
};

/** One process from start to death. */
const live = (folder: string, mode: JournalMode, kind: Kind, before: Expected): Promise<Life> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [RUN, PLAYER, folder, mode, kind], { stdio: ['ignore', 'pipe', 'inherit'] });
    const aim = aimFor(kind);
    let life: Life = { expected: before, confirmed: 0, past: false, ended: null };
    let isAimed = false;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const note = JSON.parse(line) as DeedNote;
      const past = life.past || (note.kind === 'past' && life.expected.underWay?.deed.kind === 'undo');
      const confirmed = life.confirmed + (note.kind === 'done' ? 1 : 0);
      life = { ...life, expected: heard(life.expected, note), confirmed, past };
      const wait = isAimed ? null : aim(note);
      if (wait === null) return;
      isAimed = true;
      setTimeout(() => child.kill('SIGKILL'), wait);
    });
    child.on('close', (code, signal) => {
      const ended = signal === 'SIGKILL' ? null : `the player ended by itself, code ${String(code)}`;
      done({ ...life, ended });
    });
  });

/** What came of the kills in one kind of deed. `met`: those that fell in the middle of one. */
export type KindResult = Readonly<{ kills: number; met: number; confirmed: number; problems: readonly string[] }>;

const NOTHING_YET: KindResult = { kills: 0, met: 0, confirmed: 0, problems: [] };

const isMet = (kind: Kind, { expected: { underWay }, past }: Life): boolean =>
  underWay?.aimed === true && (kind !== 'undo past a checkpoint' || past);

export type DeedLane = Readonly<{
  /** One more process of this kind is killed, on files of its own, and what it leaves is looked at. */
  kill: (kind: Kind, before?: KindResult) => Promise<KindResult>;
  end: () => void;
}>;

export const openDeedLane = async (mode: JournalMode): Promise<DeedLane> => {
  // Short, since a path with its ending must not be longer than 64 letters.
  const root = mkdtempSync(join(tmpdir(), 'crash-'));
  const { folder, expected } = await layOutIn(root, mode);
  return {
    kill: async (kind, before = NOTHING_YET) => {
      const here = killed(folder, join(root, 'here'));
      const life = await live(here, mode, kind, expected);
      const found = judgeDisk(await lookAtDisk(here, mode), life.expected);
      const problems = [...(life.ended === null ? [] : [life.ended]), ...found];
      return {
        kills: before.kills + 1,
        met: before.met + (isMet(kind, life) ? 1 : 0),
        confirmed: before.confirmed + life.confirmed,
        problems: [...before.problems, ...problems.map((problem) => `${mode}, ${kind}: ${problem}`)],
      };
    },
    end: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
};
