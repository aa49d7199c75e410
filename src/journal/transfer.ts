import * as v from 'valibot';
import { readChecked } from '../secrecy/checked';
import { firstBreak, genesisHash } from './chain';
import { decodeEntry } from './decode-entry';
import type { EntryDecoder } from './decode-entry';
import type { Entry } from './entry';
import type { GameRow, Head, Row } from './store';
import { fold, startOf } from './timeline';
import type { Folding } from './timeline';

/**
 * A game as a file: newline-delimited JSON. First a header, then the rows exactly as stored, last the head, so that a file
 * cut short shows. Bodies are carried as strings: what was hashed is what is written. What is sealed stays sealed; the locks of
 * its keys travel in the header, and make it a file of format 2.
 */
export const FILE_FORMAT = 2;
const FORMAT_WITHOUT_LOCKS = 1;
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
  locks: v.optional(v.string()),
});
const marked = v.object({ file: v.literal(MARK), format: v.optional(v.unknown()) });
const rowLine = v.object({ seq: v.number(), body: v.string(), prev: v.string(), hash: v.string() });
const headLine = v.object({ head: v.object({ count: v.number(), hash: v.string() }) });

export type FileHeader = Readonly<Pick<GameRow, 'chain' | 'rules' | 'name' | 'createdAt'>>;

/** The head of a sealed part, as it can stand in no text of a body: there its quotes are escaped. */
const SEALED = /\{"scope":"([a-z:]+)","turn":\d+,"sealed":"/g;

/** The head of a row that names a desk's new key. */
const KEYED = /^\{"kind":"key","at":\d+,"from":\d+,"scope":"([a-z:]+)"/g;

/** The scopes whose locks these rows need: something is sealed in them, or they name a key that the lock holds. */
export const sealedScopes = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ body }) => [SEALED, KEYED].flatMap((head) => [...body.matchAll(head)].map(([, scope = '']) => scope))),
  );

/** `locks`: what opens what is sealed in the rows, as a text; null where nothing is. */
export const writeGameFile = (game: FileHeader, rows: readonly Row[], locks: string | null = null): string => {
  const { chain, rules, name, createdAt } = game;
  const last = rows.at(-1);
  const head: Head = { count: last?.seq ?? 0, hash: last?.hash ?? genesisHash(chain) };
  const lines: readonly unknown[] = [
    locks === null
      ? { file: MARK, format: FORMAT_WITHOUT_LOCKS, rules, chain, name, createdAt }
      : { file: MARK, format: FILE_FORMAT, rules, chain, name, createdAt, locks },
    ...rows.map(({ seq, prev, hash, body }) => ({ seq, prev, hash, body })),
    { head },
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
};

export type GameFile = Readonly<{ header: FileHeader; rows: readonly Row[]; locks: string | null }>;

/** Why a file is not taken. `line` counts from 1, as an editor does. */
export type ImportFault =
  | Readonly<{ kind: 'notOurs' | 'compressed' | 'tooLarge' | 'truncated' }>
  | Readonly<{ kind: 'newerFormat' | 'unknownRules' | 'newerEntry'; what: string }>
  | Readonly<{ kind: 'edited'; line: number }>;

export type FileReading = Readonly<{ kind: 'ok'; file: GameFile }> | Readonly<{ kind: 'fault'; fault: ImportFault }>;

/** Whether what the header carries are locks at all; asked where something is sealed. */
export type LocksCheck = (locks: string | null) => boolean;

/** Whether rows that form a chain also form a game; a fault when not. */
export type RowCheck = (rows: readonly Row[]) => ImportFault | null;

const fault = (reason: ImportFault): Extract<FileReading, { kind: 'fault' }> => ({ kind: 'fault', fault: reason });

/** Reads a game file without changing anything: the whole file is good, or nothing of it is taken. */
export const readGameFile = (
  text: string,
  checkFor: (rules: string) => RowCheck | undefined,
  checkLocks: LocksCheck = (locks) => locks !== null,
): FileReading => {
  if (text.length > MOST_CHARACTERS) return fault({ kind: 'tooLarge' });
  if (text.startsWith('PK') || text.charCodeAt(0) === GZIP) return fault({ kind: 'compressed' });
  const [first, ...lines] = text.split('\n').filter((line) => line !== '');
  if (lines.length > MOST_ROWS) return fault({ kind: 'tooLarge' });
  const head = readHeader(readLine(first));
  if (head.kind === 'fault') return head;
  const check = checkFor(head.header.rules);
  if (check === undefined) return fault({ kind: 'unknownRules', what: head.header.rules });
  const rows = readRowLines(lines);
  if (rows.kind === 'fault') return rows;
  return opensAgain(checkRows(head, rows.rows, check), checkLocks);
};

/** Without its locks what is sealed could never be opened again. */
const opensAgain = (read: FileReading, checkLocks: LocksCheck): FileReading => {
  if (read.kind === 'fault' || sealedScopes(read.file.rows).size === 0) return read;
  return checkLocks(read.file.locks) ? read : fault({ kind: 'edited', line: 1 });
};

type Faulty = Extract<FileReading, { kind: 'fault' }>;

type Header = Readonly<{ kind: 'header'; header: FileHeader; locks: string | null }>;

const readHeader = (json: unknown): Header | Faulty => {
  if (!v.is(marked, json)) return fault({ kind: 'notOurs' });
  if (typeof json.format === 'number' && json.format > FILE_FORMAT)
    return fault({ kind: 'newerFormat', what: String(json.format) });
  const read = v.safeParse(header, json);
  if (!read.success) return fault({ kind: 'edited', line: 1 });
  const { locks = null, chain, rules, name, createdAt } = read.output;
  return { kind: 'header', header: { chain, rules, name, createdAt }, locks };
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

const checkRows = ({ header: game, locks }: Header, rows: readonly Row[], check: RowCheck): FileReading => {
  if (rows.length === 0) return fault({ kind: 'truncated' });
  const broken = firstBreak(game.chain, rows, { seq: 0, hash: genesisHash(game.chain) });
  if (broken !== null) return fault({ kind: 'edited', line: broken + 1 });
  const found = check(rows);
  return found === null ? { kind: 'ok', file: { header: game, rows, locks } } : fault(found);
};

/** The check by a game's own rules. Hashes can be made anew by whoever edits a file; what makes no sense still shows. */
export const rowCheckOf =
  <State, Command, Event>(rules: EntryDecoder<Command, Event> & Folding<State, Event>): RowCheck =>
  (rows) => {
    const entries: Entry<Command, Event>[] = [];
    for (const row of rows) {
      const entry = decodeEntry(row, rules);
      if (entry.kind === 'newer') return { kind: 'newerEntry', what: entry.type };
      if (entry.kind === 'bad') return { kind: 'edited', line: row.seq + 1 };
      if (!sealsAreWhole(entry.value)) return { kind: 'edited', line: row.seq + 1 };
      entries.push(entry.value);
    }
    return fold(startOf(rules.start), entries, rules) === null ? { kind: 'edited', line: rows.length + 1 } : null;
  };

/** What is sealed cannot be read without its key, but its checksum can. */
const sealsAreWhole = (entry: Entry<unknown, unknown>): boolean =>
  entry.kind !== 'play' || (entry.closed ?? []).every(({ sealed }) => readChecked(sealed).kind === 'whole');

const readLine = (line: string | undefined): unknown => {
  if (line === undefined || line.length > LONGEST_LINE) return undefined;
  try {
    const json: unknown = JSON.parse(line);
    return json;
  } catch {
    return undefined;
  }
};
