import type { GameRow } from '../../journal/store';
import type { GameSession } from '../../session/rule-sets';
import { BACKEND, inFolder, openDisk, storeGame } from './disk';
import type { Disk } from './disk';
import { openedGame, playOn } from './long-game';
import type { Recorded } from './long-game';
import { lineOf } from './report';
import type { Line } from './report';
import { interleaved, median, timed } from './timing';

const MOST_RATIO = 2;

/** How often an undo past what memory keeps is measured: each takes hundreds of plays to prepare. */
const PAST = 7;

/** Plays that can be undone one after the other, more of them than memory keeps and a checkpoint lies back. */
const TICKS = 300;

const tick = (session: GameSession): Promise<boolean> => {
  const { view } = session.getState();
  const item = view.stage?.[0]?.key ?? '';
  return session.dispatch({ type: 'TickStage', item, done: !view.cup?.acting?.ticked.includes(item) });
};

const must = async (done: Promise<boolean>): Promise<void> => {
  if (!(await done)) throw new Error('bench: nothing was undone or played');
};

const toAnActionStage = async (session: GameSession): Promise<void> => {
  while (session.getState().view.cup?.acting === null) await playOn(session);
};

/** Undoes, right after opening, until an undo goes back further than memory reaches: how long that one took. */
const undoPastMemory = async (disk: Disk, game: GameRow): Promise<number> => {
  const reads = { count: 0 };
  const readRows: Disk['ports']['store']['readRows'] = (...args) => {
    reads.count += 1;
    return disk.ports.store.readRows(...args);
  };
  const session = await openedGame({ ...disk.ports, store: { ...disk.ports.store, readRows } }, game);
  const undone = async (): Promise<number> => {
    const before = reads.count;
    const took = await timed(() => must(session.undo()));
    return reads.count > before ? took : undone();
  };
  const took = await undone();
  for (let i = 0; i < TICKS; i += 1) await must(tick(session));
  return took;
};

/** Undo in a long game: in play, right after opening, and further back than memory reaches. */
export const benchUndo = (recorded: Recorded, entries: number, rounds: number): Promise<readonly Line[]> =>
  inFolder(async (folder) => {
    const disk = await openDisk(folder, true);
    const game = await storeGame(disk, recorded, { entries, key: 'undone', checkpoints: true });
    let session = await openedGame(disk.ports, game);
    await toAnActionStage(session);
    for (let i = 0; i < TICKS; i += 1) await must(tick(session));
    const reopened = async (): Promise<GameSession> => (session = await openedGame(disk.ports, game));
    const found = await interleaved(
      {
        dispatch: () => timed(() => must(tick(session))),
        undo: () => timed(() => must(session.undo())),
        again: () => timed(() => must(tick(session))),
        undoOpened: async () => {
          const fresh = await reopened();
          return timed(() => must(fresh.undo()));
        },
      },
      rounds,
    );
    for (let i = 0; i < TICKS; i += 1) await must(tick(session));
    const past: number[] = [];
    while (past.length < PAST) past.push(await undoPastMemory(disk, game));
    await disk.db.close();
    const at = `at ${entries.toLocaleString('en')} entries`;
    const shared = {
      on: `${BACKEND}, fsync on`,
      floor: found.dispatch,
      limit: { of: 'ratio', most: MOST_RATIO },
    } as const;
    return [
      lineOf({ ...shared, name: `undo ${at} : dispatch`, median: found.undo, runs: rounds }),
      lineOf({
        ...shared,
        name: `undo ${at}, first thing after opening : dispatch`,
        median: found.undoOpened,
        runs: rounds,
      }),
      lineOf({
        ...shared,
        name: `undo ${at}, once in 64 or more, past what memory keeps : dispatch`,
        median: median(past),
        runs: past.length,
      }),
    ];
  });
