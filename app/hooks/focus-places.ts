/** Where the focus may stand in a page of the web, and which place is next to one that has gone. */

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const NEWS = `[data-news], ${HEADINGS}`;
const CONTROLS = 'button:not(:disabled), a[href], [tabindex="0"]';

/** Within reach of a key and a reader. A page below another one is hidden as a whole. Asked at every change: it costs no layout. */
const isInReach = (place: Element): boolean =>
  place.isConnected && place.closest('[aria-hidden="true"]') === null && !place.matches(':disabled');

/** There to be seen as well, which only the finished layout can tell. */
const isThere = (place: Element): boolean => isInReach(place) && place.getClientRects().length > 0;

export const isLost = (active: Element | null): boolean =>
  active === null || active === active.ownerDocument.body || !isInReach(active);

/** Sheets stand beside the app in the document, each in a box of its own. */
const sheetIn = (box: Element): Element | null => (box.id === 'root' ? null : box.querySelector('[role="dialog"]'));

/** What lies uppermost: a sheet, else the page in front. It is asked for whenever anything changes, and so must cost nothing. */
export const frontOf = ({ body }: Document): Element | null => {
  const sheets = [...body.children].map(sheetIn).filter((one) => one !== null);
  const pages = [...body.getElementsByTagName('main')].filter((one) => one.closest('[aria-hidden="true"]') === null);
  return sheets.at(-1) ?? pages.at(-1)?.closest('[data-page]') ?? null;
};

export const isPage = (front: Element): boolean => front.matches('[data-page]');

/** Where whoever comes to a page begins. */
export const beginningOf = (front: Element): Element | null =>
  front.querySelector('[data-begin="page"]') ?? front.querySelector('h1') ?? front.querySelector('[role="dialog"] h2');

/** Something the player pressed or stood on, and all that is around it: that is still known when it has gone. */
export type Used = Readonly<{ place: Element; around: readonly Element[] }>;

export const usedAt = (place: Element): Used => {
  const around: Element[] = [];
  for (let one = place.parentElement; one !== null; one = one.parentElement) around.push(one);
  return { place, around };
};

export const isStill = ({ place }: Used): boolean => isInReach(place);

/** A button that is greyed because its play is being written. */
export const isAtWork = ({ place }: Used): boolean => place.isConnected && place.getAttribute('aria-busy') === 'true';

const isIn = (roots: readonly Element[], place: Element): boolean => roots.some((root) => root.contains(place));

const firstOf = (scope: Element, what: string, fresh: readonly Element[]): Element | null =>
  [...scope.querySelectorAll(what)].find((place) => isIn(fresh, place) && isThere(place)) ?? null;

/** What came of the last press: a result, or the place where the page begins. */
export const resultIn = (front: Element, fresh: readonly Element[]): Element | null =>
  firstOf(front, '[data-begin]', fresh);

/** The heading under which the place stands. */
const headingOver = (front: Element, scope: Element): Element | null => {
  const before = [...front.querySelectorAll(HEADINGS)].filter(
    (heading) => (heading.compareDocumentPosition(scope) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return before.filter(isThere).at(-1) ?? null;
};

/**
 * What takes the place of something that has gone: what came of it, the nearest news, else what stands there instead, else the
 * next button of the same foot, else the heading above it.
 */
export const insteadOf = (front: Element, { around }: Used, fresh: readonly Element[]): Element | null => {
  const inside = around.filter((one) => front.contains(one) && one.isConnected);
  const scope = inside[0];
  if (scope === undefined) return beginningOf(front);
  const foot = inside.find((one) => one.tagName === 'FOOTER');
  const nearest = firstOf(scope, NEWS, fresh) ?? firstOf(scope, CONTROLS, fresh);
  const news = inside.map((one) => firstOf(one, NEWS, fresh)).find((one) => one !== null);
  const below = foot === undefined ? null : [...foot.querySelectorAll(CONTROLS)].find(isThere);
  const above = foot === undefined ? headingOver(front, scope) : null;
  return resultIn(front, fresh) ?? nearest ?? news ?? below ?? above ?? beginningOf(front);
};
