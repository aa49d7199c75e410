// The browser that the journeys run in: Chromium, unless JOURNEYS_IN names another one.
import * as chromium from './chromium.mjs';
import * as firefox from './firefox.mjs';
import * as webkit from './webkit/webkit.mjs';

/** What some journeys need and not every browser has, in the words of a report. */
const NEEDS = {
  cdp: 'Chromium’s own protocol',
  clock: 'a clock that can be put forward',
  files: 'synchronous files that are not stood in for',
  cache: 'a page and its worker with one cache',
  workers: 'a look into the page’s workers',
  frames: 'a look into frames',
  keys: 'a keyboard with Tab, arrows and letters',
  popups: 'to hear of a page that a frame opens',
};

const BROWSERS = {
  chromium: { ...chromium, lacks: [] },
  firefox: { ...firefox, lacks: ['cdp', 'workers', 'popups'] },
  webkit: { ...webkit, lacks: ['cdp', 'clock', 'files', 'cache', 'workers', 'frames', 'keys', 'popups'] },
};

const name = process.env.JOURNEYS_IN ?? 'chromium';
if (!(name in BROWSERS)) throw new Error(`JOURNEYS_IN names ${name}; there are ${Object.keys(BROWSERS).join(', ')}.`);

/**
 * How it is started and recognised among the processes, how a finger is put down and kept there, how its file dialog is
 * answered, and what it lacks.
 */
export const inUse = { name, ...BROWSERS[name] };

/** Which of these the browser in use lacks, in words. */
export const lacking = (needs) => needs.filter((need) => inUse.lacks.includes(need)).map((need) => NEEDS[need]);
