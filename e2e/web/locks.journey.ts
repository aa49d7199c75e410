import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CANARY,
  PIN,
  canaryWritten,
  exportedElsewhere,
  killedWhileSealing,
  openedElsewhere,
  pinAndCode,
} from '../journeys/locks';
import type { Clock } from '../journeys/locks';
import { beginWithOrders } from '../journeys/orders';
import { appOver } from '../pages/app';
import { check } from '../pages/driver';
import { copyOfDisk } from './old-disk';
import { webDriver } from './driver';
import type { WebDriver } from './driver';
import { journey, launch } from './lib.mjs';
import type { WebTools } from './lib.mjs';
import { withoutTheApp } from './without-app';

const moment = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A clock that can be put forward; after a kill there is another page, whose clock is made before the app looks at it. */
const clockOf = (tools: WebTools, driver: WebDriver): Clock => ({
  kill: async () => {
    const page = await tools.killAndRestart();
    await page.clock.install();
    await driver.moveTo(page);
    await driver.open();
  },
  pass: (ms) => driver.page().clock.fastForward(ms),
});

journey(
  'A PIN, its pauses, and the code on paper',
  async (tools) => {
    const driver = webDriver(tools);
    await driver.page().clock.install();
    await pinAndCode(clockOf(tools, driver))(appOver(driver), tools.step);
  },
  { ownBrowser: true, needs: ['clock'] },
);

journey(
  'Killed in the middle of sealing',
  async (tools) => {
    const driver = webDriver(tools);
    const killing = { kill: driver.kill, wait: moment, log: tools.log };
    await killedWhileSealing(killing, [0, 15, 30, 45, 60, 90])(appOver(driver), tools.step);
  },
  { needs: ['files'] },
);

/** Runs in the page: all that the browser keeps for it by name. */
const copyOfItems = async (): Promise<string> => {
  const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(new Error('not to be read'));
      };
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await settled(indexedDB.open(name));
    for (const store of db.objectStoreNames)
      found.push(name, await settled(db.transaction(store).objectStore(store).getAll()));
    db.close();
  }
  return JSON.stringify(found);
};

/** Every file of the browser's own folder, as bytes. */
const filesOf = async (folder: string): Promise<readonly Readonly<{ name: string; bytes: Buffer }>[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (name) => ({ name, bytes: await readFile(name).catch(() => Buffer.alloc(0)) })));
};

/** What the app calls plays of a desk; its own code, which the browser keeps too, is full of these. */
const SEALED_KINDS = ['WriteOrder', 'OrderWritten'] as const;

const holds = (bytes: Buffer, text: string): boolean =>
  bytes.includes(Buffer.from(text, 'utf8')) || bytes.includes(Buffer.from(text, 'utf16le'));

journey(
  'A cheat reads every byte',
  async (tools) => {
    const driver = webDriver(tools);
    const app = appOver(driver);
    const recovery = await tools.step('an order is written at a desk, which is locked and left', () =>
      canaryWritten(app),
    );
    const file = await tools.step('the game goes out as a file for another device', () =>
      exportedElsewhere(app, driver),
    );
    const dashed = (code: string): string => code.replaceAll(/(.{4})(?!$)/g, '$1-');
    const secrets = [CANARY, PIN, ...[recovery, file.code].flatMap((code) => [code, dashed(code)])];
    await tools.step('the file tells what lies open, and nothing of what is sealed', () => {
      check(file.text.includes('Saint-Amand'), 'the file does not hold the game');
      for (const secret of [...secrets, ...SEALED_KINDS])
        check(!file.text.includes(secret), `the file tells ${secret}`);
      return Promise.resolve();
    });
    await tools.step('nor do the database, the names beside it, or any file of the browser', async () => {
      const page = await withoutTheApp(tools, driver);
      const disk = Object.entries(await page.evaluate(copyOfDisk)).map(([name, text]) => ({
        name,
        bytes: Buffer.from(text, 'latin1'),
      }));
      const items = { name: 'local storage, IndexedDB', bytes: Buffer.from(await page.evaluate(copyOfItems)) };
      const all = [...disk, items, ...(await filesOf(tools.userDataDir))];
      check(
        disk.some(({ bytes }) => holds(bytes, 'Saint-Amand')),
        'the search finds not even what lies open',
      );
      check(holds(items.bytes, 'head.'), 'the names beside the database were not read');
      for (const kind of SEALED_KINDS)
        for (const { name, bytes } of disk) check(!holds(bytes, kind), `${name} tells ${kind}`);
      for (const secret of secrets)
        for (const { name, bytes } of all) check(!holds(bytes, secret), `${name} tells ${secret}`);
      tools.log(
        `${String(all.length)} files searched, ${String(all.reduce((sum, { bytes }) => sum + bytes.length, 0))} bytes`,
      );
    });
    const profile = `${tools.userDataDir}-elsewhere`;
    await rm(profile, { recursive: true, force: true });
    const other = await launch(profile);
    try {
      const page = other.pages()[0] ?? (await other.newPage());
      const there = webDriver({
        page,
        url: tools.url,
        killAndRestart: () => Promise.reject(new Error('not asked for')),
      });
      await openedElsewhere(appOver(there), tools.step, there, { ...file, recovery });
    } finally {
      await other.close();
    }
  },
  { ownBrowser: true },
);

journey('A page that is not in front shows no desk', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  const covers = (): Promise<number> => driver.page().locator('[data-testid="screen.cover"]').count();
  await tools.step('on the open table it covers nothing', async () => {
    await driver.open();
    await beginWithOrders(app);
    await driver.page().evaluate(() => window.dispatchEvent(new Event('blur')));
    check((await covers()) === 0, 'the table is covered');
  });
  await tools.step('with a desk open it covers itself, and comes back with the window', async () => {
    await app.desk.doors();
    await app.desk.knock('first');
    await app.desk.raiseCurtain();
    await driver.page().evaluate(() => window.dispatchEvent(new Event('blur')));
    check((await covers()) === 1, 'the desk is not covered');
    await driver.page().evaluate(() => window.dispatchEvent(new Event('focus')));
    check((await covers()) === 0, 'the cover stays');
  });
});
