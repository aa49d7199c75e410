// The web app on a host of the plainest kind, in a folder of it: nothing is said in headers, no address is rewritten.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { buildServiceWorker } from '../../src/tools/build-sw.mjs';
import { buildWeb } from '../../src/tools/build-web.mjs';
import { journey } from './lib.mjs';
import { pagesHost, UNDER } from './pages-host.mjs';

const { site } = await buildWeb({ base: UNDER, out: '.tmp/under-a-path' });
const DIST = '.tmp/under-a-path-now';
await rm(DIST, { recursive: true, force: true });
await cp(site, DIST, { recursive: true });

const inCharge = async (page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};
const pathOf = (page) => new URL(page.url()).pathname;
function same(what, found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${what}: ${JSON.stringify(found)}`);
}

async function publishUpdate() {
  const page = await readFile(`${DIST}/index.html`, 'utf8');
  await writeFile(`${DIST}/index.html`, page.replace('</head>', '<meta name="published" content="later" /></head>'));
  await buildServiceWorker(DIST, UNDER);
}

/** A game that is begun, killed and there again, without a network from then on. Answers the browser's new page. */
async function playsOffline({ step, url, server, killAndRestart }, page) {
  await step('a first game is begun, at an address below the folder', async () => {
    await page.getByTestId('games.tutorial').tap();
    await page.getByTestId('turn').waitFor();
    if (!pathOf(page).startsWith(`${UNDER}/game/`)) throw new Error(pathOf(page));
  });
  const game = pathOf(page);
  const again = await step('killed with the server gone it is there again, at the very page of the game', async () => {
    await server.stop();
    const next = await killAndRestart();
    await next.goto(new URL(game, url).href);
    await next.getByTestId('turn').waitFor();
    return next;
  });
  await step('its other pages reload, each at its address', async () => {
    await again.goto(`${url}/books`);
    await again.getByTestId('books').waitFor();
    await again.reload();
    await again.getByTestId('books').waitFor();
    same('the address', pathOf(again), `${UNDER}/books`);
    await again.goto(`${url}/`);
    await again.getByTestId('games.card.open').waitFor();
    same('the address', pathOf(again), `${UNDER}/`);
  });
  return again;
}

journey(
  'In a folder of a plain host',
  async (tools) => {
    const { step, page: first, url, context, server, expectComplaint } = tools;
    await step('it opens, and asks the host for nothing outside its folder', async () => {
      await first.goto(url);
      await first.getByTestId('games.empty.new').waitFor();
      await inCharge(first);
      const outside = Object.keys(server.sent()).filter((path) => path !== UNDER && !path.startsWith(`${UNDER}/`));
      same('asked for outside', outside, []);
      same('the address', pathOf(first), `${UNDER}/`);
    });
    await step(
      'a browser finds nothing that keeps it from being installed',
      async () => {
        const devtools = await context().newCDPSession(first);
        const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
        const { errors, manifest } = await devtools.send('Page.getAppManifest');
        same('faults', [...installabilityErrors, ...errors], []);
        same('the manifest', [manifest.startUrl, manifest.scope], [`${url}/`, `${url}/`]);
      },
      { needs: ['cdp'] },
    );
    const page = await playsOffline(tools, first);
    await step('a new version is fetched, waits, and takes over when asked for', async () => {
      await server.start();
      await publishUpdate();
      await page.reload();
      await page.getByTestId('update.notice.apply').tap();
      await page.waitForFunction(() => document.querySelector('meta[name=published]') !== null);
      await page.getByTestId('games.card.open').waitFor();
    });
    await step('without its worker the host’s own answer to an unknown address is the app', async () => {
      await page.evaluate(async () => {
        for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
        for (const name of await caches.keys()) await caches.delete(name);
      });
      expectComplaint(/404/);
      await page.goto(`${url}/books/rule/12.3`);
      await page.getByTestId('place').waitFor();
    });
  },
  { dist: DIST, host: pagesHost, ownBrowser: true },
);
