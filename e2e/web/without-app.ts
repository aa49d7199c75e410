import type { Page } from 'playwright-core';
import type { WebDriver } from './driver';
import type { WebTools } from './lib.mjs';

/** Runs in the page: the worker answers every address with the app, and what follows wants a bare picture. */
const dismissWorker = async (): Promise<void> => {
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
};

/** The browser closed and started again; its page belongs to the app's origin but does not load the app. */
export const withoutTheApp = async (tools: WebTools, driver: WebDriver): Promise<Page> => {
  await driver.page().evaluate(dismissWorker);
  const page = await tools.restart();
  await driver.moveTo(page);
  await page.goto(`${tools.url}/icon-192.png`);
  return page;
};
