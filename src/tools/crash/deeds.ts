import { createHash } from 'node:crypto';
import type { Side } from '../../engine/sides';
import type { GameSession } from '../../session/rule-sets';

/** What a process does over and over through real sessions until it is killed in the middle of it. */
export const KINDS = ['import', 'lock set', 'lock changed', 'undo past a checkpoint', 'archive'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that a player does. `at`: how the table stands after it. */
export type Deed =
  | Readonly<{ kind: 'import' }>
  | Readonly<{ kind: 'lock'; pin: string | null }>
  | Readonly<{ kind: 'write'; line: string }>
  | Readonly<{ kind: 'play' | 'undo' | 'redo'; at: string }>
  | Readonly<{ kind: 'archive'; side: Side }>;

/** What the player's process tells the one that kills it, each before its next step. */
export type DeedNote =
  /** `aimed`: one of the kind that this process is to be killed in. */
  | Readonly<{ kind: 'begins'; game: string; deed: Deed; aimed: boolean }>
  /** The session said that it is done. `game` is, after an import, the one that was made. */
  | Readonly<{ kind: 'done'; game: string; deed: Deed; count: number }>
  /** Something is to be written now. */
  | Readonly<{ kind: 'writes' }>
  /** An undo goes past what memory holds, to a checkpoint on the disk. */
  | Readonly<{ kind: 'past' }>;

/** The PINs that are ever set: all are tried at every desk. */
export const PINS = ['4711', '0815', '2222'] as const;

export const FILE = 'game.ndjson';

/** How the table stands, in short. */
export const atOf = (session: GameSession): string =>
  createHash('sha256').update(JSON.stringify(session.tableView())).digest('hex').slice(0, 16);

/** An order that can be found again by its words. */
export const lineFor = (side: Side, nr: number) =>
  ({
    type: 'SetOrder',
    of: { kind: 'formation', id: `${side}-${String(nr % 8)}` },
    steps: [{ type: 'march', target: { kind: 'place', name: lineOf(nr) } }],
    houseRule: { reason: 'as printed' },
  }) as const;

export const lineOf = (nr: number): string => `line ${String(nr)};`;

/** The lines that whoever sits at a desk reads on it. */
export const linesOn = ({ getState }: Pick<GameSession, 'getState'>): readonly string[] => {
  const text = JSON.stringify(getState().view.orders?.desks ?? {});
  return [...new Set(text.match(/line \d+;/gu))].sort();
};
