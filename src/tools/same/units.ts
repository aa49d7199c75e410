import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRITTEN_SINCE } from './expected-differences';
import type { GameTally } from './lead-games';
import type { Tally } from './lead-inputs';
import type { Script } from './script';
import type { Side } from './side';
import { ROOT } from './worktree';
import type { Unit } from './worker';

/** How much is done of each thing, and in what pieces. */
export type Plan = Readonly<{ inputs: number; games: number; seed: number }>;
export const FULL: Plan = { inputs: 100_000, games: 1_000, seed: 1813 };
export const QUICK: Plan = { inputs: 1_000, games: 20, seed: 1813 };

const INPUTS_AT_ONCE = 2_000;
const GAMES_AT_ONCE = 4;

export type Hello = Readonly<{ tellsLinesEarly: boolean; procedures: readonly string[]; games: readonly string[] }>;

export type Led = Readonly<{ digests: Uint32Array; tally?: Tally | GameTally }>;

/** One thing that is compared: its name, and its pieces, each done first by the side that leads. */
export type Work = Readonly<{
  where: string;
  isGames: boolean;
  pieces: readonly ((leader: Side, file: string) => Promise<Led>)[];
}>;

const parted = (all: number, atOnce: number): readonly number[] =>
  Array.from({ length: Math.ceil(all / atOnce) }, (_, i) => Math.min(atOnce, all - i * atOnce));

const made = (where: string, unit: Unit, sizes: readonly number[]): Work => ({
  where,
  isGames: unit.kind === 'games',
  pieces: sizes.map((many) => (leader, file) => leader.ask({ do: 'lead', unit, many, file }) as Promise<Led>),
});

const written = (where: string, script: Script): Work => ({
  where,
  isGames: false,
  pieces: [
    async (leader, file) => {
      writeFileSync(file, JSON.stringify(script));
      return { digests: (await leader.ask({ do: 'follow', file })) as Uint32Array };
    },
  ],
});

const GOLDEN = join(ROOT, 'src/testkit/golden');
const goldenFiles = (): readonly string[] =>
  readdirSync(GOLDEN, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ndjson') && !WRITTEN_SINCE.includes(name))
    .toSorted();

const requests = (procedures: readonly string[], tables: readonly string[]): readonly object[] => [
  ...[{ list: 'resolvers' }, { list: 'tables' }],
  ...procedures.map((id) => ({ describe: id })),
  ...tables.map((id) => ({ table: id })),
];

/** All that there is to compare, the short things first. */
export const workOf = (was: Hello, tables: readonly string[], plan: Plan, linesAt: boolean): readonly Work[] => [
  written('headless', { kind: 'headless', requests: requests(was.procedures, tables) }),
  ...goldenFiles().map((name) =>
    written(`golden/${name}`, { kind: 'stored', files: [{ name, text: readFileSync(join(GOLDEN, name), 'utf8') }] }),
  ),
  ...was.games.map((id) =>
    made(`games/${id}`, { kind: 'games', id, seed: plan.seed, linesAt }, parted(plan.games, GAMES_AT_ONCE)),
  ),
  ...was.procedures.map((id) =>
    made(id, { kind: 'inputs', id, seed: plan.seed, linesAt }, parted(plan.inputs, INPUTS_AT_ONCE)),
  ),
];
