import { check } from '../pages/driver';
import { inUse } from './browsers.mjs';
import { webDriver } from './driver';
import { layoutFaults } from './layout';
import { journey, serve } from './lib.mjs';
import type { WebTools } from './lib.mjs';

/** The storage's worker as in a browser of before 2022. WebKitGTK is of that kind by itself, where nobody stands in for it. */
const OLD = 'delete FileSystemFileHandle.prototype.createSyncAccessHandle;\n';
/** As in a private window. */
const PRIVATE =
  'navigator.storage.getDirectory = () => Promise.reject(new DOMException("not in a private window", "SecurityError"));\n';

const isWorker = (path: string): boolean => path.includes('/worker-') && path.endsWith('.js');

/** The app on a server whose storage worker begins with this. */
const openedWith = async (tools: WebTools, before: string): Promise<() => Promise<void>> => {
  const { url, close } = await serve('dist', 0, {
    served: (path, body) => (isWorker(path) ? Buffer.concat([Buffer.from(before), body]) : body),
  });
  await tools.page.goto(url);
  return close;
};

journey('A browser without the files that the games are kept in', async (tools) => {
  const driver = webDriver(tools);
  const close = await tools.step('it says what is missing, and which browsers have it', async () => {
    const closing = await openedWith(tools, inUse.name === 'webkit' ? '' : OLD);
    await driver.shows(
      'start.failed_notice',
      'Safari has them from 16.4 on, Chrome and Edge from 108, Firefox from 111.',
    );
    await tools.shot('what is missing');
    return closing;
  });
  await tools.step('the cause is folded away, and can be taken along', async () => {
    check((await driver.count('start.failed.cause')) === 0, 'the cause lies open');
    await driver.tap('start.failed.details');
    const [cause = ''] = await driver.texts('start.failed.cause');
    check(/createSyncAccessHandle|NotSupportedError/u.test(cause), cause);
    check(cause.includes(await tools.page.evaluate(() => navigator.userAgent)), cause);
    const faults = await tools.page.evaluate(layoutFaults);
    check(faults.length === 0, faults.join('\n'));
    await tools.shot('with details');
    await driver.tap('start.failed.copy');
    // WebKitGTK lets nobody copy who is driven from outside; the text can be marked all the same.
    await driver.shows('start.failed.copy', inUse.name === 'webkit' ? 'mark it' : 'Done');
  });
  await close();
});

journey('A private window', async (tools) => {
  const driver = webDriver(tools);
  const close = await tools.step('it says that nothing is kept there, and nothing of other browsers', async () => {
    const closing = await openedWith(tools, PRIVATE);
    await driver.shows('start.failed_notice', 'Leave private browsing');
    return closing;
  });
  await close();
});

journey(
  'No room for the first file',
  async (tools) => {
    const driver = webDriver(tools);
    await tools.step('it says that there is no room left', async () => {
      await tools.page.goto(`${tools.url}/icon-192.png`);
      const devtools = await tools.page.context().newCDPSession(tools.page);
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: tools.url, quotaSize: 100 });
      await driver.open();
      await driver.shows('start.failed_notice', 'There is no room left on this device.');
    });
  },
  { needs: ['cdp'] },
);
