import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reresolve } from '../journal/reresolve';
import type { Divergence } from '../journal/reresolve';
import type { Keyring } from '../journal/keyring';
import type { Row } from '../journal/store';
import { isRuleSetId, ofEachRuleSet } from '../rules/list';
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

const goldenText = (name: string): string => readFileSync(join(GOLDEN, `${name}.ndjson`), 'utf8');

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

const FOLDING = ofEachRuleSet((rules) => ({
  divergences: (rows: readonly Row[], keys: Keyring) => reresolve(rules, rows, keys),
  views: (rows: readonly Row[], keys: Keyring) => keptViews(rules, rows, keys),
}));
const foldingOf = ({ game }: TakenIn) => {
  if (!isRuleSetId(game.rules)) throw new Error(`no rules ${game.rules}`);
  return FOLDING[game.rules];
};

/** What would be settled otherwise today. */
export const divergencesIn = (taken: TakenIn): readonly Divergence[] =>
  foldingOf(taken).divergences(taken.rows, taken.keys);

type KeptGame = KeptViews & Readonly<{ file: string }>;

/** What it folds to, and a digest of the file itself. */
export const foldedGame = (taken: TakenIn): KeptGame => ({
  file: digestOf(taken.text),
  ...foldingOf(taken).views(taken.rows, taken.keys),
});

export const keptFile = (name: string): string => join(GOLDEN, 'views', `${name.replace('/', '-')}.json`);
export const keptGame = (name: string): unknown => JSON.parse(readFileSync(keptFile(name), 'utf8'));

type Fields = Readonly<{ type: string } & Record<string, unknown>>;

/** All that ever happened in it, whoever knows it, and by what commands. */
export const playedIn = async ({ ports, game }: TakenIn) => {
  const parts = await partsOnDisk(ports, game);
  return {
    events: parts.flatMap(({ events }) => events as readonly Fields[]),
    commands: parts.flatMap(({ command }) => (command === undefined ? [] : [command as Fields])),
  };
};
export const happenedIn = async (taken: TakenIn): Promise<readonly Fields[]> => (await playedIn(taken)).events;
