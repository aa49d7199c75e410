import { rallying } from '../testkit/plays';
import { battle, formation, leader, unit } from '../testkit/battle';
import type { Switch } from '../rules/list';
import { gameOf, madeGame, opened, testPorts } from '../testkit/ports';

/** By night, with a unit of the first corps eliminated by day, and that corps under an order or in Reserve. */
const byNight = async (ordered: boolean, switches: readonly Switch[] = ['orderSheets']) => {
  const ports = testPorts();
  const { key } = await madeGame(
    ports,
    'nlc',
    battle(
      {
        leaders: [leader('emperor', 'first', 5), leader('marshal', 'second', 3)],
        formations: [formation('f1', 'first'), formation('s1', 'second')],
        units: [unit('a', 'f1'), unit('b', 'f1'), unit('s', 's1')],
        turns: [
          { label: '20:00', kind: 'day', day: 1 },
          { label: '21:00', kind: 'night', day: 1 },
        ],
      },
      switches,
    ),
  );
  const session = await opened(ports, await gameOf(ports, key), 'first');
  const made = async (command: Parameters<typeof session.dispatch>[0]): Promise<void> => {
    expect([command.type, await session.dispatch(command)]).toEqual([command.type, true]);
  };
  const target = { kind: 'place', name: 'Wavre' };
  if (ordered)
    await made({ type: 'SetOrder', of: { kind: 'formation', id: 'f1' }, steps: [{ type: 'fallBack', target }] });
  await made({ type: 'PlaceUnit', unit: 'a', place: 'uar' });
  await made({ type: 'NextTurn' });
  const rally = (inReserve: boolean) => session.dispatch(rallying('f1', [{ unit: 'a' }], { inReserve }));
  const seen = () => {
    const status = session.getState().view.corps?.formations.find(({ of }) => of.id === 'f1');
    return { inReserve: status?.rally.inReserve, why: status?.rally.candidates[0]?.why?.code };
  };
  return { session, rally, seen };
};

test('NLC 13: given an order in force, when its owner rallies at his own desk, then it is refused, whatever he says', async () => {
  const { session, rally, seen } = await byNight(true);
  expect(seen()).toEqual({ inReserve: false, why: 'RALLY_NEEDS_RESERVE' });
  expect(await rally(true)).toBe(false);
  expect(session.getState().refusal).toMatchObject({ code: 'RALLY_NEEDS_RESERVE', rule: 'NLC 13' });
});

test('NLC 13: given the closed table, when a formation under an order is rallied, then nothing there tells its order', async () => {
  const ordered = await byNight(true);
  const free = await byNight(false);
  for (const { session, rally, seen } of [ordered, free]) {
    session.takeSeat('table');
    expect(seen()).toEqual({ inReserve: null, why: undefined });
    expect(await rally(false)).toBe(false);
    expect(session.getState().refusal).toMatchObject({ code: 'RALLY_NEEDS_RESERVE' });
    expect(await rally(true)).toBe(true);
  }
});

test('NLC 13: given a formation in Reserve, when its owner rallies at his desk, then he is not asked for it', async () => {
  const { rally, seen } = await byNight(false);
  expect(seen()).toEqual({ inReserve: true, why: undefined });
  expect(await rally(false)).toBe(true);
});

test('NLC 13: given orders on paper, then nobody but the players knows', async () => {
  const { seen } = await byNight(false, []);
  expect(seen()).toEqual({ inReserve: null, why: undefined });
});
