import type { Page } from 'playwright-core';

/** What some journeys need and not every browser has; see browsers.mjs. */
export type Need = 'cdp' | 'clock' | 'files' | 'cache' | 'workers' | 'frames' | 'keys' | 'popups';

type Point = Readonly<{ x: number; y: number }>;

/** A finger that stays where it was put down. */
type Finger = Readonly<{ down: (at: Point) => Promise<void>; up: () => Promise<void>; leave: () => Promise<void> }>;

type Given = Readonly<{ name: string; mimeType: string; buffer: Buffer }>;

export const inUse: Readonly<{
  name: 'chromium' | 'firefox' | 'webkit';
  lacks: readonly Need[];
  finger: (page: Page) => Promise<Finger>;
  /** Chooses files in the dialog that `act` opens. */
  choose: (page: Page, act: () => Promise<void>, files: readonly Given[]) => Promise<void>;
}>;
