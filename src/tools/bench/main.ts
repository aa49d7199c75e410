// Prints how fast the app is, beside the floor measured in the same run:
// node src/tools/run-ts.cjs src/tools/bench/main.ts [--only name,…] [--quick] [--out file] [--dist folder] [--against dist]
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { benchChances } from './chances';
import { benchDispatch } from './dispatching';
import { benchHeadless } from './headless';
import { recordGame } from './long-game';
import type { Recorded } from './long-game';
import { benchOdds } from './odds';
import { benchOpening } from './opening';
import { lineOf, tableOf } from './report';
import type { Line } from './report';
import { benchSealing } from './sealing';
import { benchUndo } from './undoing';

/** `against`: the export of another commit, measured beside this one; empty where none is. */
type Options = Readonly<{ only: readonly string[]; quick: boolean; out: string; dist: string; against: string }>;

/** All that is measured takes what it needs from here; the long game is played at most once. */
type World = Pick<Options, 'quick' | 'dist' | 'against'> &
  Readonly<{ rounds: number; recorded: () => Promise<Recorded> }>;

const QUICK = { rounds: 5, entries: 10_100 };
const FULL = { rounds: 15, entries: 100_000 };
const LONG = 10_000;

const worldOf = ({ quick, dist, against }: Options): World => {
  const { rounds, entries } = quick ? QUICK : FULL;
  let played: Promise<Recorded> | null = null;
  return { quick, rounds, dist, against, recorded: () => (played ??= recordGame(entries)) };
};

const dispatch = async ({ quick, rounds, recorded }: World, fsync: boolean): Promise<readonly Line[]> =>
  benchDispatch(await recorded(), quick ? [10, 1000] : [10, 1000, 100_000], rounds, fsync);

/** The browser is measured by a process of its own; it hands back lines without their verdicts. */
const chromium = ({ quick, dist, against }: World): Promise<readonly Line[]> =>
  new Promise((done, failed) => {
    const script = require.resolve('./chromium.mjs');
    const args = [script, dist, ...(quick ? ['--quick'] : []), ...(against === '' ? [] : ['--against', against])];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => {
      const last = output.trim().split('\n').at(-1) ?? '';
      if (code === 0) done((JSON.parse(last) as readonly Parameters<typeof lineOf>[0][]).map(lineOf));
      else failed(new Error(`the measurements in Chromium ended with ${String(code)}`));
    });
  });

const BENCHES: Readonly<Record<string, (world: World) => Promise<readonly Line[]>>> = {
  dispatch: (world) => dispatch(world, true),
  'dispatch-no-fsync': (world) => dispatch(world, false),
  sealing: async ({ rounds }) => [...(await benchSealing(rounds, true)), ...(await benchSealing(rounds, false))],
  open: async ({ rounds, recorded }) => benchOpening(await recorded(), LONG, rounds),
  undo: async ({ rounds, recorded }) => benchUndo(await recorded(), LONG, rounds * 3),
  odds: ({ rounds }) => benchChances(rounds),
  resolvers: ({ rounds }) => benchOdds(rounds),
  headless: ({ rounds }) => benchHeadless(Math.min(5, rounds)),
  chromium,
};

const valueOf = (flags: readonly string[], name: string, otherwise: string): string => {
  const at = flags.indexOf(name);
  return at === -1 ? otherwise : (flags[at + 1] ?? otherwise);
};

const optionsOf = (flags: readonly string[]): Options => {
  const names = valueOf(flags, '--only', Object.keys(BENCHES).join());
  const only = names.split(',');
  const unknown = only.find((name) => !(name in BENCHES));
  if (unknown !== undefined) throw new Error(`no bench ${unknown}; there are: ${Object.keys(BENCHES).join(', ')}`);
  const out = valueOf(flags, '--out', '.tmp/bench.json');
  const [dist, against] = [valueOf(flags, '--dist', 'dist'), valueOf(flags, '--against', '')];
  return { only, quick: flags.includes('--quick'), out, dist, against };
};

const main = async (flags: readonly string[]): Promise<void> => {
  const options = optionsOf(flags);
  const world = worldOf(options);
  const lines: Line[] = [];
  for (const name of options.only) {
    const found = (await BENCHES[name]?.(world)) ?? [];
    lines.push(...found);
    console.log(`\n${tableOf(found)}`);
  }
  const machine = { node: process.version, platform: process.platform, cpus: cpus().map(({ model }) => model) };
  await mkdir(dirname(options.out), { recursive: true });
  await writeFile(options.out, `${JSON.stringify({ at: new Date().toISOString(), machine, lines }, null, 2)}\n`);
  const over = lines.filter(({ ok }) => ok === false);
  const judged = lines.filter(({ ok }) => ok !== null);
  console.log(
    `\n${String(judged.length - over.length)} of ${String(judged.length)} within their limits; figures in ${options.out}`,
  );
  process.exit(over.length === 0 ? 0 : 1);
};

void main(process.argv.slice(2));
