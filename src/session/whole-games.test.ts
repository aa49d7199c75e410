import { SIDES } from '../engine/sides';
import type { Seat } from '../engine/sides';
import { reresolve } from '../journal/reresolve';
import { canonical } from '../packs/json-text';
import { mop } from '../rules/mop/index';
import { n20 } from '../rules/n20/index';
import { nlc } from '../rules/nlc/index';
import { madeGame, opened, testPorts } from '../testkit/ports';
import { ALL_TAPS, SECRET_TAPS, anyTap } from '../testkit/random-player';
import type { Tap } from '../testkit/taps/tap';
import { randomGame } from '../testkit/random-setups';
import { keysOf, rowsOf } from '../testkit/rows';
import { seeded } from '../testkit/seeded';
import type { RuleSetId } from '../rules/list';

/**
 * Whole games with everything in them, through real sessions: played with the desks open and again with a PIN on each, undone,
 * brought back, corrected, and opened anew.
 */
type Session = Awaited<ReturnType<typeof opened>>;

/** Sits down as a player does: where a desk is locked, with its PIN. */
const sit = async (session: Session, seat: Seat): Promise<void> => {
  if (session.getState().seat === seat) return;
  if (seat !== 'table' && seat !== 'solo' && session.lockState(seat).kind === 'locked')
    expect(await session.unlock(seat, seat)).toEqual({ kind: 'open' });
  expect(session.takeSeat(seat)).toBe(true);
};

/** Fields may come in another order out of the journal; that is no difference. */
const tableOf = async (session: Session): Promise<string> => {
  await sit(session, 'table');
  return canonical(session.getState().view);
};

const desksOf = async (session: Session): Promise<readonly string[]> => {
  const desks: string[] = [];
  for (const side of SIDES) {
    await sit(session, side);
    const { items } = await session.history();
    const lines = items.map(({ seq, kind, live, barrier, events }) => [seq, kind, live, barrier, events]);
    desks.push(canonical([session.getState().view, lines]));
  }
  await sit(session, 'table');
  return desks;
};

/** The views that undo may come back to: since the last play past which there is none. */
type Back = { views: string[]; undone: string[] };

/** After undo and redo the table is as it was then; past a barrier there is no way back. */
const backAndForth = async (session: Session, back: Back): Promise<boolean> => {
  const { views, undone } = back;
  const canUndo = views.length > 1;
  expect(session.getState().canUndo).toBe(canUndo);
  expect(await session.undo()).toBe(canUndo);
  if (canUndo) undone.push(views.pop() ?? '');
  expect(await tableOf(session)).toBe(views.at(-1));
  return canUndo;
};

const bringBack = async (session: Session, { views, undone }: Back): Promise<void> => {
  const next = undone.pop();
  expect(session.getState().canRedo).toBe(next !== undefined);
  expect(await session.redo()).toBe(next !== undefined);
  if (next !== undefined) views.push(next);
  expect(await tableOf(session)).toBe(views.at(-1));
};

type Played = Readonly<{
  shown: readonly string[];
  desks: readonly string[];
  plays: ReadonlyMap<string, number>;
  undone: number;
  ports: ReturnType<typeof testPorts>;
  game: Awaited<ReturnType<typeof madeGame>>;
}>;

const TAPS = 85;

const played = async (rules: RuleSetId, seed: number, locked: boolean): Promise<Played> => {
  const chance = seeded(seed);
  const ports = testPorts(seed);
  const game = await madeGame(ports, rules, randomGame(chance));
  let session = await opened(ports, game);
  for (const side of SIDES) {
    await sit(session, side);
    expect(await session.setPin(side, side)).toMatchObject({ kind: 'set' });
    if (!locked) expect(await session.removePin(side)).toMatchObject({ kind: 'set' });
  }
  await sit(session, 'table');
  const shown: string[] = [];
  const plays = new Map<string, number>();
  let undone = 0;
  let back: Back = { views: [await tableOf(session)], undone: [] };
  const dispatched = async ({ seat, command }: Tap): Promise<void> => {
    await sit(session, seat);
    const done = await session.dispatch(command);
    const { refusal, last } = session.getState();
    shown.push(JSON.stringify([seat, command, done, refusal, session.getState().asks]));
    session.dismiss();
    session.cancelAsk();
    if (!done) return;
    plays.set(command.type, (plays.get(command.type) ?? 0) + 1);
    // Whoever has seen dice fall cannot have them fall again.
    if ((last?.rolls ?? []).length > 0) expect(session.getState().canUndo).toBe(false);
    const view = await tableOf(session);
    back = { views: session.getState().canUndo ? [...back.views, view] : [view], undone: [] };
    shown.push(view);
  };
  for (let i = 0; i < TAPS; i++) {
    await sit(session, 'table');
    const coming = anyTap(session.getState().view, chance, seed % 2 === 0 ? ALL_TAPS : SECRET_TAPS);
    await sit(session, coming.at);
    await dispatched(coming.tap(session.getState().view));
    await sit(session, 'table');
    if (chance.once(6) && (await backAndForth(session, back))) undone += 1;
    if (chance.once(8)) await bringBack(session, back);
    if (chance.once(50) && (await session.correct(chance.roll(session.getState().count), 'again')))
      back = { views: [await tableOf(session)], undone: [] };
    const { count, canUndo, canRedo } = session.getState();
    shown.push(JSON.stringify([count, canUndo, canRedo]));
    if (chance.once(25)) {
      session = await opened(ports, game);
      // What was undone and not brought back is not offered again.
      back = { ...back, undone: session.getState().canRedo ? back.undone : [] };
    }
  }
  return { shown, desks: await desksOf(session), plays, undone, ports, game };
};

const RULES = { nlc, mop, n20 } as const;

/** What must have been played, or nothing is said of it. */
const MUST: Readonly<Record<RuleSetId, readonly string[]>> = {
  nlc: ['GiveToProcedure', 'LoseStep', 'NextTurn'],
  mop: ['DrawCard', 'PlayCard', 'BeginHiddenMarch', 'NameWeather', 'MoveArrival'],
  n20: ['SetUpEvents', 'DrawEvent', 'ResolveEvent'],
};

const GAMES: readonly (readonly [RuleSetId, number])[] = [
  ['nlc', Number(process.env['SEEDS'] ?? 4)],
  ['mop', Number(process.env['SEEDS'] ?? 9)],
  ['n20', Number(process.env['SEEDS'] ?? 9)],
];

test.each(GAMES)(
  '%s with everything in it, over %i random games: with PINs as without, undone as before, opened anew and decided again the same',
  async (rules, seeds) => {
    const plays = new Map<string, number>();
    let undone = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const open = await played(rules, seed, false);
      const locked = await played(rules, seed, true);
      open.shown.forEach((shown, i) => {
        expect(locked.shown[i]).toBe(shown);
      });
      expect(locked.desks).toEqual(open.desks);
      for (const { ports, game } of [open, locked]) {
        const again = await opened(ports, game);
        expect(again.getState().damage).toBeNull();
        expect(await desksOf(again)).toEqual(open.desks);
      }
      const rows = await rowsOf(open.ports, open.game.key);
      expect(reresolve(RULES[rules] as typeof nlc, rows, await keysOf(open.ports, open.game))).toEqual([]);
      undone += open.undone;
      for (const [type, times] of open.plays) plays.set(type, (plays.get(type) ?? 0) + times);
    }
    if (process.env['WIDE'] !== undefined)
      process.stdout.write(`${rules} ${String(undone)} ${JSON.stringify([...plays])}\n`);
    expect(undone).toBeGreaterThan(seeds);
    expect(MUST[rules].filter((type) => !plays.has(type))).toEqual([]);
  },
);
