import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIDES } from '../../engine/sides';
import type { Seat, Side } from '../../engine/sides';
import type { Faces } from '../../engine/step';
import type { Setup } from '../../rules/common/index';
import type { RuleSetId } from '../../rules/list';
import { duplicateGame } from '../../session/library';
import type { AppView } from '../../session/rule-sets';
import { openNodeDatabase } from '../../storage/node/open-node-database';
import { openNodeHeads } from '../../storage/node/open-node-heads';
import { openSqlStore } from '../../storage/sql/open-sql-store';
import { gameOf, opened, playing, testPorts } from '../../testkit/ports';
import { seeded } from '../../testkit/seeded';
import type { Tap } from './script';

/** The phone of the tests with a database on a real disk: its chance, clock and names are the same every time. */
const phone = async (chance: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  const store = await openSqlStore(await openNodeDatabase(join(folder, 'games.db'), { fsync: false }));
  const heads = await openNodeHeads(join(folder, 'heads'), { fsync: false });
  return testPorts(1, { store, heads, roll: seeded(chance).roll });
};

type Session = Awaited<ReturnType<typeof playing>>['session'];

/** A play that does not happen is a fault of the script. */
export const must = (session: Session, what: unknown, done: boolean): void => {
  const { refusal, asks } = session.getState();
  if (!done) throw new Error(`${JSON.stringify(what)}: ${JSON.stringify(refusal ?? asks)}`);
};

/** Dice that are written fall as written, on the table; the others are the app's. */
const playOn =
  (session: Session) =>
  async (tap: Tap, ...dice: readonly Faces[]): Promise<void> => {
    let done = await session.dispatch(tap, dice.length === 0 ? 'app' : 'table');
    for (const faces of dice) {
      must(session, [tap, faces], session.getState().asks?.kind === 'dice');
      done = await session.giveFaces(faces);
    }
    must(session, tap, done);
  };

/** Whoever sits at an open game: every play goes through its session, as the players' would. */
const seated = ({ ports, game, session }: Awaited<ReturnType<typeof playing>>) => {
  const view = (): AppView => session.getState().view;
  const sit = (seat: Seat): void => {
    must(session, seat, session.takeSeat(seat));
  };
  const desk = (side: Side) => {
    sit(side);
    const found = view().orders?.desks.find((one) => one.side === side);
    if (found === undefined) throw new Error('no desk');
    return found;
  };
  return { ports, game, session, view, play: playOn(session), sit, desk };
};
export type Players = ReturnType<typeof seated>;

export const players = async (rules: RuleSetId, setup: Setup, chance = 1): Promise<Players> =>
  seated(await playing(await phone(chance), rules, setup));

/** The same game once more, as a copy in which both sides have raised their curtains. */
export const inCopy = async ({ ports, game }: Players): Promise<Players> => {
  const made = await duplicateGame(ports, game, `${game.name} again`);
  if (made.kind !== 'made') throw new Error(JSON.stringify(made));
  const copy = await gameOf(ports, made.key);
  const open = await opened(ports, copy);
  for (const side of SIDES) must(open, side, await open.raiseCurtain(side));
  return seated({ ports, game: copy, session: open });
};
