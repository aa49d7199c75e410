import { BACKEND, inFolder, openDisk, storeGame } from './disk';
import type { Disk } from './disk';
import { openedGame } from './long-game';
import type { Recorded } from './long-game';
import { lineOf } from './report';
import type { Line } from './report';
import { interleaved, timed } from './timing';

const MOST_RATIO = 2;
/** A game that was just taken in is hashed and folded from its start, once. */
const MOST_AT_FIRST = 3;

/** The fastest way we know to get all rows out of the database, and each body parsed: nothing checked, nothing folded. */
const readAndParse = async ({ ports }: Disk, key: string, entries: number): Promise<void> => {
  const rows = await ports.store.readRows(key, 1, entries);
  const parsed = rows.map(({ body }): unknown => JSON.parse(body));
  if (parsed.length !== entries) throw new Error('bench: rows are missing');
};

/** From the stored game to its first view, with its checkpoints and without any, as it is once after an import. */
export const benchOpening = (recorded: Recorded, entries: number, rounds: number): Promise<readonly Line[]> =>
  inFolder(async (folder) => {
    const disk = await openDisk(folder, true);
    const kept = await storeGame(disk, recorded, { entries, key: 'kept', checkpoints: true });
    let copies = 0;
    const copied = (): ReturnType<typeof storeGame> => {
      copies += 1;
      return storeGame(disk, recorded, { entries, key: `copy-${String(copies)}`, checkpoints: false });
    };
    const found = await interleaved(
      {
        floor: () => timed(() => readAndParse(disk, 'kept', entries)),
        kept: () => timed(() => openedGame(disk.ports, kept)),
        first: async () => {
          const game = await copied();
          return timed(() => openedGame(disk.ports, game));
        },
      },
      rounds,
    );
    await disk.db.close();
    const on = `${BACKEND}, fsync on`;
    const open = `open ${entries.toLocaleString('en')} entries to the first view`;
    const limit = { of: 'ratio', most: MOST_RATIO } as const;
    const { floor } = found;
    return [
      lineOf({ name: `${open} : read and parse them`, on, runs: rounds, floor, limit, median: found.kept }),
      lineOf({
        name: `${open}, once after an import : read and parse`,
        on,
        runs: rounds,
        floor,
        limit: { of: 'ratio', most: MOST_AT_FIRST },
        median: found.first,
      }),
    ];
  });
