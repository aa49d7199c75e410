import { SIDES, otherSide } from '../engine/sides';
import type { Seat, Side } from '../engine/sides';
import { DESK_TAPS, nextMove, randomHosts } from '../rules/nlc/orders/testing/random-orders';
import type { Tap } from '../rules/nlc/orders/testing/orders-game';
import { corps, place } from '../rules/nlc/orders/testing/orders-game';
import type { Switch } from '../rules/list';
import { battle } from '../testkit/battle';
import { canonical } from '../packs/json-text';
import { madeGame, opened, playing, testPorts } from '../testkit/ports';
import { nextTap } from '../testkit/random-player';
import { chained, partsOnDisk, rowsOf } from '../testkit/rows';
import { seeded } from '../testkit/seeded';
import { deciding } from '../testkit/plays';

type Session = Awaited<ReturnType<typeof opened>>;
type Known = Parameters<typeof nextMove>[2];

/** Sits down as a player does: where a desk is locked, with its PIN. */
const sit = async (session: Session, seat: Seat): Promise<void> => {
  if (seat !== 'table' && seat !== 'solo' && session.lockState(seat).kind === 'locked')
    expect(await session.unlock(seat, seat)).toEqual({ kind: 'open' });
  expect(session.takeSeat(seat)).toBe(true);
};

/** What whoever sits at a desk knows of the orders, as far as a random player asks for it. */
const knownAt = (session: Session, side: Side): Known => {
  const { orders, setup, turn } = session.getState().view;
  const desk = orders?.desks.find((one) => one.side === side);
  const desks = { [side]: { orders: desk?.orders ?? [], decisions: desk?.decisions ?? [] } };
  return { desks, orders: { badMoves: orders?.badMoves ?? [] }, setup, turn: turn.index } as unknown as Known;
};

const SWITCHES: readonly (readonly Switch[])[] = [
  ['orderSheets'],
  ['orderSheets', 'operationsMorale'],
  ['orderSheets', 'operationsMorale', 'hiddenDemoralization'],
  ['orderSheets', 'openOrders', 'directCommand', 'commandConfusion', 'fatigue'],
];

/** A random game with order sheets: what the table shows and answers after every play, and each desk at the end. */
const played = async (seed: number, locked: boolean) => {
  const chance = seeded(seed);
  const ports = testPorts(seed);
  const setup = randomHosts(chance, SWITCHES[seed % SWITCHES.length] ?? []);
  const game = await madeGame(ports, 'mop', setup);
  let session = await opened(ports, game);
  for (const side of SIDES) {
    await sit(session, side);
    expect(await session.setPin(side, side)).toMatchObject({ kind: 'set' });
    if (!locked) expect(await session.removePin(side)).toMatchObject({ kind: 'set' });
  }
  await sit(session, 'table');
  const shown: string[] = [];
  const dispatched = async (seat: Seat, command: Tap): Promise<void> => {
    await sit(session, seat);
    // The other desk is locked meanwhile.
    const done = await session.dispatch(command);
    shown.push(JSON.stringify([seat, command, done, session.getState().refusal]));
    session.dismiss();
    session.cancelAsk();
  };
  for (let i = 0; i < 160; i++) {
    const side = chance.pick(SIDES);
    if (chance.once(4)) {
      const { seat, command } = nextTap(session.getState().view, chance);
      await dispatched(seat, command);
      // At the table nothing that belongs to a desk may be had, however it is asked for.
      await dispatched('table', DESK_TAPS[chance.roll(DESK_TAPS.length) - 1]!(chance, side, knownAt(session, side)));
    } else {
      await sit(session, side);
      await dispatched(side, nextMove(chance, side, knownAt(session, side)));
    }
    await sit(session, 'table');
    if (chance.once(15)) shown.push(String(await session.undo()));
    if (chance.once(60)) shown.push(String(await session.correct(chance.roll(i + 1), 'again')));
    const { view, count, canUndo } = session.getState();
    shown.push(canonical([view, count, canUndo]));
    if (chance.once(40)) session = await opened(ports, game);
  }
  // What was played, not when: setting a PIN asks the clock too.
  for (const { seq, kind, live, events } of (await session.history()).items)
    shown.push(canonical([seq, kind, live, events]));
  return { ports, game, shown, live: await desksOf(session) };
};

const desksOf = async (session: Session): Promise<readonly string[]> => {
  const desks: string[] = [];
  for (const side of SIDES) {
    await sit(session, side);
    desks.push(canonical(session.getState().view));
  }
  await sit(session, 'table');
  return desks;
};

test('NLC 12: with the desks locked the table shows, refuses and counts as it does with them open, over random games', async () => {
  let written = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const open = await played(seed, false);
    const locked = await played(seed, true);
    open.shown.forEach((shown, i) => {
      expect(locked.shown[i]).toBe(shown);
    });
    expect(locked.live).toEqual(open.live);
    expect(await desksOf(await opened(locked.ports, locked.game))).toEqual(locked.live);
    written += open.live.flatMap((desk) => desk.match(/"origin":"written"/g) ?? []).length;
  }
  expect(written).toBeGreaterThan(2);
});

const march = (id: string, name: string): Tap => ({
  type: 'SetOrder',
  of: corps(id),
  steps: [{ type: 'march', target: place(name) }],
  houseRule: { reason: 'as printed' },
});

/** A game with order sheets in which the first side's desk has a PIN and is locked. */
const withOrders = async (...orders: readonly Tap[]) => {
  const made = await playing(testPorts(), 'nlc', battle({}, ['orderSheets']));
  const { session } = made;
  session.takeSeat('first');
  for (const order of orders) expect(await session.dispatch(order)).toBe(true);
  expect(await session.setPin('first', '4711')).toMatchObject({ kind: 'set' });
  session.takeSeat('table');
  expect(session.lockState('first')).toEqual({ kind: 'locked' });
  return made;
};

test('NLC 4: the chits go into the cup by the orders in force, though the desk is locked and the game was opened anew', async () => {
  const { ports, game } = await withOrders(march('f1', 'Wavre'));
  const session = await opened(ports, game);
  expect(session.getState().view.orders?.desks).toEqual([]);
  expect(await session.dispatch({ type: 'FillCup' })).toBe(true);
  expect(session.getState().view.cup?.inside).toEqual({ first: 1, second: 0 });
});

test('NLC 12.4: of orders nothing is held but who goes by one, and no checkpoint opens them without the PIN', async () => {
  const { ports, game, session } = await withOrders(march('f1', 'Wavre'));
  await session.rest();
  const parts = await partsOnDisk(ports, game);
  expect(JSON.stringify(parts)).not.toContain('Wavre');
  expect(parts.filter(({ scope }) => scope === 'held:first').flatMap(({ events }) => events)).toEqual([
    { type: 'CommandedHeld', formations: ['f1'] },
  ]);
  const again = await opened(ports, game);
  expect(JSON.stringify(again.getState())).not.toContain('Wavre');
  again.takeSeat('second');
  expect(JSON.stringify(again.getState())).not.toContain('Wavre');
  expect(await again.unlock('first', '4711')).toEqual({ kind: 'open' });
  again.takeSeat('first');
  expect(JSON.stringify(again.getState().view.orders?.desks)).toContain('Wavre');
});

/** Dice for a local decision of the first side’s corps that becomes a Bad Move. */
const badMove = async () => {
  const ports = testPorts(1, { roll: () => 1 });
  const made = await playing(ports, 'nlc', battle({}, ['orderSheets']));
  const { session } = made;
  session.takeSeat('first');
  const houseRule = { reason: 'so it was' };
  const of = corps('f1');
  const steps = [{ type: 'attack', target: place('Ligny') }];
  expect(await session.dispatch({ type: 'RecordLocalDecision', of, steps, houseRule })).toBe(true);
  expect(await session.dispatch(deciding(of, { houseRule }))).toBe(true);
  expect(session.getState().view.orders?.badMoves).toHaveLength(1);
  expect(await session.setPin('first', '4711')).toMatchObject({ kind: 'set' });
  session.takeSeat('second');
  return { ...made, of };
};

test('Ruling 94: the enemy names an order for a locked desk; the cup goes by it at once, and the desk takes it in when it opens', async () => {
  const { session, of } = await badMove();
  expect(session.lockState('first')).toEqual({ kind: 'locked' });
  const step = { type: 'defend', target: place('Limal') };
  expect(await session.dispatch({ type: 'AssignBadMove', of, step })).toBe(true);
  session.takeSeat('table');
  await session.dispatch({ type: 'FillCup' });
  expect(session.getState().view.cup?.inside?.first).toBe(1);
  await session.unlock('first', '4711');
  session.takeSeat('first');
  const seen = () =>
    session.getState().view.orders?.desks[0]?.orders.map(({ id, origin, state }) => [id, origin, state]);
  expect(seen()).toEqual([['first-o1', 'badMove', 'inForce']]);
  expect(await session.dispatch({ type: 'NoteLoss', order: 'first-o1' })).toBe(true);
  expect(seen()).toEqual([['first-o1', 'badMove', 'inForce']]);
  expect((await session.history()).items[0]?.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['OrderWritten', 'BadMoveTakenIn', 'LossNoted', 'CommandedHeld']),
  );
});

test('Ruling 94: what was named befell its formation in its own turn, however late the desk takes it in', async () => {
  const { session, of } = await badMove();
  await session.dispatch({ type: 'AssignBadMove', of, step: { type: 'fallBack', target: place('Wavre') } });
  session.takeSeat('table');
  expect(await session.dispatch({ type: 'NextTurn' })).toBe(true);
  await session.unlock('first', '4711');
  session.takeSeat('first');
  expect(session.getState().view.turn.index).toBe(1);
  expect(session.getState().view.orders?.desks[0]?.orders[0]).toMatchObject({
    issuedOn: 0,
    since: 0,
    state: 'inForce',
  });
});

test('the other side of a locked desk is refused nothing that it may do, and told nothing by what it may not', async () => {
  const { session } = await withOrders(march('f1', 'Wavre'));
  session.takeSeat('second');
  const tries = DESK_TAPS.map((tap) => tap(seeded(3), otherSide('second'), knownAt(session, 'first')));
  for (const command of tries) {
    expect(await session.dispatch(command)).toBe(false);
    expect(session.getState().refusal?.code).not.toBe('DESK_IS_LOCKED');
  }
});

test('a game from before anything was held of orders goes on: the cup goes by the orders, and holds them from the next play on', async () => {
  const { ports, game, session } = await playing(testPorts(), 'nlc', battle({}, ['orderSheets']));
  session.takeSeat('first');
  expect(await session.dispatch(march('f1', 'Wavre'))).toBe(true);
  const events = (await partsOnDisk(ports, game)).find(({ scope }) => scope === 'desk:first')?.events;
  const parts = [{ scope: 'desk:first', command: march('f1', 'Wavre'), events }];
  const [first] = await rowsOf(ports, game.key);
  const old = JSON.stringify({ kind: 'play', at: 1, from: 1, barrier: false, parts });
  const fresh = testPorts(2);
  const { game: copy } = await playing(fresh, 'nlc', battle({}, ['orderSheets']));
  await fresh.store.append(copy.key, chained(copy.chain, [first!.body, old])[1]!, 1);
  const again = await opened(fresh, copy, 'first');
  expect(again.getState().view.orders?.desks[0]?.reserve).toEqual(['f2', 'f3']);
  again.takeSeat('table');
  expect(await again.dispatch({ type: 'FillCup' })).toBe(true);
  expect(again.getState().view.cup?.inside?.first).toBe(1);
  again.takeSeat('first');
  expect(await again.dispatch({ type: 'SetAway', leader: 'emperor', away: true })).toBe(true);
  const held = (await partsOnDisk(fresh, copy))
    .filter(({ scope }) => scope === 'held:first')
    .flatMap((one) => one.events);
  expect(held).toContainEqual({ type: 'CommandedHeld', formations: ['f1'] });
});
