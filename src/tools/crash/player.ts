// The process that is killed while it plays through sessions:
// node src/tools/run-ts.cjs src/tools/crash/player.ts <folder> <wal|delete> <kind>
import { readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { importGame } from '../../session/library';
import { RULE_SETS } from '../../session/rule-sets';
import type { GameSession } from '../../session/rule-sets';
import type { SheetPorts } from '../../session/sheets';
import { deviceIn } from '../faults/device';
import type { JournalMode } from '../faults/device';
import { opened } from '../faults/long-game';
import { atOf, FILE, KINDS, lineFor, lineOf, PINS } from './deeds';
import type { Deed, DeedNote, Kind } from './deeds';

/** Straight into the pipe: what is written here has left this process, whatever happens to it next. */
const tell = (note: DeedNote): void => {
  writeSync(1, `${JSON.stringify(note)}\n`);
};

type Aim = Readonly<{ aimed: boolean }>;
const AIMED: Aim = { aimed: true };
const BESIDE: Aim = { aimed: false };

const does = async (session: GameSession, deed: Deed, { aimed }: Aim, work: () => Promise<boolean>): Promise<void> => {
  const game = session.game.key;
  tell({ kind: 'begins', game, deed, aimed });
  if (!(await work())) throw new Error(`not done: ${JSON.stringify(deed)}`);
  tell({ kind: 'done', game, deed, count: session.getState().count });
};

type World = Readonly<{ ports: SheetPorts; text: string }>;

const takeIn = async ({ ports, text }: World, { aimed }: Aim): Promise<string> => {
  const deed = { kind: 'import' } as const;
  tell({ kind: 'begins', game: '', deed, aimed });
  const made = await importGame(ports, text);
  if (made.kind !== 'made') throw new Error(JSON.stringify(made));
  tell({ kind: 'done', game: made.key, deed, count: await ports.store.countRows(made.key) });
  return made.key;
};

const lockWith = (session: GameSession, pin: string | null, aim: Aim): Promise<void> =>
  does(session, { kind: 'lock', pin }, aim, async () => {
    const set = pin === null ? await session.removePin('first') : await session.setPin('first', pin);
    return set.kind === 'set';
  });

const writeLine = (session: GameSession, nr: number): Promise<void> =>
  does(session, { kind: 'write', line: lineOf(nr) }, BESIDE, () => session.dispatch(lineFor('first', nr)));

const setLocks = async (session: GameSession): Promise<void> => {
  for (let nr = 100; ; nr += 1) {
    await lockWith(session, PINS[nr % PINS.length] ?? '', AIMED);
    await writeLine(session, nr);
    await lockWith(session, null, BESIDE);
  }
};

const changeLocks = async (session: GameSession): Promise<void> => {
  await lockWith(session, PINS[0], BESIDE);
  for (let nr = 100; ; nr += 1) {
    await lockWith(session, PINS[(nr + 1) % PINS.length] ?? '', AIMED);
    await writeLine(session, nr);
  }
};

/** So many plays that memory no longer reaches back over the undos that follow. */
const PLAYS = 62;
const UNDOS = 40;

const playForth = async (session: GameSession): Promise<readonly string[]> => {
  const stands = [atOf(session)];
  const { steps } = session.getState().view;
  for (let nr = 1; nr <= PLAYS; nr += 1) {
    const played = await session.dispatch({ type: 'GoToStep', step: steps[nr % steps.length]?.id ?? '' });
    if (!played) throw new Error('a play was not made');
    stands.push(atOf(session));
    const deed = { kind: 'play', at: atOf(session) } as const;
    tell({ kind: 'done', game: session.game.key, deed, count: session.getState().count });
  }
  return stands;
};

const goBack = async (session: GameSession): Promise<void> => {
  const stands = await playForth(session);
  const at = (depth: number): string => stands[PLAYS - depth] ?? '';
  for (;;) {
    for (let depth = 1; depth <= UNDOS; depth += 1)
      await does(session, { kind: 'undo', at: at(depth) }, AIMED, () => session.undo());
    for (let depth = UNDOS - 1; depth >= 0; depth -= 1)
      await does(session, { kind: 'redo', at: at(depth) }, BESIDE, () => session.redo());
  }
};

/** What was laid open stays open: each time another game has its turn. */
const layOpen = async (world: World): Promise<void> => {
  for (;;) {
    const key = await takeIn(world, BESIDE);
    const game = (await world.ports.store.listGames()).find((one) => one.key === key);
    const opening = game === undefined ? null : await RULE_SETS.nlc.open(world.ports, game);
    if (opening?.kind !== 'open') throw new Error('the game that was taken in does not open');
    const { session } = opening;
    for (const side of ['second', 'first'] as const) {
      await session.raiseCurtain(side);
      session.takeSeat(side);
      await does(session, { kind: 'archive', side }, AIMED, () => session.dispatch({ type: 'OpenArchive', side }));
    }
  }
};

const atTheDesk = async ({ ports }: World): Promise<GameSession> => {
  const session = await opened(ports);
  session.takeSeat('first');
  return session;
};

const takeInMany = async (world: World): Promise<void> => {
  for (;;) await takeIn(world, AIMED);
};

/** What is kept tells when it is asked to write, and when for a checkpoint: then memory does not reach so far back. */
const telling = ({ store, heads, ...ports }: SheetPorts): SheetPorts => {
  const told =
    <Asked extends readonly unknown[], Answer>(kind: 'past' | 'writes', ask: (...asked: Asked) => Answer) =>
    (...asked: Asked): Answer => {
      tell({ kind });
      return ask(...asked);
    };
  return {
    ...ports,
    store: {
      ...store,
      readCheckpoint: told('past', store.readCheckpoint),
      createGame: told('writes', store.createGame),
      append: told('writes', store.append),
      saveLocks: told('writes', store.saveLocks),
    },
    heads: { ...heads, write: told('writes', heads.write) },
  };
};

const PLAYERS: Readonly<Record<Kind, (world: World) => Promise<void>>> = {
  import: takeInMany,
  'lock set': async (world) => setLocks(await atTheDesk(world)),
  'lock changed': async (world) => changeLocks(await atTheDesk(world)),
  'undo past a checkpoint': async ({ ports }) => goBack(await opened(ports)),
  archive: layOpen,
};

const main = async ([folder = '', mode, name]: readonly string[]): Promise<void> => {
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined) throw new Error(`no such kind: ${String(name)}`);
  const { ports } = await deviceIn(folder, mode as JournalMode, true);
  await PLAYERS[kind]({ ports: telling(ports), text: readFileSync(join(folder, FILE), 'utf8') });
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
