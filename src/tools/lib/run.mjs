// Running the tools' tools: one child process, its output kept, its time taken.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

/** What every child inherits: no questions, no colours, no calls home. */
export const ENV = {
  ...process.env,
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  EXPO_NO_TELEMETRY: '1',
  EXPO_OFFLINE: '1',
  BROWSER: 'none',
};

/** The script of an installed package's command, to be run by this very Node. */
export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/** What hangs must end some time, also where it hangs without ever asking for the time. */
const LIMIT_MS = 3 * 60 * 60_000;

/** Runs a command; `live` shows its output as it comes. Answers { code, output, seconds }, never throws. */
export function run(command, args, { live = false, env = {}, cwd = ROOT } = {}) {
  const start = performance.now();
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env: { ...ENV, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts = [];
    const take = (stream) => (chunk) => {
      parts.push(chunk);
      if (live) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const limit = setTimeout(() => {
      parts.push(Buffer.from(`\nnot done after ${LIMIT_MS / 60_000} minutes: ended\n`));
      child.kill('SIGKILL');
      finish(1);
    }, LIMIT_MS);
    const finish = (code) => {
      clearTimeout(limit);
      done({ code, output: Buffer.concat(parts).toString(), seconds: (performance.now() - start) / 1000 });
    };
    child.on('error', (error) => {
      parts.push(Buffer.from(String(error)));
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs tasks (functions answering promises) side by side, as many as the machine has processors; keeps their order. */
export async function pooled(tasks, width = Math.max(2, availableParallelism())) {
  const results = new Array(tasks.length);
  let next = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const mine = next;
      next += 1;
      results[mine] = await tasks[mine]();
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, tasks.length) }, worker));
  return results;
}
