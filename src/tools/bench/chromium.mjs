// Measures the exported app in Chromium as a slow phone: node src/tools/bench/chromium.mjs <dist> [--quick] [--against dist]
// `against` is the export of another commit, measured in the same run. The last line is JSON: the lines of the table,
// without their verdicts.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { serve } from '../../../e2e/web/serve.mjs';
import { exportWeb } from '../web-export.mjs';
import { inCharge, phone, SLOWER } from './chromium-phone.mjs';
import { typeBoth } from './chromium-search.mjs';
import { coldStarts, offlineStarts, visitKilobytes } from './chromium-start.mjs';
import { taps } from './chromium-taps.mjs';
import { buildEmptyApp } from './empty-app.mjs';

const FIRST_PORT = 8450;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, against: { type: 'string' } },
});
const dist = positionals[0] ?? 'dist';
const loads = values.quick ? 3 : 7;
const draws = values.quick ? 5 : 15;

const BY_CLOCK = `Chromium, ${SLOWER}× slower, 390×844`;
const BY_WORK = `${BY_CLOCK}: processor time of the main thread`;

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

const EMPTY_PAGE = `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1" /><title>empty</title>
<p data-testid="bench.empty">0</p>
<button data-testid="bench.tap" onclick="document.querySelector('p').textContent += '.'">tap</button>`;

async function emptyPage(folder) {
  const root = join(folder, 'empty');
  await mkdir(root);
  await writeFile(join(root, 'index.html'), EMPTY_PAGE);
  return root;
}

/** The books' search, beside a plain field of the same page. */
async function type(folder, url) {
  const { page, slow, close } = await phone(join(folder, 'reader'), 1);
  await page.goto(url);
  await inCharge(page);
  const took = await typeBoth(page, () => slow(SLOWER));
  await close();
  return took;
}

async function scriptKilobytes() {
  const folder = join(dist, '_expo/static/js/web');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js') && !/worker/i.test(name));
  const sizes = await Promise.all(
    names.map(async (name) => gzipSync(await readFile(join(folder, name)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const line = (name, figures, more) => ({
  name,
  on: BY_CLOCK,
  median: median(figures),
  runs: figures.length,
  limit: null,
  ...more,
});

const clock = (took) => took.map((one) => one.clock);
const work = (took) => took.map((one) => one.work);

/** The same thing by the clock and by what the main thread worked; only the clock is judged, unless `of` says otherwise. */
const bothLines = (name, took, floor, most, of = 'clock') => {
  const limit = most === null ? null : { of: 'ratio', most };
  return [
    line(name, clock(took), { floor: median(clock(floor)), limit: of === 'clock' ? limit : null }),
    line(name, work(took), { on: BY_WORK, floor: median(work(floor)), limit: of === 'work' ? limit : null }),
  ];
};

const KINDS = { draw: 'draw a chit', tick: 'tick a line', steps: 'go to a step', undo: 'undo' };

const startLines = (cold, offline, at) => {
  const took = (kind) => offline[at].map((one) => one[kind]);
  return [
    ...bothLines('cold start, list of games : an empty Expo app', cold.apps[at], cold.empty, 1.5),
    ...bothLines('offline, browser just started, game : list', took('restartedGame'), took('restartedList'), 1.35),
    ...bothLines('offline, browser running, game : list', took('game'), took('list'), null),
  ];
};

const tapLines = ({ empty, games }, at) =>
  Object.entries(KINDS).flatMap(([kind, words]) =>
    bothLines(`tap, ${words} : the empty app’s counter`, games[at][kind], empty, 1.4),
  );

/** The other commit's figures, not judged, and this one's beside them. */
const againstLines = ({ cold, offline, tapping }) => {
  const told = [...startLines(cold, offline, 1), ...tapLines(tapping, 1)];
  const [now, before] = tapping.games;
  return [
    ...told.map((one) => ({ ...one, on: `${one.on}, the other commit`, limit: null })),
    ...bothLines('cold start : the other commit', cold.apps[0], cold.apps[1], null),
    ...bothLines('draw a chit : the other commit', now.draw, before.draw, 0.5, 'work'),
  ];
};

async function measure(folder) {
  const roots = [await emptyPage(folder), await buildEmptyApp(), dist, ...(values.against ? [values.against] : [])];
  const servers = [];
  for (const [at, root] of roots.entries()) servers.push(await serve(root, FIRST_PORT + at));
  const [page, empty, ...apps] = servers.map(({ url }) => url);
  const places = { page, empty, apps };
  const kilobytes = await visitKilobytes(folder, servers[2]);
  const cold = await coldStarts(folder, places, loads);
  const tapping = await taps(folder, places, draws);
  const typed = await type(folder, apps[0]);
  for (const server of servers) await server.close();
  const offline = await offlineStarts(tapping.games, loads);
  return [
    ...startLines(cold, offline, 0),
    ...bothLines('cold start, an empty Expo app : an empty page', cold.empty, cold.page, null),
    ...tapLines(tapping, 0),
    ...bothLines('tap, the empty app’s counter : an empty page', tapping.empty, tapping.page, null),
    line('keystroke to what it finds in the books : a plain field', typed.search, {
      floor: median(typed.plain),
      limit: { of: 'ratio', most: 8 },
    }),
    ...(values.against ? againstLines({ cold, offline, tapping }) : []),
    line('the app’s JavaScript, gzipped', [await scriptKilobytes()], { unit: 'KB' }),
    line('first visit with the whole precache, sent', [kilobytes], { unit: 'KB', limit: { of: 'median', most: 2560 } }),
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
