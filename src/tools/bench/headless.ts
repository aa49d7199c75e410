import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROCEDURES } from '../../headless/registry';
import { lineOf } from './report';
import type { Line } from './report';
import { median } from './timing';

const START = join(__dirname, '..', '..', 'headless', 'start.cjs');
const ON = 'Node, the headless door';
const LINES = 20_000;
const MOST_MS_TO_START = 1500;
const MOST_MS = 1000;

type Talk = Readonly<{ toFirst: number; toLast: number }>;

/** Sends lines to a new engine: how long until the first answer, and from there until the last. */
const talk = (lines: readonly string[]): Promise<Talk> =>
  new Promise((done, failed) => {
    const from = performance.now();
    const engine = spawn(process.execPath, [START], { stdio: ['pipe', 'pipe', 'inherit'] });
    let first = 0;
    let answers = 0;
    engine.stdout.on('data', (chunk: Buffer) => {
      if (answers === 0) {
        first = performance.now();
        engine.stdin.end(lines.slice(1).join(''));
      }
      for (const byte of chunk) if (byte === 10) answers += 1;
    });
    engine.on('error', failed);
    engine.on('close', () => {
      if (answers !== lines.length) failed(new Error(`bench: ${answers} answers to ${lines.length} lines`));
      else done({ toFirst: first - from, toLast: performance.now() - first });
    });
    engine.stdin.write(lines[0] ?? '');
  });

/** The engine as other front ends meet it: until it answers, and how fast it answers simple questions. */
export const benchHeadless = async (rounds: number): Promise<readonly Line[]> => {
  const example = PROCEDURES.get('nlc/coordinated-action')?.example;
  const line = `${JSON.stringify({ resolve: 'nlc/coordinated-action', ...example })}\n`;
  const talks: Talk[] = [];
  while (talks.length < rounds) talks.push(await talk(new Array<string>(LINES + 1).fill(line)));
  const shared = { on: ON, runs: rounds };
  return [
    lineOf({
      ...shared,
      name: 'from starting it to its first answer',
      median: median(talks.map(({ toFirst }) => toFirst)),
      limit: { of: 'median', most: MOST_MS_TO_START },
    }),
    lineOf({
      ...shared,
      name: `${LINES.toLocaleString('en')} resolves through the pipe`,
      median: median(talks.map(({ toLast }) => toLast)),
      limit: { of: 'median', most: MOST_MS },
    }),
  ];
};
