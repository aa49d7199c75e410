import type { AppendResult, JournalStore } from '../journal/store';
import { madeGame, opened, testPorts, withStore } from '../testkit/ports';

const ROLL = { type: 'RollCoordinated', side: 'first', commander: 'emperor' } as const;
const OTHER = { type: 'RollCoordinated', side: 'second', commander: 'marshal' } as const;
const FULL: AppendResult = { kind: 'failed', reason: 'full' };
const UNSETTLED: AppendResult = { kind: 'failed', reason: 'unsettled' };

/** A game at its preparation, on a disk whose next answers are given; every throw of the app is written down. */
const atThePreparation = async () => {
  const sound = testPorts(7);
  const thrown: number[] = [];
  const roll = (sides: number): number => {
    const face = sound.roll(sides);
    thrown.push(face);
    return face;
  };
  const answers: ((append: () => Promise<AppendResult>) => Promise<AppendResult>)[] = [];
  let isDeaf = false;
  const append: JournalStore['append'] = (...args) => {
    const real = () => sound.store.append(...args);
    return answers.shift()?.(real) ?? real();
  };
  const readRows: JournalStore['readRows'] = (...args) =>
    isDeaf ? Promise.reject(new Error('no answer')) : sound.store.readRows(...args);
  const ports = { ...withStore(sound, { append, readRows }), roll };
  const game = await madeGame(sound);
  const session = await opened(ports, game);
  await session.dispatch({ type: 'GoToStep', step: 'prepare' });
  const die = (side: 'first' | 'second') => session.getState().view.cup?.coordination[side]?.die ?? null;
  const reloaded = async () => (await opened(sound, game)).getState();
  const deaf = (is: boolean): void => {
    isDeaf = is;
  };
  return { session, thrown, die, answers, reloaded, deaf };
};

test('a play that found no room has the same dice at the second try: nothing is thrown again', async () => {
  const { session, thrown, die, answers, reloaded } = await atThePreparation();
  answers.push(
    () => Promise.resolve(FULL),
    () => Promise.resolve(FULL),
  );
  for (let i = 0; i < 2; i += 1) expect(await session.dispatch(ROLL)).toBe(false);
  expect(session.getState()).toMatchObject({ failure: 'full', count: 2, last: { type: 'GoToStep' } });
  expect(await session.dispatch(ROLL)).toBe(true);
  expect(thrown).toHaveLength(1);
  expect(die('first')).toBe(thrown[0]);
  expect((await reloaded()).view).toEqual(session.getState().view);
});

test('no other play in between gives it other dice: not one that is made, and not one that is taken back', async () => {
  const { session, thrown, die, answers } = await atThePreparation();
  answers.push(() => Promise.resolve(FULL));
  await session.dispatch(ROLL);
  expect(await session.dispatch({ type: 'GoToStep', step: 'initial' })).toBe(true);
  for (let i = 0; i < 2; i += 1) expect(await session.undo()).toBe(true);
  expect(await session.dispatch(ROLL)).toBe(true);
  expect(thrown).toHaveLength(1);
  expect(die('first')).toBe(thrown[0]);
  expect(await session.dispatch(OTHER)).toBe(true);
  expect(thrown).toHaveLength(2);
});

test('dice thrown on the table are not asked for twice', async () => {
  const { session, die, answers } = await atThePreparation();
  await session.dispatch(ROLL, 'table');
  answers.push(() => Promise.resolve(FULL));
  expect(await session.giveFaces([4])).toBe(false);
  expect(session.getState()).toMatchObject({ failure: 'full', asks: null });
  expect(await session.dispatch(ROLL, 'table')).toBe(true);
  expect(die('first')).toBe(4);
});

test('a play that was made has fresh dice the next time', async () => {
  const { session, thrown, answers } = await atThePreparation();
  answers.push(() => Promise.resolve(FULL));
  await session.dispatch(ROLL);
  await session.dispatch(ROLL);
  await session.correct(2, 'the wrong commander');
  expect(await session.dispatch(ROLL)).toBe(true);
  expect(thrown).toHaveLength(2);
});

test.each([true, false])(
  'of a play nobody knows whether it stands (it does: %s) until the disk answers',
  async (stands) => {
    const { session, thrown, die, answers, reloaded, deaf } = await atThePreparation();
    answers.push(async (append) => {
      if (stands) await append();
      return UNSETTLED;
    });
    deaf(true);
    for (let i = 0; i < 2; i += 1) {
      expect(await session.dispatch(ROLL)).toBe(false);
      expect(session.getState()).toMatchObject({ failure: 'unsettled', busy: false, count: 2 });
    }
    deaf(false);
    expect(await session.dispatch(ROLL)).toBe(!stands);
    expect(session.getState()).toMatchObject({ failure: stands ? 'stands' : null, count: 3 });
    expect(thrown).toHaveLength(1);
    expect(die('first')).toBe(thrown[0]);
    expect(await reloaded()).toMatchObject({ count: 3, damage: null, view: session.getState().view });
    expect(await session.dispatch(OTHER)).toBe(true);
    expect(session.getState()).toMatchObject({ failure: null, count: 4 });
  },
);
