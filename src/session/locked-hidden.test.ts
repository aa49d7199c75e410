import { SIDES } from '../engine/sides';
import type { Seat, Side } from '../engine/sides';
import { battle } from '../testkit/battle';
import { madeGame, opened, testPorts } from '../testkit/ports';
import { nextTap } from '../testkit/random-player';
import { seeded } from '../testkit/seeded';
import type { Seeded } from '../testkit/seeded';

type Session = Awaited<ReturnType<typeof opened>>;
type Tap = Readonly<{ type: string } & Record<string, unknown>>;

/** Sits down as a player does: where a desk is locked, with its PIN. */
const sit = async (session: Session, seat: Seat): Promise<void> => {
  if (seat !== 'table' && seat !== 'solo' && session.lockState(seat).kind === 'locked')
    expect(await session.unlock(seat, seat)).toEqual({ kind: 'open' });
  expect(session.takeSeat(seat)).toBe(true);
};

const hides = (chance: Seeded, side: Side): Tap => {
  const march = `${side}-h${String(chance.roll(3))}`;
  const of = { kind: 'formation', id: `${side === 'first' ? 'f' : 's'}${String(chance.roll(3))}` };
  return chance.pick<Tap>([
    { type: 'BeginHiddenMarch', of, route: ['Wavre'] },
    { type: 'BeginHiddenMarch', of, route: ['Wavre', 'Limal'], going: 'retreat' },
    { type: 'ChangeHiddenRoute', march, route: ['Ligny'], why: chance.pick(['localDecision', 'newOrder']) },
    { type: 'RollDiscovery', march, nearestEnemyHq: 'austrian' },
    { type: 'RevealHidden', march, by: chance.pick(['sight', 'owner']) },
  ]);
};

/** Fields may come in another order out of the journal; that is no difference. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const times = (value: unknown, what: RegExp): number => JSON.stringify(value).match(what)?.length ?? 0;

/** A random game of hidden marches: what the table shows and answers after every play, and each desk at the end. */
const played = async (seed: number, locked: boolean) => {
  const chance = seeded(seed);
  const ports = testPorts(seed);
  const game = await madeGame(ports, 'mop', battle({}, ['hiddenMovement', 'hiddenTrafficJams']));
  let session = await opened(ports, game);
  for (const side of locked ? SIDES : []) {
    await sit(session, side);
    expect(await session.setPin(side, side)).toMatchObject({ kind: 'set' });
  }
  await sit(session, 'table');
  const shown: unknown[] = [];
  const dispatched = async (seat: Seat, command: Tap): Promise<void> => {
    await sit(session, seat);
    const done = await session.dispatch(command);
    shown.push([seat, command, done, session.getState().refusal]);
    session.dismiss();
    session.cancelAsk();
  };
  for (let i = 0; i < 70; i++) {
    const side = chance.pick(SIDES);
    if (chance.once(2)) await dispatched(side, hides(chance, side));
    // At the table nothing that belongs to a desk may be had, however it is asked for.
    else if (chance.once(4)) await dispatched('table', hides(chance, side));
    else {
      const { seat, command } = nextTap(session.getState().view, chance);
      await dispatched(seat, command);
    }
    await sit(session, 'table');
    if (chance.once(15)) shown.push(String(await session.undo()));
    const { view, count, canUndo } = session.getState();
    shown.push(plain([view, count, canUndo]));
    if (chance.once(30)) session = await opened(ports, game);
  }
  const desks: unknown[] = [];
  for (const side of SIDES) {
    await sit(session, side);
    desks.push(plain(session.getState().view.hidden));
  }
  return { shown, desks };
};

test('NLC 20.1: with the desks locked the table shows, refuses and draws as with them open, over random games', async () => {
  let [marched, revealed] = [0, 0];
  for (let seed = 1; seed <= 6; seed++) {
    const open = await played(seed, false);
    const locked = await played(seed, true);
    open.shown.forEach((shown, i) => {
      expect(locked.shown[i]).toEqual(shown);
    });
    expect(locked.desks).toEqual(open.desks);
    marched += times(open.desks, /"turnOfHiding"/g);
    revealed += times(open.shown, /"by":"owner","mp"/g);
  }
  expect(marched).toBeGreaterThan(5);
  expect(revealed).toBeGreaterThan(3);
});
