import { battle } from '../testkit/battle';
import { openMemoryHeads, openMemoryStore } from '../storage/memory/memory';
import { testVault } from '../testkit/ports';
import { keysOf } from '../testkit/rows';
import { newGame } from './library';
import type { GamePorts } from './game-ports';
import { RULE_SETS } from './rule-sets';
import { historyReader } from './history';
import type { HistoryCursor } from './history';
import { rememberRows } from './row-memory';
import { nlc } from '../rules/nlc/index';

const portsOf = (): GamePorts => {
  let id = 0;
  return {
    store: openMemoryStore(),
    heads: openMemoryHeads(),
    roll: () => 1,
    now: () => 0,
    uptime: () => 0,
    newId: () => `id-${String((id += 1))}`,
    pause: () => Promise.resolve(),
    vault: testVault(),
    rules: () => Promise.resolve(RULE_SETS),
  };
};

/** The pages of the open table's history after the French changed their minds so often behind the curtain. */
const pagesAfter = async (changes: number): Promise<readonly number[]> => {
  const ports = portsOf();
  const made = await newGame(ports, 'nlc', 'a game', battle());
  const [game] = await ports.store.listGames();
  const opening = game && (await RULE_SETS.nlc.open(ports, game));
  if (made.kind !== 'made' || opening?.kind !== 'open' || game === undefined) throw new Error('the game did not open');
  const { session } = opening;
  await session.dispatch({ type: 'OpenDesk', side: 'first' });
  session.takeSeat('first');
  for (let i = 0; i < changes; i++)
    await session.dispatch({ type: 'FlagReserve', formation: 'f1', reserve: i % 2 === 0 });
  await session.dispatch({ type: 'CloseDesk' });
  session.takeSeat('table');
  for (const step of ['selection', 'turnEnd', 'prepare', 'selection', 'turnEnd'])
    await session.dispatch({ type: 'GoToStep', step });
  const keys = await keysOf(ports, game);
  const sizes: number[] = [];
  const read = historyReader(rememberRows(ports.store, game.key), nlc, keys);
  let cursor: HistoryCursor | null = { before: session.getState().count + 1, live: -1 };
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof read>> = await read({ seat: 'table', cursor, size: 3 });
    sizes.push(page.items.length);
    cursor = page.next;
  }
  return sizes;
};

test('Ruling 98 the pages of the history are the same, however much was done behind the curtain', async () => {
  const still = await pagesAfter(0);
  expect(still).toEqual([3, 3, 2]);
  expect(await pagesAfter(1)).toEqual(still);
  expect(await pagesAfter(17)).toEqual(still);
});
