/** One thing at a time: reads and writes alike, since on one connection a read would see a half-done transaction. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Every access goes through one queue. Never queue from inside a queued task: it would wait for itself. */
export const createQueue = (): Queue => {
  let tail: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = tail.then(task);
    tail = done.catch(() => undefined);
    return done;
  };
};
