import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { check, until } from '../pages/driver';
import type { Driver, Files } from '../pages/driver';
import { inUse } from './browsers.mjs';
import type { WebTools } from './lib.mjs';
import { spoken } from './spoken';

export type WebDriver = Driver &
  Files &
  Readonly<{
    /** The page as it is now: another one after every kill. */
    page: () => Page;
    /** Goes on in another tab, in front as a player would have it. */
    moveTo: (page: Page) => Promise<void>;
    /** Taps what asks for files and gives it these, as many as there are. */
    giveAll: (id: string, files: readonly (string | Uint8Array)[]) => Promise<void>;
  }>;

/** A finger in a browser. Screens behind the one in front stay in the page, hidden from assistive technology: not theirs. */
const BREATH_MS = 80;

/** Runs in the page: done when it has drawn what was due and has nothing left to do, however long that takes. */
const idle = async (): Promise<void> => {
  const next = (ask: (done: () => void) => void): Promise<void> => new Promise((done) => ask(done));
  // WebKit tells nobody when it is idle: there a while after the last frame has to do.
  const atLeisure = (done: () => void): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done);
    else setTimeout(done, 400);
  };
  // So many that a busy machine comes to the end of that moment too; a page that stays stepped on is looked at as it is.
  const MOST_FRAMES = 1200;
  const isSteppedOn = (): boolean => document.activeElement?.matches('[data-page]') === true;
  await next(atLeisure);
  await next((done) => requestAnimationFrame(done));
  // The focus stands on the page as a whole for a moment before it goes to where the page begins.
  for (let frames = 0; frames < MOST_FRAMES && isSteppedOn(); frames += 1)
    await next((done) => requestAnimationFrame(done));
  await next(atLeisure);
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
    give: (id, file) => chosen(page, one(id), [file]),
    giveAll: (id, files) => chosen(page, one(id), files),
  };
};

/** A page that still moves lets a finger land beside its target; then a player puts it down again, for twice as long. */
const HOLDS = 7;
const FIRST_HOLD_MS = 5_000;

const holding = async (page: Page, target: Locator): Promise<void> => {
  const finger = await inUse.finger(page);
  for (let i = 0; i < HOLDS; i += 1) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    check(box !== null, 'there is nothing to hold');
    await finger.down({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 });
    const isGone = target.waitFor({ state: 'hidden', timeout: FIRST_HOLD_MS * 2 ** i });
    const held = await isGone.then(
      () => true,
      (cause: unknown) => {
        if (i === HOLDS - 1) throw cause;
        return false;
      },
    );
    await finger.up();
    if (held) break;
  }
  await finger.leave();
};

const chosen = (page: Page, target: Locator, files: readonly (string | Uint8Array)[]): Promise<void> =>
  inUse.choose(
    page,
    () => target.tap(),
    files.map((file, i) => ({
      name: `game-${i + 1}.ndjson`,
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(file),
    })),
  );

/** The name that the app gave it: Firefox numbers a file where there is one of its name already. */
export const nameOf = (download: Download): string => download.suggestedFilename().replace(/\(\d+\)/, '');

const saved = async (page: Page, target: Locator): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), target.tap()]);
  const text = await readFile(await download.path(), 'utf8');
  const name = nameOf(download);
  check(/\.estafette(-sheet|-scenario)?$/.test(name), `a file called ${name}`);
  return text;
};
