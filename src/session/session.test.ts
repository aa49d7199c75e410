import { battle } from '../testkit/battle';
import { opened, playing, testPorts } from '../testkit/ports';
import { rowsOf } from '../testkit/rows';
import { nlc } from '../rules/nlc/index';
import { RULE_SETS } from './rule-sets';
import { openSession } from './session';

describe('one thing at a time', () => {
  test('two taps at once: one after the other, both stored, in order', async () => {
    const { session, ports, game } = await playing();
    const both = await Promise.all([
      session.dispatch({ type: 'FillCup' }),
      session.dispatch({ type: 'DrawChit' }),
      session.dispatch({ type: 'DrawChit' }),
    ]);
    expect(both).toEqual([true, true, true]);
    expect(session.getState()).toMatchObject({ count: 4, view: { cup: { total: 3 } } });
    expect((await opened(ports, game)).getState().damage).toBeNull();
  });

  test('the second of two equal taps is decided on what the first left behind', async () => {
    const { session } = await playing();
    const roll = { type: 'RollCoordinated', side: 'first', commander: 'emperor' };
    expect(await Promise.all([session.dispatch(roll), session.dispatch(roll)])).toEqual([true, false]);
    expect(session.getState()).toMatchObject({ count: 2, refusal: { code: 'ROLLED_ALREADY' } });
  });

  test('undo tapped five times at once takes back no more than there is', async () => {
    const { session } = await playing();
    for (const step of ['prepare', 'initial']) await session.dispatch({ type: 'GoToStep', step });
    const taps = await Promise.all([1, 2, 3, 4, 5].map(() => session.undo()));
    expect(taps).toEqual([true, true, false, false, false]);
    expect(session.getState()).toMatchObject({ view: { step: 0 }, canUndo: false, canRedo: true });
  });

  test('while it writes it says so, and nothing is shown before it is on disk', async () => {
    const { session, ports, game } = await playing();
    const seen: [boolean, number, number][] = [];
    session.subscribe(({ busy, view }) => {
      void rowsOf(ports, game.key).then((rows) => seen.push([busy, view.step, rows.length]));
    });
    await session.dispatch({ type: 'GoToStep', step: 'prepare' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(seen[0]?.slice(0, 2)).toEqual([true, 0]);
    expect(seen.at(-1)).toEqual([false, 3, 2]);
  });

  test('whoever listens is told twice of a play: that it is under way, and what it came to', async () => {
    const { session } = await playing();
    const told: boolean[] = [];
    session.subscribe(({ busy }) => told.push(busy));
    await session.dispatch({ type: 'GoToStep', step: 'prepare' });
    expect(told).toEqual([true, false]);
  });
});

describe('undo, redo, correction', () => {
  test('undo takes back one play at a time, redo brings it back, a new play drops it', async () => {
    const { session } = await playing();
    for (const step of ['prepare', 'initial']) await session.dispatch({ type: 'GoToStep', step });
    await session.undo();
    expect(session.getState()).toMatchObject({ view: { step: 3 }, canUndo: true, canRedo: true, last: null });
    await session.redo();
    expect(session.getState()).toMatchObject({ view: { step: 4 }, canRedo: false });
    await session.undo();
    await session.dispatch({ type: 'GoToStep', step: 'turnEnd' });
    expect(await session.redo()).toBe(false);
    expect(session.getState()).toMatchObject({ view: { step: 6 }, refusal: { code: 'NOTHING_TO_REDO' } });
  });

  test('undo stops at a roll, at a draw and at a desk that was opened, also after reopening', async () => {
    const { session, ports, game } = await playing();
    expect([await session.undo(), session.getState().refusal?.code]).toEqual([false, 'NOTHING_TO_UNDO']);
    const barriers = [
      { type: 'RollCoordinated', side: 'first', commander: 'emperor' },
      { type: 'RollInitial', commanders: { first: 'emperor', second: 'marshal' } },
      { type: 'OpenDesk', side: 'first' },
      { type: 'CloseDesk' },
    ];
    for (const barrier of barriers) {
      await session.dispatch({ type: 'GoToStep', step: 'prepare' });
      expect(session.getState().canUndo).toBe(true);
      await session.dispatch(barrier);
      expect(session.getState().canUndo).toBe(false);
      expect((await opened(ports, game)).getState().canUndo).toBe(false);
    }
  });

  test('a correction goes past them, with its reason for all to read', async () => {
    const { session } = await playing();
    await session.dispatch({ type: 'FillCup' });
    await session.dispatch({ type: 'DrawChit' });
    await session.dispatch({ type: 'DrawChit' });
    expect(await session.correct(2, 'the bag was open')).toBe(true);
    expect(session.getState()).toMatchObject({
      canUndo: false,
      canRedo: false,
      count: 5,
      view: { cup: { drawn: [], total: 5 } },
    });
    const { items } = await session.history();
    expect(items[0]).toMatchObject({
      kind: 'correction',
      to: 2,
      reason: 'the bag was open',
      barrier: true,
      live: true,
    });
    expect(items.map(({ live }) => live)).toEqual([true, false, false, true, true]);
  });

  test('a correction goes to a play that was made, and to nothing else', async () => {
    const { session } = await playing();
    await session.dispatch({ type: 'GoToStep', step: 'prepare' });
    await session.undo();
    for (const to of [0, -1, 3, 4, 99, 1.5]) expect(await session.correct(to, '')).toBe(false);
    expect(session.getState()).toMatchObject({ refusal: { code: 'NO_SUCH_PLAY' }, count: 3 });
    expect(await session.correct(2, 'it was right after all')).toBe(true);
    expect(session.getState().view.step).toBe(3);
  });

  test('dice cannot be thrown again by undo, correction and reopening and come out better: each is on record', async () => {
    const { session, ports, game } = await playing();
    await session.dispatch({ type: 'RollCoordinated', side: 'first', commander: 'emperor' });
    await session.correct(1, 'again');
    await session.dispatch({ type: 'RollCoordinated', side: 'first', commander: 'emperor' });
    const { items } = await (await opened(ports, game)).history();
    expect(items.map(({ events }) => events.map(({ type }) => type))).toEqual([
      ['CoordinatedRolled'],
      [],
      ['CoordinatedRolled'],
      ['GameStarted'],
    ]);
  });
});

describe('the history', () => {
  test('comes in pages, newest first, without a gap or a repeat', async () => {
    const { session } = await playing();
    for (let i = 0; i < 149; i++)
      await session.dispatch({ type: 'GoToStep', step: i % 2 === 0 ? 'prepare' : 'initial' });
    const first = await session.history();
    const second = await session.history(first.next!);
    const third = await session.history(second.next!);
    expect([first, second, third].map(({ items }) => items.length)).toEqual([60, 60, 30]);
    expect([...first.items, ...second.items, ...third.items].map(({ seq }) => seq)).toEqual(
      Array.from({ length: 150 }, (_, i) => 150 - i),
    );
    expect(third.next).toBeNull();
  });

  test('what was undone shows as such, across pages too', async () => {
    const { session } = await playing();
    for (let i = 0; i < 70; i++)
      await session.dispatch({ type: 'GoToStep', step: i % 2 === 0 ? 'prepare' : 'initial' });
    for (let i = 0; i < 65; i++) await session.undo();
    const first = await session.history();
    const rest = await session.history(first.next!);
    expect(first.items.every(({ kind }) => kind === 'undo')).toBe(true);
    const older = await session.history(rest.next!);
    const plays = [...rest.items, ...older.items].filter(({ kind, live }) => kind === 'play' && live);
    expect(plays.map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('Ruling 98 each seat reads its own desk and the table', async () => {
    const { session } = await playing();
    session.takeSeat('first');
    await session.dispatch({ type: 'FlagReserve', formation: 'f1', reserve: true });
    session.takeSeat('second');
    await session.dispatch({ type: 'FlagReserve', formation: 's1', reserve: true });
    await session.dispatch({ type: 'FillCup' });
    const typesAt = async (seat: Parameters<typeof session.takeSeat>[0]) => {
      session.takeSeat(seat);
      return (await session.history()).items.map(({ events }) => events.map(({ type }) => type).join(' '));
    };
    expect(await typesAt('table')).toEqual(['CupFilled StepReached', 'GameStarted']);
    expect(await typesAt('first')).toEqual(['CupFilled StepReached ChitsPut', 'ReserveFlagged', 'GameStarted']);
    expect(await typesAt('second')).toEqual(['CupFilled StepReached ChitsPut', 'ReserveFlagged', 'GameStarted']);
    expect(await typesAt('solo')).toEqual([
      'CupFilled StepReached ChitsPut ChitsPut',
      'ReserveFlagged',
      'ReserveFlagged',
      'GameStarted',
    ]);
  });
});

test('Ruling 98 what is taken back or brought back at a desk shows at that desk alone', async () => {
  const { session } = await playing();
  session.takeSeat('first');
  await session.dispatch({ type: 'FlagReserve', formation: 'f1', reserve: true });
  for (let i = 0; i < 40; i++) {
    await session.undo();
    await session.redo();
  }
  const kindsAt = async (seat: 'table' | 'first' | 'second') => {
    session.takeSeat(seat);
    const newer = await session.history();
    const older = newer.next === null ? [] : (await session.history(newer.next)).items;
    return [...newer.items, ...older].map(({ kind }) => kind);
  };
  expect(await kindsAt('second')).toEqual(['play']);
  expect(await kindsAt('table')).toEqual(['play']);
  expect(new Set(await kindsAt('first'))).toEqual(new Set(['redo', 'undo', 'play']));
});

test('Ruling 98 a correction shows to both, but the reason names a desk’s play to its owner only', async () => {
  const { session } = await playing();
  session.takeSeat('first');
  await session.dispatch({ type: 'FlagReserve', formation: 'f1', reserve: true });
  await session.dispatch({ type: 'FlagReserve', formation: 'f2', reserve: true });
  await session.correct(2, 'f1 goes into Reserve');
  const newestAt = async (seat: 'table' | 'first' | 'second') => {
    session.takeSeat(seat);
    return (await session.history()).items[0];
  };
  expect(await newestAt('first')).toMatchObject({ kind: 'correction', reason: 'f1 goes into Reserve' });
  for (const seat of ['table', 'second'] as const)
    expect(await newestAt(seat)).toMatchObject({ kind: 'correction', reason: null });
});

test('Ruling 98 a play that reaches the disk after the curtain fell is not shown to the next seat', async () => {
  const { session } = await playing();
  session.takeSeat('first');
  const tapped = session.dispatch({ type: 'FlagReserve', formation: 'f1', reserve: true });
  while (!session.getState().busy) await Promise.resolve();
  session.takeSeat('table');
  expect(await tapped).toBe(true);
  expect(session.getState()).toMatchObject({
    seat: 'table',
    last: null,
    refusal: null,
    view: { cup: { reserve: [] } },
  });
});

test('a game that has no set-up is empty, not a crash', async () => {
  const ports = testPorts();
  await ports.store.createGame(
    { key: 'k', chain: 'c', rules: 'nlc', name: '', createdAt: 0, trashedAt: null, summary: '' },
    [],
    0,
  );
  const [game] = await ports.store.listGames();
  expect(await RULE_SETS.nlc.open(ports, game!)).toEqual({ kind: 'empty' });
});

test('closing and opening comes back to the same table, desk and step included', async () => {
  const { session, ports, game } = await playing(testPorts(), 'nlc', battle());
  await session.dispatch({ type: 'GoToStep', step: 'command-first' });
  await session.dispatch({ type: 'OpenDesk', side: 'first' });
  const again = await opened(ports, game);
  expect(again.getState().view).toEqual(session.getState().view);
  expect(again.getState().view.desk).toBe('first');
});

test('a play is walked once: whose its dice and its facts are is read off what was asked', async () => {
  const { ports, game } = await playing();
  const walked: (readonly number[])[] = [];
  const decide: typeof nlc.decide = (...of) => {
    const step = nlc.decide(...of);
    if (step.kind !== 'needsDice') return step;
    const then: typeof step.then = (faces) => {
      walked.push(faces);
      return step.then(faces);
    };
    return { ...step, then };
  };
  const opening = await openSession(ports, game, { ...nlc, decide });
  if (opening.kind !== 'open') throw new Error(opening.kind);
  const roll = { type: 'RollCoordinated', side: 'first', commander: 'emperor' };
  expect(await opening.session.dispatch(roll)).toBe(true);
  expect(opening.session.getState().last?.throws).toEqual(['first']);
  expect(walked).toHaveLength(1);
});
