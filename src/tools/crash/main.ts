// Kills writing processes and looks at what is left: node src/tools/run-ts.cjs src/tools/crash/main.ts [--short] [--no-browser]
import { spawn } from 'node:child_process';
import type { JournalMode } from '../faults/device';
import { KINDS } from './deeds';
import type { Kind } from './deeds';
import { openDeedLane } from './deed-lane';
import type { DeedLane, KindResult } from './deed-lane';
import type { LaneResult } from './node-lane';
import { runNodeLane } from './node-lane';

/** `met`: so often a kill falls in the middle of each kind of deed, in so many journal modes; rows have the rest of the kills. */
const SHORT = { kills: 16, met: 1, modes: 1, browserKills: 2 };
const FULL = { kills: 200, met: 10, modes: 2, browserKills: 10 };
type Plan = typeof FULL;

const MODES: readonly JournalMode[] = ['wal', 'delete'];

/** A kill may come a moment too late: so many for each that is to fall in the middle, and no more. */
const TRIES = 1.5;
const MORE_TRIES = 3;

const killUntilMet = async (lane: DeedLane, kind: Kind, met: number): Promise<KindResult> => {
  let result = await lane.kill(kind);
  while (result.met < met && result.kills < met * TRIES + MORE_TRIES) result = await lane.kill(kind, result);
  if (result.met >= met) return result;
  return { ...result, problems: [...result.problems, `${kind} was met only ${String(result.met)} times`] };
};

const together = (a: KindResult, b: KindResult): KindResult => ({
  kills: a.kills + b.kills,
  met: a.met + b.met,
  confirmed: a.confirmed + b.confirmed,
  problems: [...a.problems, ...b.problems],
});

type Kinds = ReadonlyMap<Kind, KindResult>;

/** One process after the other: what is looked at in between would hold up the kill of another. */
const runDeedLanes = async ({ met, modes }: Plan): Promise<Kinds> => {
  const results = new Map<Kind, KindResult>();
  for (const [m, mode] of MODES.entries()) {
    const lane = await openDeedLane(mode);
    for (const [k, kind] of KINDS.entries()) {
      if (modes < MODES.length && k % MODES.length !== m) continue;
      const result = await killUntilMet(lane, kind, met);
      const before = results.get(kind);
      results.set(kind, before === undefined ? result : together(before, result));
    }
    lane.end();
  }
  return results;
};

const runChromiumLane = (rounds: number): Promise<LaneResult> =>
  new Promise((done) => {
    const script = require.resolve('./chromium.mjs');
    const child = spawn(process.execPath, [script, String(rounds)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('close', (code) => {
      const last = output.trim().split('\n').at(-1) ?? '';
      const failed: LaneResult = {
        kills: 0,
        plays: 0,
        early: 0,
        problems: [`Chromium's lane ended with ${String(code)}`],
      };
      done(code === 0 ? { early: 0, ...(JSON.parse(last) as Omit<LaneResult, 'early'>) } : failed);
    });
  });

const verdictOn = (problems: readonly string[]): string =>
  problems.length === 0 ? 'nothing lost' : problems.join('; ');

const describe = (what: string, { kills, plays, early, problems }: LaneResult): string => {
  const whileOpening = early > 0 ? `, ${String(early)} of them while opening` : '';
  return `${what}: ${String(kills)} kills${whileOpening}, ${String(plays)} confirmed plays, ${verdictOn(problems)}`;
};

const describeKind = (kind: Kind, { kills, met, confirmed, problems }: KindResult): string =>
  `${kind}: ${String(kills)} kills, ${String(met)} of them in the middle, ${String(confirmed)} confirmed, ${verdictOn(problems)}`;

const killsIn = (results: readonly Readonly<{ kills: number }>[]): number =>
  results.reduce((sum, { kills }) => sum + kills, 0);

const main = async (flags: readonly string[]): Promise<void> => {
  const plan = flags.includes('--short') ? SHORT : FULL;
  const browser = flags.includes('--no-browser') ? null : runChromiumLane(plan.browserKills);
  const kinds = await runDeedLanes(plan);
  for (const [kind, result] of kinds) console.log(describeKind(kind, result));
  const rest = Math.max(0, plan.kills - killsIn([...kinds.values()]));
  const lanes = await Promise.all(
    MODES.map(async (mode, i) => {
      const rounds = Math.floor((rest + i) / MODES.length);
      return [`rows, SQLite under Node, ${mode}, fsync`, await runNodeLane(mode, rounds)] as const;
    }),
  );
  const results = browser === null ? lanes : [...lanes, ['Chromium', await browser] as const];
  for (const [what, result] of results) console.log(describe(what, result));
  tellAll(
    [...kinds.values()],
    results.map(([, result]) => result),
  );
};

const tellAll = (kinds: readonly KindResult[], lanes: readonly LaneResult[]): void => {
  const kills = killsIn([...kinds, ...lanes]);
  const confirmed = [...kinds.map((one) => one.confirmed), ...lanes.map(({ plays }) => plays)];
  const failed = [...kinds, ...lanes].reduce((sum, { problems }) => sum + problems.length, 0);
  const sum = String(confirmed.reduce((a, b) => a + b, 0));
  console.log(`crash test: ${String(kills)} kills, ${sum} confirmed, ${String(failed)} problems`);
  console.log(`${String(Math.max(0, kills - failed))} passed, ${String(failed)} failed`);
  process.exit(failed === 0 ? 0 : 1);
};

void main(process.argv.slice(2));
