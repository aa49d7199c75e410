// The way onto the home screen: offered where there is one, once a game was played for a while, and never again when it was refused.
import { readFile } from 'node:fs/promises';
import { inUse } from './browsers.mjs';
import { journey } from './lib.mjs';

const GOLDEN = 'src/testkit/golden/nlc-three-turns.ndjson';
const SETTINGS = 'estafette.setting.settings';

const setting = (page, values) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [SETTINGS, JSON.stringify(values)]);

/** Chromium asks by an event of its own, to pages that it has known for a while; a stand-in for that event counts what it is asked. */
const offer = (page) =>
  page.evaluate(() => {
    window.asked = 0;
    const event = new Event('beforeinstallprompt', { cancelable: true });
    event.prompt = () => {
      window.asked += 1;
      return Promise.resolve();
    };
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });

/** The browser's own event comes when it likes: here only the stand-in is heard. */
function unoffered() {
  const silence = (event) => event.isTrusted && event.stopImmediatePropagation();
  window.addEventListener('beforeinstallprompt', silence, true);
}

async function playedGame(page) {
  const file = { name: 'dusk.estafette', mimeType: 'application/octet-stream', buffer: await readFile(GOLDEN) };
  await inUse.choose(page, () => page.getByTestId('games.header.import').tap(), [file]);
  await page.getByTestId('games.card.open').waitFor();
}
const count = (page, id) => page.getByTestId(id).count();
function same(what, found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${what}: ${JSON.stringify(found)}`);
}

const begun = async (page, url) => {
  await page.addInitScript(unoffered);
  await page.goto(url);
  await page.getByTestId('games').waitFor();
  await setting(page, { keepAsked: true });
  await page.reload();
  await page.getByTestId('games.empty').waitFor();
};

journey(
  'Onto the home screen, where the browser asks',
  async ({ step, page, url, shot }) => {
    await step('before a game was played only the settings speak of it', async () => {
      await begun(page, url);
      same('kept', await offer(page), true);
      await page.getByTestId('games.header.settings').tap();
      await page.getByTestId('settings.install.install').waitFor();
      await page.getByTestId('settings.header.back').tap();
      same('offers', await count(page, 'games.install'), 0);
    });
    await step('below a game that was played it is offered, and the browser is asked once', async () => {
      await playedGame(page);
      await page.getByTestId('games.install').scrollIntoViewIfNeeded();
      await shot('offer');
      await page.getByTestId('games.install.install').tap();
      await page.getByTestId('games.install').waitFor({ state: 'hidden' });
      same('asked', await page.evaluate(() => window.asked), 1);
    });
    await step('refused, it is not offered again, and the settings still know the way', async () => {
      await offer(page);
      await page.getByTestId('games.install.close').tap();
      await page.getByTestId('games.install').waitFor({ state: 'hidden' });
      // Writes go one after the other: when this one is seen, that one is on the disk.
      await page.getByTestId('games.card.more').tap();
      await page.getByTestId('games.card.duplicate').tap();
      await page.getByTestId('games.card.open').nth(1).waitFor();
      await page.reload();
      await page.getByTestId('games.card.open').nth(0).waitFor();
      await offer(page);
      await page.getByTestId('games.header.settings').tap();
      await page.getByTestId('settings.install').waitFor();
      await page.goBack();
      same('offers', await count(page, 'games.install'), 0);
    });
  },
  { ownBrowser: true },
);

const LOOKS = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  lamp: { theme: 'lamp' },
  large: { theme: 'light', textScale: 2 },
};

/** What an iPhone's browsers say of themselves; `standalone` is true in an app of the home screen. */
function asOnAnIPhone(standalone) {
  Object.defineProperty(Object.getPrototypeOf(navigator), 'standalone', { get: () => standalone, configurable: true });
  Object.defineProperty(Object.getPrototypeOf(navigator), 'maxTouchPoints', { get: () => 5, configurable: true });
}

journey(
  'Onto the home screen of an iPhone',
  async ({ step, page, url, shot, newTab }) => {
    await step('the two taps are shown, with what becomes of the games', async () => {
      await page.addInitScript(asOnAnIPhone, false);
      await begun(page, url);
      await playedGame(page);
      await page.getByTestId('games.install.steps').waitFor();
      for (const [look, liking] of Object.entries(LOOKS)) {
        await setting(page, { keepAsked: true, ...liking });
        await page.reload();
        await page.getByTestId('games.install.steps').scrollIntoViewIfNeeded();
        await shot(`list ${look}`);
        await page.goto(`${url}/settings`);
        await page.getByTestId('settings.install.steps').scrollIntoViewIfNeeded();
        await shot(`settings ${look}`);
        await page.goto(url);
        await page.getByTestId('games.card.open').waitFor();
      }
    });
    await step('on the home screen nothing of it is said', async () => {
      const installed = await newTab();
      await installed.addInitScript(asOnAnIPhone, true);
      await page.close();
      await installed.goto(`${url}/settings`);
      await installed.getByTestId('settings.move').waitFor();
      same('offers', await count(installed, 'settings.install'), 0);
    });
  },
  { ownBrowser: true },
);
