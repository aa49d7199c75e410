import { newGame } from '../../session/library';
import type { GameSession } from '../../session/rule-sets';
import type { Seat } from '../../engine/sides';
import type { Switch } from '../../rules/list';
import { BACKEND, inFolder, openDisk } from './disk';
import type { Disk } from './disk';
import { LONG_BATTLE, benchPorts, openedGame } from './long-game';
import { lineOf } from './report';
import type { Line } from './report';
import { interleaved, timed } from './timing';
import { nlc } from '../../rules/nlc/index';

const MOST_RATIO = 2;
const PLAYS = 40;

type Sent = Parameters<GameSession['dispatch']>[0];

/** Plays of one kind, one after the other; milliseconds of one of them. */
const taking = (session: GameSession, seat: Seat, playOf: (nr: number) => Sent) => async (): Promise<number> => {
  session.takeSeat(seat);
  let nr = 0;
  const all = await timed(async () => {
    for (; nr < PLAYS; nr += 1)
      if (!(await session.dispatch(playOf(nr)))) throw new Error(JSON.stringify(session.getState().refusal));
  });
  return all / PLAYS;
};

const begun = async (disk: Disk, switches: readonly Switch[]): Promise<GameSession> => {
  const ports = { ...benchPorts(disk.ports), store: disk.ports.store };
  const made = await newGame(ports, nlc.id, 'Bench', { ...LONG_BATTLE, switches: [...switches] });
  const game = made.kind === 'made' ? (await ports.store.listGames()).find(({ key }) => key === made.key) : undefined;
  if (game === undefined) throw new Error('bench: no game');
  return openedGame(ports, game);
};

/** Plays whose one part is sealed, and at a desk promised too, against one that stands open; all on the same disk. */
export const benchSealing = (rounds: number, fsync: boolean): Promise<readonly Line[]> =>
  inFolder(async (folder) => {
    const disk = await openDisk(folder, fsync);
    const marked = await begun(disk, []);
    const ordered = await begun(disk, ['orderSheets']);
    const found = await interleaved(
      {
        open: taking(marked, 'table', (nr) => ({ type: 'GoToStep', step: nr % 2 === 0 ? 'prepare' : 'turnEnd' })),
        sealed: taking(marked, 'first', (nr) => ({
          type: 'FlagReserve',
          formation: 'first-0',
          reserve: nr % 2 === 0,
        })),
        promised: taking(ordered, 'first', (nr) => ({ type: 'SetAway', leader: 'first-oc', away: nr % 2 === 0 })),
      },
      rounds,
    );
    await disk.db.close();
    const on = `${BACKEND}, fsync ${fsync ? 'on' : 'off'}`;
    const shared = {
      on,
      limit: { of: 'ratio', most: MOST_RATIO },
      floor: found.open,
      runs: rounds * PLAYS,
    } as const;
    return [
      lineOf({ ...shared, name: 'dispatch of a sealed play : of an open one', median: found.sealed }),
      lineOf({
        ...shared,
        name: 'dispatch of a sealed and promised play of a desk : of an open one',
        median: found.promised,
      }),
    ];
  });
