import { archivedOrders } from '../rules/nlc/index';
import { corps, place } from '../rules/nlc/orders/testing/orders-game';
import { decodeEntry } from '../journal/decode-entry';
import { reresolve } from '../journal/reresolve';
import { partPlace } from '../journal/seal-entry';
import { mop } from '../rules/mop/index';
import { chainHash } from '../journal/chain';
import type { Row } from '../journal/store';
import type { ArchiveRow, Verdict } from '../journal/archive';
import { battle } from '../testkit/battle';
import { gameOf, opened, playing, testPorts } from '../testkit/ports';
import { chained, foundOnDisk, keysOf, partsOnDisk, rowsOf } from '../testkit/rows';
import { exportGame, exportGameWithCode, importGame } from './library';

type Session = Awaited<ReturnType<typeof opened>>;

const start = (id: string, name: string) => ({
  type: 'SetOrder',
  of: corps(id),
  steps: [{ type: 'march', target: place(name) }],
  houseRule: { reason: 'as printed' },
});
const drop = (order: string) => ({ type: 'DropOrder', order, houseRule: { reason: 'we agreed' } });

/** Both sides write; the first sets a PIN and lays its orders open. */
const withArchive = async () => {
  const made = await playing(testPorts(), 'nlc', battle({}, ['orderSheets']));
  const { session } = made;
  session.takeSeat('first');
  expect(await session.setPin('first', '4711')).toMatchObject({ kind: 'set' });
  for (const command of [start('f1', 'Wavre'), start('f2', 'Gembloux'), drop('first-o2')])
    expect(await session.dispatch(command)).toBe(true);
  expect(await session.dispatch({ type: 'OpenArchive', side: 'first' })).toBe(true);
  return made;
};

const rowsIn = async (session: Session, side: 'first' | 'second' = 'first'): Promise<readonly ArchiveRow<never>[]> => {
  const archive = await session.archive(side);
  if (archive.kind !== 'open') throw new Error(archive.kind);
  return archive.rows as readonly ArchiveRow<never>[];
};
const told = (rows: readonly ArchiveRow<never>[]) =>
  archivedOrders(rows).map(({ order, live, lines }) => [
    order.id,
    order.state,
    live,
    lines.map(({ verdict }) => verdict),
  ]);

/** The game as it stands on a disk on which somebody was at work. */
const tampered = async (
  { ports, game }: Awaited<ReturnType<typeof withArchive>>,
  change: (rows: readonly Row[]) => readonly Row[],
) => {
  const session = await opened(foundOnDisk(ports, change(await rowsOf(ports, game.key)), null), game);
  await session.unlock('first', '4711');
  return session;
};
const verdicts = (rows: readonly ArchiveRow<never>[]): readonly (readonly [number, Verdict])[] =>
  rows.filter(({ verdict }) => verdict !== 'holds').map(({ seq, verdict }) => [seq, verdict] as const);

describe('the archive', () => {
  test('it is closed until its owner lays it open from his own desk, and it is not taken back', async () => {
    const { session } = await playing(testPorts(), 'nlc', battle({}, ['orderSheets']));
    expect(await session.archive('first')).toEqual({ kind: 'closed' });
    expect(await session.dispatch({ type: 'OpenArchive', side: 'first' })).toBe(false);
    session.takeSeat('second');
    expect(await session.dispatch({ type: 'OpenArchive', side: 'first' })).toBe(false);
    expect(session.getState().refusal?.code).toBe('NOT_YOUR_DESK');
    session.takeSeat('first');
    expect(await session.dispatch({ type: 'OpenArchive', side: 'first' })).toBe(true);
    expect(session.getState()).toMatchObject({ canUndo: false, view: { orders: { archives: ['first'] } } });
    expect(await session.dispatch({ type: 'OpenArchive', side: 'first' })).toBe(false);
    expect(await session.correct(1, 'again')).toBe(true);
    expect(await session.archive('first')).toEqual({ kind: 'open', rows: [] });
    expect(await session.archive('second')).toEqual({ kind: 'closed' });
  });

  test('every order stands in it with its turn, its time and its life, and each holds', async () => {
    const { session } = await withArchive();
    session.takeSeat('first');
    const rows = await rowsIn(session);
    expect(told(rows)).toEqual([
      ['first-o1', 'inForce', true, ['holds', 'holds']],
      ['first-o2', 'cancelled', true, ['holds', 'holds', 'holds']],
    ]);
    expect(rows.every(({ at, turn }) => at !== null && turn === 0)).toBe(true);
    expect(archivedOrders(rows).map(({ lines: [line] }) => line?.event.type)).toEqual(['OrderWritten', 'OrderWritten']);
  });

  test('what was taken back is in it too, and a number that was given again is another order', async () => {
    const { session } = await playing(testPorts(), 'nlc', battle({}, ['orderSheets']));
    session.takeSeat('first');
    await session.dispatch(start('f1', 'Wavre'));
    await session.undo();
    await session.dispatch(start('f1', 'Limal'));
    await session.dispatch(drop('first-o1'));
    await session.undo();
    await session.dispatch({ type: 'OpenArchive', side: 'first' });
    const rows = await rowsIn(session);
    expect(told(rows)).toEqual([
      ['first-o1', 'inForce', false, ['holds', 'holds']],
      ['first-o1', 'inForce', true, ['holds', 'holds', 'holds']],
    ]);
    expect(archivedOrders(rows).map(({ order }) => JSON.stringify(order.steps).includes('Wavre'))).toEqual([
      true,
      false,
    ]);
    expect(archivedOrders(rows)[1]?.lines.map(({ live }) => live)).toEqual([true, true, false]);
  });

  test('laid open, it still needs the PIN of its desk', async () => {
    const { ports, game, session } = await withArchive();
    session.takeSeat('table');
    expect(await session.archive('first')).toEqual({ kind: 'locked' });
    const again = await opened(ports, game);
    expect(await again.archive('first')).toEqual({ kind: 'locked' });
    await again.unlock('first', '4711');
    expect(told(await rowsIn(again))).toHaveLength(2);
  });

  test('a flipped byte is named, and the rest holds: in the sealed text, in the promise, in the time, in the chain', async () => {
    const made = await withArchive();
    const flipped = (seq: number, from: RegExp, to: string) => (rows: readonly Row[]) =>
      rows.map((row) => (row.seq === seq ? { ...row, body: row.body.replace(from, to) } : row));
    for (const [from, to] of [
      [/("desk:first","turn":0,"sealed":")../, '$1zz'],
      [/"promise":"../, '"promise":"zz'],
      [/"at":./, '"at":9'],
      [/^\{/, 'x'],
    ] as const) {
      const session = await tampered(made, flipped(3, from, to));
      expect(session.getState().damage).toMatchObject({ kind: 'broken', good: 2 });
      expect(verdicts(await rowsIn(session))).toEqual([[3, 'rowChanged']]);
    }
  });

  test('a row that is left out or exchanged is named where the chain says so', async () => {
    const made = await withArchive();
    const session = await tampered(made, (rows) => rows.filter(({ seq }) => seq !== 3));
    expect(verdicts(await rowsIn(session))).toEqual([[4, 'rowChanged']]);
  });

  test('whoever chains all rows anew is found by the seal and, having its key, by the promise', async () => {
    const made = await withArchive();
    const { game } = made;
    const rechained = (change: (body: string, seq: number) => string) => (rows: readonly Row[]) =>
      chained(
        game.chain,
        rows.map(({ body, seq }) => change(body, seq)),
      );
    const cut = await tampered(
      made,
      rechained((body, seq) => (seq === 3 ? body.replace(/("desk:first","turn":0,"sealed":")..../, '$1AAAA') : body)),
    );
    expect(cut.getState().damage).toBeNull();
    expect(verdicts(await rowsIn(cut))).toEqual([[3, 'sealDamaged']]);

    // Another order, sealed with the right key, under the old promise.
    const free = await playing(testPorts(5), 'nlc', battle({}, ['orderSheets']));
    free.session.takeSeat('first');
    for (const name of ['Wavre', 'Limal']) await free.session.dispatch(start('f1', name));
    await free.session.dispatch({ type: 'OpenArchive', side: 'first' });
    const ring = await keysOf(free.ports, free.game);
    const rows = await rowsOf(free.ports, free.game.key);
    const part = (await partsOnDisk(free.ports, free.game, 2)).find(({ scope }) => scope === 'desk:first');
    const lie = JSON.stringify({ ...part, scope: undefined }).replaceAll('Wavre', 'Dijon');
    const sealing = ring.seal({ scope: 'desk:first', turn: 0 }, partPlace(2), lie);
    if (sealing.kind !== 'sealed') throw new Error(sealing.kind);
    const forged = chained(
      free.game.chain,
      rows.map(({ body, seq }) =>
        seq === 2 ? body.replace(/("desk:first","turn":0,"sealed":")[^"]+/, `$1${sealing.text}`) : body,
      ),
    );
    const found = await opened(foundOnDisk(free.ports, forged, null), free.game, 'first');
    expect(found.getState().damage).toBeNull();
    expect(JSON.stringify(found.getState().view.orders?.desks)).toContain('Dijon');
    expect(verdicts(await rowsIn(found))).toEqual([[2, 'broken']]);
    // A promise that is left out is missed.
    const silent = chained(
      free.game.chain,
      rows.map(({ body }) => body.replace(/,"promise":"[^"]+"/, '')),
    );
    const bare = await rowsIn(await opened(foundOnDisk(free.ports, silent, null), free.game, 'first'));
    expect(verdicts(bare)).toEqual([
      [2, 'unpromised'],
      [3, 'unpromised'],
    ]);
  });

  test('a file takes it along: where its code opens the game, it can be read and verified', async () => {
    const { ports, game, session } = await withArchive();
    session.takeSeat('first');
    expect(await session.removePin('first')).toMatchObject({ kind: 'set' });
    const file = await exportGameWithCode(ports, game);
    const other = testPorts(77);
    const made = await importGame(other, file.text);
    if (made.kind !== 'made') throw new Error(made.kind);
    const there = await opened(other, await gameOf(other, made.key));
    expect(await there.recover('game', file.code ?? '')).toEqual({ kind: 'open' });
    expect(told(await rowsIn(there))).toHaveLength(2);
    expect(verdicts(await rowsIn(there))).toEqual([]);
  });
});

describe('what stands in the open', () => {
  test('every part of a desk carries a promise that says nothing; the same order twice is promised differently', async () => {
    const { ports, game } = await withArchive();
    const bodies = (await rowsOf(ports, game.key)).map(({ body }) => body);
    const promises = bodies.flatMap((body) => [...body.matchAll(/"promise":"([^"]+)"/g)].map(([, one]) => one));
    expect(promises).toHaveLength(3);
    expect(new Set(promises).size).toBe(3);
    expect(promises.every((one) => one?.length === 43)).toBe(true);
    expect(
      bodies
        .filter((body) => body.includes('"scope":"desk:') && body.includes('"parts"'))
        .every((body) => body.includes('"promise"')),
    ).toBe(true);
    expect(await exportGame(ports, game)).not.toContain('Wavre');
  });

  test('promises are part of the chain', async () => {
    const { ports, game } = await withArchive();
    const row = (await rowsOf(ports, game.key)).find(({ body }) => body.includes('"promise"'))!;
    const bare = { ...row, body: row.body.replace(/,"promise":"[^"]+"/, '') };
    expect(bare.body).not.toBe(row.body);
    expect(chainHash({ chain: game.chain, ...bare })).not.toBe(row.hash);
    expect(partPlace(2).entry).toBe('2');
  });

  test('the umpire’s dice are marked as nothing that happened: they are not opened for folding, and are there for the audit', async () => {
    const { ports, game, session } = await playing(testPorts(), 'mop');
    expect(await session.dispatch({ type: 'FillCup' })).toBe(true);
    expect(await session.dispatch({ type: 'DrawChit' })).toBe(true);
    const rows = await rowsOf(ports, game.key);
    const drawn = rows.at(-1)!;
    expect(drawn.body).toMatch(/"scope":"umpire","turn":0,"sealed":"[^"]+","still":true/);
    expect(rows[1]!.body).not.toContain('"still"');
    const keys = await keysOf(ports, game);
    const scopes = (what: 'all' | 'events') => {
      const entry = decodeEntry(drawn, mop, keys, what);
      return entry.kind === 'ok' && entry.value.kind === 'play' ? entry.value.parts.map(({ scope }) => scope) : [];
    };
    expect([scopes('all'), scopes('events')]).toEqual([['table', 'umpire'], ['table']]);
    expect(reresolve(mop, rows, keys)).toEqual([]);
    // Without its key it is not carried along either: nothing will ever come of it.
    keys.drop('umpire');
    expect(decodeEntry(drawn, mop, keys, 'events')).not.toHaveProperty('value.closed');
  });
});
