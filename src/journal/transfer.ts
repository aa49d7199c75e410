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
/** With this byte a gzip file begins. */
const GZIP = 0x1f;

const header = v.object({
  file: v.literal(MARK),
  format: v.number(),
  rules: v.string(),
  chain: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(200)),
  createdAt: v.number(),
});
const marked = v.object({ file: v.literal(MARK), format: v.optional(v.unknown()) });
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

const fault = (reason: ImportFault): Extract<FileReading, { kind: 'fault' }> => ({ kind: 'fault', fault: reason });

/** Reads a game file without changing anything: the whole file is good, or nothing of it is taken. */
export const readGameFile = (text: string, checkFor: (rules: string) => RowCheck | undefined): FileReading => {
  if (text.length > MOST_CHARACTERS) return fault({ kind: 'tooLarge' });
  if (text.startsWith('PK') || text.charCodeAt(0) === GZIP) return fault({ kind: 'compressed' });
  const [first, ...lines] = text.split('\n').filter((line) => line !== '');
  if (lines.length > MOST_ROWS) return fault({ kind: 'tooLarge' });
  const head = readHeader(readLine(first));
  if (head.kind === 'fault') return head;
  const check = checkFor(head.header.rules);
  if (check === undefined) return fault({ kind: 'unknownRules', what: head.header.rules });
  const rows = readRowLines(lines);
  return rows.kind === 'fault' ? rows : checkRows(head.header, rows.rows, check);
};

type Faulty = Extract<FileReading, { kind: 'fault' }>;

const readHeader = (json: unknown): Readonly<{ kind: 'header'; header: FileHeader }> | Faulty => {
  if (!v.is(marked, json)) return fault({ kind: 'notOurs' });
  if (typeof json.format === 'number' && json.format > FILE_FORMAT)
    return fault({ kind: 'newerFormat', what: String(json.format) });
  const read = v.safeParse(header, json);
  return read.success ? { kind: 'header', header: read.output } : fault({ kind: 'edited', line: 1 });
};

type RowLines = Readonly<{ kind: 'rows'; rows: readonly Row[] }> | Faulty;

/** The lines after the header: rows, and last the head. `line` of a fault counts the header in. */
const readRowLines = (lines: readonly string[]): RowLines => {
  const rows: Row[] = [];
  for (const [i, text] of lines.entries()) {
    const json = readLine(text);
    const isLast = i === lines.length - 1;
    if (v.is(headLine, json)) return isLast ? closeRows(rows, json.head) : fault({ kind: 'edited', line: i + 2 });
    if (!v.is(rowLine, json)) return fault(isLast ? { kind: 'truncated' } : { kind: 'edited', line: i + 2 });
    rows.push(json);
  }
  return fault({ kind: 'truncated' });
};

const closeRows = (rows: readonly Row[], { count, hash }: Head): RowLines => {
  if (count > rows.length) return fault({ kind: 'truncated' });
  const isHead = count === rows.length && (rows.length === 0 || rows.at(-1)?.hash === hash);
  return isHead ? { kind: 'rows', rows } : fault({ kind: 'edited', line: rows.length + 2 });
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
    const json: unknown = JSON.parse(line);
    return json;
  } catch {
    return undefined;
  }
};
