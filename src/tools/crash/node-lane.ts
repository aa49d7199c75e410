import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { JournalMode } from '../faults/device';
import type { Confirmed } from './judge';
import { confirm, judge, NOTHING_CONFIRMED } from './judge';
import type { Note } from './notes';

export type LaneResult = Readonly<{ kills: number; plays: number; early: number; problems: readonly string[] }>;

/** A new database this often, killed while it is created and migrated. */
const ROUNDS_A_DATABASE = 12;

const RUN = require.resolve('../run-ts.cjs');
const WRITER = require.resolve('./writer.ts');

const between = (least: number, most: number): number => least + Math.random() * (most - least);

type Life = Readonly<{ confirmed: Confirmed; problems: readonly string[]; opened: boolean }>;

/** One process from start to death. `killAfter` says how long it may live after a note; `null` lets it go on. */
const live = (
  folder: string,
  mode: JournalMode,
  before: Confirmed,
  killAfter: (note: Note) => number | null,
): Promise<Life> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [RUN, WRITER, folder, mode, 'play'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let life: Life = { confirmed: before, problems: [], opened: false };
    let timer: NodeJS.Timeout | null = null;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const note = JSON.parse(line) as Note;
      if (note.kind === 'opened') life = { ...life, opened: true, problems: judge(note.found, before) };
      const rebased = note.kind === 'opened' ? { ...life.confirmed, played: note.found.count } : life.confirmed;
      life = { ...life, confirmed: confirm(rebased, note) };
      const wait = timer === null ? killAfter(note) : null;
      if (wait !== null) timer = setTimeout(() => child.kill('SIGKILL'), wait);
    });
    child.on('close', (code, signal) => {
      const died = signal === 'SIGKILL' ? [] : [`the writer ended by itself, code ${String(code)}`];
      done({ ...life, problems: [...life.problems, ...died] });
    });
  });

/** Early rounds die while the database is opened or created, the others 50–300 ms after their first confirmed play. */
const killPlan =
  (early: boolean) =>
  (note: Note): number | null => {
    if (early) return note.kind === 'starting' ? between(0, 60) : null;
    return note.kind === 'played' ? between(50, 300) : null;
  };

/** Kills a writing process over and over on the same files and looks each time at what is left. */
export const runNodeLane = async (mode: JournalMode, rounds: number): Promise<LaneResult> => {
  const root = mkdtempSync(join(tmpdir(), `estafette-crash-${mode}-`));
  let total: LaneResult = { kills: 0, plays: 0, early: 0, problems: [] };
  let confirmed = NOTHING_CONFIRMED;
  for (let round = 0; round <= rounds; round += 1) {
    if (round % ROUNDS_A_DATABASE === 0 && round < rounds) confirmed = NOTHING_CONFIRMED;
    const folder = join(root, String(Math.floor(Math.min(round, rounds - 1) / ROUNDS_A_DATABASE)));
    const early = round < rounds && (round % ROUNDS_A_DATABASE === 0 || round % 5 === 0);
    const before = confirmed.played;
    const life = await live(folder, mode, confirmed, killPlan(early));
    confirmed = life.confirmed;
    total = {
      kills: total.kills + (round < rounds ? 1 : 0),
      plays: total.plays + confirmed.played - before,
      early: total.early + (life.opened ? 0 : 1),
      problems: [...total.problems, ...life.problems.map((problem) => `${mode}, round ${String(round)}: ${problem}`)],
    };
  }
  rmSync(root, { recursive: true, force: true });
  return total;
};
