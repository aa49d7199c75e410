// Kills Chromium in the middle of play, over the storage probe: node src/tools/crash/chromium.mjs <rounds>
// The last line is JSON: { kills, plays, problems }.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProbe } from '../../../e2e/web/probe/build.mjs';
import { killBrowser, launch } from '../../../e2e/web/lib-browser.mjs';
import { serve } from '../../../e2e/web/serve.mjs';

const rounds = Number(process.argv[2] ?? 10);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Confirmations travel out of the page by themselves, so more plays than were heard of is right; fewer never is. */
const judge = (found, played) =>
  [
    [found.integrity === 'ok', `integrity_check: ${found.integrity}`],
    [found.rows === found.count, `${found.rows} rows of ${found.count}`],
    [found.broken === null, `the chain breaks at ${found.broken}`],
    [found.count >= played, `confirmed ${played}, found ${found.count}`],
    [(found.head ?? 0) <= found.count, `the head is ahead: ${found.head}`],
    [found.headFits, 'the head names another row'],
    [found.wholeGames, 'half of a game'],
  ]
    .filter(([good]) => !good)
    .map(([, problem]) => problem);

async function open(userDataDir, url) {
  const context = await launch(userDataDir);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await page.waitForFunction(() => globalThis.storageProbe !== undefined);
  return { context, page };
}

/** One browser from start to death; answers the last confirmed play. */
async function live(userDataDir, url, played, problems) {
  const { context, page } = await open(userDataDir, url);
  problems.push(...judge(await page.evaluate(() => globalThis.storageProbe.inspect()), played));
  let last = await page.evaluate(() => globalThis.storageProbe.count());
  const first = new Promise((resolve) => {
    page
      .exposeFunction('confirmed', (seq) => {
        last = Math.max(last, seq);
        resolve();
      })
      .then(() => {
        page.evaluate(() => globalThis.storageProbe.playOn(globalThis.confirmed)).catch(() => undefined);
      });
  });
  await first;
  await pause(200 + Math.random() * 900);
  await killBrowser(context, userDataDir);
  return last;
}

const userDataDir = await mkdtemp(join(tmpdir(), 'estafette-crash-chromium-'));
const server = await serve(await buildProbe());
const problems = [];
let played = 0;
for (let round = 0; round < rounds; round += 1) played = await live(userDataDir, server.url, played, problems);
const { context, page } = await open(userDataDir, server.url);
problems.push(...judge(await page.evaluate(() => globalThis.storageProbe.inspect()), played));
await context.close();
await server.close();
await rm(userDataDir, { recursive: true, force: true });
console.log(JSON.stringify({ kills: rounds, plays: played, problems }));
