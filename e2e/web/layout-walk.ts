import { appOver } from '../pages/app';
import type { App } from '../pages/app';
import { check } from '../pages/driver';
import { turnPage } from '../pages/turn-page';
import { webDriver } from './driver';
import type { WebDriver } from './driver';
import { layoutFaults } from './layout';
import { journey, JUDGED } from './lib.mjs';
import type { WebTools } from './lib.mjs';

/** A place of the app: its name, the way from where the one before it was, and what tells that one is there. */
export type Place = readonly [title: string, way: readonly string[], there: string];

export type Walking = Readonly<{
  app: App;
  driver: WebDriver;
  step: WebTools['step'];
  /** Goes to each place in turn and looks for faults of layout. */
  visit: (places: readonly Place[]) => Promise<void>;
}>;

type Walk = Readonly<{
  begin: (app: App) => Promise<void>;
  walk: (walking: Walking) => Promise<void>;
  /** One step of a way: a tap, unless it says otherwise. */
  go?: (driver: WebDriver, way: string) => Promise<void>;
}>;

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

type Sheet = readonly [
  name: string,
  settings: Readonly<{ textScale: number; theme?: 'light' | 'dark' | 'lamp' }>,
  viewport: typeof UPRIGHT,
  judged: boolean,
];

/** Axe-core judges the first one in every run of the tests. */
const SHEETS: readonly Sheet[] = [
  ['a phone and a thumb', { textScale: 1 }, UPRIGHT, true],
  ['letters of twice the size', { textScale: 2 }, UPRIGHT, false],
  ['a phone on its side', { textScale: 1 }, ON_ITS_SIDE, false],
];

const THEMES = ['light', 'dark', 'lamp'] as const;

const TO_BE_JUDGED: readonly Sheet[] = THEMES.flatMap((theme) =>
  [1, 2].map((textScale): Sheet => [`${theme}, at ${String(textScale * 100)} %`, { textScale, theme }, UPRIGHT, true]),
);

/** A tap; a step of the turn lies in a fold, which is opened first. */
export const tap = (driver: WebDriver, id: string): Promise<void> =>
  id.startsWith('turn.step.') ? turnPage(driver).goTo(id.replace('turn.step.', '')) : driver.tap(id);

/** The same walk on a phone, on one with letters of twice the size, and on its side; or in each theme for axe-core. */
export const walkEverySheet = (what: string, { begin, walk, go = tap }: Walk): void => {
  for (const [name, settings, viewport, judged] of JUDGED ? TO_BE_JUDGED : SHEETS) {
    const walked = async (tools: WebTools): Promise<void> => {
      const driver = webDriver(tools);
      const app = appOver(driver);
      await tools.step('a game is begun', async () => {
        await driver.page().addInitScript((text) => {
          // An empty page that comes before the app's has nothing of the kind.
          if (location.protocol.startsWith('http')) localStorage.setItem('estafette.setting.settings', text);
        }, JSON.stringify(settings));
        await driver.open();
        await begin(app);
      });
      const visitOne = ([title, way, there]: Place): Promise<void> =>
        tools.step(title, async () => {
          for (const one of way) await go(driver, one);
          await driver.appears(there);
          const faults = await driver.page().evaluate(layoutFaults);
          check(faults.length === 0, faults.join('\n'));
        });
      const visit = async (places: readonly Place[]): Promise<void> => {
        for (const place of places) await visitOne(place);
      };
      await walk({ app, driver, step: tools.step, visit });
    };
    journey(`${what} ${name}`, walked, { launchOptions: { viewport }, judged });
  }
};
