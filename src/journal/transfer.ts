import * as v from 'valibot';
import { firstBreak, genesisHash } from './chain';
import { decodeEntry } from './decode-entry';
import type { EntryDecoder } from './decode-entry';
import type { Entry } from './entry';
import type { GameRow, Head, Row } from './store';
import { fold, startOf } from './timeline';
import type { Folding } from './timeline';

/**
 * A game as a file: newline-delimited JSON. First a header, then the rows exactly as stored, last the head, so that a file
 * cut short shows. Bodies are carried as strings: what was hashed is what is written.
 */
export const FILE_FORMAT = 1;
const MARK = 'estafette-game';

/** Limits of what is read at all: far above any game, far below what would choke a phone. */
const MOST_CHARACTERS = 64 * 1024 * 1024;
const LONGEST_LINE = 2 * 1024 * 1024;
const MOST_ROWS = 250_000;

const header = v.object({
  file: v.literal(MARK),
  format: v.number(),
  rules: v.string(),
  chain: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(200)),
  createdAt: v.number(),
});
const rowLine = v.object({ seq: v.number(), body: v.string(), prev: v.string(), hash: v.string() });
const headLine = v.object({ head: v.object({ count: v.number(), hash: v.string() }) });

export type FileHeader = Readonly<Pick<GameRow, 'chain' | 'rules' | 'name' | 'createdAt'>>;

export const writeGameFile = (game: FileHeader, rows: readonly Row[]): string => {
  const { chain, rules, name, createdAt } = game;
  const last = rows.at(-1);
  const head: Head = { count: last?.seq ?? 0, hash: last?.hash ?? genesisHash(chain) };
  const lines: readonly unknown[] = [
    { file: MARK, format: FILE_FORMAT, rules, chain, name, createdAt },
    ...rows.map(({ seq, prev, hash, body }) => ({ seq, prev, hash, body })),
    { head },
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
};

export type GameFile = Readonly<{ header: FileHeader; rows: readonly Row[] }>;

/** Why a file is not taken. `line` counts from 1, as an editor does. */
export type ImportFault =
  | Readonly<{ kind: 'notOurs' | 'compressed' | 'tooLarge' | 'truncated' }>
  | Readonly<{ kind: 'newerFormat' | 'unknownRules' | 'newerEntry'; what: string }>
  | Readonly<{ kind: 'edited'; line: number }>;

export type FileReading = Readonly<{ kind: 'ok'; file: GameFile }> | Readonly<{ kind: 'fault'; fault: ImportFault }>;

/** Whether rows that form a chain also form a game; a fault when not. */
export type RowCheck = (rows: readonly Row[]) => ImportFault | null;

const fault = (reason: ImportFault): FileReading => ({ kind: 'fault', fault: reason });

/** Reads a game file without changing anything: the whole file is good, or nothing of it is taken. */
export const readGameFile = (text: string, checkFor: (rules: string) => RowCheck | undefined): FileReading => {
  if (text.length > MOST_CHARACTERS) return fault({ kind: 'tooLarge' });
  if (text.startsWith('PK') || text.charCodeAt(0) === 0x1f) return fault({ kind: 'compressed' });
  const lines = text.split('\n').filter((line) => line !== '');
  const first = readLine(lines[0]);
  if (!v.is(v.object({ file: v.literal(MARK) }), first)) return fault({ kind: 'notOurs' });
  if (v.is(v.object({ format: v.number() }), first) && first.format > FILE_FORMAT)
    return fault({ kind: 'newerFormat', what: String(first.format) });
  const head = v.safeParse(header, first);
  if (!head.success) return fault({ kind: 'edited', line: 1 });
  const check = checkFor(head.output.rules);
  if (check === undefined) return fault({ kind: 'unknownRules', what: head.output.rules });
  if (lines.length > MOST_ROWS) return fault({ kind: 'tooLarge' });
  const rows = readRowLines(lines.slice(1));
  if (rows.kind === 'fault') return rows;
  return checkRows(head.output, rows.rows, check);
};

type RowLines = Readonly<{ kind: 'rows'; rows: readonly Row[] }> | Extract<FileReading, { kind: 'fault' }>;

const readRowLines = (lines: readonly string[]): RowLines => {
  const rows: Row[] = [];
  for (const [i, text] of lines.entries()) {
    const json = readLine(text);
    const isLast = i === lines.length - 1;
    if (v.is(headLine, json)) {
      const { count, hash } = json.head;
      if (!isLast || count < rows.length) return { kind: 'fault', fault: { kind: 'edited', line: i + 2 } };
      if (count > rows.length) return { kind: 'fault', fault: { kind: 'truncated' } };
      if (rows.length > 0 && hash !== rows.at(-1)?.hash) return { kind: 'fault', fault: { kind: 'edited', line: i + 2 } };
      return { kind: 'rows', rows };
    }
    if (!v.is(rowLine, json)) return { kind: 'fault', fault: isLast ? { kind: 'truncated' } : { kind: 'edited', line: i + 2 } };
    rows.push(json);
  }
  return { kind: 'fault', fault: { kind: 'truncated' } };
};

const checkRows = (game: FileHeader, rows: readonly Row[], check: RowCheck): FileReading => {
  if (rows.length === 0) return fault({ kind: 'truncated' });
  const broken = firstBreak(game.chain, rows, { seq: 0, hash: genesisHash(game.chain) });
  if (broken !== null) return fault({ kind: 'edited', line: broken + 1 });
  const found = check(rows);
  return found === null ? { kind: 'ok', file: { header: game, rows } } : fault(found);
};

/** The check by a game's own rules. Hashes can be made anew by whoever edits a file; what makes no sense still shows. */
export const rowCheckOf =
  <State, Command, Event>(rules: EntryDecoder<Command, Event> & Folding<State, Event>): RowCheck =>
  (rows) => {
    const entries: Entry<Command, Event>[] = [];
    for (const row of rows) {
      const entry = decodeEntry(row.body, rules);
      if (entry.kind === 'newer') return { kind: 'newerEntry', what: entry.type };
      if (entry.kind === 'bad') return { kind: 'edited', line: row.seq + 1 };
      entries.push(entry.value);
    }
    return fold(startOf(rules.start), entries, rules) === null ? { kind: 'edited', line: rows.length + 1 } : null;
  };

const readLine = (line: string | undefined): unknown => {
  if (line === undefined || line.length > LONGEST_LINE) return undefined;
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};
