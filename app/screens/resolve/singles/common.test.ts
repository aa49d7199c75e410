import { battle, formation, unit } from '../../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../../src/testkit/ports';
import { pickFormation } from './common';

const FIELDS = ['demoralized', 'fatigued', 'outOfSupply'] as const;

/** What is filled in of the formation that is picked, after these plays. */
const filledAfter = async (...plays: readonly Readonly<{ type: string }>[]) => {
  const ports = testPorts();
  const setup = battle(
    {
      formations: [formation('f1', 'first'), formation('s1', 'second')],
      units: [unit('a', 'f1'), unit('b', 'f1'), unit('d', 's1')],
    },
    ['fatigue'],
  );
  const { key } = await madeGame(ports, 'mop', setup);
  const game = await opened(ports, await gameOf(ports, key));
  for (const play of plays) expect(await game.dispatch(play)).toBe(true);
  const [picked] = pickFormation('of', 'Formation', 'recipient', FIELDS).choices(game.getState().view, {});
  return picked?.put({});
};

const lost = (one: string) => ({ type: 'PlaceUnit', unit: one, place: 'uar' });
const noSupply = (...units: readonly string[]) => ({ type: 'PutMark', units, mark: 'outOfSupply' });

test('MOP 37.7: a formation is out of supply when all its units on the map are', async () => {
  expect(await filledAfter(noSupply('a'))).toMatchObject({ recipient: { outOfSupply: false } });
  expect(await filledAfter(noSupply('a', 'b'))).toMatchObject({ recipient: { outOfSupply: true } });
  expect(await filledAfter(noSupply('a'), lost('b'))).toMatchObject({
    recipient: { outOfSupply: true },
  });
});

test('NLC 20.8: who is exhausted goes by his orders as who is fatigued', async () => {
  const marked = (id: string) => ({ type: 'SetFollowUp', id, of: 'f1', value: 1 });
  expect(await filledAfter()).toMatchObject({ recipient: { fatigued: false } });
  expect(await filledAfter(marked('fatigued'))).toMatchObject({ recipient: { fatigued: true } });
  expect(await filledAfter(marked('exhausted'))).toMatchObject({ recipient: { fatigued: true } });
});
