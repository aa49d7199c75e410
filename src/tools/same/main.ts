// npm run same -- <commit> [--quick] [--inputs n] [--games n] [--only a,b] [--seed n]: this checkout against an older commit, or a folder
// that holds another state of the project. See "The same as before" in README.md, and `language.ts` for what the two sides speak.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TABLES } from '../../headless/registry';
import { lookedInto } from './comparing';
import type { Both, Verdict } from './comparing';
import { CHANGED_VIEWS, EXPECTED, FEW_ACCEPTED } from './expected-differences';
import type { GameTally } from './lead-games';
import type { Tally } from './lead-inputs';
import type { Found } from './replay';
import { sideAt } from './side';
import type { Side } from './side';
import { FULL, QUICK, workOf } from './units';
import type { Hello, Led, Plan, Work } from './units';
import { ROOT, laidOut } from './worktree';

type Sides = Readonly<{ was: Side; is: Side; folder: string }>;

/** So many pieces may the leading side be ahead. */
const AHEAD = 2;

type Sum = { unlisted: number; records: number; seconds: number; tallies: (Tally | GameTally)[] };

const showBy =
  (side: Side) =>
  (file: string, wanted: readonly number[]): Promise<readonly Found[]> =>
    side.ask({ do: 'show', file, wanted }) as Promise<readonly Found[]>;

const compared = async ({ was, is, folder }: Sides, work: Work, verdict: Verdict): Promise<Sum> => {
  const both: Both = { was: showBy(was), is: showBy(is) };
  const sum: Sum = { unlisted: 0, records: 0, seconds: 0, tallies: [] };
  const begun = performance.now();
  const checked = async (led: Led, file: string): Promise<void> => {
    const digests = (await was.ask({ do: 'follow', file })) as Uint32Array;
    sum.records += led.digests.length;
    const { where, isGames } = work;
    sum.unlisted += await lookedInto({ where, file, isGames }, [digests, led.digests], both, verdict);
    rmSync(file);
  };
  const behind: Promise<void>[] = [];
  for (const [nth, piece] of work.pieces.entries()) {
    if (sum.unlisted > 0) break;
    const file = join(folder, `${work.where.replaceAll('/', '-')}-${nth}.json`);
    const led = await piece(is, file);
    if (led.tally !== undefined) sum.tallies.push(led.tally);
    behind.push(checked(led, file));
    if (behind.length > AHEAD) await behind.shift();
  }
  await Promise.all(behind);
  sum.seconds = (performance.now() - begun) / 1000;
  return sum;
};

const share = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(0)} %`;
const added = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0);

const figures = ({ records, seconds, tallies }: Sum): string => {
  const inputs = tallies.filter((one) => 'accepted' in one);
  const games = tallies.filter((one) => 'games' in one);
  const time = `${seconds.toFixed(1)} s`;
  if (inputs.length > 0) {
    const all = added(inputs, (one) => one.inputs);
    const accepted = share(
      added(inputs, (one) => one.accepted),
      all,
    );
    const deepest = Math.max(...inputs.map((one) => one.deepest));
    const unread = share(
      added(inputs, (one) => one.unread),
      all,
    );
    const odds = added(inputs, (one) => one.odds);
    return `${all} inputs, ${accepted} accepted, ${unread} unread, ${odds} odds, at most ${deepest} questions, ${time}`;
  }
  if (games.length === 0) return `${records} records, ${time}`;
  const tried = new Set(games.flatMap((one) => [...one.tried]));
  const came = new Set(games.flatMap((one) => [...one.came]));
  const [all, ended] = [added(games, (one) => one.games), added(games, (one) => one.ended)];
  const [taps, plays] = [added(games, (one) => one.taps), added(games, (one) => one.plays)];
  const never = [...tried].filter((kind) => kind !== '' && !came.has(kind)).join(' ');
  return `${all} games (${ended} to the last turn), ${taps} taps of ${tried.size} kinds, ${plays} plays of ${came.size} (never: ${never}), ${time}`;
};

/** Too few inputs that come to anything prove too little. */
const tooFew = (where: string, { tallies }: Sum): string | null => {
  const inputs = tallies.filter((one) => 'accepted' in one);
  if (inputs.length === 0 || FEW_ACCEPTED[where] !== undefined) return null;
  const isFew = added(inputs, (one) => one.accepted) < added(inputs, (one) => one.inputs) / 2;
  return isFew ? `${where}: fewer than half of its inputs were accepted` : null;
};

type Wanted = Readonly<{ what: string; plan: Plan; only: readonly string[]; isQuick: boolean }>;

const VALUED: readonly string[] = ['--only', '--seed', '--inputs', '--games'];

const wantedBy = (args: readonly string[]): Wanted => {
  const after = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const isQuick = args.includes('--quick');
  const plan = isQuick ? QUICK : FULL;
  const number = (name: keyof Plan): number => Number(after(`--${name}`) ?? plan[name]);
  const [what = ''] = args.filter((one, i) => !one.startsWith('--') && !VALUED.includes(args[i - 1] ?? ''));
  return {
    what,
    plan: { inputs: number('inputs'), games: number('games'), seed: number('seed') },
    only: after('--only')?.split(',') ?? [],
    isQuick,
  };
};

const missing = (was: Hello, is: Hello): readonly string[] => [
  ...was.procedures.filter((id) => !is.procedures.includes(id)).map((id) => `procedure ${id} is gone`),
  ...was.games.filter((id) => !is.games.includes(id)).map((id) => `rule set ${id} is gone`),
];

const run = async (sides: Sides, { plan, only, isQuick }: Wanted): Promise<readonly string[]> => {
  const [was, is] = (await Promise.all([sides.was.ask({ do: 'hello' }), sides.is.ask({ do: 'hello' })])) as [
    Hello,
    Hello,
  ];
  const linesAt = was.tellsLinesEarly && is.tellsLinesEarly;
  const works = workOf(was, [...TABLES.keys()], plan, linesAt).filter(
    ({ where }) => only.length === 0 || only.some((name) => where === name || where.startsWith(`${name}/`)),
  );
  const verdict: Verdict = { unlisted: new Map(), met: new Set() };
  const faults: string[] = [...missing(was, is)];
  for (const work of works) {
    const sum = await compared(sides, work, verdict);
    const few = tooFew(work.where, sum);
    if (few !== null) faults.push(few);
    console.log(`${sum.unlisted > 0 ? 'DIFFERS' : 'same   '} ${work.where}: ${figures(sum)}`);
    for (const one of verdict.unlisted.values()) console.log(one);
    if (sum.unlisted > 0) faults.push(`${work.where} differs`);
    verdict.unlisted.clear();
  }
  const all = [...EXPECTED.filter((one) => !verdict.met.has(one)), ...(await unmetViews(sides))];
  const unmet = only.length === 0 && !isQuick ? all : [];
  return [...faults, ...unmet.map(({ where, at }) => `${where} ${at}: listed as different, and is the same`)];
};

/** Views that are listed as changed, and that a side which leaves them out never had. */
const unmetViews = async ({ was, is }: Sides): Promise<readonly Readonly<{ where: string; at: string }>[]> => {
  const met = {
    was: (await was.ask({ do: 'met' })) as readonly number[],
    is: (await is.ask({ do: 'met' })) as readonly number[],
  };
  return CHANGED_VIEWS.flatMap(({ at, leftOutOf }, nth) =>
    leftOutOf.every((side) => met[side].includes(nth)) ? [] : [{ where: 'views', at }],
  );
};

const main = async (): Promise<void> => {
  const wanted = wantedBy(process.argv.slice(2));
  if (wanted.what === '')
    throw new Error('usage: npm run same -- <commit> [--quick] [--only <procedure or rule set>,…] [--seed n]');
  const laid = laidOut(wanted.what);
  const folder = join(ROOT, '.tmp', `same-scripts-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const cache = join(ROOT, '.tmp', 'same-babel.json');
  const sides: Sides = { was: sideAt(laid.root, join(folder, 'babel.json')), is: sideAt(ROOT, cache), folder };
  const begun = performance.now();
  try {
    console.log(`this checkout against ${laid.name}, seed ${wanted.plan.seed}`);
    const faults = await run(sides, wanted);
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    for (const fault of faults) console.log(`fault: ${fault}`);
    console.log(
      faults.length === 0 ? `all the same, in ${minutes} minutes` : `${faults.length} faults, in ${minutes} minutes`,
    );
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([sides.was.end(), sides.is.end()]);
    laid.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

void main();
