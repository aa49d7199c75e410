// What happens on the way from an address to a page that can be used: what was asked for, what was drawn, and what began it.
import type { Page } from 'playwright-core';

/** `late`: the late piece has been run. `rows`: the first rows of a game were asked for. */
export type Way = Readonly<{
  /** One for each time that React changed the page until it could be used: the delay of the timer that began it, or null. */
  commits: readonly (number | null)[];
  late: boolean;
  rows: boolean;
}>;

type Hook = Readonly<Record<string, unknown>>;

declare global {
  var estafetteWay: { commits: (number | null)[]; late: boolean; rows: boolean } | undefined;
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook | undefined;
}

/**
 * Runs in the page before its first script. What a timer began is followed through the microtasks after it and through one
 * message, which is how React puts off its work. What is drawn once the page can be used is no longer on the way to it: the
 * places' own view draws itself once more 32 ms later.
 */
const watch = (usable: string): void => {
  const way: NonNullable<typeof estafetteWay> = { commits: [], late: false, rows: false };
  globalThis.estafetteWay = way;
  const MICROTASKS = 30;
  let cause: number | null = null;
  let posted: number | null = null;
  const forget = (left: number): void => {
    if (left === 0) cause = null;
    else
      queueMicrotask(() => {
        forget(left - 1);
      });
  };
  const beginning = (delay: number | null, act: () => unknown): unknown => {
    cause = delay;
    try {
      return act();
    } finally {
      forget(MICROTASKS);
    }
  };
  const { setTimeout: later } = globalThis;
  const put = (act: unknown, delay?: number, ...given: unknown[]): ReturnType<typeof setTimeout> =>
    later(() => {
      if (typeof act === 'function')
        beginning((delay ?? 0) > 0 ? (delay ?? null) : null, () => Reflect.apply(act, globalThis, given));
    }, delay);
  Object.assign(globalThis, { setTimeout: put });
  const before = (owner: object, name: string, look: (given: readonly unknown[]) => void): void => {
    const call: unknown = Reflect.get(owner, name);
    if (typeof call !== 'function') return;
    const looked = function looked(this: unknown, ...given: unknown[]): unknown {
      look(given);
      return Reflect.apply(call, this, given);
    };
    Object.defineProperty(owner, name, { configurable: true, writable: true, value: looked });
  };
  before(MessagePort.prototype, 'postMessage', () => {
    posted = cause;
  });
  before(Worker.prototype, 'postMessage', ([message]) => {
    way.rows ||= JSON.stringify(message).includes('body, prev, hash FROM entry');
  });
  const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {};
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...onmessage,
    set(this: MessagePort, heard: unknown) {
      const hear = function hear(this: unknown, ...given: unknown[]) {
        const began = posted;
        posted = null;
        if (typeof heard === 'function') beginning(began, () => Reflect.apply(heard, this, given));
      };
      onmessage.set?.call(this, typeof heard === 'function' ? hear : heard);
    },
  });
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/beyond-')) way.late = true;
    },
    true,
  );
  const none = (): void => undefined;
  let isUsable = false;
  const onCommitFiberRoot = (): void => {
    if (isUsable) return;
    way.commits.push(cause);
    isUsable = document.querySelector(`[data-testid="${usable}"]`) !== null;
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot,
    onCommitFiberUnmount: none,
    onPostCommitFiberRoot: none,
  };
};

/** The page can be used as soon as what bears the id `usable` stands on it. */
export const watchTheWay = async (page: Page, usable: string): Promise<void> => {
  await page.addInitScript(watch, usable);
};

export const wayIn = (page: Page): Promise<Way> =>
  page.evaluate(() => globalThis.estafetteWay ?? { commits: [], late: false, rows: false });
