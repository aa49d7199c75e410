// Kills writing processes and looks at what is left: node src/tools/run-ts.cjs src/tools/crash/main.ts [--short] [--no-browser]
import { spawn } from 'node:child_process';
import type { JournalMode, LaneResult } from './node-lane';
import { runNodeLane } from './node-lane';

const SHORT = { kills: 20, browserKills: 2 };
const FULL = { kills: 200, browserKills: 10 };

const MODES: readonly JournalMode[] = ['wal', 'delete'];

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

const describe = (what: string, { kills, plays, early, problems }: LaneResult): string => {
  const whileOpening = early > 0 ? `, ${String(early)} of them while opening` : '';
  const verdict = problems.length === 0 ? 'nothing lost' : problems.join('; ');
  return `${what}: ${String(kills)} kills${whileOpening}, ${String(plays)} confirmed plays, ${verdict}`;
};

const main = async (flags: readonly string[]): Promise<void> => {
  const { kills, browserKills } = flags.includes('--short') ? SHORT : FULL;
  const lanes = await Promise.all(
    MODES.map(async (mode) => [`SQLite under Node, ${mode}, fsync`, await runNodeLane(mode, kills / 2)] as const),
  );
  const browser = flags.includes('--no-browser') ? [] : [['Chromium', await runChromiumLane(browserKills)] as const];
  const results = [...lanes, ...browser];
  for (const [what, result] of results) console.log(describe(what, result));
  const problems = results.flatMap(([, result]) => result.problems);
  const sum = (of: (result: LaneResult) => number): string =>
    String(results.reduce((total, [, result]) => total + of(result), 0));
  console.log(
    `crash test: ${sum(({ kills: n }) => n)} kills, ${sum(({ plays }) => plays)} confirmed plays, ${String(problems.length)} problems`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
};

void main(process.argv.slice(2));
