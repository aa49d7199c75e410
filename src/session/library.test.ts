import { writeGameFile } from '../journal/transfer';
import { battle, formation } from '../testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../testkit/ports';
import { rowsOf } from '../testkit/rows';
import { TRASH_DAYS, daysLeft, listGames, restoreGame, trashGame } from './game-list';
import { duplicateGame, exportGame, importGame, newGame, renameGame } from './library';

const DAY = 24 * 60 * 60 * 1000;

const played = async (ports = testPorts(), setup = battle()) => {
  const game = await madeGame(ports, 'nlc', setup);
  const session = await opened(ports, game);
  await session.dispatch({ type: 'FillCup' });
  await session.dispatch({ type: 'DrawChit' });
  await session.dispatch({ type: 'GoToStep', step: 'turnEnd' });
  await session.undo();
  return { ports, game, session };
};
const made = (answer: Awaited<ReturnType<typeof importGame>>): string => {
  if (answer.kind !== 'made') throw new Error(JSON.stringify(answer));
  return answer.key;
};

describe('a new game', () => {
  test.each(['nlc', 'mop', 'n20'] as const)('%s: its first entry is its set-up, and it opens', async (rules) => {
    const ports = testPorts();
    const game = await madeGame(ports, rules, battle({ cup: rules === 'n20' ? 'none' : 'one' }));
    expect(game).toMatchObject({ rules, name: 'Ligny', trashedAt: null });
    expect((await opened(ports, game)).getState()).toMatchObject({
      count: 1,
      canUndo: false,
      damage: null,
      view: { rules },
    });
    expect(await ports.heads.read(game.key)).toMatchObject({ count: 1 });
  });

  test('with a fault in its set-up is not made at all', async () => {
    const ports = testPorts();
    const twice = battle({ formations: [formation('a', 'first'), formation('a', 'first')] });
    expect(await newGame(ports, 'nlc', 'x', twice)).toMatchObject({ kind: 'refused', refusal: { code: 'ID_TWICE' } });
    expect(await newGame(ports, 'nlc', 'x', battle({ turns: [] }))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'NOT_UNDERSTOOD' },
    });
    expect(await ports.store.listGames()).toEqual([]);
  });

  test('on a full disk is not made, and nothing is left behind', async () => {
    const ports = testPorts();
    const full = {
      ...ports,
      store: { ...ports.store, createGame: () => Promise.resolve({ kind: 'failed', reason: 'full' } as const) },
    };
    expect(await newGame(full, 'nlc', 'x', battle())).toEqual({ kind: 'failed' });
    expect(await ports.store.listGames()).toEqual([]);
  });
});

test('a name is trimmed and kept within bounds', async () => {
  const { ports, game } = await played();
  await renameGame(ports, game.key, `  Wavre ${'x'.repeat(300)}`);
  expect((await gameOf(ports, game.key)).name).toHaveLength(200);
});

describe('a name that cannot be read, or turns round what stands beside it', () => {
  const NASTY = '\u202eLigny\u2066\u200b \n\ud800Wavre\u0007';

  test('is put right wherever a game gets one', async () => {
    const ports = testPorts();
    await newGame(ports, 'nlc', NASTY, battle());
    const [game] = await ports.store.listGames();
    if (game === undefined) throw new Error('no game');
    await duplicateGame(ports, game, `${NASTY} (copy)`);
    const rows = await rowsOf(ports, game.key);
    const text = writeGameFile({ ...game, name: NASTY }, rows, await ports.store.readLocks(game.key));
    made(await importGame(ports, text));
    const names = (await ports.store.listGames()).map(({ name }) => name);
    expect(names.sort()).toEqual(['Ligny Wavre', 'Ligny Wavre', 'Ligny Wavre (copy)']);
    await renameGame(ports, game.key, `${NASTY} II`);
    expect((await gameOf(ports, game.key)).name).toBe('Ligny Wavre II');
  });

  test('is never blank', async () => {
    const { ports, game } = await played();
    await renameGame(ports, game.key, ' \u200b\u3164 ');
    expect((await gameOf(ports, game.key)).name).toBe('Ligny');
    const key = made(await newGame(ports, 'nlc', '\u202e', battle()));
    expect((await gameOf(ports, key)).name).toBe('Game');
  });

  test('is put right in the set-up that a game begins with', async () => {
    const named = battle({ formations: [formation('f1', 'first', { name: 'I\u202e Corps', leader: '\u200bReille' })] });
    const { session } = await played(testPorts(), named);
    expect(session.getState().view.setup.formations).toMatchObject([{ name: 'I Corps', leader: 'Reille' }]);
  });
});

test('a copy is a game of its own with the same past; both go on apart', async () => {
  const { ports, game, session } = await played();
  const key = made(await duplicateGame(ports, game, 'Ligny, what if'));
  const copy = await opened(ports, await gameOf(ports, key));
  expect(copy.getState().view).toEqual(session.getState().view);
  await copy.dispatch({ type: 'DrawChit' });
  // One row more says that a copy was made; in the copy another says that it is one, and another whose curtains were raised.
  expect([copy.getState().count, session.getState().count]).toEqual([7, 5]);
  expect(await rowsOf(ports, game.key)).toHaveLength(6);
  expect((await opened(ports, game)).getState().damage).toBeNull();
});

test('the good part of a game can be taken on alone', async () => {
  const { ports, game } = await played();
  const copy = await opened(ports, await gameOf(ports, made(await duplicateGame(ports, game, 'good part', 3))));
  expect(copy.getState()).toMatchObject({ count: 4, damage: null, view: { cup: { total: 4 } } });
});

describe('the trash', () => {
  test('keeps a game 30 days, gives it back, and then lets it go', async () => {
    let now = 1_800_000_000_000;
    const { ports, game } = await played(testPorts(1, { now: () => now }));
    const kept = await madeGame(ports);
    await trashGame(ports, game.key);
    expect(await listGames(ports)).toMatchObject({
      games: [{ key: kept.key }],
      trash: [{ key: game.key, trashedAt: now }],
    });
    now += (TRASH_DAYS - 1) * DAY;
    expect((await listGames(ports)).trash).toHaveLength(1);
    await restoreGame(ports, game.key);
    now += 5 * DAY;
    expect((await listGames(ports)).games).toHaveLength(2);
    await trashGame(ports, game.key);
    now += TRASH_DAYS * DAY;
    expect((await listGames(ports)).trash).toHaveLength(1);
    now += 1;
    expect(await listGames(ports)).toMatchObject({ games: [{ key: kept.key }], trash: [] });
    expect(await rowsOf(ports, game.key)).toEqual([]);
  });

  test('says how many days are left', () => {
    const trashed = 1_000_000;
    expect([0, 1, DAY, 29.5 * DAY, 30 * DAY, 40 * DAY].map((passed) => daysLeft(trashed, trashed + passed))).toEqual([
      30, 30, 29, 1, 0, 0,
    ]);
  });
});

describe('export and import', () => {
  test('a game goes to another phone and is the same there: view, history, undo', async () => {
    const { ports, game, session } = await played();
    const text = await exportGame(ports, game);
    const other = testPorts(9);
    const arrived = await opened(other, await gameOf(other, made(await importGame(other, text))));
    expect(arrived.getState().view).toEqual(session.getState().view);
    expect(arrived.getState()).toMatchObject({ count: 7, canRedo: true, damage: null });
    const plays = (await arrived.history()).items.filter(({ ofChain }) => ofChain === null);
    expect(plays).toEqual((await session.history()).items);
    expect(await arrived.redo()).toBe(true);
    expect(arrived.getState().view.step).toBe(6);
  });

  test('into the same phone it becomes a second game and touches nothing', async () => {
    const { ports, game } = await played();
    const text = await exportGame(ports, game);
    const before = await rowsOf(ports, game.key);
    const key = made(await importGame(ports, text));
    expect(key).not.toBe(game.key);
    expect(await rowsOf(ports, game.key)).toEqual(before);
    const [copy, last] = [(await rowsOf(ports, key)).slice(0, -1), (await rowsOf(ports, key)).at(-1)];
    expect(copy).toEqual(before);
    expect(last?.body).toMatch(/^\{"kind":"copy"/);
  });

  test('what is refused changes nothing', async () => {
    const { ports, game } = await played();
    const text = await exportGame(ports, game);
    const before = await ports.store.listGames();
    const bad = [
      '',
      'PK\u0003\u0004',
      text.slice(0, -40),
      text.replace('"rules":"nlc"', '"rules":"xyz"'),
      text.replace('CupFilled', 'CupTilted'),
    ];
    const answers = await Promise.all(bad.map((file) => importGame(ports, file)));
    expect(answers.map((answer) => (answer.kind === 'fault' ? answer.fault.kind : answer.kind))).toEqual([
      'notOurs',
      'compressed',
      'truncated',
      'unknownRules',
      'edited',
    ]);
    expect(await ports.store.listGames()).toEqual(before);
  });

  test('a damaged game is exported whole, and refused where it is to be taken in', async () => {
    const { ports, game } = await played();
    const rows = (await rowsOf(ports, game.key)).map((row) => (row.seq === 3 ? { ...row, body: `${row.body} ` } : row));
    const damaged = {
      ...ports,
      store: { ...ports.store, readRows: (_: string, from: number) => Promise.resolve(rows.slice(from - 1)) },
    };
    const text = await exportGame(damaged, game);
    expect(text.split('\n')).toHaveLength(rows.length + 3);
    expect(await importGame(ports, text)).toEqual({ kind: 'fault', fault: { kind: 'edited', line: 4 } });
  });
});
