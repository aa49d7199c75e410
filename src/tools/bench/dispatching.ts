import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from '../../journal/store';
import type { GameSession } from '../../session/rule-sets';
import { BACKEND, inFolder, openBareDisk, openDisk, storeGame } from './disk';
import type { BareDisk, Disk } from './disk';
import { openedGame, playOn } from './long-game';
import type { Recorded } from './long-game';
import { lineOf } from './report';
import type { Line } from './report';
import { median, timed } from './timing';

/** Plays in one round: as many as from one checkpoint to the next. */
const PLAYS = 100;

/** Up to here every round begins with a new game of exactly that length; a longer one does not grow noticeably. */
const RENEWED_UP_TO = 1000;

const MOST_RATIO = 1.4;
const MOST_GROWTH = 1.2;

/** One length of game: a play through the session, and then the very row it wrote, written barely. */
type Lane = Readonly<{
  entries: number;
  plays: number[];
  bares: number[];
  checkpoints: number[];
  begin: () => Promise<void>;
  step: () => Promise<void>;
  close: () => Promise<void>;
}>;

type Desk = { session: GameSession | null; key: string; last: Row | null; nr: number };

/** The disk's ports with an ear on what is written: the row to write barely, and what a checkpoint takes. */
const listening = ({ ports }: Disk, desk: Desk, checkpoints: number[]): Disk['ports'] => ({
  ...ports,
  store: {
    ...ports.store,
    append: (key, row, at) => {
      desk.last = row;
      return ports.store.append(key, row, at);
    },
    saveCheckpoint: async (key, checkpoint) => {
      checkpoints.push(await timed(() => ports.store.saveCheckpoint(key, checkpoint)));
    },
  },
});

const laneOver = (disk: Disk, bareDisk: BareDisk, recorded: Recorded, entries: number): Lane => {
  const desk: Desk = { session: null, key: '', last: null, nr: 0 };
  const lane = { entries, plays: new Array<number>(), bares: new Array<number>(), checkpoints: new Array<number>() };
  const ports = listening(disk, desk, lane.checkpoints);
  const begin = async (): Promise<void> => {
    if (desk.session !== null && entries > RENEWED_UP_TO) return;
    desk.nr += 1;
    desk.key = `game-${String(desk.nr)}`;
    await bareDisk.fill(desk.key, recorded.rows.slice(0, entries));
    const game = await storeGame(disk, recorded, { entries, key: desk.key, checkpoints: true });
    desk.session = await openedGame(ports, game);
  };
  const step = async (): Promise<void> => {
    const { session } = desk;
    if (session === null) throw new Error('bench: no game is open');
    lane.plays.push(await timed(() => playOn(session)));
    // A checkpoint goes its own way beside the next play; here it must not run into the bare write.
    await disk.ports.store.countRows(desk.key);
    const { last, key } = desk;
    if (last !== null) lane.bares.push(await timed(() => bareDisk.write(key, last)));
  };
  const close = async (): Promise<void> => {
    await disk.db.close();
    await bareDisk.close();
  };
  return { ...lane, begin, step, close };
};

const openLane = async (folder: string, recorded: Recorded, entries: number, fsync: boolean): Promise<Lane> => {
  const own = join(folder, String(entries));
  await mkdir(own);
  return laneOver(await openDisk(own, fsync), await openBareDisk(own, fsync), recorded, entries);
};

const long = (entries: number): string => entries.toLocaleString('en');

const linesOf = (lanes: readonly Lane[], fsync: boolean): readonly Line[] => {
  const on = `${BACKEND}, fsync ${fsync ? 'on' : 'off'}`;
  const limited = (most: number) => (fsync ? ({ of: 'ratio', most } as const) : null);
  const lines = lanes.map(({ entries, plays, bares }) =>
    lineOf({
      name: `dispatch at ${long(entries)} entries : bare durable write`,
      on,
      limit: limited(MOST_RATIO),
      median: median(plays),
      floor: median(bares),
      runs: plays.length,
    }),
  );
  const [shortest, longest] = [lanes[0], lanes.at(-1)];
  if (shortest === undefined || longest === undefined) return lines;
  const shared = { on, runs: longest.plays.length, floor: median(shortest.plays) };
  const growth = `dispatch at ${long(longest.entries)} : at ${long(shortest.entries)}`;
  const checkpoint = `checkpoint at ${long(longest.entries)}, one in ${String(PLAYS)} plays, beside them`;
  return [
    ...lines,
    lineOf({ ...shared, name: growth, limit: limited(MOST_GROWTH), median: median(longest.plays) }),
    lineOf({ name: checkpoint, on, median: median(longest.checkpoints), runs: longest.checkpoints.length }),
  ];
};

/** Durable dispatch through the real session against the bare durable writes, play by play, at several lengths of game. */
export const benchDispatch = (
  recorded: Recorded,
  sizes: readonly number[],
  rounds: number,
  fsync: boolean,
): Promise<readonly Line[]> =>
  inFolder(async (folder) => {
    const lanes: Lane[] = [];
    for (const entries of sizes) lanes.push(await openLane(folder, recorded, entries, fsync));
    for (let round = 0; round < rounds; round += 1) {
      for (const { begin } of lanes) await begin();
      for (let i = 0; i < PLAYS; i += 1) for (const { step } of lanes) await step();
    }
    for (const { close } of lanes) await close();
    return linesOf(lanes, fsync);
  });
