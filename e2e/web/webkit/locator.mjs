// What a journey points at in a page of WebKitGTK, with as much of Playwright's Locator as the journeys ask of one.
import { fill, placeOf } from './in-page.mjs';
import { until } from './waiting.mjs';

/** What a finger does, in the words of WebDriver. WebKitGTK's automation knows a mouse and no touch. */
export const finger = (actions) => ({
  actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
});
export const DOWN = ({ x, y }) => [
  { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
  { type: 'pointerDown', button: 0 },
];
export const UP = [{ type: 'pointerUp', button: 0 }];

const STATES = { visible: (count) => count > 0, hidden: (count) => count === 0 };

export function locatorOf(page, way) {
  const { run, here } = page;
  const all = 'find(input.way)';
  const own = `${all}[input.way.index]`;
  const ask = (body, more = {}) => run(body, { way, ...more });
  const seen = { ...way, isVisible: true };
  const isThere = () => run('find(input.way)[input.way.index] === undefined ? 0 : 1', { way: seen });
  const place = async () => {
    let before;
    return until(way.selector, async () => {
      const { why, ...at } = await run(`(${placeOf.toString()})(find(input.way)[input.way.index])`, { way: seen });
      const isStill = why === undefined && before?.x === at.x && before?.y === at.y;
      before = at;
      return isStill ? { found: at } : { why: why ?? 'still moves' };
    });
  };
  const locator = {
    filter: ({ visible }) => locatorOf(page, { ...way, isVisible: visible }),
    nth: (index) => locatorOf(page, { ...way, index }),
    count: () => ask(`${all}.length`),
    tap: async () => {
      const at = await place();
      await here((call) => call('POST', '/actions', finger([...DOWN(at), ...UP])));
    },
    fill: async (text) => {
      await locator.waitFor();
      await ask(`(${fill.toString()})(${own}, input.text)`, { text });
    },
    waitFor: ({ state = 'visible', timeout } = {}) =>
      until(
        `${way.selector} to be ${state}`,
        async () => (STATES[state](await isThere()) ? { found: true } : {}),
        timeout,
      ).then(() => undefined),
    getAttribute: (name) => ask(`${own}.getAttribute(input.name)`, { name }),
    scrollIntoViewIfNeeded: () => place(),
    boundingBox: () => ask(`(({ x, y, width, height }) => ({ x, y, width, height }))(${own}.getBoundingClientRect())`),
    evaluateAll: (act) => ask(`(${act.toString()})(${all})`),
  };
  return locator;
}
