// A browser as slow as a phone, with a stop-watch in its pages and a count of what its main thread works.
import { launch } from '../../../e2e/web/lib-browser.mjs';
import { installStopWatch } from './chromium-page.mjs';

export const SLOWER = 4;

/** What the stop-watch looks for: when each of these is painted for the first time. */
const IDS = ['bench.empty', 'empty.count', 'games.empty.new', 'games.card.open', 'turn.next.draw', 'turn.now'];

/** `shelf` is where the browser keeps its storage. */
export async function phone(shelf, slower = SLOWER) {
  const context = await launch(shelf);
  await context.addInitScript((ids) => (globalThis.benchIds = ids), IDS);
  await context.addInitScript(installStopWatch);
  const page = context.pages()[0] ?? (await context.newPage());
  const tools = await context.newCDPSession(page);
  const slow = (rate) => tools.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(slower);
  // Thread ticks count the time that the main thread had a processor: other work of the machine does not count.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** Milliseconds of processor time that the page's main thread has used since its process began. */
  const spent = async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  /** A finger on the middle of a thing: nothing of the test itself runs in the page meanwhile. */
  const touch = async (box) => {
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  return { context, page, slow, spent, touch, close: () => context.close() };
}

/** Opens an address: by the clock, and what the main thread worked, until `id` was painted. */
export async function opened({ page, spent }, url, id) {
  const before = await spent();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction((name) => globalThis.benchWatch?.shown[name] >= 0, id, { polling: 20 });
  // A page of another site has a process of its own, which counts from nothing.
  const after = await spent();
  const clock = await page.evaluate((name) => globalThis.benchWatch.shown[name], id);
  return { clock, work: after < before ? after : after - before };
}

/** A drawing's motion, and what is said of the play, end within this time. */
const OVER_MS = 500;

/** Taps one thing: how long after the finger's lift another was painted with a new face, and what the main thread worked for it. */
export async function tapped({ page, spent, touch }, target, id) {
  const place = page.getByTestId(target).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  await page.evaluate((name) => globalThis.benchWatch.arm(name), id);
  const before = await spent();
  await touch(box);
  await page.waitForTimeout(OVER_MS);
  const work = (await spent()) - before;
  await page.waitForFunction(() => globalThis.benchWatch.changes.length > 0);
  return { clock: await page.evaluate(() => globalThis.benchWatch.changes[0].took), work };
}

/** The worker that makes the app start without a network has all it needs. */
export async function inCharge(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
