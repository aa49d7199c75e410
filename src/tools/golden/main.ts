import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Setup } from '../../rules/common/index';
import { GOLDEN } from '../../testkit/golden-games';
import { exportGame } from '../../session/library';
import type { RuleSetId } from '../../rules/list';
import { playTurn } from './command-turn';
import type { Turn } from './command-turn';
import { FIGHTS_MOP } from './fights-mop';
import { FIGHTS_N20 } from './fights-n20';
import { FIGHTS_NLC } from './fights-nlc';
import { keepViews } from './keep-views';
import { MOP_A_DAY } from './mop-a-day';
import { MOP_BY_HAND } from './mop-by-hand';
import { MOP_BY_TABLES, MOP_PLAYS, N20_ALONE, N20_REAL_DECK, NLC_BY_TURNS } from './small-games';
import { NLC_A_DAY } from './nlc-a-day';
import { N20_A_NIGHT } from './n20-a-night';
import { playLines } from './play-lines';
import { inCopy, players } from './players';
import type { Line } from './script';

/**
 * Plays whole games and exports them: node src/tools/run-ts.cjs src/tools/golden/main.ts [<game> …]
 * A file that is there stays as it is: what was once stored must open for ever. With `views`, and the games that are meant, it
 * writes down what they fold to.
 */
type Game = Readonly<{
  rules: RuleSetId;
  setup: Setup;
  /** Which of the same dice fall. */
  chance?: number;
  turns?: readonly Turn[];
  lines?: readonly Line[];
  /** Played in a copy of it; the copy is what is exported. */
  copied?: readonly Line[];
}>;

const GAMES: Readonly<Record<string, Game>> = {
  'fights/nlc': FIGHTS_NLC,
  'fights/mop': FIGHTS_MOP,
  'fights/n20': FIGHTS_N20,
  'sealed/nlc-a-day': NLC_A_DAY,
  'sealed/mop-a-day': MOP_A_DAY,
  'sealed/n20-a-night': N20_A_NIGHT,
  'sealed/mop-by-hand': MOP_BY_HAND,
  'sealed/nlc-by-turns': NLC_BY_TURNS,
  'sealed/mop-by-tables': MOP_BY_TABLES,
  'sealed/mop-plays': MOP_PLAYS,
  'sealed/n20-alone': N20_ALONE,
  'sealed/n20-real-deck': N20_REAL_DECK,
};

const played = async ({ rules, setup, chance, turns = [], lines = [], copied }: Game): Promise<string> => {
  const all = await players(rules, setup, chance);
  for (const [i, turn] of turns.entries()) await playTurn(all, turn, i === turns.length - 1);
  await playLines(all, lines);
  const last = copied === undefined ? all : await inCopy(all);
  await playLines(last, copied ?? []);
  return exportGame(last.ports, last.game);
};

const record = async (name: string): Promise<void> => {
  const game = GAMES[name];
  const file = join(GOLDEN, `${name}.ndjson`);
  if (game === undefined) throw new Error(`no game ${name}`);
  if (existsSync(file)) {
    console.log(`${file} is there`);
    return;
  }
  const text = await played(game);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file}: ${String(text.split('\n').length)} lines`);
};

const main = async (names: readonly string[]): Promise<void> => {
  if (names[0] === 'views') await keepViews(names.slice(1));
  else for (const name of names.length === 0 ? Object.keys(GAMES) : names) await record(name);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
