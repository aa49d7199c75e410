import { beginningOf, frontOf, insteadOf, isAtWork, isLost, isPage, isStill, resultIn, usedAt } from './focus-places';
import type { Used } from './focus-places';

/** A button that is greyed while its play is written comes back, or what takes its place comes, within this time. */
const SETTLED_MS = 120;

/** A reader that stood on what has gone takes up the next place in silence, and tells only the one after it: so long is between. */
const TAKEN_UP_MS = 120;

const PRESSED = 'button, a, input, textarea, [tabindex], [role]';

/**
 * Puts the focus on what is no control as well. Whoever plays with keys sees it and where it is; under a thumb nothing moves, and
 * no ring flashes up.
 */
const focusOn = (place: Element, byKey: boolean): void => {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  const how = { preventScroll: !byKey, focusVisible: byKey };
  place.focus(how);
};

/** No keyboard opens by itself on a phone. */
const opensKeyboard = (place: Element): boolean => place.matches('input, textarea');

type Kept = {
  front: Element | null;
  /** A page came that has not been begun yet: what it holds is still being fetched. */
  owed: boolean;
  used: Used | null;
  byKey: boolean;
  /** The page that was just stepped on, before the place where it begins. */
  entered: Element | null;
  /** That step is being taken up. */
  entering: ReturnType<typeof setTimeout> | undefined;
  /** What the player stood on went, and nothing has taken its place yet. */
  fell: boolean;
  /** What has come since the last press. */
  fresh: Element[];
  /** Where the focus was put because there was nothing better yet. */
  placed: Element | null;
  /** What opened another page, by the page it stands on. */
  readonly openers: WeakMap<Element, Used>;
};

const put = (kept: Kept, place: Element | null): void => {
  kept.placed = place;
  kept.fell = false;
  if (place !== null) focusOn(place, kept.byKey);
};

/** Back to what opened the other page, if it is still there; a new page begins at its heading. */
const placeIn = (kept: Kept, front: Element): Element | null => {
  const opener = kept.openers.get(front);
  const returns = opener !== undefined && isStill(opener) && (kept.byKey || !opensKeyboard(opener.place));
  return returns ? opener.place : beginningOf(front);
};

/**
 * Steps on the page as a whole: what the player stood on lay on the one that has gone, and Orca is silent about the first place
 * after that. Whoever plays with keys sees no ring of it. A sheet tells its name by itself.
 */
const enter = (kept: Kept, front: Element): void => {
  kept.entered = front;
  kept.fresh = [];
  focusOn(front, false);
  kept.entering = setTimeout(() => {
    kept.entering = undefined;
    if (kept.owed && kept.front !== null) begin(kept, kept.front);
  }, TAKEN_UP_MS);
};

const begin = (kept: Kept, front: Element): void => {
  const active = front.ownerDocument.activeElement;
  if (active !== null && active !== front && front.contains(active) && !isLost(active)) {
    kept.owed = false;
    return;
  }
  const place = placeIn(kept, front);
  if (place === null || kept.entering !== undefined) return;
  if (kept.entered !== front && isPage(front)) {
    enter(kept, front);
    return;
  }
  kept.owed = false;
  if (kept.entered !== front) kept.fresh = [];
  put(kept, place);
  // A roll may have come to something while the page was stepped on.
  improve(kept, front);
};

/** Another page lies in front. The first one of all is read from its top, as any page of a browser. */
const turnTo = (kept: Kept, front: Element | null): void => {
  const { front: left, used } = kept;
  if (left !== null && used !== null) {
    if (used.around.includes(left)) kept.openers.set(left, used);
    else kept.openers.delete(left);
  }
  kept.front = front;
  kept.entered = null;
  kept.owed = used !== null;
};

/** Something better came since the focus was put somewhere, and nobody has moved it. */
const improve = (kept: Kept, front: Element): void => {
  if (kept.placed === null || kept.placed !== front.ownerDocument.activeElement) return;
  const result = resultIn(front, kept.fresh);
  if (result !== null && result !== kept.placed) put(kept, result);
};

/** What the player stood on has gone: he stands on what takes its place, or on the same again. */
const land = (kept: Kept, page: Document): void => {
  const { front, used, owed } = kept;
  if (front === null || used === null || owed || !isLost(page.activeElement)) return;
  put(kept, isStill(used) ? used.place : insteadOf(front, used, kept.fresh));
};

/** Keeps the focus from falling to nothing when what bears it goes, or the page. Answers how to stop. */
export const keepFocus = (page: Document): (() => void) => {
  const kept: Kept = {
    front: frontOf(page),
    owed: false,
    used: null,
    entered: null,
    entering: undefined,
    byKey: false,
    fell: false,
    fresh: [],
    placed: null,
    openers: new WeakMap(),
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (changes: readonly MutationRecord[]): void => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) kept.fresh.push(node);
    const front = frontOf(page);
    if (front !== kept.front) turnTo(kept, front);
    if (front === null) return;
    if (kept.owed) begin(kept, front);
    else improve(kept, front);
    if (!hasFallen(kept, page)) return;
    clearTimeout(timer);
    timer = setTimeout(land, SETTLED_MS, kept, page);
  };
  const observer = new MutationObserver(look);
  observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ['aria-hidden', 'disabled', 'role'] });
  const stop = listen(page, kept);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(kept.entering);
    stop();
  };
};

/** Whoever taps on bare paper wants nothing to bear the focus; and a button at work is waited for. */
const hasFallen = (kept: Kept, page: Document): boolean => {
  const { used } = kept;
  if (used === null || !isLost(page.activeElement)) return false;
  kept.fell ||= !isStill(used);
  return kept.fell && !isAtWork(used);
};

/** What the player uses, and with what. */
const listen = (page: Document, kept: Kept): (() => void) => {
  const note = ({ target }: Event): void => {
    const place = target instanceof Element ? target.closest(PRESSED) : null;
    if (place === null) return;
    kept.used = usedAt(place);
    kept.fell = false;
  };
  const press = (event: Event): void => {
    if (event.type !== 'click') kept.byKey = event.type === 'keydown';
    kept.fresh = [];
    kept.placed = null;
    if (event.type === 'click') note(event);
  };
  const heard = [
    ['focusin', note],
    ['keydown', press],
    ['pointerdown', press],
    ['click', press],
  ] as const;
  for (const [name, hear] of heard) page.addEventListener(name, hear, true);
  return () => {
    for (const [name, hear] of heard) page.removeEventListener(name, hear, true);
  };
};
