import { gameOf, madeGame, testPorts, testVault } from '../testkit/ports';
import { openLines } from '../testkit/secret-orders';
import { exportGameWithCode, importGame, isSealedGame } from './library';
import { keeperOver, marksIn, pepperAmong } from './secret-keeper';

const CANARY = 'Grouchy-to-Wavre-by-night';
const PIN = '4711';

/** Both sides have written; the first has a PIN. The app has run for as long as it is said to. */
const locked = async () => {
  const clock = { ran: 0 };
  const ports = testPorts(1, { uptime: () => clock.ran });
  const game = await madeGame(ports);
  const session = await openLines(ports, game);
  session.takeSeat('second');
  await session.dispatch({ type: 'WriteLine', text: 'quiet' });
  session.takeSeat('first');
  await session.dispatch({ type: 'WriteLine', text: CANARY });
  const set = await session.setPin('first', PIN);
  if (set.kind !== 'set' || set.code === null) throw new Error(set.kind);
  session.takeSeat('table');
  return { clock, ports, game, session, code: set.code };
};

const elsewhere = async ({ ports, game }: Awaited<ReturnType<typeof locked>>) => {
  const file = await exportGameWithCode(ports, game);
  const other = testPorts(77);
  const made = await importGame(other, file.text);
  if (made.kind !== 'made' || file.code === null) throw new Error(made.kind);
  const copy = await gameOf(other, made.key);
  return { other, copy, code: file.code, session: await openLines(other, copy) };
};

describe('how long a PIN may not be tried', () => {
  test('is told without counting a try, and outlives a restart', async () => {
    const { clock, ports, game, session } = await locked();
    expect(await session.pinPause('first')).toBe(0);
    for (let i = 0; i < 5; i++) await session.unlock('first', '0000');
    expect(await session.pinPause('first')).toBe(30_000);
    clock.ran += 10_000;
    const again = await openLines(ports, game);
    expect(await again.pinPause('first')).toBe(20_000);
    expect(await again.pinPause('second')).toBe(0);
    clock.ran += 20_000;
    expect(await again.pinPause('first')).toBe(0);
    expect(await again.unlock('first', PIN)).toEqual({ kind: 'open' });
  });
});

describe('another recovery code', () => {
  test('comes with the PIN set anew at the open desk, and with no other; the one before opens nothing', async () => {
    const { ports, game, session, code } = await locked();
    expect(await session.setPin('first', PIN)).toEqual({ kind: 'notAtDesk' });
    await session.unlock('first', PIN);
    session.takeSeat('first');
    const renewed = await session.setPin('first', PIN);
    if (renewed.kind !== 'set' || renewed.code === null) throw new Error(renewed.kind);
    const again = await openLines(ports, game);
    expect(await again.recover('first', code)).toEqual({ kind: 'wrongCode' });
    expect(await again.recover('first', renewed.code)).toEqual({ kind: 'open' });
    await again.lockAll();
    expect(await again.unlock('first', PIN)).toEqual({ kind: 'open' });
  });
});

describe('whether the table can be played here', () => {
  test('it can where it was made, and elsewhere as soon as the file’s code is given', async () => {
    const here = await locked();
    expect(here.session.getState().held).toBe('open');
    const { session, code, other, copy } = await elsewhere(here);
    expect(session.getState().held).toBe('elsewhere');
    expect(await session.recover('game', '0000-0000-0000-0000-0000-0000-0000')).toEqual({ kind: 'wrongCode' });
    expect(await session.recover('game', code)).toEqual({ kind: 'open' });
    expect(session.getState()).toMatchObject({ held: 'open', locks: { first: { kind: 'otherDevice' } } });
    expect((await openLines(other, copy)).getState().held).toBe('open');
  });

  test('on a device that has lost its key it says so, and not that another one locked it', async () => {
    const base = testPorts();
    const texts = () => {
      const kept = new Map<string, string>();
      const set = (name: string, text: string) => Promise.resolve(void kept.set(name, text));
      return { get: (name: string) => Promise.resolve(kept.get(name) ?? null), set };
    };
    const keystore = () => {
      const items = texts();
      return keeperOver(items, pepperAmong(items, base.vault.random), marksIn(base.store));
    };
    const here = { ...base, vault: { ...base.vault, keeper: keystore() } };
    const game = await madeGame(here);
    expect((await openLines(here, game)).getState().held).toBe('open');
    const wiped = { ...base, vault: { ...base.vault, keeper: keystore() } };
    expect((await openLines(wiped, game)).getState().held).toBe('keyGone');
    expect((await openLines(wiped, await madeGame(wiped))).getState().held).toBe('open');
    // What another device has locked is still another device's.
    const other = testPorts(78);
    const session = await openLines(other, await madeGame(other));
    session.takeSeat('first');
    await session.dispatch({ type: 'WriteLine', text: CANARY });
    const [theirs] = await other.store.listGames();
    const made = await importGame(wiped, (await exportGameWithCode(other, theirs!)).text);
    if (made.kind !== 'made') throw new Error(made.kind);
    expect((await openLines(wiped, await gameOf(wiped, made.key))).getState().held).toBe('elsewhere');
    const lost = await openLines(wiped, game);
    expect(await lost.goOnWithout()).toBe(true);
    expect(lost.getState().held).toBe('open');
  });

  test('on a device that gives out no key it says so, and opens with codes for as long as it stays open', async () => {
    const here = await locked();
    const keeper = { ...here.ports.vault.keeper, pepper: () => Promise.reject(new Error('denied')) };
    const mute = { ...here.ports, vault: { ...here.ports.vault, keeper } };
    const session = await openLines(mute, here.game);
    expect(session.getState().held).toBe('keyDenied');
    expect(await session.goOnWithout()).toBe(false);
    expect((await openLines(mute, await madeGame(mute))).getState().held).toBe('keyDenied');
    expect((await openLines(here.ports, here.game)).getState().held).toBe('open');
  });

  test('a side’s own code opens that side and leaves its PIN; the rest is gone on without', async () => {
    const here = await locked();
    const moved = { ...here.ports, vault: testVault(99) };
    const session = await openLines(moved, here.game);
    expect(await session.recover('game', here.code)).toEqual({ kind: 'open' });
    expect(session.lockState('first')).toMatchObject({ kind: 'open', pin: true });
    expect(session.getState().held).toBe('elsewhere');
    expect(await session.goOnWithout()).toBe(true);
    expect(session.getState().held).toBe('open');
    expect(await session.dispatch({ type: 'FillCup' })).toBe(true);
  });

  test('where a game went on without, the file’s code opens what was held since, on a third device too', async () => {
    const here = await locked();
    const second = { ...here.ports, vault: testVault(99) };
    const there = await openLines(second, here.game);
    expect(await there.goOnWithout()).toBe(true);
    there.takeSeat('table');
    expect(await there.dispatch({ type: 'FillCup' })).toBe(true);
    expect(await there.recover('first', here.code)).toEqual({ kind: 'open' });
    const file = await exportGameWithCode(second, here.game);
    const third = testPorts(5);
    const made = await importGame(third, file.text);
    if (made.kind !== 'made' || file.code === null) throw new Error(made.kind);
    const copy = await openLines(third, await gameOf(third, made.key));
    expect(await copy.recover('game', file.code)).toEqual({ kind: 'open' });
    expect(await copy.recover('first', here.code)).toEqual({ kind: 'open' });
    expect(copy.getState().view.cup.total).toBe(there.getState().view.cup.total);
    expect(await copy.dispatch({ type: 'DrawChit' })).toBe(true);
    const restarted = await openLines(third, await gameOf(third, made.key));
    expect(restarted.getState().held).toBe('open');
    expect(await restarted.dispatch({ type: 'DrawChit' })).toBe(true);
  });

  test('locks that a newer app made are left as they are', async () => {
    const { ports, game } = await locked();
    const locks = (await ports.store.readLocks(game.key)) ?? '';
    const newer = locks.replace('{"v":1', '{"v":2');
    await ports.store.saveLocks(game.key, newer, locks);
    const session = await openLines(ports, game);
    expect(session.getState().held).toBe('newer');
    expect(await session.goOnWithout()).toBe(false);
    expect(await ports.store.readLocks(game.key)).toBe(newer);
  });
});

test('a game knows whether its file would carry anything sealed', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  expect(await isSealedGame(ports, game)).toBe(false);
  const session = await openLines(ports, game, 'first');
  await session.dispatch({ type: 'WriteLine', text: CANARY });
  expect(await isSealedGame(ports, game)).toBe(true);
});
