import { SIDES } from '../engine/sides';
import type { Seat } from '../engine/sides';
import { canonical } from '../packs/json-text';
import { madeGame, testPorts } from '../testkit/ports';
import { nextTap } from '../testkit/random-player';
import { randomSetup } from '../testkit/random-setups';
import { openLines } from '../testkit/secret-orders';
import type { LineSession } from '../testkit/secret-orders';
import { seeded } from '../testkit/seeded';

/** Sits down as a player does: where a desk is locked, with its PIN. */
const sit = async (session: LineSession, seat: Seat): Promise<void> => {
  if (seat !== 'table' && seat !== 'solo' && session.lockState(seat).kind === 'locked')
    expect(await session.unlock(seat, seat)).toEqual({ kind: 'open' });
  expect(session.takeSeat(seat)).toBe(true);
};

/** A random game in which both sides also write; what the table shows after every play, and each desk at the end. */
const played = async (seed: number, locked: boolean) => {
  const chance = seeded(seed);
  const ports = testPorts(seed);
  const game = await madeGame(ports, 'nlc', { ...randomSetup(chance), playMode: 'onePhone' });
  let session = await openLines(ports, game);
  for (const side of locked ? SIDES : []) {
    await sit(session, side);
    expect(await session.setPin(side, side)).toMatchObject({ kind: 'set' });
  }
  await sit(session, 'table');
  const shown: string[] = [];
  for (let i = 0; i < 150; i++) {
    if (chance.once(5)) {
      const side = chance.pick(SIDES);
      await sit(session, side);
      await session.dispatch({ type: 'WriteLine', text: `line ${String(i)}` });
    } else {
      const { seat, command } = nextTap(session.getState().view, chance);
      await sit(session, seat);
      if (chance.once(12)) await session.undo();
      else if (chance.once(20)) await session.redo();
      else if (chance.once(30)) await session.correct(chance.roll(i + 1), 'again');
      else await session.dispatch(command);
    }
    await sit(session, 'table');
    const { view, count, canUndo } = session.getState();
    shown.push(canonical([view, count, canUndo]));
    if (chance.once(40)) session = await openLines(ports, game);
  }
  const live = await desksOf(session);
  return { ports, game, shown, live };
};

const desksOf = async (session: LineSession): Promise<readonly string[]> => {
  const desks: string[] = [];
  for (const side of SIDES) {
    await sit(session, side);
    desks.push(canonical(session.getState().view));
  }
  await sit(session, 'table');
  return desks;
};

test('checkpoints that were made while desks were locked open them whole, whichever of them is read', async () => {
  const { ports, game, live } = await played(11, true);
  const session = await openLines(ports, game);
  for (let i = 0; i < 130; i++) {
    if (i % 26 === 25) {
      await sit(session, 'first');
      await session.dispatch({ type: 'WriteLine', text: `late ${String(i)}` });
      await sit(session, 'table');
    }
    await session.dispatch({ type: 'GoToStep', step: session.getState().view.steps[i % 2]?.id ?? '' });
    if (i % 10 === 0) await session.rest();
  }
  expect(await ports.store.readCheckpoint(game.key, 'lines/1', session.getState().count)).not.toBeNull();
  const desks = await desksOf(session);
  expect(desks).not.toEqual(live);
  const unread = { ...ports, store: { ...ports.store, readCheckpoint: () => Promise.resolve(null) } };
  expect(await desksOf(await openLines(ports, game))).toEqual(desks);
  expect(await desksOf(await openLines(unread, game))).toEqual(desks);
});
