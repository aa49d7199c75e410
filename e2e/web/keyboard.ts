import type { Page } from 'playwright-core';
import { check, until } from '../pages/driver';

/** Where the keyboard is, as the page knows it. */
type Place = Readonly<{ id: string; role: string; group: string; ticked: string }>;

/** A hand that has nothing but keys. */
export type Keys = Readonly<{
  where: () => Promise<Place>;
  press: (key: string) => Promise<void>;
  /** Tab after Tab until the thing has the focus; answers how many it took. */
  to: (id: string, most?: number) => Promise<number>;
  /** The same backwards. */
  backTo: (id: string, most?: number) => Promise<number>;
  /** Goes there and presses; answers how many stops it took. */
  enter: (id: string, most?: number) => Promise<number>;
  /** An answer of a group: to the group by Tab, to the answer by arrows. */
  choose: (id: string, most?: number) => Promise<number>;
  /** To a group of answers that begins so. */
  toAnswer: (group: string, most?: number) => Promise<number>;
  /** Into a field, over what stands in it. */
  write: (id: string, text: string) => Promise<number>;
}>;

/** A form may be long; a game may not. */
const FORM = 60;

/** Runs in the page. */
const focused = (): Place => {
  const on = document.activeElement as HTMLElement | null;
  const group = on?.closest<HTMLElement>('[role=radiogroup]');
  return {
    id: on?.dataset['testid'] ?? (on === document.body ? 'nothing' : `<${on?.tagName.toLowerCase() ?? ''}>`),
    role: on?.getAttribute('role') ?? '',
    group: group?.dataset['testid'] ?? '',
    ticked: on?.getAttribute('aria-checked') ?? '',
  };
};

const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));

export const keysOver = (page: () => Page): Keys => {
  const where = (): Promise<Place> => page().evaluate(focused);
  const press = (key: string): Promise<void> => page().keyboard.press(key);
  const walk = async (key: string, most: number, what: string, isThere: (at: Place) => boolean): Promise<number> => {
    const passed: string[] = [];
    for (let stops = 0; stops <= most; stops += 1) {
      const at = await where();
      if (isThere(at)) return stops;
      passed.push(at.id);
      await press(key);
    }
    throw new Error(`${what} is more than ${most} stops away: ${passed.join(' > ')}`);
  };
  const to = (id: string, most = FORM): Promise<number> => walk('Tab', most, id, (at) => at.id === id);
  return {
    where,
    press,
    to,
    backTo: (id, most = FORM) => walk('Shift+Tab', most, id, (at) => at.id === id),
    enter: async (id, most) => {
      const stops = await to(id, most);
      await press('Enter');
      return stops;
    },
    choose: async (id, most = FORM) => {
      const stops = await walk('Tab', most, id, (at) => at.role === 'radio' && groupOf(at.id) === groupOf(id));
      await walk('ArrowDown', 12, id, (at) => at.id === id);
      if ((await where()).ticked !== 'true') await press('Space');
      await until(`${id} to be chosen`, where, (at) => at.id === id && at.ticked === 'true');
      return stops;
    },
    toAnswer: (group, most = FORM) =>
      walk('Tab', most, group, (at) => at.role === 'radio' && at.id.startsWith(`${group}.`)),
    write: async (id, text) => {
      const stops = await to(id);
      await page().keyboard.type(text);
      return stops;
    },
  };
};

/** The thing that is next after a play, so many stops away at most. */
export const MOST_STOPS = 6;

/** Runs in the page: what stands at the foot of the page in front, in its order. */
const atFoot = (): readonly string[] => {
  const front = [...document.querySelectorAll('[data-page]')].filter(
    (one) => one.closest('[aria-hidden=true]') === null,
  );
  const controls =
    front.at(-1)?.querySelectorAll<HTMLElement>('footer :is(button:not(:disabled), [tabindex="0"])') ?? [];
  return [...controls].map(({ dataset }) => dataset['testid'] ?? '');
};

/** What each play cost, for the log; a play that costs too much is an error. */
export const counted = (keys: Keys, page: () => Page, log: (line: string) => void) => {
  const found: number[] = [];
  /** Whoever looks at the page before he goes on finds the focus on something, whatever the last play took away. */
  const standing = (): Promise<Place> =>
    until('the focus to stand on something', keys.where, ({ id }) => id !== 'nothing');
  const foot = (): Promise<readonly string[]> => page().evaluate(atFoot);
  const count = async (id: string, from: string, walk: Promise<number>): Promise<void> => {
    const stops = await walk;
    log(`${String(stops)} stops from ${from} to ${id}`);
    found.push(stops);
  };
  return {
    foot,
    /** Goes to what is next at the foot, and presses it. Escape leads to the foot, if the focus is not there already. */
    next: async (id: string): Promise<void> => {
      const { id: before } = await standing();
      const ids = await foot();
      const isThere = ids.includes(before);
      if (!isThere) await keys.press('Escape');
      const walk = isThere && ids.indexOf(before) > ids.indexOf(id) ? keys.backTo : keys.to;
      await count(id, isThere ? before : `${before}, Escape,`, walk(id, FORM));
      await keys.press('Enter');
    },
    /** What stands above it, backwards; what is above the foot is nearest from there. */
    above: async (id: string): Promise<void> => {
      const { id: before } = await standing();
      await count(id, before, keys.backTo(id, FORM));
      await keys.press('Enter');
    },
    within: (): void => {
      check(Math.max(...found) <= MOST_STOPS, `${String(Math.max(...found))} stops to what was next`);
    },
  };
};
