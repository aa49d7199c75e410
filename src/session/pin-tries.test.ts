import { FREE_TRIES, pauseAfter } from '../secrecy/pin-backoff';
import { lockedBy, pinMark } from '../secrecy/desk-lock';
import type { Pepper } from '../secrecy/desk-lock';
import { SECRET_LENGTH } from '../secrecy/keys';
import { gameOf, madeGame, testPorts, testVault } from '../testkit/ports';
import { asFormat2 } from '../testkit/rows';
import { openLines } from '../testkit/secret-orders';
import type { LineSession } from '../testkit/secret-orders';
import { decodeLocks, writeLocks } from './decode-locks';
import { duplicateGame, exportGame, importGame } from './library';
import { keeperOver, marksIn } from './secret-keeper';
import type { SheetPorts } from './sheets';

const PIN = '7302';
const HOUR = 60 * 60 * 1000;

/** A phone whose clock can be set by whoever holds it, and whose time since the app's start by nobody; and what it keeps. */
const phone = () => {
  const kept = new Map<string, string>();
  const clock = { now: 1_800_000_000_000, ran: 0 };
  const vault = testVault();
  const texts = {
    get: (name: string) => Promise.resolve(kept.get(name) ?? null),
    set: (name: string, text: string) => Promise.resolve(void kept.set(name, text)),
  };
  const { store } = testPorts();
  const marks = marksIn(store);
  const running = (): SheetPorts['vault'] => ({ ...vault, keeper: keeperOver(texts, vault.keeper.pepper, marks) });
  const ports = testPorts(1, { now: () => clock.now, uptime: () => clock.ran, store, vault: running() });
  /** The app is ended, and runs anew on the same disk. */
  const restarted = (): SheetPorts => {
    clock.ran = 0;
    return { ...ports, vault: running() };
  };
  return { kept, clock, ports, restarted };
};

const withPin = async (ports: SheetPorts, pin = PIN) => {
  const game = await madeGame(ports);
  const session = await openLines(ports, game, 'first');
  await session.dispatch({ type: 'WriteLine', text: 'Grouchy to Wavre' });
  await session.setPin('first', pin);
  await session.lockAll();
  return { game, session };
};

/** Tries as often as it may, and waits as long as it must. Before each try `meddle` does what it likes. */
const timeFor = async (
  tries: number,
  meddle: (done: number) => Promise<LineSession | null>,
  clock: { ran: number },
) => {
  let session = await meddle(0);
  let waited = 0;
  for (let done = 0; done < tries;) {
    const said = await session!.unlock('first', '0000');
    if (said.kind === 'wrongPin') {
      done += 1;
      session = (await meddle(done)) ?? session;
      continue;
    }
    if (said.kind !== 'wait') throw new Error(said.kind);
    const piece = Math.min(1000, said.ms);
    clock.ran += piece;
    waited += piece;
  }
  return waited;
};

const atLeast = (tries: number): number =>
  Array.from({ length: tries }, (_, done) => pauseAfter(done)).reduce((sum, ms) => sum + ms, 0);

describe('a pause runs while the app runs, and by nothing else', () => {
  test('30 wrong tries with 25 clock settings and 5 restarts wait no less than without', async () => {
    const plain = phone();
    const first = await withPin(plain.ports);
    const without = await timeFor(30, (done) => Promise.resolve(done === 0 ? first.session : null), plain.clock);
    expect(without).toBe(atLeast(30));

    const meddled = phone();
    const { game } = await withPin(meddled.ports);
    let [settings, restarts] = [0, 0];
    const meddle = async (done: number): Promise<LineSession | null> => {
      if (done >= FREE_TRIES && settings < 25) {
        settings += 1;
        meddled.clock.now += (settings % 2 === 0 ? 1 : -1) * settings * 24 * HOUR;
      }
      if (done !== 0 && (done % 6 !== 0 || restarts === 5)) return null;
      if (done > 0) restarts += 1;
      return openLines(meddled.restarted(), game);
    };
    const waited = await timeFor(30, meddle, meddled.clock);
    expect([settings, restarts]).toEqual([25, 5]);
    expect(waited).toBeGreaterThanOrEqual(without);
    // Nor is anybody kept out for longer by it.
    expect(waited).toBe(without);
  });

  test('what is left is kept whenever it is asked for: who ends the app then loses only what went by since', async () => {
    const { ports, clock, restarted } = phone();
    const { game, session } = await withPin(ports);
    for (let i = 0; i < FREE_TRIES; i++) await session.unlock('first', '0');
    clock.ran += 20_000;
    expect(await session.pinPause('first')).toBe(10_000);
    clock.ran += 3000;
    const again = await openLines(restarted(), game);
    clock.now += HOUR;
    expect(await again.pinPause('first')).toBe(10_000);
    clock.ran += 10_000;
    expect(await again.unlock('first', PIN)).toEqual({ kind: 'open' });
  });

  test('a pause goes on while the game is closed and the app is not', async () => {
    const { ports, clock } = phone();
    const { game, session } = await withPin(ports);
    for (let i = 0; i < FREE_TRIES; i++) await session.unlock('first', '0');
    clock.ran += 30_000;
    expect(await (await openLines(ports, game)).pinPause('first')).toBe(0);
  });

  test('where the count cannot be read nothing is tried, and nothing is lost', async () => {
    const { ports } = phone();
    const { game } = await withPin(ports);
    const keeper = { ...ports.vault.keeper, readTries: () => Promise.reject(new Error('not now')) };
    const deaf = await openLines({ ...ports, vault: { ...ports.vault, keeper } }, game);
    expect(await deaf.unlock('first', PIN)).toEqual({ kind: 'failed' });
    expect(await deaf.pinPause('first')).toBe(0);
  });
});

describe('tries belong to one PIN of one desk', () => {
  /** A file of the game with a lock of the cheat's own on it: no secret is needed to make one. */
  const forged = async (ports: SheetPorts, file: string, chain: string, pepper: Pepper | null): Promise<string> => {
    const [head = '', ...rows] = asFormat2(file).split('\n');
    const header = JSON.parse(head) as { locks: string };
    const reading = decodeLocks(header.locks);
    if (reading.kind !== 'locks') throw new Error(reading.kind);
    const key = { desk: { game: chain, side: 'first' }, secret: new Uint8Array(SECRET_LENGTH).fill(7) };
    const guard = { kind: 'pin', pin: '0000', cost: await ports.vault.cost(), pepper } as const;
    const { lock } = await lockedBy(ports.vault, key, guard);
    const locks = { ...reading.locks.locks, 'desk:first': lock } as const;
    return [JSON.stringify({ ...header, locks: writeLocks({ ...reading.locks, locks }) }), ...rows].join('\n');
  };

  const imported = async (ports: SheetPorts, text: string) => {
    const made = await importGame(ports, text);
    if (made.kind !== 'made') throw new Error(JSON.stringify(made));
    return openLines(ports, await gameOf(ports, made.key));
  };

  test('a lock with a PIN that nothing but itself protects does not come in by a file; its code does', async () => {
    const { ports } = phone();
    const { game } = await withPin(ports);
    const copy = await imported(ports, await forged(ports, await exportGame(ports, game), game.chain, null));
    expect(copy.lockState('first')).toEqual({ kind: 'otherDevice' });
    expect(await copy.unlock('first', '0000')).toEqual({ kind: 'otherDevice' });
  });

  test('a lock of somebody’s own on a copy takes nothing back, even where he has this device’s secret', async () => {
    const { ports } = phone();
    const { game, session } = await withPin(ports);
    const pepper = await ports.vault.keeper.pepper();
    const copy = await imported(ports, await forged(ports, await exportGame(ports, game), game.chain, pepper));
    for (let left = FREE_TRIES - 1; left > 0; left--) {
      expect(await session.unlock('first', '1111')).toMatchObject({ kind: 'wrongPin', left });
      expect((await copy.unlock('first', '0000')).kind).not.toBe('wrongPin');
      await copy.lockAll();
    }
    expect(await session.unlock('first', '1111')).toMatchObject({ kind: 'wrongPin', ms: 30_000 });
    expect(await session.unlock('first', PIN)).toMatchObject({ kind: 'wait' });
  });

  test('an older file, a duplicate and what comes out of the trash share the count of their PIN', async () => {
    const { ports } = phone();
    const { game, session } = await withPin(ports);
    const file = await exportGame(ports, game);
    const copy = await imported(ports, file);
    const made = await duplicateGame(ports, game, 'copy');
    if (made.kind !== 'made') throw new Error(made.kind);
    const second = await openLines(ports, await gameOf(ports, made.key));
    await session.unlock('first', '1111');
    await copy.unlock('first', '1111');
    expect(await second.unlock('first', '1111')).toMatchObject({ left: FREE_TRIES - 3 });
  });

  test('another PIN begins afresh', async () => {
    const { ports } = phone();
    const { game, session } = await withPin(ports);
    await session.unlock('first', '1111');
    await session.unlock('first', PIN);
    session.takeSeat('first');
    await session.setPin('first', '2468');
    await session.lockAll();
    expect(await (await openLines(ports, game)).unlock('first', '1111')).toMatchObject({ left: FREE_TRIES - 1 });
  });

  test('what an earlier version counted is where a lock begins; the right PIN ends it for good', async () => {
    const { ports, kept, clock, restarted } = phone();
    const { game } = await withPin(ports);
    kept.set(`tries.${game.chain}.first`, JSON.stringify({ wrong: 6, at: clock.now }));
    clock.now += 24 * HOUR;
    const session = await openLines(ports, game);
    expect(await session.unlock('first', PIN)).toEqual({ kind: 'wait', ms: 60_000 });
    clock.ran += 60_000;
    expect(await session.unlock('first', PIN)).toEqual({ kind: 'open' });
    const again = await openLines(restarted(), game);
    expect(await again.unlock('first', '1111')).toMatchObject({ left: FREE_TRIES - 1 });
  });
});

test('a game whose PIN was made while no device’s secret could be had opens on, on the same device', async () => {
  const { ports } = phone();
  const { keeper } = ports.vault;
  const device = { away: false };
  const pepper = () => (device.away ? Promise.reject(new Error('not now')) : keeper.pepper());
  const here = { ...ports, vault: { ...ports.vault, keeper: { ...keeper, pepper } } };
  const game = await madeGame(here);
  const session = await openLines(here, game, 'first');
  await session.dispatch({ type: 'WriteLine', text: 'Grouchy to Wavre' });
  device.away = true;
  expect(await session.setPin('first', PIN)).toMatchObject({ kind: 'set' });
  device.away = false;
  const again = await openLines(here, game);
  expect(await again.unlock('first', '1111')).toMatchObject({ left: FREE_TRIES - 1 });
  expect(await again.unlock('first', PIN)).toEqual({ kind: 'open' });
  // Out of a file of the same game, on the same device, its code alone opens it.
  const made = await importGame(here, await exportGame(here, game));
  if (made.kind !== 'made') throw new Error(JSON.stringify(made));
  const copy = await openLines(here, await gameOf(here, made.key));
  expect(copy.lockState('first')).toEqual({ kind: 'otherDevice' });
});

test('a PIN’s wrap has a mark, and nothing else has one', async () => {
  const { ports } = phone();
  const { game } = await withPin(ports);
  const reading = decodeLocks((await ports.store.readLocks(game.key)) ?? '');
  if (reading.kind !== 'locks') throw new Error(reading.kind);
  const lock = reading.locks.locks['desk:first'] ?? '';
  expect(pinMark(lock)).toMatch(/^[\w-]{16}$/);
  expect(pinMark(reading.locks.locks['desk:second'] ?? '')).toBeNull();
  expect(pinMark('')).toBeNull();
});
