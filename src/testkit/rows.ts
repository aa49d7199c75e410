import { genesisHash, link } from '../journal/chain';
import type { Head, HeadKeeper, Row } from '../journal/store';
import type { GamePorts } from '../session/game-ports';
import type { Ports } from '../session/ports';
import { openLockBox } from '../session/lock-box';
import type { BoxedGame } from '../session/lock-box';
import { decodeEntry } from '../journal/decode-entry';
import type { OpenKeyring } from '../journal/keyring';
import { madeGame, opened, testPorts } from './ports';

/** Bodies sealed into a chain, as a phone would have written them. */
export const chained = (chain: string, bodies: readonly string[]): readonly Row[] =>
  bodies.reduce<readonly Row[]>(
    (rows, body) => [...rows, link(chain, rows.length + 1, rows.at(-1)?.hash ?? genesisHash(chain), body)],
    [],
  );

/** A disk on which exactly these rows are found, whatever was done to them. */
export const foundOnDisk = (ports: Ports, rows: readonly Row[], head: Head | null): Ports => {
  const store: Ports['store'] = {
    ...ports.store,
    countRows: () => Promise.resolve(rows.at(-1)?.seq ?? 0),
    readRows: (_, from, limit) => Promise.resolve(rows.filter(({ seq }) => seq >= from).slice(0, limit)),
  };
  const heads: HeadKeeper = { ...ports.heads, read: () => Promise.resolve(head) };
  return { ...ports, store, heads };
};

export const rowsOf = ({ store }: Ports, key: string): Promise<readonly Row[]> => store.readRows(key, 1, 1_000_000);

/** The keys that this phone has of a game without any PIN. */
export const keysOf = async (ports: Ports, game: BoxedGame): Promise<OpenKeyring> =>
  (await openLockBox(ports, game)).ring;

/** Every part of a stored game, opened with the keys of this phone. */
export const partsOnDisk = async (ports: Ports, game: BoxedGame, from = 1) => {
  const keys = await keysOf(ports, game);
  const anything = { decodeCommand: asItIs, decodeEvent: asItIs };
  return (await rowsOf(ports, game.key)).slice(from - 1).flatMap((row) => {
    const entry = decodeEntry(row, anything, keys);
    return entry.kind === 'ok' && entry.value.kind === 'play' ? entry.value.parts : [];
  });
};

const asItIs = (value: unknown) => ({ kind: 'ok', value }) as const;

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

/** A file as an app wrote it that did not hash its header: whoever edits one calls it that. */
export const asFormat2 = (file: string): string =>
  file.replace(/"format":\d+/, '"format":2').replace(/,"header":"[^"]+"\}\n$/, '}\n');

const OF_COPIES = /"body":"\{\\"kind\\":\\"cop(y|ied)\\"/;

/** What a file says of its game, in whatever format: a later one says more of itself, and whose copy it is. */
export const saidIn = (file: string): string => {
  const [header = '', ...lines] = file.trimEnd().split('\n');
  const { format: _format, ...game } = JSON.parse(header) as Record<string, unknown>;
  return [JSON.stringify(game), ...lines.slice(0, -1).filter((line) => !OF_COPIES.test(line))].join('\n');
};
