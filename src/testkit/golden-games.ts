import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reresolve } from '../journal/reresolve';
import type { Divergence } from '../journal/reresolve';
import { mop } from '../rules/mop/index';
import { n20 } from '../rules/n20/index';
import { nlc } from '../rules/nlc/index';
import { importGame } from '../session/library';
import { digestOf, keptViews } from './kept-views';
import type { KeptViews } from './kept-views';
import { gameOf, testPorts } from './ports';
import { keysOf, partsOnDisk, rowsOf } from './rows';

/** The golden journals as they lie in the repository, each by its file: `sealed/mop-a-day`. */
export const GOLDEN = join(__dirname, 'golden');

/** Those in `kept` were sealed by another phone. */
export const GOLDEN_GAMES: readonly string[] = readdirSync(GOLDEN, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.ndjson') && !file.startsWith('kept'))
  .map((file) => file.replace('.ndjson', ''))
  .sort();

export const goldenText = (name: string): string => readFileSync(join(GOLDEN, `${name}.ndjson`), 'utf8');

const LINES_AROUND = 2;

/** Taken in by a phone that has the keys of the one it was played on, and opened with them. */
export const takenIn = async (name: string) => {
  const text = goldenText(name);
  const ports = testPorts();
  const made = await importGame(ports, text);
  if (made.kind !== 'made') throw new Error(`${name}: ${JSON.stringify(made)}`);
  const game = await gameOf(ports, made.key);
  const count = text.trimEnd().split('\n').length - LINES_AROUND;
  const rows = (await rowsOf(ports, game.key)).slice(0, count);
  return { text, ports, game, rows, keys: await keysOf(ports, game) };
};
type TakenIn = Awaited<ReturnType<typeof takenIn>>;

/** What would be settled otherwise today. */
export const divergencesIn = ({ game, rows, keys }: TakenIn): readonly Divergence[] => {
  if (game.rules === 'n20') return reresolve(n20, rows, keys);
  return game.rules === 'mop' ? reresolve(mop, rows, keys) : reresolve(nlc, rows, keys);
};

export type KeptGame = KeptViews & Readonly<{ file: string }>;

/** What it folds to, and a digest of the file itself. */
export const foldedGame = ({ text, game, rows, keys }: TakenIn): KeptGame => {
  const file = digestOf(text);
  if (game.rules === 'n20') return { file, ...keptViews(n20, rows, keys) };
  return { file, ...(game.rules === 'mop' ? keptViews(mop, rows, keys) : keptViews(nlc, rows, keys)) };
};

export const keptFile = (name: string): string => join(GOLDEN, 'views', `${name.replace('/', '-')}.json`);
export const keptGame = (name: string): unknown => JSON.parse(readFileSync(keptFile(name), 'utf8'));

type Fields = Readonly<{ type: string } & Record<string, unknown>>;

/** All that ever happened in it, whoever knows it. */
export const happenedIn = async ({ ports, game }: TakenIn): Promise<readonly Fields[]> =>
  (await partsOnDisk(ports, game)).flatMap(({ events }) => events as readonly Fields[]);
