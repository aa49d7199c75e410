// A page of WebKitGTK over W3C WebDriver, with as much of Playwright's Page as the journeys ask of one.
import { readFile, writeFile } from 'node:fs/promises';
import { locatorOf } from './locator.mjs';
import { find } from './in-page.mjs';
import { pause, until } from './waiting.mjs';

/** The text of a script: runs `body`, waits for what it answers, and brings along what the page has complained of. */
const scripted = (body) => `const done = arguments[arguments.length - 1];
  const complaints = () => (globalThis.complaintsOfThePage ?? []).splice(0);
  const find = ${find.toString()};
  const input = arguments[0];
  const answered = (value) => done({ value: value === undefined ? null : value, complaints: complaints() });
  Promise.resolve().then(() => (${body})).then(answered,
    (cause) => done({ failure: String(cause) + '\\n' + (cause?.stack ?? ''), complaints: complaints() }));`;

const BLUNDER = /javascript error|unexpected alert|no such frame/;

/** Hears what the page complains of, in the two ways of Playwright. */
function listeners() {
  const of = { console: [], pageerror: [] };
  const tell = {
    error: (text) =>
      of.console.forEach((hear) => hear({ type: () => 'error', text: () => text, location: () => ({ url: '' }) })),
    pageerror: (text) => of.pageerror.forEach((hear) => hear({ message: text })),
  };
  return { on: (name, hear) => of[name]?.push(hear), tell: ([kind, text]) => tell[kind](text) };
}

/** Downloads as they are told of: see browser.py. */
async function downloads(told) {
  const lines = (await readFile(told, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line)).filter(({ download }) => download !== undefined);
}

/** What is done to one window: the browser is told of the window before every command. */
function handOf({ wire }, handle, tell) {
  const here = (work) =>
    wire.inTurn(async () => {
      await wire.call('POST', '/window', { handle });
      return work(wire.call);
    });
  const go = (path, body) => here((call) => call('POST', path, body));
  const run = async (body, input) => {
    const said = await go('/execute/async', { script: scripted(body), args: [input ?? null] });
    said.complaints.forEach(tell);
    if (said.failure !== undefined) throw new Error(said.failure);
    return said.value;
  };
  return { here, go, run };
}

/** What the page comes to by itself. */
function waitingFor({ evaluate, told }) {
  const waitForFunction = (act, input) =>
    until('a condition of the page', async () => {
      // In the middle of a reload there is no page to ask.
      const value = await evaluate(act, input).catch((cause) => {
        if (BLUNDER.test(cause.message)) return null;
        throw cause;
      });
      return value ? { found: value } : {};
    });
  return {
    waitForTimeout: pause,
    waitForFunction,
    /** There is nobody to ask whether the network is idle. */
    waitForLoadState: async () => {
      await waitForFunction(() => document.readyState === 'complete');
      await pause(1000);
    },
    waitForEvent: async (event) => {
      if (event !== 'download') throw new Error(`WebKitGTK tells nothing of a ${event}`);
      const before = (await downloads(told)).length;
      const last = async () => ({ found: (await downloads(told))[before] });
      const { download, name } = await until('a download', last);
      return { path: async () => download, suggestedFilename: () => name };
    },
  };
}

export function pageOf(context, handle) {
  const ears = listeners();
  const { here, go, run } = handOf(context, handle, ears.tell);
  const evaluate = (act, input) => run(`(${act.toString()})(input)`, input);
  const locator = (selector) => locatorOf({ run, here }, { selector, isVisible: false, index: 0 });
  const page = {
    ...waitingFor({ evaluate, told: context.told }),
    context: () => context,
    on: ears.on,
    evaluate,
    locator,
    getByTestId: (id) => locator(`[data-testid="${id}"]`),
    goto: (url) => go('/url', { url }),
    reload: () => go('/refresh'),
    goBack: () => go('/back'),
    bringToFront: () => here(async () => undefined),
    addInitScript: (act, input) => context.addScriptOfPage(act, input),
    /** One command of what a hand does. */
    act: (actions) => go('/actions', actions),
    setViewportSize: (size) => go('/window/rect', size),
    screenshot: async ({ path }) => {
      const picture = await here((call) => call('GET', '/screenshot'));
      await writeFile(path, Buffer.from(picture, 'base64'));
    },
    close: async () => {
      await here((call) => call('DELETE', '/window'));
      context.forget(page);
    },
  };
  return page;
}
