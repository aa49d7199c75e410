// What axe-core finds in the page as it is: WCAG A and AA, and what its makers hold to be good practice.
import axe from 'axe-core/axe.min.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const OPTIONS = {
  runOnly: { type: 'tag', values: TAGS },
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

/**
 * Where axe leaves the judgment to us, these count as faults: a name on a box without a role is read by some readers and
 * skipped by others.
 */
const DOUBTS = ['aria-prohibited-attr'];

/** Runs in the page: what was found, a line each, once the page has come to rest. */
async function look({ options, doubts }) {
  // A page that nobody touches may have no time for it at all: then it has nothing to do either.
  const atLeisure = () => new Promise((done) => globalThis.requestIdleCallback(done, { timeout: 200 }));
  await atLeisure();
  // What fades in is pale for a moment, and a sheet is none before it has.
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await atLeisure();
  const { violations, incomplete } = await globalThis.axe.run(document, options);
  const element = ({ target }) => document.querySelector(target.at(-1));
  const pathTo = (from) => {
    const ids = [];
    for (let at = from; at; at = at.parentElement) if (at.dataset?.testid) ids.unshift(at.dataset.testid);
    return ids.slice(-3).join(' > ');
  };
  const reason = ({ any, all, none }) => [...any, ...all, ...none][0]?.message ?? '';
  const faults = [...violations, ...incomplete.filter(({ id }) => doubts.includes(id))];
  return faults.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id} at ${pathTo(element(node)) || node.target}: ${reason(node)}\n    ${node.html.slice(0, 300)}`,
    ),
  );
}

/** Axe comes into the page once a load; the page's policy does not stand in the way of the tool that drives it. */
export async function axeFaults(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(look, { options: OPTIONS, doubts: DOUBTS });
}
