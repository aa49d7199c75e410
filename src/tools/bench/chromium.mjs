// Measures the exported app in Chromium as a slow phone: node src/tools/bench/chromium.mjs <dist> [--quick]
// The last line is JSON: the lines of the table, without their verdicts.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from '../../../e2e/web/lib-browser.mjs';
import { serve } from '../../../e2e/web/serve.mjs';
import { exportWeb } from '../web-export.mjs';
import { drawTickUndo, fillCup, setUpGame, stepBackAndForth, stepOn } from './chromium-game.mjs';
import { installStopWatch, open, tapToChange } from './chromium-page.mjs';
import { typeBoth } from './chromium-search.mjs';

const SLOWER = 4;
const FIRST_PORT = 8450;
const IDS = ['bench.empty', 'games.empty.new', 'games.card.open', 'turn.next.draw', 'turn.now'];

const dist = process.argv[2] ?? 'dist';
const quick = process.argv.includes('--quick');
const loads = quick ? 3 : 7;
const draws = quick ? 5 : 15;
const on = `Chromium, ${SLOWER}× slower, 390×844`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A page of a browser that is as slow as a phone; `shelf` is where the browser keeps its storage. */
async function phone(shelf, slower = SLOWER) {
  const context = await launch(shelf);
  await context.addInitScript((ids) => (globalThis.benchIds = ids), IDS);
  await context.addInitScript(installStopWatch);
  const page = context.pages()[0] ?? (await context.newPage());
  const tools = await context.newCDPSession(page);
  const slow = (rate) => tools.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(slower);
  return { context, page, slow };
}

/** Counts what leaves the server, headers and all, for the page, its workers and the service worker alike. */
function countBytes({ server }) {
  const sockets = [];
  server.on('connection', (socket) => sockets.push(socket));
  return () => sockets.reduce((sum, socket) => sum + socket.bytesWritten, 0);
}

const EMPTY_PAGE = `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1" /><title>empty</title>
<p data-testid="bench.empty">0</p>
<button data-testid="bench.tap" onclick="document.querySelector('p').textContent += '.'">tap</button>`;

async function serveEmpty(folder) {
  const root = join(folder, 'empty');
  await mkdir(root);
  await writeFile(join(root, 'index.html'), EMPTY_PAGE);
  return serve(root, FIRST_PORT + 1);
}

const inCharge = async (page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** First visits, each by a browser that has never been there; an empty page of as good a server beside each. */
async function coldLoads(folder, app, empty) {
  const bytes = countBytes(app);
  const found = { cold: [], floor: [], tap: [], kilobytes: 0 };
  for (let i = 0; i < loads; i += 1) {
    const { context, page } = await phone(join(folder, `cold-${i}`));
    const before = bytes();
    found.floor.push(await open(page, empty.url, 'bench.empty'));
    for (let tap = 0; tap < 3; tap += 1) found.tap.push(await tapToChange(page, 'bench.tap', 'bench.empty'));
    found.cold.push(await open(page, app.url, 'games.empty.new'));
    await inCharge(page);
    found.kilobytes = (bytes() - before) / 1024;
    await context.close();
  }
  return found;
}

/** A stored game in the middle of its draws, and the times of every kind of tap on the way. */
async function play(shelf, url) {
  const { context, page, slow } = await phone(shelf, 1);
  await page.goto(url);
  await page.getByTestId('games.empty.new').waitFor();
  await inCharge(page);
  await setUpGame(page);
  await slow(SLOWER);
  const steps = await stepOn(page);
  await fillCup(page);
  const took = await drawTickUndo(page, draws);
  // As often back as forth, so that the game is left where chits are drawn.
  const jumps = await stepBackAndForth(page, draws + (draws % 2));
  await page.waitForTimeout(500);
  const address = page.url();
  await context.close();
  return { ...took, steps: [...steps, ...jumps], address };
}

/** The books' search, beside a plain field of the same page. */
async function type(folder, url) {
  const { context, page, slow } = await phone(join(folder, 'reader'), 1);
  await page.goto(url);
  await inCharge(page);
  const took = await typeBoth(page, () => slow(SLOWER));
  await context.close();
  return took;
}

/** The server is gone. In a browser that goes on running, and in one that was just started. */
async function offlineStarts(shelf, url, address) {
  const found = { list: [], game: [], restartedList: [], restartedGame: [] };
  for (let i = 0; i < loads; i += 1) {
    const { context, page } = await phone(shelf);
    found.restartedList.push(await open(page, url, 'games.card.open'));
    found.list.push(await open(page, url, 'games.card.open'));
    found.game.push(await open(page, address, 'turn.next.draw'));
    await context.close();
    const again = await phone(shelf);
    found.restartedGame.push(await open(again.page, address, 'turn.next.draw'));
    await again.context.close();
  }
  return found;
}

async function scriptKilobytes() {
  const folder = join(dist, '_expo/static/js/web');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js') && !/worker/i.test(name));
  const sizes = await Promise.all(
    names.map(async (name) => gzipSync(await readFile(join(folder, name)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const line = (name, values, most, more = {}) => ({
  name,
  on,
  median: median(values),
  runs: values.length,
  limit: most === null ? null : { of: 'median', most },
  ...more,
});

async function measure(folder) {
  const app = await serve(dist, FIRST_PORT);
  const empty = await serveEmpty(folder);
  const cold = await coldLoads(folder, app, empty);
  const shelf = join(folder, 'player');
  const taps = await play(shelf, app.url);
  const typed = await type(folder, app.url);
  await app.close();
  await empty.close();
  const offline = await offlineStarts(shelf, app.url, taps.address);
  const floor = { floor: median(cold.floor) };
  const tap = { floor: median(cold.tap) };
  return [
    line('cold load to the first usable screen : an empty page', cold.cold, 1600, floor),
    line('offline start, list with a stored game', offline.list, 800, floor),
    line('offline start, straight into the game', offline.game, 800, floor),
    line('offline after a browser restart, list', offline.restartedList, 1000, floor),
    line('offline after a browser restart, into the game', offline.restartedGame, 1000, floor),
    line('tap to changed screen: draw a chit', taps.draw, 50, tap),
    line('tap to changed screen: tick a line', taps.tick, 50, tap),
    line('tap to changed screen: go to a step', taps.steps, 50, tap),
    line('tap to changed screen: undo', taps.undo, 60, tap),
    line('keystroke to what it finds in the books : a plain field', typed.search, null, {
      floor: median(typed.plain),
      limit: { of: 'ratio', most: 8 },
    }),
    line('the app’s JavaScript, gzipped', [await scriptKilobytes()], 420, { unit: 'KB' }),
    line('first visit with the whole precache, sent', [cold.kilobytes], 2560, { unit: 'KB' }),
  ];
}

await exportWeb({ out: dist });
const folder = await mkdtemp(join(tmpdir(), 'estafette-bench-chromium-'));
try {
  console.log(JSON.stringify(await measure(folder)));
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
