// Makes single calls of the disk fail and looks at what the app says and what a restart finds:
// node src/tools/run-ts.cjs src/tools/faults/main.ts [--short] [--no-browser]
import { spawn } from 'node:child_process';
import type { JournalMode } from './device';
import type { LaneResult } from './node-lane';
import { runNodeLane } from './node-lane';

/** In the short form every so-manieth call fails, and the browser has so many faults. */
const SHORT = { every: 16, browserFaults: 20 };
const FULL = { every: 1, browserFaults: 340 };

const MODES: readonly JournalMode[] = ['wal', 'delete'];

const runChromiumLane = (faults: number): Promise<LaneResult> =>
  new Promise((done) => {
    const script = require.resolve('./chromium.mjs');
    const child = spawn(process.execPath, [script, String(faults)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('close', (code) => {
      const last = output.trim().split('\n').at(-1) ?? '';
      const failed: LaneResult = { faults: 0, problems: [`Chromium's lane ended with ${String(code)}`] };
      done(code === 0 ? (JSON.parse(last) as LaneResult) : failed);
    });
  });

const main = async (flags: readonly string[]): Promise<void> => {
  const { every, browserFaults } = flags.includes('--short') ? SHORT : FULL;
  const browser = flags.includes('--no-browser') ? null : runChromiumLane(browserFaults);
  const results: (readonly [string, LaneResult])[] = [];
  for (const mode of MODES) results.push([`SQLite under Node, ${mode}`, await runNodeLane(mode, every)]);
  if (browser !== null) results.push(['Chromium', await browser]);
  for (const [what, { faults, problems }] of results) {
    for (const problem of problems) console.log(`${what}: ${problem}`);
    console.log(`${what}: ${String(faults)} faults, ${String(problems.length)} problems`);
  }
  const total = results.reduce((sum, [, { faults }]) => sum + faults, 0);
  const failed = results.reduce((sum, [, { problems }]) => sum + problems.length, 0);
  console.log(`${String(Math.max(0, total - failed))} passed, ${String(failed)} failed`);
  process.exit(failed === 0 && total > 0 ? 0 : 1);
};

void main(process.argv.slice(2));
