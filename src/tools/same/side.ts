import { fork } from 'node:child_process';
import type { Order } from './worker';

const RUN = require.resolve('../run-ts.cjs');
const WORKER = require.resolve('./worker.ts');

/** One of the two processes: it is sent orders, and answers them one after the other. */
export type Side = Readonly<{ ask: (order: Order) => Promise<unknown>; end: () => Promise<void> }>;

type Waiting = Readonly<{ done: (answer: unknown) => void; failed: (why: Error) => void }>;
type Answer = Readonly<{ nr: number; answer?: unknown; fault?: string }>;

export const sideAt = (root: string, cache: string): Side => {
  const env = { ...process.env, BABEL_CACHE_PATH: cache };
  const child = fork(RUN, [WORKER, root], { serialization: 'advanced', env });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  child.on('message', ({ nr, answer, fault }: Answer) => {
    const one = waiting.get(nr);
    waiting.delete(nr);
    if (fault === undefined) one?.done(answer);
    else one?.failed(new Error(`${root}: ${fault}`));
  });
  child.on('exit', (code) => {
    for (const { failed } of waiting.values())
      failed(new Error(`same: the side at ${root} ended with ${String(code)}`));
  });
  const ask = (order: Order): Promise<unknown> =>
    new Promise((done, failed) => {
      const nr = (asked += 1);
      waiting.set(nr, { done, failed });
      child.send({ nr, order });
    });
  // It writes down at its end what it has compiled: nothing may be taken away under it before.
  const gone = new Promise<void>((done) => {
    child.on('exit', () => done());
  });
  const end = (): Promise<void> => {
    if (child.connected) child.disconnect();
    return gone;
  };
  return { ask, end };
};
