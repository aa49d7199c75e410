import type { BrowserContext, Page } from 'playwright-core';

import type { Need } from './browsers.mjs';

/** What a journey in a browser gets to work with; see lib.mjs. */
export type WebTools = Readonly<{
  step: <T>(title: string, act: () => Promise<T>, options?: Readonly<{ needs?: readonly Need[] }>) => Promise<T>;
  page: Page;
  context: () => BrowserContext;
  url: string;
  userDataDir: string;
  shot: (title: string, page?: Page) => Promise<void>;
  newTab: () => Promise<Page>;
  restart: () => Promise<Page>;
  killAndRestart: () => Promise<Page>;
  server: Readonly<{
    stop: () => Promise<void>;
    start: () => Promise<void>;
    sent: () => Readonly<Record<string, number>>;
  }>;
  expectComplaint: (pattern: RegExp) => void;
  log: (text: string) => void;
}>;

export const journey: (
  name: string,
  run: (tools: WebTools) => Promise<void>,
  options?: Readonly<{
    dist?: string;
    launchOptions?: Readonly<{ viewport: Readonly<{ width: number; height: number }> }>;
    ownBrowser?: boolean;
    needs?: readonly Need[];
    judged?: boolean;
  }>,
) => void;

/** Axe-core judges every step of every journey, and the walks are walked in all themes. */
export const JUDGED: boolean;

/** A browser of its own beside the journey's, which a journey must close again. */
export const launch: (userDataDir: string) => Promise<BrowserContext>;

type Served = (path: string, body: Buffer) => Buffer;

/** A server of a journey's own; see serve.mjs. */
export const serve: (
  root: string,
  port?: number,
  options?: Readonly<{ served?: Served }>,
) => Promise<Readonly<{ url: string; close: () => Promise<void> }>>;
