import { genesisHash, link } from '../journal/chain';
import { decodeEntry } from '../journal/decode-entry';
import { positionAfter } from '../journal/entry';
import type { CopyEntry, CopyKind } from '../journal/entry';
import type { GameRow, NoteName, Row } from '../journal/store';
import { isAmong } from './game-ports';
import type { GamePorts } from './game-ports';
import type { Ports } from './ports';
import type { GameSession } from './rule-sets';

const anything = (value: unknown) => ({ kind: 'ok', value }) as const;
const UNREAD = { decodeCommand: anything, decodeEvent: anything };

/** A copy begins with the original's rows, and says of itself that it is one. */
export const asCopy = (chain: string, rows: readonly Row[], at: number): readonly Row[] => {
  const last = rows.at(-1);
  const entry = last === undefined ? null : decodeEntry(last, UNREAD);
  const from = last === undefined || entry?.kind !== 'ok' ? 0 : positionAfter(last.seq, entry.value);
  const copy: CopyEntry = { kind: 'copy', at, from };
  return [...rows, link(chain, (last?.seq ?? 0) + 1, last?.hash ?? genesisHash(chain), JSON.stringify(copy))];
};

/** Copies of a game into whose rows nothing can be written any more, noted beside it. */
export type CopyNote = Readonly<{ at: number; as: CopyKind }>;

const beside = (key: string): NoteName => ({ game: key, name: 'copies' });

const isNote = (value: unknown): value is CopyNote =>
  typeof value === 'object' && value !== null && 'at' in value && 'as' in value && typeof value.at === 'number';

export const copiesBeside = async ({ store }: Ports, key: string): Promise<readonly CopyNote[]> => {
  const text = await store.readNote(beside(key));
  const json: unknown = text === null ? [] : JSON.parse(text);
  return Array.isArray(json) ? json.filter(isNote) : [];
};

const noteBeside = async (ports: Ports, key: string, as: CopyKind): Promise<void> => {
  const before = await copiesBeside(ports, key).catch(() => []);
  await ports.store.writeNote(beside(key), JSON.stringify([...before, { at: ports.now(), as }]));
};

/**
 * Says in a game of two that a copy of it is made, before there is one: in its rows, or beside them where nothing can be written
 * any more. Copying is never refused for it. `session`: the game, where it is open just now.
 */
export const tellOfCopy = async (
  ports: GamePorts,
  game: GameRow,
  as: CopyKind,
  session: Pick<GameSession, 'tellOfCopy'> | null,
): Promise<void> => {
  const open = session ?? (await openedFor(ports, game).catch(() => null));
  const isTold = open !== null && (await open.tellOfCopy(as).catch(() => false));
  if (!isTold) await noteBeside(ports, game.key, as).catch(() => undefined);
};

const openedFor = async (ports: GamePorts, game: GameRow): Promise<GameSession | null> => {
  const ruleSets = await ports.rules();
  if (!isAmong(ruleSets, game.rules)) return null;
  const opening = await ruleSets[game.rules].open(ports, game);
  return opening.kind === 'open' ? opening.session : null;
};
