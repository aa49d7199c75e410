// What the page is forbidden, and what it does in a frame of somebody else's page.
import { createServer } from 'node:http';
import { journey, serve } from './lib.mjs';

const shown = (page) => page.waitForFunction(() => document.querySelector('#root')?.textContent?.trim());
const ELSEWHERE = 'http://127.0.0.1:9';

/** A page on an address of its own that frames `url`. */
async function framing(url) {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end(
      `<meta name="viewport" content="width=device-width" /><title>somebody else</title><iframe src="${url}" width="380" height="600"></iframe>`,
    );
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, close };
}

/** Runs in a page or a worker: fetches from another origin and answers which rule forbade it. */
const fetchElsewhere = (address) =>
  new Promise((told) => {
    self.addEventListener('securitypolicyviolation', (event) => told(event.effectiveDirective), { once: true });
    fetch(address).then(
      () => told('allowed'),
      () => setTimeout(() => told('failed, but forbidden by nothing'), 1000),
    );
  });

/** Runs in the page: each of these is what a smuggled line of text would try. */
async function tryEverything(address) {
  const forbidden = [];
  document.addEventListener('securitypolicyviolation', (event) => forbidden.push(event.effectiveDirective));
  const add = (name, properties) => document.body.append(Object.assign(document.createElement(name), properties));
  add('script', { textContent: 'window.smuggled = true' });
  add('script', { src: `${address}/script.js` });
  add('img', { src: `${address}/picture.png` });
  add('iframe', { src: `${address}/frame` });
  add('object', { data: `${address}/object` });
  add('base', { href: `${address}/` });
  add('form', { action: `${address}/form`, method: 'post', id: 'smuggled-form' });
  try {
    document.querySelector('#smuggled-form').submit();
  } catch {
    // Firefox says here already that it may not.
  }
  // In a task of its own: what the test itself evaluates may evaluate.
  setTimeout(() => new Function('window.smuggled = true')());
  while (new Set(forbidden).size < 7) await new Promise((later) => setTimeout(later, 50));
  return { forbidden: [...new Set(forbidden)].sort().join(' '), smuggled: window.smuggled === true };
}

const HEADERS = { 'content-security-policy': "frame-ancestors 'none'", 'referrer-policy': 'no-referrer' };
const readHeaders = (page) =>
  page.evaluate(async (names) => {
    const answer = await fetch('/');
    return Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]));
  }, Object.keys(HEADERS));

function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${JSON.stringify(found)}`);
}

journey(
  'The page loads from nowhere else',
  async ({ step, page, url, context, server, expectComplaint }) => {
    await step('its answers say who may frame it, and send no address along', async () => {
      await page.goto(url);
      await shown(page);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      same(await readHeaders(page), HEADERS);
    });
    await step('with the server gone, the kept answers say so too', async () => {
      await server.stop();
      await page.reload();
      await shown(page);
      same(await readHeaders(page), HEADERS);
    });
    expectComplaint(/violat|forbids|EvalError/);
    await step('text that got into the page runs nothing and fetches nothing', async () => {
      const { forbidden, smuggled } = await page.evaluate(tryEverything, ELSEWHERE);
      same(forbidden, 'base-uri form-action frame-src img-src object-src script-src script-src-elem');
      if (smuggled) throw new Error('a smuggled script ran');
      same(await page.evaluate(fetchElsewhere, ELSEWHERE), 'connect-src');
    });
    await step(
      'nor do its workers',
      async () => {
        const workers = [...page.workers(), ...context().serviceWorkers()];
        if (workers.length !== 2) throw new Error(`${workers.length} workers`);
        for (const worker of workers) same(await worker.evaluate(fetchElsewhere, ELSEWHERE), 'connect-src');
      },
      { needs: ['workers'] },
    );
  },
  { ownBrowser: true },
);

journey(
  'In a frame there is nothing but a link',
  async ({ step, page, url, context, shot, expectComplaint }) => {
    expectComplaint(/frame-ancestors|Framing|script-src 'none'|script-src-elem/);
    const bare = await serve('dist', 0, { bare: true });
    const others = [await framing(url), await framing(bare.url)];
    await step('where the headers are sent the browser refuses to frame it', async () => {
      await page.goto(others[0].url);
      const [frame] = page.frames().slice(1);
      if (frame.url().startsWith(url)) throw new Error('the page was framed');
    });
    await step(
      'on a host without headers no script of the app runs',
      async () => {
        await page.goto(others[1].url);
        await page.waitForLoadState('load');
        const frame = page.frames().find((one) => one.url().startsWith(bare.url));
        const link = frame.getByRole('link', { name: 'Open Estafette by itself' });
        await link.waitFor();
        await shot('link');
        const ran = await frame.evaluate(() => ({
          root: document.querySelector('#root').textContent,
          text: document.body.innerText.trim(),
          bundle: '__r' in window,
        }));
        same(ran, { root: '', text: 'Open Estafette by itself', bundle: false });
        if (page.workers().length > 0 || context().serviceWorkers().length > 0) throw new Error('a worker runs');
        const [opened] = await Promise.all([context().waitForEvent('page'), link.click()]);
        await shown(opened);
        if (!(await opened.evaluate(() => '__r' in window)))
          throw new Error('the app’s bundle is known by another sign');
      },
      { needs: ['popups'] },
    );
    others.forEach((other) => other.close());
    await bare.close();
  },
  { ownBrowser: true, needs: ['frames'] },
);
