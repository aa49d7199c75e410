import type { AppendResult, JournalStore } from '../journal/store';
import { battle } from '../testkit/battle';
import { madeGame, opened, playing, testPorts, withStore } from '../testkit/ports';
import { rowsOf } from '../testkit/rows';
import { listGames, trashGame } from './game-list';
import { duplicateGame, exportGame, importGame, newGame } from './library';

/** A disk that goes wrong from now on, and can be mended. */
const faulty = async (fault: () => Promise<AppendResult>) => {
  const sound = testPorts();
  const game = await madeGame(sound);
  let broken = true;
  const append: JournalStore['append'] = (...args) => (broken ? fault() : sound.store.append(...args));
  const session = await opened(withStore(sound, { append }), game);
  const mend = (): void => {
    broken = false;
  };
  return { session, game, ports: sound, mend };
};

test.each<[string, () => Promise<AppendResult>, string]>([
  ['a full disk', () => Promise.resolve({ kind: 'failed', reason: 'full' }), 'full'],
  ['a failing disk', () => Promise.resolve({ kind: 'failed', reason: 'failing' }), 'failing'],
  ['somebody else wrote in between', () => Promise.resolve({ kind: 'conflict', count: 9 }), 'conflict'],
])('%s: the play is refused, the screen stays as it was, and can be used again', async (_, fault, failure) => {
  const { session, game, ports, mend } = await faulty(fault);
  const before = session.getState();
  expect(await session.dispatch({ type: 'GoToStep', step: 'prepare' })).toBe(false);
  expect(session.getState()).toEqual({ ...before, failure });
  expect(await rowsOf(ports, game.key)).toHaveLength(1);
  mend();
  expect(await session.dispatch({ type: 'GoToStep', step: 'prepare' })).toBe(true);
  expect(session.getState()).toMatchObject({ failure: null, count: 2, busy: false });
  const again = await opened(ports, game);
  expect(again.getState()).toMatchObject({ damage: null, count: 2, view: session.getState().view });
});

test('undo, redo and correction are refused likewise', async () => {
  const { session, ports, game, mend } = await faulty(() => Promise.resolve({ kind: 'failed', reason: 'full' }));
  mend();
  await session.dispatch({ type: 'GoToStep', step: 'prepare' });
  await session.dispatch({ type: 'GoToStep', step: 'initial' });
  await session.undo();
  const broken = await opened(
    withStore(ports, { append: () => Promise.resolve({ kind: 'failed', reason: 'full' }) }),
    game,
  );
  const { view } = broken.getState();
  for (const act of [broken.undo, broken.redo, () => broken.correct(1, 'why')]) {
    expect(await act()).toBe(false);
    expect(broken.getState()).toMatchObject({ failure: 'full', count: 4, busy: false });
    expect(broken.getState().view).toEqual(view);
  }
});

test('a disk that throws is a failure on screen, and the session goes on', async () => {
  const { session, mend } = await faulty(() => Promise.reject(new Error('the database is closed')));
  expect(await session.dispatch({ type: 'GoToStep', step: 'prepare' })).toBe(false);
  expect(session.getState()).toMatchObject({ failure: 'failing', busy: false, count: 1 });
  mend();
  expect(await session.dispatch({ type: 'GoToStep', step: 'prepare' })).toBe(true);
  expect(session.getState()).toMatchObject({ failure: null, count: 2 });
});

test('the head outside cannot be written: the play is on disk, so it counts, and the next one follows it', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const heads = { ...ports.heads, write: () => Promise.reject(new Error('keychain locked')) };
  const session = await opened({ ...ports, heads }, game);
  expect(await session.dispatch({ type: 'GoToStep', step: 'prepare' })).toBe(true);
  expect(await session.dispatch({ type: 'GoToStep', step: 'initial' })).toBe(true);
  expect(session.getState()).toMatchObject({ count: 3, failure: null, busy: false });
  expect((await opened(ports, game)).getState()).toMatchObject({ count: 3, damage: null });
});

describe('a keeper of heads that refuses', () => {
  const refusing = () => {
    const sound = testPorts();
    const no = () => Promise.reject(new Error('storage denied'));
    return { sound, ports: { ...sound, heads: { read: no, write: no, forget: no, note: no, known: no, list: no } } };
  };

  test('a new game, a copy and a game from a file are there once each, open, and say that a loss would go unnoticed', async () => {
    const { sound, ports } = refusing();
    const made = await newGame(ports, 'nlc', 'Ligny', battle());
    expect(made).toMatchObject({ kind: 'made', unwatched: true });
    const [game] = await sound.store.listGames();
    if (game === undefined) throw new Error('no game');
    expect(await duplicateGame(ports, game, 'Copy')).toMatchObject({ kind: 'made', unwatched: true });
    expect(await importGame(ports, await exportGame(ports, game))).toMatchObject({ kind: 'made', unwatched: true });
    const games = await sound.store.listGames();
    expect(games).toHaveLength(3);
    for (const one of games) {
      const session = await opened(ports, one);
      expect(session.getState()).toMatchObject({ damage: null, watch: 'refused' });
      expect(await session.dispatch({ type: 'NextTurn' })).toBe(true);
    }
  });

  test('in play it is said until it is put away, and then not again before the game is opened anew', async () => {
    const { ports } = refusing();
    const { session, game } = await playing(ports);
    session.dismiss();
    expect(session.getState().watch).toBe('told');
    await session.dispatch({ type: 'GoToStep', step: 'prepare' });
    expect(session.getState().watch).toBe('told');
    expect((await opened(ports, game)).getState().watch).toBe('refused');
  });

  test('a keeper that keeps again is no longer complained of, and has the newest head', async () => {
    const { sound, ports } = refusing();
    const game = await madeGame(ports);
    const session = await opened({ ...ports, heads: { ...ports.heads, write: sound.heads.write } }, game);
    expect(session.getState().watch).toBe('kept');
    await session.dispatch({ type: 'GoToStep', step: 'prepare' });
    expect(await sound.heads.read(game.key)).toMatchObject({ count: 2 });
  });

  test('games past their days go although their heads cannot be forgotten', async () => {
    const { sound, ports } = refusing();
    const game = await madeGame(ports);
    await trashGame({ ...sound, now: () => 1 }, game.key);
    expect(await listGames(ports)).toEqual({ games: [], trash: [] });
  });

  test('a game whose end is missing keeps the head that tells of it', async () => {
    const ports = testPorts();
    const game = await madeGame(ports);
    await ports.heads.write(game.key, { count: 9, hash: 'lost' });
    expect((await opened(ports, game)).getState()).toMatchObject({ damage: { kind: 'truncated' }, watch: 'kept' });
    expect(await ports.heads.read(game.key)).toEqual({ count: 9, hash: 'lost' });
  });
});

test('a checkpoint that cannot be saved hurts nobody', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const session = await opened(withStore(ports, { saveCheckpoint: () => Promise.reject(new Error('full')) }), game);
  await session.rest();
  for (let i = 0; i < 120; i++) await session.dispatch({ type: 'GoToStep', step: i % 2 === 0 ? 'prepare' : 'initial' });
  expect(session.getState()).toMatchObject({ count: 121, failure: null });
});

test('a damaged game is shown, but not played on', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const session = await opened(ports, game);
  await session.dispatch({ type: 'GoToStep', step: 'prepare' });
  const rows = await rowsOf(ports, game.key);
  const bad = rows.map((row) => (row.seq === 2 ? { ...row, body: `${row.body} ` } : row));
  const found = withStore(ports, { readRows: (_, from) => Promise.resolve(bad.slice(from - 1)) });
  const damaged = await opened(found, game);
  expect(damaged.getState()).toMatchObject({
    damage: { kind: 'broken', good: 1, count: 2 },
    count: 1,
    view: { step: 0 },
  });
  for (const act of [
    () => damaged.dispatch({ type: 'GoToStep', step: 'initial' }),
    damaged.undo,
    () => damaged.correct(1, ''),
  ])
    expect(await act()).toBe(false);
  expect(damaged.getState()).toMatchObject({ refusal: { code: 'GAME_IS_DAMAGED' }, busy: false });
  expect(await rowsOf(ports, game.key)).toHaveLength(2);
});

test('damage found by the check in the background stops play as well', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const session = await opened(ports, game);
  await session.dispatch({ type: 'GoToStep', step: 'prepare' });
  await session.verify();
  expect(session.getState().damage).toBeNull();
  let flipped = false;
  const readRows: JournalStore['readRows'] = async (...args) =>
    (await ports.store.readRows(...args)).map((row) =>
      flipped && row.seq === 2 ? { ...row, body: `${row.body} ` } : row,
    );
  const watched = await opened(withStore(ports, { readRows }), game);
  flipped = true;
  await watched.verify();
  expect(watched.getState()).toMatchObject({ damage: { kind: 'broken', good: 1, count: 2 } });
  expect(await watched.dispatch({ type: 'GoToStep', step: 'initial' })).toBe(false);
});

test('a trash that cannot be emptied keeps what is in it, and the list of games is there', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  await ports.store.updateGame(game.key, { trashedAt: 1 });
  const full = withStore(ports, { purgeTrash: () => Promise.reject(new Error('full')) });
  expect((await listGames(full)).trash).toMatchObject([{ key: game.key }]);
  expect((await listGames(ports)).trash).toEqual([]);
});
