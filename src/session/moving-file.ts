import * as v from 'valibot';
import { textHash } from '../journal/chain';
import { MOVING_MARK as MARK } from './file-kinds';

/**
 * All games of a device in one file: a header, then each game's lines exactly as its own file has them, last a hash over all of
 * it. Each game proves itself; the hash says whether the file as a whole is what was written.
 */
const FORMAT = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const headerLine = v.object({ file: v.literal(MARK), format: v.literal(FORMAT), lines: v.array(count) });
const markedLine = v.object({ file: v.literal(MARK), format: v.number() });
const endLine = v.object({ end: v.object({ games: count, hash: v.string() }) });
/** What can be said of a game's file before it is read: what it is called, whose chain it is, and where that ends. */
const gameLine = v.object({ name: v.string(), chain: v.string() });
const headLine = v.object({ head: v.object({ count, hash: v.string() }) });

export type MovingFile = Readonly<{
  games: readonly string[];
  /** How many there were when it was written. */
  written: number;
  isWhole: boolean;
}>;

export type MovingReading =
  | Readonly<{ kind: 'ok'; file: MovingFile }>
  /** `damaged`: how many games there are, and where each ends, cannot be read. */
  | Readonly<{ kind: 'newer' | 'damaged' }>;

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

const jsonOf = (line: string | undefined): unknown => {
  try {
    return line === undefined ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
};

const ended = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const writeMovingFile = (games: readonly string[]): string => {
  const each = games.map(linesOf);
  const header = JSON.stringify({ file: MARK, format: FORMAT, lines: each.map(({ length }) => length) });
  const body = ended([header, ...each.flat()]);
  return `${body}${JSON.stringify({ end: { games: games.length, hash: textHash(body) } })}\n`;
};

export const readMovingFile = (text: string): MovingReading => {
  const [first, ...lines] = linesOf(text.replace(/^\uFEFF/, ''));
  const json = jsonOf(first);
  if (v.is(markedLine, json) && json.format > FORMAT) return { kind: 'newer' };
  const header = v.safeParse(headerLine, json);
  if (!header.success || first === undefined) return { kind: 'damaged' };
  const games: string[] = [];
  let from = 0;
  for (const length of header.output.lines) {
    const part = lines.slice(from, (from += length));
    if (part.length > 0) games.push(ended(part));
  }
  const end = jsonOf(lines[from]);
  const isEnd = v.is(endLine, end) && from === lines.length - 1;
  const isWhole = isEnd && end.end.hash === textHash(ended([first, ...lines.slice(0, from)]));
  return { kind: 'ok', file: { games, written: header.output.lines.length, isWhole } };
};

export type GameGlance = Readonly<{ name: string | null; chain: string | null; count: number; hash: string | null }>;

const LONGEST_NAME = 80;

/** A name that nobody has checked yet: without signs that turn or hide what stands beside it. */
const shown = (name: string): string | null => {
  const plain = name.replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME);
  return plain === '' ? null : plain;
};

/** A look at a game's file without believing it. */
export const glanceAt = (game: string): GameGlance => {
  const lines = linesOf(game);
  const [header, head] = [jsonOf(lines[0]), jsonOf(lines.at(-1))];
  const { name, chain } = v.is(gameLine, header) ? header : { name: null, chain: null };
  return {
    name: name === null ? null : shown(name),
    chain,
    ...(v.is(headLine, head) ? head.head : { count: 0, hash: null }),
  };
};
