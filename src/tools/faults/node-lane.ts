import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deviceIn, killed } from './device';
import type { JournalMode } from './device';
import { faultyDisk } from './faulty-disk';
import type { Fault } from './faulty-disk';
import { judge } from './judge';
import { KINDS, seenIn, textOf } from './kinds';
import type { Kind, World } from './kinds';
import { layOut, opened, step } from './long-game';

export type LaneResult = Readonly<{ faults: number; problems: readonly string[] }>;

type Life = World & Readonly<{ end: () => Promise<void> }>;

const live = async (folder: string, mode: JournalMode): Promise<Life> => {
  const { db, ports } = await deviceIn(folder, mode, false);
  return { ports, session: await opened(ports), end: () => db.close().catch(() => undefined) };
};

const twoMorePlays = async ({ session }: World): Promise<boolean> =>
  (await session.dispatch(step(session))) && (await session.dispatch(step(session)));

type Lane = Readonly<{ root: string; mode: JournalMode; every: number; disk: ReturnType<typeof faultyDisk> }>;

/** One fault in one write, in a device of its own; null once the write has fewer calls than that. */
const tryFault = async ({ root, mode, disk }: Lane, kind: Kind, fault: Fault): Promise<readonly string[] | null> => {
  const [folder, after, later] = ['here', 'after', 'later'].map((name) => join(root, name)) as [string, string, string];
  const life = await live(killed(join(root, 'template'), folder), mode);
  const ready = await kind.ready(life);
  const before = textOf(await seenIn(life));
  const { value: said, met } = await disk.during(fault, () => kind.act(life, ready));
  const shown = textOf(await seenIn(life));
  const again = await live(killed(folder, after), mode);
  const reloaded = textOf(await seenIn(again));
  await again.end();
  const played = await twoMorePlays(life);
  const shownLater = textOf(await seenIn(life));
  const last = await live(killed(folder, later), mode);
  const wentOn = played && textOf(await seenIn(last)) === shownLater;
  await last.end();
  await life.end();
  return met ? judge({ said, shows: kind.shows, before, after: shown, reloaded, wentOn }) : null;
};

type Way = Pick<Fault, 'calls' | 'code'>;

const WAYS: readonly Way[] = [1, 2].flatMap((calls) => (['ENOSPC', 'EIO'] as const).map((code) => ({ calls, code })));

/** Every call of one kind of write fails in one way, one after the other. */
const tryCalls = async (lane: Lane, kind: Kind, way: Way, before: LaneResult): Promise<LaneResult> => {
  let { faults } = before;
  const problems = [...before.problems];
  for (let nth = 1 + (faults % lane.every); ; nth += lane.every) {
    const found = await tryFault(lane, kind, { ...way, nth });
    if (found === null) return { faults, problems };
    faults += 1;
    const where = `${lane.mode}, ${kind.name}, call ${String(nth)} of it (${String(way.calls)}, ${way.code})`;
    problems.push(...found.map((problem) => `${where}: ${problem}`));
  }
};

const ENTRIES = 130;

/** Every call of every kind of write fails once, alone and with the one after it. `every`: only each so-manieth. */
export const runNodeLane = async (mode: JournalMode, every: number): Promise<LaneResult> => {
  // Short, since a path with its ending must not be longer than 64 letters.
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  const template = join(root, 'template');
  mkdirSync(template);
  const { db, ports } = await deviceIn(template, mode, false);
  await layOut(ports, ENTRIES);
  await db.close();
  const lane = { root, mode, every, disk: faultyDisk() };
  let total: LaneResult = { faults: 0, problems: [] };
  for (const kind of KINDS) {
    for (const way of WAYS) total = await tryCalls(lane, kind, way, total);
  }
  rmSync(root, { recursive: true, force: true });
  return total;
};
