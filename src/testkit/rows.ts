import { genesisHash, link } from '../journal/chain';
import type { Head, HeadKeeper, JournalStore, Row } from '../journal/store';
import type { GamePorts } from '../session/game-ports';
import type { Ports } from '../session/ports';
import { madeGame, opened, testPorts } from './ports';

/** Bodies sealed into a chain, as a phone would have written them. */
export const chained = (chain: string, bodies: readonly string[]): readonly Row[] =>
  bodies.reduce<readonly Row[]>(
    (rows, body) => [...rows, link(chain, rows.length + 1, rows.at(-1)?.hash ?? genesisHash(chain), body)],
    [],
  );

/** A disk on which exactly these rows are found, whatever was done to them. */
export const foundOnDisk = (ports: Ports, rows: readonly Row[], head: Head | null): Ports => {
  const store: JournalStore = {
    ...ports.store,
    countRows: () => Promise.resolve(rows.at(-1)?.seq ?? 0),
    readRows: (_, from, limit) => Promise.resolve(rows.filter(({ seq }) => seq >= from).slice(0, limit)),
  };
  const heads: HeadKeeper = { ...ports.heads, read: () => Promise.resolve(head) };
  return { ...ports, store, heads };
};

export const rowsOf = ({ store }: Ports, key: string): Promise<readonly Row[]> => store.readRows(key, 1, 1_000_000);

/** A stored game with so many entries, and its rows. */
export const gameOfLength = async (length: number, ports: GamePorts = testPorts()) => {
  const game = await madeGame(ports);
  const session = await opened(ports, game);
  const steps = ['prepare', 'initial', 'selection', 'turnEnd'];
  for (let i = 1; i < length; i++) await session.dispatch({ type: 'GoToStep', step: steps[i % 4] });
  const rows = await rowsOf(ports, game.key);
  const last = rows.at(-1);
  if (last?.seq !== length) throw new Error(`only ${String(rows.length)} rows`);
  return { ports, game, session, rows, head: { count: last.seq, hash: last.hash } };
};
