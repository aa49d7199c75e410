import type { Page } from 'playwright-core';
import type { WebDriver } from './driver';
import type { WebTools } from './lib.mjs';

/** The browser closed and started again; its page belongs to the app's origin but does not load the app. */
export const withoutTheApp = async (tools: WebTools, driver: WebDriver): Promise<Page> => {
  const page = await tools.restart();
  await driver.moveTo(page);
  // The worker answers every address with the app; this page wants a bare picture.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  await page.goto(`${tools.url}/icon-192.png`);
  await devtools.detach();
  return page;
};
