import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeEntry } from '../journal/decode-entry';
import { openJournal } from '../journal/open-journal';
import { decodeLock } from '../secrecy/decode-lock';
import { openNodeDatabase } from '../storage/node/open-node-database';
import { openSqlStore } from '../storage/sql/open-sql-store';
import { gameOf, madeGame, opened, testPorts, testVault, withStore } from '../testkit/ports';
import { asFormat2, keysOf, rowsOf } from '../testkit/rows';
import { LINES, openLines } from '../testkit/secret-orders';
import type { LineSession } from '../testkit/secret-orders';
import { duplicateGame, exportGame, exportGameWithCode, importGame } from './library';
import type { SheetPorts } from './sheets';

const [EARLY, LATE] = ['before the key', 'after the key'];

const made = (result: Readonly<{ kind: string; key?: string }>): string => {
  if (result.key === undefined) throw new Error(JSON.stringify(result));
  return result.key;
};
const writes = async (session: LineSession, text: string): Promise<void> => {
  expect(session.takeSeat('first')).toBe(true);
  expect(await session.dispatch({ type: 'WriteLine', text })).toBe(true);
};
const codeOf = (set: Awaited<ReturnType<LineSession['setPin']>>): string => {
  if (set.kind !== 'set' || set.code === null) throw new Error(set.kind);
  return set.code;
};
const taken = async (ports: SheetPorts, text: string) => gameOf(ports, made(await importGame(ports, text)));

/** A line, and what was made of the game then; a PIN, another line, and the game as a file. */
const withPinBetween = async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const session = await openLines(ports, game);
  await writes(session, EARLY);
  const early = await exportGame(ports, game, session);
  const earlyCoded = await exportGameWithCode(ports, game, { session });
  const copy = await gameOf(ports, made(await duplicateGame(ports, game, 'before')));
  const again = await openLines(ports, game);
  again.takeSeat('first');
  const code = codeOf(await again.setPin('first', '4711'));
  await writes(again, LATE);
  return { ports, game, session: again, code, early, earlyCoded, copy };
};

/** The head of one file before the rows of another: all it takes is a text editor. */
const spliced = (head: string, rows: string): string =>
  [head.slice(0, head.indexOf('\n')), rows.slice(rows.indexOf('\n') + 1)].join('\n');

describe('decision 0009: a PIN comes with a key of its own', () => {
  test('the lock of an earlier file opens nothing that was written after it', async () => {
    const { ports, game, session: late, early } = await withPinBetween();
    const lateRows = asFormat2(await exportGame(ports, game, late));
    const answer = await importGame(ports, spliced(asFormat2(early), lateRows));
    const session = await openLines(ports, await gameOf(ports, made(answer)));
    expect(session.lockState('first')).toEqual({ kind: 'olderLock' });
    expect(session.takeSeat('first')).toBe(false);
    expect(JSON.stringify([session.getState(), (await session.history()).items])).not.toContain(LATE);
  });

  test('nor does the lock of an earlier copy, put beside the game itself', async () => {
    const { ports, game, copy } = await withPinBetween();
    const old = await ports.store.readLocks(copy.key);
    const session = await openLines(withStore(ports, { readLocks: () => Promise.resolve(old) }), game);
    expect(session.lockState('first')).toEqual({ kind: 'olderLock' });
    expect(await session.unlock('first', '4711')).toEqual({ kind: 'olderLock' });
    expect(session.takeSeat('first')).toBe(false);
    expect(await session.dispatch({ type: 'FillCup' })).toBe(true);
  });

  test('nor an earlier file’s code on another device', async () => {
    const { ports, game, session: late, earlyCoded } = await withPinBetween();
    const other = testPorts(2, { vault: testVault(99) });
    const answer = await importGame(
      other,
      spliced(asFormat2(earlyCoded.text), asFormat2(await exportGame(ports, game, late))),
    );
    const session = await openLines(other, await gameOf(other, made(answer)));
    await session.recover('game', earlyCoded.code ?? '');
    expect(session.takeSeat('first')).toBe(false);
    expect(JSON.stringify([session.getState(), (await session.history()).items])).not.toContain(LATE);
  });

  test('changed, it has another: the PIN and the code of before open nothing new, and the new ones all of it', async () => {
    const { ports, game, session, code } = await withPinBetween();
    const before = await exportGame(ports, game, session);
    const renewed = codeOf(await session.setPin('first', '0815'));
    await writes(session, 'last');
    expect(renewed).not.toBe(code);
    const again = await openLines(ports, game);
    expect(await again.unlock('first', '4711')).toMatchObject({ kind: 'wrongPin' });
    expect(await again.recover('first', code)).toEqual({ kind: 'wrongCode' });
    expect(await again.recover('first', renewed)).toEqual({ kind: 'open' });
    again.takeSeat('first');
    expect(again.getState().view.lines).toEqual([EARLY, LATE, 'last']);
    const old = await importGame(ports, spliced(asFormat2(before), asFormat2(await exportGame(ports, game, session))));
    const copy = await openLines(ports, await gameOf(ports, made(old)));
    expect(await copy.unlock('first', '4711')).toEqual({ kind: 'olderLock' });
    expect(copy.takeSeat('first')).toBe(false);
  });

  test('taken off, it leaves the key as it is; the game opens by itself with all that was written', async () => {
    const { ports, game, session } = await withPinBetween();
    const count = session.getState().count;
    expect(await session.removePin('first')).toEqual({ kind: 'set', code: null });
    expect(session.getState().count).toBe(count);
    const again = await openLines(ports, game, 'first');
    expect(again.getState()).toMatchObject({ seat: 'first', view: { lines: [EARLY, LATE] } });
    expect(again.lockState('first')).toMatchObject({ pin: false, keys: 2 });
  });
});

describe('decision 0009: which key a row is sealed with is a fact of the chain', () => {
  test('it is told in the history and turned back by no undo; what was written before can still be taken back', async () => {
    const { session } = await withPinBetween();
    expect((await session.history()).items.map(({ kind }) => kind)).toEqual([
      'play',
      'chain',
      'chain',
      'chain',
      'play',
      'play',
    ]);
    expect(await session.undo()).toBe(true);
    expect(await session.undo()).toBe(true);
    expect(session.getState().view.lines).toEqual([]);
    expect(await session.redo()).toBe(true);
    expect(await session.redo()).toBe(true);
    expect(session.getState().view.lines).toEqual([EARLY, LATE]);
    expect(await session.correct(1, 'again')).toBe(true);
    await writes(session, 'once more');
    expect(session.lockState('first')).toMatchObject({ pin: true, keys: 2 });
  });

  test('a checkpoint between keys opens, and so does a game that is folded from its start', async () => {
    const { ports, game, session } = await withPinBetween();
    await session.rest();
    codeOf(await session.setPin('first', '0815'));
    for (let i = 0; i < 60; i++) await writes(session, `line ${String(i)}`);
    const quick = await openLines(ports, game);
    expect(await quick.unlock('first', '0815')).toEqual({ kind: 'open' });
    quick.takeSeat('first');
    const bare = await openLines(withStore(ports, { readCheckpoint: () => Promise.resolve(null) }), game);
    await bare.unlock('first', '0815');
    bare.takeSeat('first');
    expect(quick.getState().view.lines).toHaveLength(62);
    expect(bare.getState().view.lines).toEqual(quick.getState().view.lines);
    for (let i = 0; i < 62; i++) expect(await quick.undo()).toBe(true);
    expect(quick.getState().view.lines).toEqual([]);
  });

  test('killed before the rows say so, nothing is sealed with the new key until they do', async () => {
    const ports = testPorts();
    const game = await madeGame(ports);
    const full = withStore(ports, { append: () => Promise.resolve({ kind: 'failed', reason: 'full' }) });
    const dying = await openLines(full, game, 'first');
    const code = codeOf(await dying.setPin('first', '4711'));
    expect(await rowsOf(ports, game.key)).toHaveLength(1);
    expect(await dying.dispatch({ type: 'WriteLine', text: 'lost' })).toBe(false);
    const session = await openLines(ports, game);
    expect(await session.dispatch({ type: 'FillCup' })).toBe(true);
    expect(await session.recover('first', code)).toEqual({ kind: 'open' });
    await writes(session, 'kept');
    const kinds = (await rowsOf(ports, game.key)).map((row) => {
      const entry = decodeEntry(row, LINES);
      return entry.kind === 'ok' ? entry.value.kind : entry.kind;
    });
    expect(kinds).toEqual(['play', 'play', 'key', 'play']);
    const ring = await keysOf(ports, game);
    await openJournal(ports, game, LINES, ring);
    expect(ring.has('desk:first')).toBe(false);
  });

  test('an app that knows of one key for a desk says “newer” to such a lock and to such a row', async () => {
    const { ports, game } = await withPinBetween();
    const locks = JSON.parse((await ports.store.readLocks(game.key)) ?? '') as { locks: Record<string, string> };
    const lock = locks.locks['desk:first'] ?? '';
    expect(lock).toContain('"v":2');
    const reading = decodeLock(lock);
    expect(reading).toMatchObject({ kind: 'lock', lock: { older: [{}] } });
    expect((await rowsOf(ports, game.key)).filter(({ body }) => body.startsWith('{"kind":"key"'))).toHaveLength(1);
  });
});

describe('games and files from when a desk had one key', () => {
  const kept = join(__dirname, '..', 'testkit', 'golden', 'kept');
  const read = (name: string): string => readFileSync(join(kept, name), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'estafette-kept-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const ordersIn = (session: Awaited<ReturnType<typeof opened>>): string =>
    JSON.stringify(session.getState().view.orders?.desks);

  test('a whole database opens; its PIN opens its desk; set anew, it has a key of its own from then on', async () => {
    const file = join(folder, 'games.db');
    copyFileSync(join(kept, 'games.db'), file);
    const sql = await openNodeDatabase(file, { fsync: false });
    const ports = testPorts(13, { store: await openSqlStore(sql, { alone: false }) });
    const games = await ports.store.listGames();
    expect(games.map(({ rules, trashedAt }) => [rules, trashedAt === null])).toEqual(
      expect.arrayContaining([
        ['nlc', true],
        ['nlc', false],
        ['n20', true],
      ]),
    );
    for (const game of games) expect((await opened(ports, game)).getState().damage).toBeNull();
    const game = games.find(({ rules, trashedAt }) => rules === 'nlc' && trashedAt === null)!;
    const session = await opened(ports, game);
    expect(await session.unlock('first', '4711')).toEqual({ kind: 'open' });
    expect(session.lockState('first')).toEqual({ kind: 'open', pin: true, keys: 1 });
    session.takeSeat('first');
    expect(ordersIn(session)).toContain('Wavre');
    expect(await session.setPin('first', '0815')).toMatchObject({ kind: 'set' });
    expect(session.lockState('first')).toEqual({ kind: 'open', pin: true, keys: 2 });
    await session.lockAll();
    const again = await opened(ports, game);
    expect(await again.unlock('first', '0815')).toEqual({ kind: 'open' });
    again.takeSeat('first');
    expect(ordersIn(again)).toContain('Fleurus');
    expect(await again.dispatch({ type: 'OpenArchive', side: 'first' })).toBe(true);
    const archive = await again.archive('first');
    expect(archive.kind === 'open' && archive.rows.map(({ verdict }) => verdict)).toEqual(['holds', 'holds']);
    await sql.close();
  });

  test.each([
    ['early.ndjson', 13, null],
    ['late.ndjson', 13, null],
    ['early-with-code.ndjson', 5, '77MX-06X8-D38C-A3XC-24QK-FJYK-49M3'],
    ['late-with-code.ndjson', 5, '34R4-PMH6-ZST9-AT55-84X4-GF66-KZGX'],
  ])('%s is taken in and played on', async (name, seed, code) => {
    const ports = testPorts(seed);
    const session = await opened(ports, await taken(ports, read(name)));
    if (code !== null) expect(await session.recover('game', code)).toEqual({ kind: 'open' });
    if (name.startsWith('late'))
      expect(await session.recover('first', '7600-6TE1-MAZA-HVTW-NDFA-DND2-G8CB')).toEqual({ kind: 'open' });
    expect(session.takeSeat('first')).toBe(true);
    expect(ordersIn(session)).toContain(name.startsWith('late') ? 'Wavre' : 'Fleurus');
    session.takeSeat('table');
    expect(await session.dispatch({ type: 'GoToStep', step: 'turnEnd' })).toBe(true);
  });
});
