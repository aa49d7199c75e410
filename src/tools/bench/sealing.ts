import { newGame } from '../../session/library';
import type { GameSession } from '../../session/rule-sets';
import type { Seat } from '../../engine/sides';
import { BACKEND, inFolder, openDisk } from './disk';
import { LONG_BATTLE, benchPorts, openedGame } from './long-game';
import { lineOf } from './report';
import type { Line } from './report';
import { interleaved, timed } from './timing';

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

/** A play whose one part is sealed against one that stands open, through the real session and on the same disk. */
export const benchSealing = (rounds: number, fsync: boolean): Promise<readonly Line[]> =>
  inFolder(async (folder) => {
    const disk = await openDisk(folder, fsync);
    const ports = { ...benchPorts(disk.ports), store: disk.ports.store };
    const made = await newGame(ports, 'nlc', 'Bench', LONG_BATTLE);
    const [game] = await ports.store.listGames();
    if (made.kind !== 'made' || game === undefined) throw new Error('bench: no game');
    const session = await openedGame(ports, game);
    const found = await interleaved(
      {
        open: taking(session, 'table', (nr) => ({ type: 'GoToStep', step: nr % 2 === 0 ? 'prepare' : 'turnEnd' })),
        sealed: taking(session, 'first', (nr) => ({
          type: 'FlagReserve',
          formation: 'first-0',
          reserve: nr % 2 === 0,
        })),
      },
      rounds,
    );
    await disk.db.close();
    return [
      lineOf({
        name: 'dispatch of a sealed play : of an open one',
        on: `${BACKEND}, fsync ${fsync ? 'on' : 'off'}`,
        limit: { of: 'ratio', most: MOST_RATIO },
        median: found.sealed,
        floor: found.open,
        runs: rounds * PLAYS,
      }),
    ];
  });
