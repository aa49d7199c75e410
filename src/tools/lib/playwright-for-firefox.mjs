// A private copy of playwright-core that drives a Firefox as it is installed. Playwright speaks WebDriver BiDi to one, but
// leaves four things open that the journeys need; they are filled in here, and the copy in node_modules stays as it is.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup.mjs';

const INSTALLED = join(ROOT, 'node_modules/playwright-core');
const BUNDLE = 'lib/coreBundle.js';

/** A tap so far to the right of every page is one half of a tap: the finger comes down, or it goes up again. */
export const ONLY_DOWN = 1e6;
export const ONLY_UP = 2e6;

const FINGER = `async tap(progress2, x, y, modifiers) {
        const context = this._session.sessionId;
        const put = (actions) => progress2.race(this._session.send("input.performActions", {
          context,
          actions: [{ type: "pointer", id: "pw_touch", parameters: { pointerType: "touch" }, actions }]
        }));
        const half = x >= ${ONLY_UP} ? "up" : x >= ${ONLY_DOWN} ? "down" : "";
        const down = [
          { type: "pointerMove", x: Math.round(x) % ${ONLY_DOWN}, y: Math.round(y) },
          { type: "pointerDown", button: 0 }
        ];
        const up = [{ type: "pointerUp", button: 0 }];
        await put(half === "down" ? down : half === "up" ? up : [...down, ...up]);
        if (half !== "down") await progress2.race(this._session.send("input.releaseActions", { context }));
      }`;

/** Each: what is lacking, where it stands in Playwright's text (exactly once, or as often as said), and what stands there instead. */
const CHANGES = [
  {
    lack: 'a finger',
    place: /async tap\(progress2, x, y, modifiers\) \{\s*\}/g,
    instead: FINGER,
  },
  {
    lack: 'a Firefox that cannot be told of colour schemes',
    place: /(_session|_browserSession)\.send\("emulation\.setMediaFeaturesOverride"/g,
    times: 2,
    instead: '$1.sendMayFail("emulation.setMediaFeaturesOverride"',
  },
  {
    lack: 'typing that React hears',
    place: /const inputElement = element;(?=\s*const start)/g,
    instead: 'const inputElement = element; if (window.document.execCommand("insertText", false, text)) return;',
  },
  {
    lack: 'downloads of what the page itself made',
    place: /if \(!event\.download && !event\.navigation\)\s*return;/g,
    times: 2,
    instead: '',
  },
  {
    lack: 'a name for such a download',
    place: /event\.download \?\? event\.navigation/g,
    times: 2,
    instead: 'event.download ?? event.navigation ?? event.url',
  },
];

const changed = (text) =>
  CHANGES.reduce((before, { lack, place, times = 1, instead }) => {
    const found = before.match(place)?.length ?? 0;
    if (found !== times)
      throw new Error(
        `This playwright-core is not the one known: ${lack} is looked for in ${times} place(s) of ${BUNDLE} and found in ${found}. ` +
          'Look how it drives Firefox now, and adapt src/tools/lib/playwright-for-firefox.mjs.',
      );
    return before.replace(place, instead);
  }, text);

/** The copy's folder: made once for each text of Playwright and of the changes. */
async function copyOf() {
  const text = changed(await readFile(join(INSTALLED, BUNDLE), 'utf8'));
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 12);
  // Below a folder of this name nothing is translated when it is loaded.
  const folder = join(ROOT, '.tmp/node_modules', `playwright-for-firefox-${mark}`);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  await cp(INSTALLED, half, { recursive: true });
  await rm(join(half, BUNDLE));
  await writeFile(join(half, BUNDLE), text);
  await rename(half, folder);
  return folder;
}

let copy;

/** Playwright's `firefox`, for a Firefox as it is installed. */
export async function playwrightForFirefox() {
  copy ??= copyOf();
  const folder = await copy;
  return createRequire(pathToFileURL(join(folder, 'index.js')))('./index.js').firefox;
}
