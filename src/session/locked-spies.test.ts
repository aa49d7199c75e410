import { SIDES } from '../engine/sides';
import type { Side } from '../engine/sides';
import { EMPTY_TITLE } from '../rules/common/index';
import { battle } from '../testkit/battle';
import { opened, playing, testPorts } from '../testkit/ports';
import { rowsOf } from '../testkit/rows';

type Session = Awaited<ReturnType<typeof playing>>['session'];

const sit = async (session: Session, side: Side): Promise<void> => {
  if (session.lockState(side).kind === 'locked') expect(await session.unlock(side, side)).toEqual({ kind: 'open' });
  expect(session.takeSeat(side)).toBe(true);
};

/** Both desks have a PIN, the enemy goes by an order, and card 10 lies open. */
const spying = async () => {
  const title = { ...EMPTY_TITLE, cardPlay: 'full' } as const;
  const made = await playing(testPorts(), 'mop', battle({ title }, ['orderSheets']));
  const { session } = made;
  for (const side of SIDES) {
    await sit(session, side);
    expect(await session.setPin(side, side)).toMatchObject({ kind: 'set' });
  }
  const steps = [{ type: 'march', target: { kind: 'place', name: 'Craonne' } }];
  await session.dispatch({ type: 'SetOrder', of: { kind: 'formation', id: 's1' }, steps });
  await sit(session, 'first');
  for (const deed of [
    { type: 'DrawCard', card: '10' },
    { type: 'PlayCard', card: '10' },
    { type: 'ShowCard', card: '10' },
  ])
    expect(await session.dispatch({ ...deed, side: 'first' })).toBe(true);
  return made;
};
const REPORT = { type: 'ReportToSpies', side: 'first' };
const reportsOf = (session: Session) =>
  session.getState().view.cards?.own.find(({ side }) => side === 'first')?.reports ?? [];

test('MOP App. I, card 10, decision 0009: with PINs on both desks the report reaches its side, sealed, and nobody else', async () => {
  const { session, ports, game } = await spying();
  // With the enemy's desk locked nothing can be seen of it.
  expect(await session.dispatch(REPORT)).toBe(false);
  await sit(session, 'second');
  expect(session.lockState('first').kind).toBe('locked');
  expect(await session.dispatch(REPORT)).toBe(true);
  expect(reportsOf(session)).toEqual([]);
  for (const row of await rowsOf(ports, game.key)) expect(row.body).not.toContain('Craonne');
  session.takeSeat('table');
  expect(JSON.stringify(session.getState().view)).not.toContain('Craonne');
  const told = (await session.history()).items.flatMap(({ events }) => events);
  expect(told.map(({ type }) => type)).toContain('SpiesReported');
  expect(JSON.stringify(told)).not.toContain('Craonne');
  await sit(session, 'first');
  expect(reportsOf(session)).toMatchObject([{ turn: 0, orders: [{ of: { id: 's1' } }] }]);
  expect(JSON.stringify(reportsOf(session))).toContain('Craonne');
});

test('MOP App. I, card 10: the report is there after a restart, behind its side’s PIN', async () => {
  const { session, ports, game } = await spying();
  await sit(session, 'second');
  await session.dispatch(REPORT);
  const later = await opened(ports, game);
  expect(later.takeSeat('first')).toBe(false);
  await sit(later, 'first');
  expect(reportsOf(later)).toHaveLength(1);
});
