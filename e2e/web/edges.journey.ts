import { begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import { check, until } from '../pages/driver';
import { webDriver } from './driver';
import type { WebDriver } from './driver';
import { journey } from './lib.mjs';

const PHONE = { width: 390, height: 844 };
/** What a keyboard leaves of it. */
const ABOVE_KEYBOARD = 508;

/** Runs in the page: what is the matter with the field that is written in. Nothing, if all of it is to be seen and touched. */
const fieldFault = (height: number): string => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return 'nothing is written in';
  const { top, bottom, left, width } = field.getBoundingClientRect();
  if (top < 0 || bottom > height) return `the field stands at ${String(top)} to ${String(bottom)}`;
  const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return over === field ? '' : `the field lies under ${over?.outerHTML.slice(0, 200) ?? 'nothing'}`;
};

const fieldIsSeen = (driver: WebDriver): Promise<string> =>
  until(
    'the field to be seen',
    () => driver.page().evaluate(fieldFault, ABOVE_KEYBOARD),
    (fault) => fault === '',
  );

/** Runs in the page: Safari's keyboard covers the page, and only the visible part of it becomes lower. */
const coverFromBelow = (height: number): void => {
  const seen = window.visualViewport;
  if (seen === null) throw new Error('there is no visible part');
  Object.defineProperty(seen, 'height', { configurable: true, get: () => height });
  seen.dispatchEvent(new Event('resize'));
};

const footStands = (driver: WebDriver, wanted: number): Promise<number> =>
  until(
    `the foot to stand at ${String(wanted)}`,
    () =>
      driver
        .page()
        .evaluate(() => Math.round(document.querySelector('#root > *')?.getBoundingClientRect().bottom ?? 0)),
    (bottom) => bottom === wanted,
  );

journey('With a keyboard open', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  const field = 'setup.first.title';
  await tools.step('a field far down is written in', async () => {
    await driver.open();
    await app.games.startNew();
    await driver.type(field, 'Armée du Nord');
  });
  await tools.step('where the keyboard makes the page lower, the field stays in sight', async () => {
    await driver.page().setViewportSize({ ...PHONE, height: ABOVE_KEYBOARD });
    await fieldIsSeen(driver);
    await tools.shot('a lower page');
    await driver.page().setViewportSize(PHONE);
    await footStands(driver, PHONE.height);
  });
  await tools.step('where it covers the page, the page ends above it', async () => {
    await driver.type(field, 'Armée');
    await driver.page().evaluate(coverFromBelow, ABOVE_KEYBOARD);
    await footStands(driver, ABOVE_KEYBOARD);
    await fieldIsSeen(driver);
    await tools.shot('a covered page');
    await driver.page().evaluate(coverFromBelow, PHONE.height);
    await footStands(driver, PHONE.height);
  });
});

journey('What a browser does by itself', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  await tools.step('what is held is no text to be selected', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
    await app.desk.doors();
    await app.desk.knock('first');
    const selectable = await driver.page().evaluate(() => {
      const held = document.querySelector('[data-testid="curtain.open"]');
      const parts = [held, held?.parentElement?.lastElementChild ?? null];
      const of = (part: Element | null): string =>
        part === null ? 'gone' : getComputedStyle(part).getPropertyValue('-webkit-user-select');
      return parts.map(of).join(' ');
    });
    check(selectable === 'none none', selectable);
  });
  await tools.step('the scrollbars are thin, and of the sheet’s ink', async () => {
    const bars = await driver.page().evaluate(() => {
      const { scrollbarWidth, scrollbarColor } = getComputedStyle(document.querySelector('[data-testid="curtain"]')!);
      return { scrollbarWidth, scrollbarColor, knowsInk: CSS.supports('scrollbar-color', 'red transparent') };
    });
    check(bars.scrollbarWidth === 'thin', `they are ${bars.scrollbarWidth}`);
    check(!bars.knowsInk || bars.scrollbarColor.startsWith('rgb('), `their ink is ${bars.scrollbarColor}`);
  });
  await tools.step('“Vibrate” is offered where there is something to be felt', async () => {
    await driver.page().goto(tools.url);
    await driver.tap('games.header.settings');
    await driver.appears('settings.awake');
    const canVibrate = await driver.page().evaluate(() => 'vibrate' in navigator);
    check((await driver.count('settings.haptics')) === (canVibrate ? 1 : 0), `vibrate: ${String(canVibrate)}`);
  });
});

type Insets = Readonly<{ top?: number; bottom?: number; left?: number; right?: number }>;

/** A phone with a notch, upright and on its side. */
const EDGES: readonly (readonly [string, typeof PHONE, Insets])[] = [
  ['upright', PHONE, { top: 47, bottom: 34 }],
  ['on its side', { width: 844, height: 390 }, { left: 47, right: 47, bottom: 21 }],
];

/** Runs in the page: the places whose name does not stand within its place. */
const cutPlaces = (): string[] =>
  [...document.querySelectorAll('[role=tab]')]
    .filter((one) => one.closest('[aria-hidden="true"]') === null)
    .filter((one) => {
      const place = one.getBoundingClientRect();
      const names = [...one.querySelectorAll('[dir=auto]')].map((name) => name.getBoundingClientRect());
      return names.some(
        ({ left, right, bottom }) => left < place.left - 1 || right > place.right + 1 || bottom > place.bottom + 1,
      );
    })
    .map((one) => `${one.getAttribute('data-testid') ?? ''} is cut`);

/** Runs in the page: what can be touched and lies in the phone's own edges. */
const inTheEdges = ({ top = 0, bottom = 0, left = 0, right = 0 }: Insets): string[] =>
  [...document.querySelectorAll('[role=button],[role=tab],input')]
    .filter((one) => one.closest('[aria-hidden="true"]') === null && one.getClientRects().length > 0)
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const isSeen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (isSeen === null || !one.contains(isSeen)) return false;
      const beyond = [
        box.top < top,
        box.bottom > innerHeight - bottom,
        box.left < left,
        box.right > innerWidth - right,
      ];
      return beyond.some(Boolean);
    })
    .map((one) => one.getAttribute('data-testid') ?? one.outerHTML.slice(0, 80));

journey(
  'A phone with a notch',
  async (tools) => {
    const driver = webDriver(tools);
    const app = appOver(driver);
    await tools.step('a game is begun', async () => {
      await driver.open();
      await begin(app, { name: 'Ligny' });
    });
    for (const [title, size, insets] of EDGES) {
      await tools.step(`${title}: nothing that is touched lies in its edges`, async () => {
        const devtools = await driver.page().context().newCDPSession(driver.page());
        await driver.page().setViewportSize(size);
        await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
        await driver.page().reload();
        await driver.appears('turn');
        const found = await until(
          'the edges to be clear',
          () => driver.page().evaluate(inTheEdges, insets),
          (hits) => hits.length === 0,
        );
        check(found.length === 0, found.join());
        const cut = await driver.page().evaluate(cutPlaces);
        check(cut.length === 0, cut.join());
        await tools.shot(`edges ${title}`);
        await devtools.detach();
      });
    }
  },
  { needs: ['cdp'] },
);
