// The installed app: no network after the first visit, and an update that waits to be asked for.
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { buildServiceWorker } from '../../src/tools/build-sw.mjs';
import { isHashed } from '../../src/tools/lib/hosts.mjs';
import { inUse } from './browsers.mjs';
import { journey } from './lib.mjs';

const DIST = `.tmp/pwa-dist-${inUse.name}`;

/** The worker is in charge, and has everything. */
const inCharge = async (page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};
const shown = (page) => page.waitForFunction(() => document.querySelector('#root')?.textContent?.trim());
const cachesOf = (page) => page.evaluate(() => caches.keys());
/** A page says what it runs when it has begun; then the worker tidies. */
const theOneCache = async (page) => {
  let names = await cachesOf(page);
  while (names.length !== 1) {
    await page.waitForTimeout(50);
    names = await cachesOf(page);
  }
  return names[0];
};
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
    await step('the first visit fills the cache', async () => {
      await page.goto(url);
      await shown(page);
      await inCharge(page);
    });
    const eachOnce = async () => {
      const twice = Object.entries(server.sent()).filter(([path, times]) => isHashed(path) && times > 1);
      if (twice.length > 0) throw new Error(`fetched twice: ${twice.join(' ')}`);
    };
    await step('no hashed file was fetched twice', eachOnce, { needs: ['cache'] });
    await step(
      'a browser finds nothing that keeps it from being installed',
      async () => {
        const devtools = await context().newCDPSession(page);
        const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
        const { errors } = await devtools.send('Page.getAppManifest');
        if (installabilityErrors.length + errors.length > 0)
          throw new Error(JSON.stringify({ installabilityErrors, errors }));
      },
      { needs: ['cdp'] },
    );
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
      const after = await theOneCache(page);
      if (before.includes(after)) throw new Error('the wrong cache was cleared');
    });
  },
  { dist: DIST, ownBrowser: true },
);

const TABS_DIST = `.tmp/pwa-tabs-dist-${inUse.name}`;
const SCRIPTS = '_expo/static/js/web';

/** Where it can be done: elsewhere the old tab may also have found its script in the browser's own cache. */
async function emptyCache(context, page) {
  if (inUse.lacks.includes('cdp')) return;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
}

/** The next version with a code of its own: its scripts have other names, and the old ones are gone from the server. */
async function publishOtherCode() {
  const folder = `${TABS_DIST}/${SCRIPTS}`;
  const renamed = (name) => name.replace(/-[0-9a-f]{32}\.js$/, `-${'0'.repeat(32)}.js`);
  const change = async (file, old) => {
    const text = await readFile(file, 'utf8');
    if (!text.includes(old)) throw new Error(`${file} does not name ${old}`);
    await writeFile(file, text.replaceAll(old, renamed(old)));
  };
  const names = await readdir(folder);
  const [index, beyond] = ['index-', 'beyond-'].map((start) => names.find((name) => name.startsWith(start)));
  await change(`${folder}/${index}`, beyond);
  await change(`${TABS_DIST}/index.html`, index);
  for (const name of [index, beyond]) await rename(`${folder}/${name}`, `${folder}/${renamed(name)}`);
  await buildServiceWorker(TABS_DIST);
}

await rm(TABS_DIST, { recursive: true, force: true });
await cp('dist', TABS_DIST, { recursive: true });

journey(
  'An update while another tab still runs the old version',
  async ({ step, page, url, context, newTab, server }) => {
    const scriptOf = (tab) => tab.evaluate(() => document.querySelector('script[src*="/index-"]').src);
    let second;
    await step('one tab runs, another waits for its turn and has not loaded all of the app', async () => {
      await page.goto(url);
      await page.getByTestId('games.empty.new').waitFor();
      await inCharge(page);
      second = await newTab();
      await second.goto(url);
      await second.getByTestId('start.other_tab').waitFor();
    });
    const old = await scriptOf(page);
    const [oldCache] = await cachesOf(page);
    // As above: the worker has just answered the second tab.
    await page.waitForTimeout(2000);
    await step('the first takes the update; the old version’s files stay', async () => {
      await publishOtherCode();
      await page.bringToFront();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
      await page.getByTestId('update.notice.apply').tap();
      await page.getByTestId('start.other_tab').waitFor();
      if ((await scriptOf(page)) === old) throw new Error('the update did not come');
      const names = await cachesOf(page);
      if (names.length !== 2 || !names.includes(oldCache)) throw new Error(`caches: ${names.join()}`);
    });
    await step('the old tab’s turn has come: it loads what it lacked, and plays', async () => {
      await emptyCache(context(), second);
      await second.bringToFront();
      await second.getByTestId('games.empty.new').waitFor();
      if ((await scriptOf(second)) !== old) throw new Error('the old tab is not old');
      await second.getByTestId('games.empty.new').tap();
      await second.getByTestId('newgame').waitFor();
      if (server.sent()[new URL(old).pathname] !== 1) throw new Error('the old script was fetched again');
    });
    await step('it is told that a newer one is ready', async () => {
      await second.getByTestId('update.notice').waitFor();
    });
    await step('when it is gone its files go too', async () => {
      await second.close();
      await page.bringToFront();
      await page.getByTestId('games.empty.new').waitFor();
      if ((await theOneCache(page)) === oldCache) throw new Error('the wrong cache was cleared');
    });
  },
  { dist: TABS_DIST },
);
