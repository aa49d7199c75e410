import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tutorial } from '../journeys/tutorial';
import { appOver } from '../pages/app';
import { until } from '../pages/driver';
import { inUse } from './browsers.mjs';
import { webDriver } from './driver';
import type { WebDriver } from './driver';
import { journey } from './lib.mjs';
import type { WebTools } from './lib.mjs';

/** LevelDB's log comes in blocks, and what is cut by the end of one goes on behind the next one's head. */
const BLOCK = 32_768;
const HEAD = 7;

const logOf = async (file: string): Promise<Buffer> => {
  const bytes = await readFile(file);
  const blocks = Array.from({ length: Math.ceil(bytes.length / BLOCK) }, (_, i) =>
    bytes.subarray(i * BLOCK + (i === 0 ? 0 : HEAD), (i + 1) * BLOCK),
  );
  return Buffer.concat(blocks);
};

/** Other browsers keep it in files that cannot be read from outside: closed properly they write it. */
const closedAndOpened = async (tools: WebTools, driver: WebDriver): Promise<void> => {
  await driver.moveTo(await tools.restart());
  await driver.open();
};

/** Browsers write localStorage behind, some seconds later: looks until Chromium's log holds what the page holds. */
const untilWritten = async (tools: WebTools, driver: WebDriver): Promise<void> => {
  if (inUse.name !== 'chromium') return closedAndOpened(tools, driver);
  const kept = await driver
    .page()
    .evaluate(() => Object.keys(localStorage).map((name) => localStorage.getItem(name) ?? ''));
  const folder = join(tools.userDataDir, 'Default', 'Local Storage', 'leveldb');
  const missing = async (): Promise<readonly string[]> => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    const log = Buffer.concat(await Promise.all(names.map((name) => logOf(join(folder, name)))));
    return kept.filter((text) => !log.includes(text, 0, 'latin1') && !log.includes(text, 0, 'utf16le'));
  };
  await until('localStorage to be on disk', missing, (left) => left.length === 0);
};

journey('The tutorial from the first page to the second turn', (tools) => {
  const driver = webDriver(tools);
  return tutorial(appOver(driver), tools.step, () => untilWritten(tools, driver));
});

/** Runs in the page: what a low window hides of what the guide points at, and of the places. */
const outOfSight = (): string[] => {
  const seen = (element: Element): boolean => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const inFront = [...document.querySelectorAll('[data-testid]')].filter(
    (element) => element.closest('[aria-hidden="true"]') === null && element.getClientRects().length > 0,
  );
  const places = inFront.filter((element) => (element.getAttribute('data-testid') ?? '').startsWith('tabs.'));
  const low = places.filter((element) => element.getBoundingClientRect().bottom > innerHeight + 1);
  const ringed = inFront.filter((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'solid' && outlineWidth === '3px';
  });
  const isLost = ringed.length > 0 && !ringed.some(seen);
  return [...low, ...(isLost ? ringed : [])].map((element) => element.getAttribute('data-testid') ?? '');
};

journey(
  'The tutorial on a phone on its side: what it points at is in sight',
  async (tools) => {
    const driver = webDriver(tools);
    const look = async (title: string): Promise<void> => {
      await until(
        `everything to be in sight (${title})`,
        () => driver.page().evaluate(outOfSight),
        (hidden) => hidden.length === 0,
      );
    };
    await tutorial(appOver(driver), tools.step, () => untilWritten(tools, driver), look);
  },
  { launchOptions: { viewport: { width: 844, height: 390 } } },
);
