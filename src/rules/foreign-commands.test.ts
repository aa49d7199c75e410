import { battle } from '../testkit/battle';
import { opened, madeGame, testPorts } from '../testkit/ports';
import { worksCommands } from './mop/works/works-model';
import { cardsCommands } from './mop/card-play/card-model';
import { weatherCommands } from './mop/weather/weather-model';
import { mop } from './mop/index';
import { n20 } from './n20/index';
import { nlc } from './nlc/index';

/** What MOP has and the rules that it is built on do not. */
const OF_MOP = Object.keys({ ...weatherCommands, ...worksCommands, ...cardsCommands });

test.each(OF_MOP)('%s is a play of MOP alone: a game of NLC or N20 has no such command', async (type) => {
  expect(mop.decodeCommand({ type }).kind).not.toBe('newer');
  expect([nlc, n20].map((rules) => rules.decodeCommand({ type }))).toEqual(Array(2).fill({ kind: 'newer', type }));
  const ports = testPorts();
  const session = await opened(ports, await madeGame(ports, 'nlc', battle()));
  expect(await session.dispatch({ type })).toBe(false);
  expect(session.getState()).toMatchObject({ refusal: { code: 'NOT_IN_THESE_RULES' }, count: 1 });
});

test('what MOP keeps for itself stands in no game of NLC', () => {
  const own = Object.keys(mop.start.table).filter((id) => !(id in nlc.start.table));
  expect(own).toEqual(['weather', 'works', 'cards']);
});
