import { tutorial } from '../journeys/tutorial';
import { appOver } from '../pages/app';
import { until } from '../pages/driver';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

/** Chromium writes localStorage behind, some seconds later. */
const untilWritten = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 7000));

journey('The tutorial from the first page to the second turn', (tools) =>
  tutorial(appOver(webDriver(tools)), tools.step, untilWritten),
);

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
    await tutorial(appOver(driver), tools.step, untilWritten, look);
  },
  { launchOptions: { viewport: { width: 844, height: 390 } } },
);
