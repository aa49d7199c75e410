// The installed app: no network after the first visit, and an update that waits to be asked for.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { buildServiceWorker, isHashed } from '../../src/tools/build-sw.mjs';
import { journey } from './lib.mjs';

const DIST = '.tmp/pwa-dist';

/** The worker is in charge, and has everything. */
const inCharge = async (page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};
const shown = (page) => page.waitForFunction(() => document.querySelector('#root')?.textContent?.trim());
const cachesOf = (page) => page.evaluate(() => caches.keys());
const updateWaits = (page) =>
  page.evaluate(async () => {
    const isThere = async () => (await navigator.serviceWorker.getRegistration())?.waiting;
    while (!(await isThere())) await new Promise((later) => setTimeout(later, 50));
  });

/** The same app with another page text, as the next version of it. */
async function publishUpdate() {
  const page = await readFile(`${DIST}/index.html`, 'utf8');
  await writeFile(`${DIST}/index.html`, page.replace('</head>', '<meta name="published" content="later" /></head>'));
  await buildServiceWorker(DIST);
}

await rm(DIST, { recursive: true, force: true });
await cp('dist', DIST, { recursive: true });

journey(
  'The app is installable and starts without a network',
  async ({ step, page: first, url, context, server, restart, killAndRestart }) => {
    let page = first;
    await step('the first visit fills the cache, and fetches no hashed file twice', async () => {
      await page.goto(url);
      await shown(page);
      await inCharge(page);
      const twice = Object.entries(server.sent()).filter(([path, times]) => isHashed(path) && times > 1);
      if (twice.length > 0) throw new Error(`fetched twice: ${twice.join(' ')}`);
    });
    await step('a browser finds nothing that keeps it from being installed', async () => {
      const devtools = await context().newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      const { errors } = await devtools.send('Page.getAppManifest');
      if (installabilityErrors.length + errors.length > 0)
        throw new Error(JSON.stringify({ installabilityErrors, errors }));
    });
    await step('with the server gone it reloads', async () => {
      await server.stop();
      await page.reload();
      await shown(page);
    });
    await step('with the server gone a closed browser opens it again', async () => {
      page = await restart();
      await page.goto(url);
      await shown(page);
    });
    await step('with the server gone a killed browser opens it again, at any address of the app', async () => {
      page = await killAndRestart();
      await page.goto(`${url}/games`);
      await shown(page);
    });
  },
  { dist: DIST, ownBrowser: true },
);

journey(
  'An update waits until it is asked for',
  async ({ step, page, url }) => {
    await step('the first version runs', async () => {
      await page.goto(url);
      await shown(page);
      await inCharge(page);
    });
    const before = await cachesOf(page);
    const later = () => document.querySelector('meta[name=published]') !== null;
    await step('a new version is fetched and waits; a reload still shows the old one', async () => {
      await publishUpdate();
      await page.reload();
      await updateWaits(page);
      await page.reload();
      await shown(page);
      if (await page.evaluate(later)) throw new Error('the new version came unasked');
    });
    // A worker still busy with a loading page is never replaced: see app/wiring/service-worker.web.ts.
    await page.waitForLoadState('networkidle');
    await step('the app says so, and goes on as it is when told “later”', async () => {
      await page.getByTestId('update.notice.later').tap();
      await page.getByTestId('update.notice').waitFor({ state: 'hidden' });
      if (await page.evaluate(later)) throw new Error('the new version came although it was put off');
      await page.reload();
    });
    await step('asked for, it takes over and clears the old cache', async () => {
      await page.getByTestId('update.notice.apply').tap();
      await page.waitForFunction(later);
      const after = await cachesOf(page);
      if (after.length !== 1 || before.includes(after[0])) throw new Error(`caches: ${after.join()}`);
    });
  },
  { dist: DIST, ownBrowser: true },
);
