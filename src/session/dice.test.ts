import { battle } from '../testkit/battle';
import { playing, testPorts } from '../testkit/ports';
import { partsOnDisk, rowsOf } from '../testkit/rows';

/** A phone whose dice fall as written. */
const falling = (...faces: readonly number[]) => {
  const left = [...faces];
  const asked: number[] = [];
  const roll = (sides: number): number => {
    asked.push(sides);
    return left.shift() ?? 1;
  };
  return { ports: testPorts(1, { roll }), asked };
};
const COORDINATED = { type: 'RollCoordinated', side: 'first', commander: 'emperor' };
const INITIAL = { type: 'RollInitial', commanders: { first: 'emperor', second: 'marshal' } };

describe('dice thrown by the app', () => {
  test('NLC 4.1 are thrown, recorded and shown with their working', async () => {
    const { ports, asked } = falling(3);
    const { session } = await playing(ports);
    expect(await session.dispatch(COORDINATED)).toBe(true);
    expect(asked).toEqual([6]);
    expect(session.getState()).toMatchObject({
      asks: null,
      busy: false,
      last: {
        type: 'RollCoordinated',
        rolls: [{ rule: 'NLC 4.1', faces: [3] }],
        working: [{ key: 'coordinated', facts: { die: 3 } }],
      },
      view: { cup: { coordination: { first: { won: true, die: 3 } } } },
    });
  });

  test('NLC 4 a draw is one of so many; which of the owner’s it was is shown to nobody as a die', async () => {
    const { ports, asked } = falling(4, 2);
    const { session, game } = await playing(ports);
    await session.dispatch({ type: 'FillCup' });
    await session.dispatch({ type: 'DrawChit' });
    expect(asked).toEqual([5, 2]);
    expect(session.getState().last?.rolls).toEqual([{ rule: 'NLC 4', faces: [4] }]);
    expect((await partsOnDisk(ports, game)).slice(-2)).toMatchObject([
      { scope: 'table', command: { type: 'DrawChit' }, rolls: [{ faces: [4] }], events: [{ chit: 's2' }] },
      { scope: 'umpire', rolls: [{ rule: 'NLC 4', faces: [2] }], events: [] },
    ]);
  });
});

describe('dice thrown on the table', () => {
  test('NLC 4.2 are asked for one after the other, by side, and nothing is stored before the last', async () => {
    const { ports, asked } = falling();
    const { session, game } = await playing(ports);
    expect(await session.dispatch(INITIAL, 'table')).toBe(false);
    expect(session.getState()).toMatchObject({
      busy: false,
      asks: { kind: 'dice', request: { rule: 'NLC 4.2', by: 'first', sides: 6 } },
    });
    expect(await session.giveFaces([6])).toBe(false);
    expect(session.getState()).toMatchObject({ asks: { request: { by: 'second' } } });
    expect(await rowsOf(ports, game.key)).toHaveLength(1);
    expect(await session.giveFaces([1])).toBe(true);
    expect(asked).toEqual([]);
    expect(session.getState()).toMatchObject({
      asks: null,
      count: 2,
      view: { cup: { initiative: { winner: 'first', lead: 7 } } },
    });
  });

  test('what cannot have been thrown is refused, nothing is stored, and it can be begun again', async () => {
    const { session } = await playing();
    for (const faces of [[7], [0], [1, 2], [], [2.5]]) {
      await session.dispatch(COORDINATED, 'table');
      expect(await session.giveFaces(faces)).toBe(false);
      expect(session.getState()).toMatchObject({
        refusal: { code: 'NOT_SUCH_A_THROW', rule: 'NLC 4.1' },
        asks: null,
        count: 1,
        busy: false,
      });
      session.dismiss();
      expect(session.getState().refusal).toBeNull();
    }
    await session.dispatch(COORDINATED, 'table');
    expect(await session.giveFaces([2])).toBe(true);
  });

  test('a roll that was asked for can be called off', async () => {
    const { session } = await playing();
    await session.dispatch(COORDINATED, 'table');
    session.cancelAsk();
    expect(session.getState()).toMatchObject({ asks: null, count: 1 });
    expect(await session.giveFaces([2])).toBe(false);
    expect(session.getState().refusal).toEqual({ code: 'NOTHING_ASKED', rule: null });
  });

  test('faces or a choice that nobody asked for are refused', async () => {
    const { session } = await playing();
    expect(await session.giveFaces([1])).toBe(false);
    expect(await session.giveChoice('f1')).toBe(false);
    expect(session.getState()).toMatchObject({ refusal: { code: 'NOTHING_ASKED' }, count: 1 });
  });

  test('MOP 37.1 the die of the two cups is the players’, the chit itself the app’s', async () => {
    const { ports, asked } = falling(2);
    const { session } = await playing(ports, 'mop', battle({ cup: 'two' }));
    await session.dispatch({ type: 'FillCup' });
    await session.dispatch({ type: 'DrawChit' }, 'table');
    expect(session.getState().asks).toMatchObject({ request: { rule: 'MOP 37.1', purpose: 'cupSide' } });
    await session.giveFaces([5]);
    expect(asked).toEqual([3]);
    expect(session.getState()).toMatchObject({ view: { cup: { drawn: [{ side: 'first', chit: 'f2' }] } } });
  });

  test.each(['one', 'covers'] as const)(
    'NLC 4 a draw is never a die to throw, not even of six chits (cup %s)',
    async (cup) => {
      const { formations } = battle();
      const six = battle({ cup, formations: formations.map((formation) => ({ ...formation, arrives: null })) });
      const { ports, asked } = falling(6, 3);
      const { session } = await playing(ports, 'mop', six);
      await session.dispatch({ type: 'FillCup' });
      expect(await session.dispatch({ type: 'DrawChit' }, 'table')).toBe(true);
      expect(asked).toEqual([6, 3]);
      expect(session.getState().view.cup?.drawn).toMatchObject([{ chit: 's3' }]);
    },
  );
});

test('a refusal of the rules is shown, stores nothing, and goes with the next play', async () => {
  const { session } = await playing();
  expect(await session.dispatch({ type: 'DrawChit' })).toBe(false);
  expect(session.getState()).toMatchObject({
    refusal: { code: 'CUP_NOT_FILLED', rule: 'NLC 4' },
    count: 1,
    busy: false,
  });
  expect(await session.dispatch({ type: 'FillCup' })).toBe(true);
  expect(session.getState().refusal).toBeNull();
});

test('what is not a command at all is refused, not thrown', async () => {
  const { session } = await playing();
  for (const json of [{ type: 'SendBalloon' }, { type: 'EnterDrawn', side: 'third' }])
    expect(await session.dispatch(json)).toBe(false);
  expect(session.getState()).toMatchObject({ refusal: { code: 'NOT_UNDERSTOOD', rule: null }, count: 1 });
});

test('Ruling 98 taking another seat drops what was in hand and what was shown', async () => {
  const { session } = await playing();
  await session.dispatch({ type: 'RollCoordinated', side: 'second', commander: 'marshal' });
  await session.dispatch(COORDINATED, 'table');
  session.takeSeat('second');
  expect(session.getState()).toMatchObject({
    seat: 'second',
    asks: null,
    last: null,
    refusal: null,
    view: { seat: 'second' },
  });
  expect(await session.giveFaces([1])).toBe(false);
});
