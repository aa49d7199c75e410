import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { check, until } from '../pages/driver';
import type { Driver, Files } from '../pages/driver';
import type { WebTools } from './lib.mjs';
import { spoken } from './spoken';

export type WebDriver = Driver &
  Files &
  Readonly<{
    /** The page as it is now: another one after every kill. */
    page: () => Page;
    /** Goes on in another tab, in front as a player would have it. */
    moveTo: (page: Page) => Promise<void>;
  }>;

/** A finger in Chromium. Screens behind the one in front stay in the page, hidden from assistive technology: not theirs. */
const BREATH_MS = 80;

/** Runs in the page: done when it has drawn what was due and has nothing left to do, however long that takes. */
const idle = async (): Promise<void> => {
  const next = (ask: (done: () => void) => void): Promise<void> => new Promise((done) => ask(done));
  await next((done) => requestIdleCallback(done));
  await next((done) => requestAnimationFrame(done));
  await next((done) => requestIdleCallback(done));
};

/** Two looks a breath apart that see the same, by a page at leisure: parts of it come a moment after it. */
const atRest = async (page: Page, look: () => Promise<string>): Promise<string> => {
  let before = await look();
  for (let looks = 0; looks < 10; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    await page.evaluate(idle);
    const now = await look();
    if (now === before) return now;
    before = now;
  }
  return before;
};

export const webDriver = (tools: Pick<WebTools, 'page' | 'url' | 'killAndRestart'>): WebDriver => {
  let page = tools.page;
  const all = (id: string): Locator =>
    page.locator(`xpath=//*[@data-testid="${id}" and not(ancestor::*[@aria-hidden="true"])]`).filter({ visible: true });
  const one = (id: string, index = 0): Locator => all(id).nth(index);
  const open = async (): Promise<void> => {
    await page.goto(tools.url);
  };
  return {
    page: () => page,
    moveTo: async (other) => {
      page = other;
      await page.bringToFront();
    },
    tap: (id, index) => one(id, index).tap(),
    type: (id, text, index) => one(id, index).fill(text),
    hold: (id) => holding(page, one(id)),
    appears: (id) => one(id).waitFor(),
    vanishes: async (id) => {
      await until(
        `${id} to go`,
        () => all(id).count(),
        (count) => count === 0,
      );
    },
    shows: async (id, text) => {
      await until(
        `${id} to read “${text}”`,
        () => all(id).evaluateAll(spoken),
        (read) => read.some((line) => line.includes(text)),
      );
    },
    count: (id) => all(id).count(),
    texts: (id) => all(id).evaluateAll(spoken),
    enabled: async (id) => (await one(id).getAttribute('aria-disabled')) !== 'true',
    screen: () => atRest(page, async () => (await page.locator('#root').evaluateAll(spoken)).join('\n')),
    back: async () => {
      await page.goBack();
    },
    open,
    kill: async () => {
      page = await tools.killAndRestart();
      await open();
    },
    save: (id) => saved(page, one(id)),
    give: async (id, file) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), one(id).tap()]);
      await chooser.setFiles({
        name: 'game.estafette',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(file),
      });
    },
  };
};

/** A page that still moves lets a finger land beside its target; then a player puts it down again, for twice as long. */
const HOLDS = 7;
const FIRST_HOLD_MS = 5_000;

/** Playwright taps but cannot hold: the touch goes through the browser's own protocol. */
const holding = async (page: Page, target: Locator): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  for (let i = 0; i < HOLDS; i += 1) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    check(box !== null, 'there is nothing to hold');
    const touchPoints = [{ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const isGone = target.waitFor({ state: 'hidden', timeout: FIRST_HOLD_MS * 2 ** i });
    const held = await isGone.then(
      () => true,
      (cause: unknown) => {
        if (i === HOLDS - 1) throw cause;
        return false;
      },
    );
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    if (held) break;
  }
  await devtools.detach();
};

const saved = async (page: Page, target: Locator): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), target.tap()]);
  const text = await readFile(await download.path(), 'utf8');
  check(
    /\.estafette(-sheet|-scenario)?$/.test(download.suggestedFilename()),
    `a file called ${download.suggestedFilename()}`,
  );
  return text;
};
