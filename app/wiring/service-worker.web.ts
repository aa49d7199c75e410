import { BASE } from './base';

/**
 * Chromium never finishes a hand-over that begins while the old worker is still answering a page that is just loading,
 * and then hangs every reload (seen in one of ten). Nobody taps this fast; a machine may.
 */
const SETTLED_MS = 2000;

/** The lock that says what a page runs; src/tools/lib/service-worker.js reads it. */
const RUNS = 'estafette.runs ';

const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
const controlledFrom = workers?.controller ?? null;

/** Another tab let a newer version take over; this page runs on, out of the older version's files. */
const isReplaced = new Promise<void>((resolve) => {
  if (controlledFrom === null) return;
  workers?.addEventListener(
    'controllerchange',
    () => {
      resolve();
    },
    { once: true },
  );
});

const reload = (): void => {
  window.location.reload();
};

/**
 * Says for the life of the page which version it runs: each has a script of its own name. The worker keeps that version's
 * files until then, and clears away what no page needs.
 */
export function sayWhatRuns(): void {
  const script = [...document.scripts].find(({ src }) => src !== '');
  if (script === undefined || workers === null || !('locks' in navigator)) return;
  const name = RUNS + new URL(script.src).pathname;
  navigator.locks.request(name, { mode: 'shared' }, () => new Promise<never>(() => undefined)).catch(() => undefined);
}

type Announce = (apply: () => void) => void;

/**
 * Registers the worker that makes the app work without a network, and says when a newer version lies ready. It waits
 * until the player asks for it: an update in the middle of a battle must never change the app under his hands.
 */
export function watchForUpdate(onWaiting: Announce): void {
  if (__DEV__ || workers === null) return;
  void isReplaced.then(() => {
    onWaiting(reload);
  });
  const begin = () => {
    const settled = new Promise<void>((resolve) => setTimeout(resolve, SETTLED_MS));
    void register(announceOnce(onWaiting, settled)).catch(reportNoWorker);
    // By now the browser has also forgotten the page that was here before.
    void settled.then(() => workers.controller?.postMessage('TIDY'));
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(announce: (worker: ServiceWorker) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${BASE}/sw.js`, { updateViaCache: 'none' });
  if (registration.waiting !== null) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a controller this is the very first install: nothing older is running, so nothing is to be asked.
      if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) announce(worker);
    });
  });
  askAgainOnReturn(registration);
}

/** An app on the home screen is rarely closed: look for a newer version whenever it comes back to the front. */
function askAgainOnReturn(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void registration.update().catch(() => undefined);
  });
}

function announceOnce(onWaiting: Announce, settled: Promise<void>): (worker: ServiceWorker) => void {
  const announced = new WeakSet<ServiceWorker>();
  return (worker) => {
    if (announced.has(worker)) return;
    announced.add(worker);
    onWaiting(() => {
      void settled.then(() => {
        replaceBy(worker);
      });
    });
  };
}

function replaceBy(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('SKIP_WAITING');
}

/** Private windows and old browsers refuse workers: the app runs all the same, only not offline. */
function reportNoWorker(cause: unknown): void {
  console.warn('no service worker: the app will not start without a network', cause);
}
