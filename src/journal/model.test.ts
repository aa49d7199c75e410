import fc from 'fast-check';
import { nlc } from '../rules/nlc/index';
import type { NlcState } from '../rules/nlc/index';
import { opened, playing, testPorts } from '../testkit/ports';
import { keysOf } from '../testkit/rows';
import { decodeEntry } from './decode-entry';
import type { Keyring } from './keyring';
import { openJournal } from './open-journal';
import type { Ports } from '../session/ports';
import type { GameRow, Row } from './store';

type Move = Readonly<{ do: 'play' | 'undo' | 'redo' | 'correct' | 'rest' | 'reopen' | 'history'; n: number }>;

const moves = (plays: number): fc.Arbitrary<Move> =>
  fc.oneof(
    { weight: plays, arbitrary: fc.record({ do: fc.constant('play' as const), n: fc.nat(30) }) },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const), n: fc.nat() }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('correct' as const), n: fc.nat(1000) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('rest' as const, 'reopen' as const, 'history' as const),
        n: fc.nat(),
      }),
    },
  );

/** Real plays of NLC: mostly steps that can be undone, now and then a desk opened or closed, which cannot. */
const STEPS = ['reinforcements', 'command-first', 'command-second', 'prepare', 'initial', 'selection', 'turnEnd'];
const commandFor = (n: number) =>
  n === 0
    ? { type: 'OpenDesk', side: 'first' }
    : n === 1
      ? { type: 'CloseDesk' }
      : { type: 'GoToStep', step: STEPS[n % 7] };

/** The naive model: what every play left behind, which can be taken back, which brought back. Nothing is ever folded. */
type Place = Readonly<{ seq: number; view: string; from: Place | null; floor: boolean }>;
type Model = Readonly<{ here: Place; count: number; undone: readonly Place[]; places: ReadonlyMap<number, Place> }>;
type Session = Awaited<ReturnType<typeof opened>>;
type Does = (model: Model, session: Session, n: number) => Promise<Model>;

const shown = (session: Session): string => JSON.stringify(session.getState().view);

const play: Does = async (model, session, n) => {
  if (!(await session.dispatch(commandFor(n)))) return model;
  const here = { seq: model.count + 1, view: shown(session), from: model.here, floor: n <= 1 };
  return { here, count: here.seq, undone: [], places: new Map(model.places).set(here.seq, here) };
};

const undo: Does = async (model, session) => {
  const { here, count, undone } = model;
  const back = here.floor ? null : here.from;
  expect(await session.undo()).toBe(back !== null);
  return back === null ? model : { ...model, here: back, count: count + 1, undone: [here, ...undone] };
};

const redo: Does = async (model, session) => {
  const [next, ...undone] = model.undone;
  expect(await session.redo()).toBe(next !== undefined);
  return next === undefined ? model : { ...model, here: next, count: model.count + 1, undone };
};

const correct: Does = async (model, session, n) => {
  const to = 1 + (n % (model.count + 1));
  const target = to < model.count ? model.places.get(to) : undefined;
  expect(await session.correct(to, 'as agreed')).toBe(target !== undefined);
  return target === undefined
    ? model
    : { ...model, here: { ...target, floor: true }, count: model.count + 1, undone: [] };
};

const rest: Does = async (model, session) => {
  await session.rest();
  return model;
};

/** The plays that the history calls live are those that led here, over all its pages. */
const history: Does = async (model, session) => {
  const led = new Set<number>();
  for (let at: Place | null = model.here; at !== null; at = at.from) led.add(at.seq);
  const live: number[] = [];
  let page = await session.history();
  for (;;) {
    live.push(...page.items.filter((item) => item.kind === 'play' && item.live).map(({ seq }) => seq));
    if (page.next === null) break;
    page = await session.history(page.next);
  }
  expect(new Set(live)).toEqual(led);
  return model;
};

const DOES: Readonly<Record<Exclude<Move['do'], 'reopen'>, Does>> = { play, undo, redo, correct, rest, history };

const run = async (script: readonly Move[]): Promise<void> => {
  const { ports, game, session: first } = await playing(testPorts(3));
  let session = first;
  const root: Place = { seq: 1, view: shown(session), from: null, floor: true };
  let model: Model = { here: root, count: 1, undone: [], places: new Map([[1, root]]) };
  for (const move of script) {
    if (move.do === 'reopen') session = await opened(ports, game);
    else model = await DOES[move.do](model, session, move.n);
    const { here, count, undone } = model;
    expect(shown(session)).toBe(here.view);
    expect(session.getState()).toMatchObject({ count, canUndo: !here.floor, canRedo: undone.length > 0 });
  }
  await replayIsLive(ports, game);
};

/** The state after reopening is the state of the events on the live branch, one after the other, from the start. */
const replayIsLive = async (ports: Ports, game: GameRow): Promise<void> => {
  const keys = await keysOf(ports, game);
  const opening = await openJournal(ports, game, nlc, keys);
  if (opening.kind !== 'open') throw new Error(opening.kind);
  const { timeline, damage } = opening.journal;
  expect(damage).toBeNull();
  const rows = await ports.store.readRows(game.key, 1, 100_000);
  expect(timeline.here.state).toEqual(branchState(rows, timeline.here.seq, keys));
  expect(JSON.parse(JSON.stringify(timeline.here.state))).toEqual(timeline.here.state);
};

const branchState = (rows: readonly Row[], seq: number, keys: Keyring): NlcState => {
  const row = rows[seq - 1];
  if (row === undefined) return nlc.start;
  const entry = decodeEntry(row, nlc, keys);
  if (entry.kind !== 'ok' || entry.value.kind !== 'play') throw new Error(`row ${String(seq)} is no play`);
  const { parts, from } = entry.value;
  return parts
    .flatMap(({ scope, events }) => events.map((event) => ({ scope, event })))
    .reduce((state, { scope, event }) => nlc.evolve(state, scope, event), branchState(rows, from, keys));
};

test('play, undo, redo, correct, reopen in any order: the naive model and the journal agree at every step', async () => {
  await fc.assert(fc.asyncProperty(fc.array(moves(12), { minLength: 1, maxLength: 60 }), run), { numRuns: 60 });
});

test('the same over long games, where memory and checkpoints come into it', async () => {
  const long = fc.array(moves(40), { minLength: 200, maxLength: 320, size: 'max' });
  await fc.assert(fc.asyncProperty(long, run), { numRuns: 12 });
});

test('long runs of undo and redo across checkpoints', async () => {
  const once: Move = { do: 'play', n: 5 };
  const plays = Array.from({ length: 210 }, (_, i): Move => ({ do: 'play', n: 2 + (i % 7) }));
  const back = Array.from({ length: 205 }, (): Move => ({ do: 'undo', n: 0 }));
  const forth = Array.from({ length: 100 }, (): Move => ({ do: 'redo', n: 0 }));
  const reopen: Move = { do: 'reopen', n: 0 };
  await run([...plays, reopen, ...back, reopen, ...forth, { do: 'rest', n: 0 }, reopen, once, { do: 'history', n: 0 }]);
});

test('a correction stays a floor when the next play’s state comes from a checkpoint', async () => {
  const plays = Array.from({ length: 70 }, (_, i): Move => ({ do: 'play', n: 2 + (i % 7) }));
  const undos = Array.from({ length: 72 }, (): Move => ({ do: 'undo', n: 0 }));
  const once: Move = { do: 'play', n: 9 };
  await run([
    once,
    once,
    once,
    { do: 'correct', n: 1 },
    once,
    { do: 'rest', n: 0 },
    ...plays,
    { do: 'reopen', n: 0 },
    ...undos,
  ]);
});
