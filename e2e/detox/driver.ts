import { by, device, element, waitFor } from 'detox';
import { check, PATIENCE_MS, until } from '../pages/driver';
import type { Driver } from '../pages/driver';

const HOLD_MS = 1500;
const SCROLL = 240;

/** The screens whose page scrolls; a thing further down is brought under the thumb first. */
const PAGES = ['turn', 'army', 'desk', 'history', 'setup', 'newgame', 'games', 'settings'] as const;

type Attributes = Readonly<{ text?: string; label?: string; enabled?: boolean; visible?: boolean }>;

const attributesOf = async (id: string): Promise<readonly Attributes[]> => {
  try {
    const found: Attributes | Readonly<{ elements: readonly Attributes[] }> = await element(by.id(id)).getAttributes();
    return 'elements' in found ? found.elements : [found];
  } catch {
    return [];
  }
};

const readOf = ({ text, label }: Attributes): string =>
  [label ?? '', text ?? ''].filter((part, i, all) => part !== '' && all.indexOf(part) === i).join(' · ');

const isVisible = async (id: string): Promise<boolean> =>
  (await attributesOf(id)).some(({ visible }) => visible === true);

const bringUp = async (id: string, index: number): Promise<void> => {
  const target = element(by.id(id)).atIndex(index);
  const page = await firstOf(PAGES.map((name) => `${name}.page`));
  if (page === undefined || (await isVisible(id))) return waitFor(target).toExist().withTimeout(PATIENCE_MS);
  for (const way of ['down', 'up'] as const) {
    const seen = await waitFor(target)
      .toBeVisible()
      .whileElement(by.id(page))
      .scroll(SCROLL, way)
      .then(
        () => true,
        () => false,
      );
    if (seen) return undefined;
  }
  return undefined;
};

const firstOf = async (ids: readonly string[]): Promise<string | undefined> => {
  for (const id of ids) if (await isVisible(id)) return id;
  return undefined;
};

/** Words within the element: its own label, or a text that stands somewhere inside it. */
const reads = async (id: string, text: string): Promise<boolean> => {
  if ((await attributesOf(id)).some((found) => readOf(found).includes(text))) return true;
  try {
    await element(by.text(text).withAncestor(by.id(id)))
      .atIndex(0)
      .getAttributes();
    return true;
  } catch {
    return false;
  }
};

/** What differs from one run of the same screen to the next without meaning anything: addresses and view numbers. */
const RUN_MARKS = /\s(?:ptr|id|x|y|width|height|alpha)="[^"]*"/g;

/** A finger on a phone or an emulator. */
export const detoxDriver = (): Driver => ({
  tap: async (id, index = 0) => {
    await bringUp(id, index);
    await element(by.id(id)).atIndex(index).tap();
  },
  type: async (id, text, index = 0) => {
    await bringUp(id, index);
    await element(by.id(id)).atIndex(index).replaceText(text);
  },
  hold: (id) => element(by.id(id)).longPress(HOLD_MS),
  appears: (id) =>
    waitFor(element(by.id(id)).atIndex(0))
      .toExist()
      .withTimeout(PATIENCE_MS),
  vanishes: async (id) => {
    await until(
      `${id} to go`,
      () => attributesOf(id),
      (found) => found.length === 0,
    );
  },
  shows: async (id, text) => {
    await until(
      `${id} to read “${text}”`,
      () => reads(id, text),
      (found) => found,
    );
  },
  count: async (id) => (await attributesOf(id)).length,
  texts: async (id) => (await attributesOf(id)).map(readOf),
  enabled: async (id) => {
    const [first] = await attributesOf(id);
    check(first !== undefined, `${id} is not there`);
    return first?.enabled !== false;
  },
  screen: async () => (await device.generateViewHierarchyXml()).replaceAll(RUN_MARKS, ''),
  back: () => (device.getPlatform() === 'android' ? device.pressBack() : element(by.id('history.header.back')).tap()),
  open: () => device.launchApp({ newInstance: false }),
  kill: async () => {
    await device.terminateApp();
    await device.launchApp({ newInstance: true });
  },
});
