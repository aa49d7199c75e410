// The store contract on the real expo-sqlite in Chromium, one tab at a time, and what survives a killed browser.
import { journey } from './lib.mjs';
import { buildProbe } from './probe/build.mjs';

const dist = await buildProbe();

const openProbe = async (page, url) => {
  await page.goto(url);
  await page.waitForFunction(() => globalThis.storageProbe !== undefined);
  return page;
};

const contractNames = (page) => page.evaluate(() => globalThis.storageProbe.cases);

async function keepsContract(page, index) {
  const { failure } = await page.evaluate((i) => globalThis.storageProbe.runCase(i), index);
  if (failure !== null) throw new Error(failure);
}

journey(
  'Store contract: expo-sqlite in Chromium',
  async ({ step, page, url, log }) => {
    await step('the probe opens', () => openProbe(page, url));
    for (const [index, name] of (await contractNames(page)).entries()) {
      await step(name, () => keepsContract(page, index));
    }
    const times = await step('10,000 rows are read in one go', () =>
      page.evaluate(() => globalThis.storageProbe.timing()),
    );
    const { rows, readMs, readRowByRowMs, appendMs } = times;
    log(
      `${rows} rows: ${readMs.toFixed(1)} ms (row by row ${readRowByRowMs.toFixed(1)} ms); append ${appendMs.toFixed(2)} ms`,
    );
  },
  { dist },
);

/** Starts opening the storage and keeps watch on it in the page. */
const beginOpening = (page) =>
  page.evaluate(() => {
    const watch = { notices: 0, waitedMs: 0, open: false };
    globalThis.openingWatch = watch;
    const from = performance.now();
    void globalThis.storageProbe
      .openExpoStorage(() => {
        watch.notices += 1;
        watch.waitedMs = performance.now() - from;
      })
      .then(() => {
        watch.open = true;
      });
  });

const watched = (page) => page.evaluate(() => globalThis.openingWatch);

const isOpen = (page) => page.waitForFunction(() => globalThis.openingWatch.open);

const mustBe = (condition, what) => {
  if (!condition) throw new Error(what);
};

/** As in src/storage/expo/browser.web.ts; how fast a machine hands over is not judged. */
const NOTICE_AFTER_MS = 400;

const SWAPS = 5;
const RELOADS = 5;

journey(
  'One tab at a time',
  async ({ step, page, url, newTab }) => {
    let current = page;
    await step('the first tab opens the storage without a notice', async () => {
      await beginOpening(await openProbe(current, url));
      await isOpen(current);
      mustBe((await watched(current)).notices === 0, 'a notice in the only tab');
    });
    await step(`${String(RELOADS)} reloads show no notice while the old page hands over`, async () => {
      for (let i = 0; i < RELOADS; i += 1) {
        await beginOpening(await openProbe(current, url));
        await isOpen(current);
        const { notices, waitedMs } = await watched(current);
        mustBe(notices === 0 || waitedMs >= NOTICE_AFTER_MS, `a notice ${waitedMs} ms after a reload`);
      }
    });
    for (let swap = 1; swap <= SWAPS; swap += 1) {
      await step(`a second tab waits, and goes on by itself when the first closes (${String(swap)})`, async () => {
        const second = await openProbe(await newTab(), url);
        await beginOpening(second);
        await second.waitForFunction(() => globalThis.openingWatch.notices === 1);
        mustBe(!(await watched(second)).open, 'two tabs had the storage at once');
        await current.close();
        await isOpen(second);
        const found = await second.evaluate(() => globalThis.storageProbe.inspect());
        mustBe(found.integrity === 'ok' && found.broken === null, JSON.stringify(found));
        current = second;
      });
    }
  },
  { dist },
);

journey(
  'A killed browser loses no confirmed play',
  async ({ step, page, url, killAndRestart }) => {
    const played = await step('plays are confirmed until the browser is killed', async () => {
      await openProbe(page, url);
      await page.evaluate(() => globalThis.storageProbe.inspect());
      await page.evaluate(() => {
        globalThis.lastConfirmed = 0;
        globalThis.storageProbe
          .playOn((seq) => {
            globalThis.lastConfirmed = seq;
          })
          .catch(() => undefined);
      });
      await page.waitForFunction(() => globalThis.lastConfirmed > 100);
      return page.evaluate(() => globalThis.lastConfirmed);
    });
    await step('everything that was confirmed is there, and whole', async () => {
      const again = await openProbe(await killAndRestart(), url);
      const found = await again.evaluate(() => globalThis.storageProbe.inspect());
      const whole = found.integrity === 'ok' && found.broken === null && found.rows === found.count && found.wholeGames;
      mustBe(whole && found.count >= played && found.headFits, JSON.stringify({ played, found }));
    });
  },
  { dist, needs: ['files'] },
);
