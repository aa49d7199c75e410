import type { Side } from '../engine/sides';
import { FREE_TRIES } from '../secrecy/pin-backoff';
import { lockForFile } from '../secrecy/desk-lock';
import { decodeEntry } from '../journal/decode-entry';
import { nlc } from '../rules/nlc/index';
import { gameOf, madeGame, testPorts, testVault } from '../testkit/ports';
import { chained, foundOnDisk, keysOf, rowsOf } from '../testkit/rows';
import { LINES, openLines } from '../testkit/secret-orders';
import type { LineSession } from '../testkit/secret-orders';
import { reresolve } from '../journal/reresolve';
import { duplicateGame, exportGame, exportGameWithCode, importGame } from './library';
import type { SheetPorts } from './sheets';

const CANARY = 'Grouchy-to-Wavre-by-night';
const write = async (session: LineSession, side: Side, text: string): Promise<boolean> => {
  if (!session.takeSeat(side)) return false;
  return session.dispatch({ type: 'WriteLine', text });
};
const linesAt = (session: LineSession, side: Side): readonly string[] => {
  if (!session.takeSeat(side)) throw new Error(`the desk of ${side} is locked`);
  return session.getState().view.lines;
};

/** A game in which the first side has written a line and set a PIN. */
const withPin = async (ports = testPorts(), pin = '4711') => {
  const game = await madeGame(ports);
  const session = await openLines(ports, game);
  expect(await write(session, 'first', CANARY)).toBe(true);
  const set = await session.setPin('first', pin);
  if (set.kind !== 'set' || set.code === null) throw new Error(set.kind);
  return { ports, game, session, code: set.code };
};

const made = (result: Readonly<{ kind: string; key?: string }>): string => {
  if (result.key === undefined) throw new Error(JSON.stringify(result));
  return result.key;
};

describe('a desk with a PIN', () => {
  test('locks when it is left, is not sat at, and opens to its PIN with all that was written', async () => {
    const { session } = await withPin();
    expect(session.lockState('first')).toMatchObject({ kind: 'open', pin: true });
    session.takeSeat('table');
    expect(session.getState().locks).toEqual({
      first: { kind: 'locked' },
      second: { kind: 'open', pin: false, keys: 1 },
    });
    expect(session.takeSeat('first')).toBe(false);
    expect(session.getState()).toMatchObject({
      seat: 'table',
      refusal: { code: 'DESK_IS_LOCKED', facts: { side: 'first' } },
    });
    expect(session.takeSeat('solo')).toBe(false);
    expect(await session.unlock('first', '4712')).toMatchObject({ kind: 'wrongPin' });
    expect(await session.unlock('first', '4711')).toEqual({ kind: 'open' });
    expect(linesAt(session, 'first')).toEqual([CANARY]);
  });

  test('after a restart it is locked; the table plays on; a seat that was asked for is the table', async () => {
    const { ports, game, session } = await withPin();
    await session.rest();
    const again = await openLines(ports, game, 'first');
    expect(again.getState().seat).toBe('table');
    expect(again.lockState('first')).toEqual({ kind: 'locked' });
    expect(await again.dispatch({ type: 'FillCup' })).toBe(true);
    expect(await again.dispatch({ type: 'DrawChit' })).toBe(true);
    expect(await write(again, 'second', 'quiet')).toBe(true);
    again.takeSeat('table');
    expect(JSON.stringify((await again.history()).items)).not.toContain(CANARY);
    expect(await again.unlock('first', '4711')).toEqual({ kind: 'open' });
    expect(linesAt(again, 'first')).toEqual([CANARY]);
    expect(JSON.stringify((await again.history()).items)).toContain(CANARY);
  });

  test('all lock at once: whoever sits there sits at the table, and nothing of the desk is left in hand', async () => {
    const { session } = await withPin();
    const done = session.lockAll();
    expect(session.getState()).toMatchObject({ seat: 'table', last: null, asks: null });
    expect(await session.dispatch({ type: 'WriteLine', text: 'late' })).toBe(false);
    await done;
    expect(session.lockState('first')).toEqual({ kind: 'locked' });
    expect(JSON.stringify(session.getState())).not.toContain(CANARY);
  });

  test('only whoever sits there sets, changes or removes the PIN', async () => {
    const { session, ports, game } = await withPin();
    expect(await session.setPin('second', '1')).toEqual({ kind: 'notAtDesk' });
    expect(await session.setPin('first', '0815')).toEqual({ kind: 'set', code: expect.any(String) as string });
    session.takeSeat('table');
    expect(await session.removePin('first')).toEqual({ kind: 'notAtDesk' });
    expect(await session.unlock('first', '4711')).toMatchObject({ kind: 'wrongPin' });
    expect(await session.unlock('first', '0815')).toEqual({ kind: 'open' });
    session.takeSeat('first');
    expect(await session.removePin('first')).toEqual({ kind: 'set', code: null });
    expect(linesAt(await openLines(ports, game), 'first')).toEqual([CANARY]);
  });

  test('a PIN made when guessing was cheap is made costlier at its next right opening', async () => {
    const { ports, game } = await withPin();
    const dearer = { ...ports, vault: { ...ports.vault, cost: () => Promise.resolve({ logN: 3, r: 8, p: 1 }) } };
    const session = await openLines(dearer, game);
    expect(await ports.store.readLocks(game.key)).toContain('\\"logN\\":1,');
    expect(await session.unlock('first', '4711')).toEqual({ kind: 'open' });
    expect(await session.undo()).toBe(true);
    await session.lockAll();
    expect(await ports.store.readLocks(game.key)).toContain('\\"logN\\":3,');
    expect(await session.unlock('first', '4711')).toEqual({ kind: 'open' });
  });
});

test('a desk that is left while its PIN is being tried, or set, is locked and not lost', async () => {
  const { ports, game } = await withPin();
  const session = await openLines(ports, game);
  const trying = session.unlock('first', '4711');
  await session.lockAll();
  expect(await trying).toEqual({ kind: 'open' });
  expect(session.lockState('first')).toEqual({ kind: 'locked' });
  expect(await session.unlock('first', '4711')).toEqual({ kind: 'open' });
  session.takeSeat('first');
  const [changing, leaving] = [session.setPin('first', '0815'), session.lockAll()];
  const [changed] = await Promise.all([changing, leaving]);
  await session.lockAll();
  const pin = changed.kind === 'set' ? '0815' : '4711';
  expect(await session.unlock('first', pin)).toEqual({ kind: 'open' });
  expect(linesAt(session, 'first')).toEqual([CANARY]);
});

describe('trying PINs', () => {
  test('five cost nothing, then one waits; a restart, a copy and the right PIN in the pause change nothing of it', async () => {
    let ran = 0;
    const { ports, game, session } = await withPin(testPorts(1, { uptime: () => ran }));
    await session.lockAll();
    for (let left = FREE_TRIES - 1; left >= 0; left--)
      expect(await session.unlock('first', '0')).toEqual({ kind: 'wrongPin', left, ms: left === 0 ? 30_000 : 0 });
    ran += 29_999;
    expect(await session.unlock('first', '4711')).toEqual({ kind: 'wait', ms: 1 });
    expect(await (await openLines(ports, game)).unlock('first', '4711')).toEqual({ kind: 'wait', ms: 1 });
    const copy = await gameOf(ports, made(await duplicateGame(ports, game, 'copy')));
    expect(await (await openLines(ports, copy)).unlock('first', '4711')).toEqual({ kind: 'wait', ms: 1 });
    ran += 1;
    expect(await session.unlock('first', '0')).toEqual({ kind: 'wrongPin', left: 0, ms: 60_000 });
    ran += 60_000;
    expect(await session.unlock('first', '4711')).toEqual({ kind: 'open' });
    await session.lockAll();
    expect(await session.unlock('first', '0')).toMatchObject({ left: FREE_TRIES - 1 });
  });

  test('a try is counted before it is made: killed in between, it counts; not countable, it is not made', async () => {
    const { ports, game } = await withPin();
    let stretched = 0;
    const vault = { ...ports.vault, stretch: () => (stretched++, Promise.reject(new Error('killed'))) };
    const dying = await openLines({ ...ports, vault }, game);
    await expect(dying.unlock('first', '0')).rejects.toThrow('killed');
    expect(stretched).toBe(1);
    expect(await (await openLines(ports, game)).unlock('first', '0')).toMatchObject({ left: FREE_TRIES - 2 });
    const keeper = { ...ports.vault.keeper, saveTries: () => Promise.reject(new Error('full')) };
    const deaf = await openLines({ ...ports, vault: { ...vault, keeper } }, game);
    expect(await deaf.unlock('first', '4711')).toEqual({ kind: 'failed' });
    expect(stretched).toBe(1);
  });
});

describe('another device', () => {
  /** The same database on a phone with another keystore. */
  const elsewhere = (ports: SheetPorts): SheetPorts => ({ ...ports, vault: testVault(99) });

  test('a copied database opens nothing there; the recovery code opens its desk and what is held for it', async () => {
    const { ports, game, code } = await withPin();
    const other = elsewhere(ports);
    const session = await openLines(other, game);
    expect(session.getState().locks).toEqual({ first: { kind: 'otherDevice' }, second: { kind: 'otherDevice' } });
    expect(await session.unlock('first', '4711')).toEqual({ kind: 'otherDevice' });
    expect(await session.dispatch({ type: 'FillCup' })).toBe(false);
    expect(session.getState().refusal).toEqual({ code: 'SECRETS_ARE_ELSEWHERE', rule: null });
    expect(await session.recover('second', code)).toEqual({ kind: 'wrongCode' });
    expect(await session.recover('first', 'AAAA')).toMatchObject({ kind: 'length' });
    expect(await session.recover('first', code)).toEqual({ kind: 'open' });
    expect(linesAt(session, 'first')).toEqual([CANARY]);
    expect(await session.setPin('first', '0000')).toMatchObject({ kind: 'set' });
    // The other side's is lost: its sealed rows stay, and the table goes on.
    expect(await session.goOnWithout()).toBe(true);
    expect(await session.dispatch({ type: 'FillCup' })).toBe(true);
    const again = await openLines(other, game);
    expect(again.getState()).toMatchObject({ damage: null, count: session.getState().count });
    expect(await again.unlock('first', '0000')).toEqual({ kind: 'open' });
    expect(linesAt(again, 'first')).toEqual([CANARY]);
    expect(again.lockState('second')).toEqual({ kind: 'otherDevice' });
  });

  test('a file is sealed as the game is; with its code it is played on elsewhere, desks with a PIN by their own', async () => {
    const { ports, game, session, code } = await withPin();
    session.takeSeat('table');
    await session.dispatch({ type: 'FlagReserve', formation: 's1', reserve: true });
    await write(session, 'second', 'hold-the-ridge');
    session.takeSeat('table');
    await session.dispatch({ type: 'FillCup' });
    const file = await exportGameWithCode(ports, game);
    const other = testPorts(77);
    const copy = await gameOf(other, made(await importGame(other, file.text)));
    const there = await openLines(other, copy);
    expect(there.lockState('second')).toEqual({ kind: 'otherDevice' });
    expect(await there.recover('game', file.code!)).toEqual({ kind: 'open' });
    expect(there.getState().locks).toEqual({
      first: { kind: 'otherDevice' },
      second: { kind: 'open', pin: false, keys: 1 },
    });
    expect(await there.dispatch({ type: 'DrawChit' })).toBe(true);
    expect(linesAt(there, 'second')).toEqual(['hold-the-ridge']);
    expect(await there.recover('first', code)).toEqual({ kind: 'open' });
    expect(linesAt(there, 'first')).toEqual([CANARY]);
    const later = await openLines(other, copy);
    expect(linesAt(later, 'second')).toEqual(['hold-the-ridge']);
  });

  test('taken in again where it came from, a file opens by itself and by its PIN', async () => {
    const { ports, game } = await withPin();
    const back = await gameOf(ports, made(await importGame(ports, await exportGame(ports, game))));
    const session = await openLines(ports, back);
    expect(await session.unlock('first', '4711')).toEqual({ kind: 'open' });
    expect(linesAt(session, 'first')).toEqual([CANARY]);
  });

  test('where a device kept no secret, the file leaves the PIN behind: only the code opens it', async () => {
    const ports = testPorts();
    const { game, code } = await withPin(ports);
    const mute = { ...ports.vault.keeper, pepper: () => Promise.reject(new Error('no keystore')) };
    const bare = await openLines({ ...ports, vault: { ...ports.vault, keeper: mute } }, game);
    expect(await bare.recover('first', code)).toEqual({ kind: 'open' });
    expect(bare.takeSeat('first')).toBe(true);
    expect(await bare.setPin('first', '1815')).toMatchObject({ kind: 'set' });
    const locks = (await ports.store.readLocks(game.key)) ?? '';
    expect(locks).toContain('\\"pep\\":\\"none\\"');
    const carried = lockForFile((JSON.parse(locks) as { locks: Record<string, string> }).locks['desk:first']!);
    expect(carried).not.toContain('scrypt');
    expect(await exportGame(ports, game)).not.toContain('logN');
  });
});

describe('what is stored', () => {
  test('of desks and of what is held nothing can be read in rows, checkpoints, locks or files', async () => {
    const written: string[] = [];
    const plain = testPorts();
    const keep =
      <A extends readonly unknown[], R>(write: (...args: A) => R) =>
      (...args: A): R => {
        written.push(JSON.stringify(args));
        return write(...args);
      };
    const { store } = plain;
    const ports = {
      ...plain,
      store: {
        ...store,
        append: keep(store.append),
        createGame: keep(store.createGame),
        saveCheckpoint: keep(store.saveCheckpoint),
        saveLocks: keep(store.saveLocks),
      },
    };
    const { game, session } = await withPin(ports);
    await session.dispatch({ type: 'FlagReserve', formation: 'f1', reserve: true });
    await session.rest();
    session.takeSeat('table');
    await session.dispatch({ type: 'FillCup' });
    await session.rest();
    written.push(await exportGame(ports, game), (await exportGameWithCode(ports, game)).text);
    expect(written.length).toBeGreaterThan(8);
    for (const secret of [
      CANARY,
      'WriteLine',
      'LineWritten',
      'ReserveFlagged',
      'FlagReserve',
      'ChitsPut',
      '4711',
      '"reserve"',
    ])
      expect(written.filter((text) => text.includes(secret))).toEqual([]);
  });

  test('too much text to seal is refused with a sentence, and nothing is written', async () => {
    const { session, ports, game } = await withPin();
    const before = await rowsOf(ports, game.key);
    expect(await write(session, 'first', 'x'.repeat(70_000))).toBe(false);
    expect(session.getState().refusal).toEqual({ code: 'TOO_LONG_TO_SEAL', rule: null });
    expect(await rowsOf(ports, game.key)).toEqual(before);
    expect(await write(session, 'first', 'short')).toBe(true);
  });

  test('killed before the row is on the disk, the play never was', async () => {
    const { ports, game } = await withPin();
    const dead = { ...ports, store: { ...ports.store, append: () => Promise.reject(new Error('killed')) } };
    const dying = await openLines(dead, game);
    await dying.unlock('first', '4711');
    expect(await write(dying, 'first', 'half')).toBe(false);
    const again = await openLines(ports, game);
    await again.unlock('first', '4711');
    expect(linesAt(again, 'first')).toEqual([CANARY]);
    expect(again.getState()).toMatchObject({ damage: null });
  });

  test('games stored before, in clear, still open, and what is played on them is sealed', async () => {
    const ports = testPorts();
    const game = await madeGame(ports);
    const [first] = await rowsOf(ports, game.key);
    const old = JSON.stringify({
      kind: 'play',
      at: 1,
      from: 1,
      barrier: false,
      parts: [
        {
          scope: 'desk:second',
          command: { type: 'FlagReserve', formation: 's1', reserve: true },
          events: [{ type: 'ReserveFlagged', formation: 's1', reserve: true }],
        },
      ],
    });
    const rows = chained(game.chain, [first!.body, old]);
    await ports.store.append(game.key, rows[1]!, 1);
    const session = await openLines(ports, game);
    session.takeSeat('second');
    expect(session.getState().view.cup.reserve).toEqual(expect.arrayContaining(['s1']));
    expect(await session.dispatch({ type: 'FlagReserve', formation: 's2', reserve: true })).toBe(true);
    const last = (await rowsOf(ports, game.key)).at(-1)!;
    expect(last.body).not.toContain('s2');
    expect(reresolve(nlc, await rowsOf(ports, game.key), await keysOf(ports, game))).toEqual([]);
  });

  test('a sealed part that is damaged is named to its owner and to nobody else; the other side plays on', async () => {
    const { ports, game, session } = await withPin(testPorts(), '1');
    await write(session, 'second', 'mine');
    const rows = await rowsOf(ports, game.key);
    const at = rows.findIndex(({ body }) => body.includes('"desk:first"'));
    const bodies = rows.map(({ body }, i) => (i === at ? body.replace(/"sealed":"..../, '"sealed":"AAAA') : body));
    const damaged = chained(game.chain, bodies);
    const again = await openLines(foundOnDisk(ports, damaged, null), game);
    expect(again.getState().damage).toBeNull();
    expect(await again.unlock('first', '1')).toEqual({ kind: 'open' });
    expect(linesAt(again, 'first')).toEqual([]);
    expect(await again.damagedSeals()).toEqual([{ seq: at + 1, scope: 'desk:first', fault: 'damaged' }]);
    expect(linesAt(again, 'second')).toEqual(['mine']);
    expect(await again.damagedSeals()).toEqual([]);
  });

  test('a lock that is damaged is called unreadable, and its desk stays shut', async () => {
    const { ports, game } = await withPin();
    const locks = (await ports.store.readLocks(game.key))!;
    await ports.store.saveLocks(game.key, locks.replace('\\"kdf\\":\\"scrypt', '\\"kdf\\":\\"scrypT'), locks);
    const session = await openLines(ports, game);
    expect(session.lockState('first')).toEqual({ kind: 'unreadable' });
    expect(await session.unlock('first', '4711')).toEqual({ kind: 'damaged' });
    expect(await session.dispatch({ type: 'FillCup' })).toBe(true);
  });
});

test('a locked part decodes to what can be seen of it', async () => {
  const { ports, game } = await withPin();
  // The last row says that there is a new key.
  const row = (await rowsOf(ports, game.key)).at(-2)!;
  const entry = decodeEntry(row, LINES);
  expect(entry).toMatchObject({ kind: 'ok', value: { parts: [], closed: [{ scope: 'desk:first', turn: 0 }] } });
  expect(await keysOf(ports, game).then((keys) => keys.has('desk:first'))).toBe(false);
});
