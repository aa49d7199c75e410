import * as v from 'valibot';
import { plainText } from '../engine/plain-text';
import type { Provenance, RuleSet } from '../engine/rule-set';
import type { Seat } from '../engine/sides';
import { readChecked } from '../secrecy/checked';
import { firstBreak, genesisHash, textHash } from './chain';
import { decodeEntry } from './decode-entry';
import type { EntryDecoder } from './decode-entry';
import { isOfChain } from './entry';
import type { Entry, Part } from './entry';
import type { GameRow, Head, Row } from './store';
import { fold, startOf } from './timeline';

/**
 * A game as a file: newline-delimited JSON. First a header, then the rows exactly as stored, last the head, so that a file
 * cut short shows. Bodies are carried as strings: what was hashed is what is written. What is sealed stays sealed; the locks of
 * its keys travel in the header. Since format 3 the last line carries a hash over the header line and the head, so that
 * whatever stands in the header is as safe as the rows.
 */
export const FILE_FORMAT = 3;
const FORMAT_WITH_SEAL = 3;
const MARK = 'estafette-game';

/** Limits of what is read at all: far above any game, far below what would choke a phone. */
const MOST_CHARACTERS = 64 * 1024 * 1024;
const LONGEST_LINE = 2 * 1024 * 1024;
const MOST_ROWS = 250_000;
/** With this byte a gzip file begins. */
const GZIP = 0x1f;

/** What a clock can say at all, either way from 1970. */
const LATEST_DAY = 8_640_000_000_000_000;

const header = v.object({
  file: v.literal(MARK),
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rules: v.string(),
  chain: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(64),
    v.check((chain) => plainText(chain) === chain),
  ),
  name: v.pipe(v.string(), v.maxLength(200)),
  createdAt: v.pipe(v.number(), v.integer(), v.minValue(-LATEST_DAY), v.maxValue(LATEST_DAY)),
  locks: v.optional(v.string()),
});
const marked = v.object({ file: v.literal(MARK), format: v.optional(v.unknown()) });
const rowLine = v.object({ seq: v.number(), body: v.string(), prev: v.string(), hash: v.string() });
const headLine = v.object({
  head: v.object({ count: v.number(), hash: v.string() }),
  header: v.optional(v.string()),
});

export type FileHeader = Readonly<Pick<GameRow, 'chain' | 'rules' | 'name' | 'createdAt'>>;

/** The head of a sealed part, as it can stand in no text of a body: there its quotes are escaped. */
const SEALED = /\{"scope":"([a-z:]+)","turn":\d+,"sealed":"/g;

/** The head of a row that names a desk's new key. */
const KEYED = /^\{"kind":"key","at":\d+,"from":\d+,"scope":"([a-z:]+)"/g;

/** The scopes whose locks these rows need: something is sealed in them, or they name a key that the lock holds. */
export const sealedScopes = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ body }) =>
      [SEALED, KEYED].flatMap((head) => [...body.matchAll(head)].map(([, scope = '']) => scope)),
    ),
  );

/** `locks`: what opens what is sealed in the rows, as a text; null where nothing is. */
export const writeGameFile = (game: FileHeader, rows: readonly Row[], locks: string | null = null): string => {
  const { chain, rules, name, createdAt } = game;
  const last = rows.at(-1);
  const head: Head = { count: last?.seq ?? 0, hash: last?.hash ?? genesisHash(chain) };
  const first = JSON.stringify({
    file: MARK,
    format: FILE_FORMAT,
    rules,
    chain,
    name,
    createdAt,
    ...(locks === null ? {} : { locks }),
  });
  const lines: readonly string[] = [
    first,
    ...rows.map(({ seq, prev, hash, body }) => JSON.stringify({ seq, prev, hash, body })),
    JSON.stringify({ head, header: headerHash(first, head) }),
  ];
  return `${lines.join('\n')}\n`;
};

/** Other line ends are no change. */
const headerHash = (line: string, { count, hash }: Head): string =>
  textHash(`${line.replace(/\r$/, '')}\n${String(count)} ${hash}`);

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

/** What can be told without reading it. */
const foreignText = (text: string): ImportFault | null => {
  if (text.length > MOST_CHARACTERS) return { kind: 'tooLarge' };
  return text.startsWith('PK') || text.charCodeAt(0) === GZIP ? { kind: 'compressed' } : null;
};

/** Reads a game file without changing anything: the whole file is good, or nothing of it is taken. */
export const readGameFile = (
  text: string,
  checkFor: (rules: string) => RowCheck | undefined,
  checkLocks: LocksCheck = (locks) => locks !== null,
): FileReading => {
  const foreign = foreignText(text);
  if (foreign !== null) return fault(foreign);
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '');
  if (lines.length > MOST_ROWS) return fault({ kind: 'tooLarge' });
  const head = readHeader(readLine(first));
  if (head.kind === 'fault') return head;
  const check = checkFor(head.header.rules);
  if (check === undefined) return fault({ kind: 'unknownRules', what: head.header.rules });
  const rows = readRowLines(lines);
  if (rows.kind === 'fault') return rows;
  if (!isSealed(head, first, rows)) return fault({ kind: 'edited', line: 1 });
  return opensAgain(checkRows(head, rows.rows, check), checkLocks);
};

/** Without its locks what is sealed could never be opened again. */
const opensAgain = (read: FileReading, checkLocks: LocksCheck): FileReading => {
  if (read.kind === 'fault' || sealedScopes(read.file.rows).size === 0) return read;
  return checkLocks(read.file.locks) ? read : fault({ kind: 'edited', line: 1 });
};

/** An older file says nothing about its header, and one that does is not older, whatever it calls itself. */
const isSealed = (
  { format }: Header,
  line: string,
  { head, header: hash }: Extract<RowLines, { kind: 'rows' }>,
): boolean => (format < FORMAT_WITH_SEAL ? hash === undefined : hash === headerHash(line, head));

type Faulty = Extract<FileReading, { kind: 'fault' }>;

type Header = Readonly<{ kind: 'header'; format: number; header: FileHeader; locks: string | null }>;

const readHeader = (json: unknown): Header | Faulty => {
  if (!v.is(marked, json)) return fault({ kind: 'notOurs' });
  if (typeof json.format === 'number' && json.format > FILE_FORMAT)
    return fault({ kind: 'newerFormat', what: String(json.format) });
  const read = v.safeParse(header, json);
  if (!read.success) return fault({ kind: 'edited', line: 1 });
  const { format, locks = null, chain, rules, name, createdAt } = read.output;
  return { kind: 'header', format, header: { chain, rules, name, createdAt }, locks };
};

type RowLines = Readonly<{ kind: 'rows'; rows: readonly Row[]; head: Head; header?: string | undefined }> | Faulty;

/** The lines after the header: rows, and last the head. `line` of a fault counts the header in. */
const readRowLines = (lines: readonly string[]): RowLines => {
  const rows: Row[] = [];
  for (const [i, text] of lines.entries()) {
    const json = readLine(text);
    const isLast = i === lines.length - 1;
    if (v.is(headLine, json)) return isLast ? closeRows(rows, json) : fault({ kind: 'edited', line: i + 2 });
    if (!v.is(rowLine, json)) return fault(isLast ? { kind: 'truncated' } : { kind: 'edited', line: i + 2 });
    rows.push(json);
  }
  return fault({ kind: 'truncated' });
};

/** A game has at least its beginning. */
const closeRows = (rows: readonly Row[], { head, header: sealed }: v.InferOutput<typeof headLine>): RowLines => {
  const { count, hash } = head;
  if (rows.length === 0 || count > rows.length) return fault({ kind: 'truncated' });
  const isHead = count === rows.length && rows.at(-1)?.hash === hash;
  return isHead ? { kind: 'rows', rows, head, header: sealed } : fault({ kind: 'edited', line: rows.length + 2 });
};

const checkRows = ({ header: game, locks }: Header, rows: readonly Row[], check: RowCheck): FileReading => {
  const broken = firstBreak(game.chain, rows, { seq: 0, hash: genesisHash(game.chain) });
  if (broken !== null) return fault({ kind: 'edited', line: broken + 1 });
  const found = check(rows);
  return found === null ? { kind: 'ok', file: { header: game, rows, locks } } : fault(found);
};

/** What of the rules reads a file: they decode its rows, fold them, and show the game to every seat. */
type Reader<State, Command, Event> = EntryDecoder<Command, Event> &
  Pick<RuleSet<State, Command, Event, unknown>, 'start' | 'evolve' | 'viewFor'> &
  Provenance<Event>;

/**
 * The check by a game's own rules. Hashes can be made anew by whoever edits a file; what makes no sense still shows. `isListed`:
 * whether some rule set of the app has plays or events of that type; then no newer app wrote it, but another game.
 */
export const rowCheckOf =
  <State, Command, Event>(
    rules: Reader<State, Command, Event>,
    isListed: (type: string) => boolean = () => false,
  ): RowCheck =>
  (rows) => {
    const entries: Entry<Command, Event>[] = [];
    for (const row of rows) {
      const entry = decodeEntry(row, rules);
      if (entry.kind === 'newer')
        return isListed(entry.type) ? { kind: 'edited', line: 1 } : { kind: 'newerEntry', what: entry.type };
      if (entry.kind === 'bad' || !mayStandAt(row.seq, entry.value, rules))
        return { kind: 'edited', line: row.seq + 1 };
      entries.push(entry.value);
    }
    if (rules.isOthers(entries.flatMap(eventsOnTable))) return { kind: 'edited', line: 1 };
    return opens(entries, rules) ? null : { kind: 'edited', line: rows.length + 1 };
  };

const partsOf = <Event>(entry: Entry<unknown, Event>): readonly Part<unknown, Event>[] =>
  entry.kind === 'play' ? entry.parts : [];

const eventsOnTable = <Event>(entry: Entry<unknown, Event>): readonly Event[] =>
  partsOf(entry).flatMap(({ scope, events }) => (scope === 'table' ? events : []));

/** A game begins on the table in its first entry and never again, and no entry goes back to before it began. */
const mayStandAt = <Event>(seq: number, entry: Entry<unknown, Event>, { begins }: Provenance<Event>): boolean => {
  if (!sealsAreWhole(entry)) return false;
  const beginnings = partsOf(entry).reduce((all, { events }) => all + events.filter(begins).length, 0);
  if (seq > 1) return beginnings === 0 && positionBefore(entry) > 0;
  const [first] = eventsOnTable(entry);
  return entry.kind === 'play' && entry.from === 0 && beginnings === 1 && first !== undefined && begins(first);
};

const positionBefore = (entry: Entry<unknown, unknown>): number =>
  entry.kind === 'play' || isOfChain(entry) ? entry.from : entry.to;

const SEATS: readonly Seat[] = ['table', 'first', 'second', 'solo'];

/** Nobody but the app would have written what it cannot open. The rules trust what was journaled, so a file is tried out here. */
const opens = <State, Command, Event>(
  entries: readonly Entry<Command, Event>[],
  rules: Reader<State, Command, Event>,
): boolean => {
  try {
    const timeline = fold(startOf(rules.start), entries, rules);
    return timeline !== null && SEATS.every((seat) => rules.viewFor(timeline.here.state, seat) !== null);
  } catch {
    return false;
  }
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
