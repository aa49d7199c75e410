import { reresolve } from '../journal/reresolve';
import { nlc } from '../rules/nlc/index';
import { opened, playing, testPorts } from '../testkit/ports';
import { rowsOf } from '../testkit/rows';

const COORDINATED = { type: 'RollCoordinated', side: 'first', commander: 'emperor' };

/** The die of a Coordinated Action was a 3 and is typed as a 5. */
const typedWrongly = async () => {
  const game = await playing(testPorts());
  await game.session.dispatch(COORDINATED, 'table');
  await game.session.giveFaces([5]);
  return game;
};
type Game = Awaited<ReturnType<typeof typedWrongly>>;
const dieOf = ({ session }: Game): unknown => session.getState().view.cup?.coordination.first?.die;

test('decision 0022: a die from the table is typed anew; both see which it was, and nothing else is voided', async () => {
  const game = await typedWrongly();
  const { session, ports } = game;
  expect(session.getState().last?.typed).toBe(true);
  const { count } = session.getState();
  expect(await session.typeAnew()).toBe(false);
  expect(session.getState().asks).toMatchObject({ kind: 'dice', anew: true, request: { rule: 'NLC 4.1' } });
  expect(dieOf(game)).toBe(5);
  expect(await session.giveFaces([3])).toBe(true);
  expect(dieOf(game)).toBe(3);
  expect(session.getState()).toMatchObject({ count: count + 1, canUndo: false });
  const { items } = await session.history();
  expect(items.slice(0, 2)).toMatchObject([
    { live: true, anew: { now: [[3]], was: [[5]] } },
    { live: false, anew: null },
  ]);
  const again = await opened(ports, game.game);
  expect(again.getState().view.cup?.coordination.first?.die).toBe(3);
  expect(reresolve(nlc, await rowsOf(ports, game.game.key))).toEqual([]);
});

test('decision 0022: not typed after all, it stays as it was', async () => {
  const game = await typedWrongly();
  await game.session.typeAnew();
  game.session.cancelAsk();
  expect(dieOf(game)).toBe(5);
  expect(game.session.getState().last?.typed).toBe(true);
});

test('decision 0022: it may be typed anew twice, and the history keeps all three', async () => {
  const game = await typedWrongly();
  for (const face of [3, 4]) {
    await game.session.typeAnew();
    await game.session.giveFaces([face]);
  }
  expect(dieOf(game)).toBe(4);
  const { items } = await game.session.history();
  expect(items.slice(0, 3).map(({ live, anew }) => [live, anew])).toEqual([
    [true, { now: [[4]], was: [[3]] }],
    [false, { now: [[3]], was: [[5]] }],
    [false, null],
  ]);
});

test('decision 0022: never the app’s own dice', async () => {
  const { session } = await playing(testPorts());
  await session.dispatch(COORDINATED);
  expect(session.getState().last?.typed).toBe(false);
  expect(await session.typeAnew()).toBe(false);
  expect(session.getState()).toMatchObject({ asks: null, refusal: { code: 'NOTHING_TO_TYPE_ANEW' } });
});

test('decision 0022: a draw is the app’s, wherever the dice lie', async () => {
  const { session } = await playing(testPorts());
  await session.dispatch({ type: 'FillCup' });
  await session.dispatch({ type: 'DrawChit' }, 'table');
  expect(session.getState().last?.typed).toBe(false);
});

test('decision 0022: after the next play it stands', async () => {
  const { session } = await typedWrongly();
  await session.dispatch({ type: 'GoToStep', step: 'selection' });
  expect(await session.typeAnew()).toBe(false);
  await session.undo();
  expect(await session.typeAnew()).toBe(false);
});

test('decision 0022: both dice of an Initial Action are asked for again, one after the other', async () => {
  const { session } = await playing(testPorts());
  await session.dispatch({ type: 'RollInitial', commanders: { first: 'emperor', second: 'marshal' } }, 'table');
  await session.giveFaces([6]);
  await session.giveFaces([1]);
  await session.typeAnew();
  await session.giveFaces([2]);
  expect(session.getState().asks).toMatchObject({ anew: true, request: { by: 'second' } });
  await session.giveFaces([1]);
  expect(session.getState().view.cup?.initiative?.rolls).toMatchObject({ first: { die: 2 }, second: { die: 1 } });
});

test('what was taken back is told, and at another desk it is not', async () => {
  const { session } = await playing(testPorts());
  await session.dispatch({ type: 'GoToStep', step: 'selection' });
  await session.undo();
  expect((await session.history()).items[0]).toMatchObject({
    kind: 'undo',
    moved: [{ type: 'StepReached', step: 'selection' }],
  });
});
