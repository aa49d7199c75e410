/* The worker that lets Estafette start without a network. Filled in and copied to dist/sw.js by build-sw.mjs. */
/** Where the app lies on its host: nothing at the root. */
const BASE = '__BASE__';
/** Two of them may lie on one host, in folders of their own: each keeps, and clears away, what is its own. */
const PREFIX = BASE === '' ? 'estafette-' : `estafette of ${BASE} `;
const CACHE = PREFIX + '__VERSION__';
// Hashed names never change their content: the page's own download serves the cache as well, nothing is fetched twice.
const HASHED = '__HASHED__';
const PLAIN = '__PLAIN__';

async function keep(cache, url, mode) {
  const response = await fetch(new Request(url, { cache: mode }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
}

/** Files that the last version already had are taken from its cache, so an update fetches only what is new. */
async function keepHashed(cache, url) {
  const before = await caches.match(url);
  if (before) await cache.put(url, before);
  else await keep(cache, url, 'default');
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    HASHED.map((url) => keepHashed(cache, url)).concat(PLAIN.map((url) => keep(cache, url, 'no-cache'))),
  );
}

/** What every page asks a shared lock for, for as long as it lives, followed by the script that it was begun with. */
const RUNS = 'estafette.runs ';

/** The scripts of all open pages; null while one has not said yet, or is of a version that never says. */
async function running() {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // In a frame nothing of the app runs. Locks and clients have ids of their own, so pages and locks can only be counted.
  const pages = clients.filter(
    ({ frameType, url }) => frameType !== 'nested' && url.startsWith(self.registration.scope),
  );
  const { held } = await self.navigator.locks.query();
  const said = held.filter(({ name }) => name.startsWith(`${RUNS}${BASE}/`));
  return said.length < pages.length ? null : said.map(({ name }) => name.slice(RUNS.length));
}

/** A newer version that is being fetched, or waits, has a cache that no page needs yet: it tidies when its time has come. */
const isSuperseded = () => self.registration.installing !== null || self.registration.waiting !== null;

/** An older version's files stay while one of its pages lives: what it has not loaded yet is nowhere else by now. */
async function tidy() {
  const scripts = await running();
  if (scripts === null) return;
  const own = await caches.open(CACHE);
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const cache = await caches.open(name);
    const needs = scripts.map(async (url) => !(await own.match(url)) && (await cache.match(url)));
    const isNeeded = (await Promise.all(needs)).some(Boolean);
    if (!isNeeded && !isSuperseded()) await caches.delete(name);
  }
}

async function activate() {
  await tidy();
  await self.clients.claim();
}

/** privacy.html is no place in the app but a page beside it. */
const isBeside = (request) => PLAIN.includes(new URL(request.url).pathname);

async function answer(request) {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate';
  const kept = await cache.match(page && !isBeside(request) ? `${BASE}/` : request, { ignoreSearch: true });
  return kept ?? (page ? undefined : await caches.match(request)) ?? fetch(request);
}

/** Where the system sends what the player shares with the app, as assets/web/manifest.webmanifest says. */
const SHARE = `${BASE}/share-target`;
/** Where it waits for the page; app/wiring/opened-files.web.ts takes it from there. Only what was shared last. */
const SHARED = `shared with estafette ${BASE}`;
const MOST_SHARED = 20;
/** As in app/wiring/files.web.ts: larger ones are named, and not kept. */
const MOST_BYTES = 80 * 1024 * 1024;

/** The page asks the player before it takes anything in: any page of the web can send a form here. */
async function takeShared(request) {
  const form = await request.formData();
  const files = form.getAll('files').filter((one) => one instanceof File);
  await caches.delete(SHARED);
  const shared = await caches.open(SHARED);
  const put = (file, i) => {
    const isRead = file.size <= MOST_BYTES;
    const headers = { 'x-name': encodeURIComponent(file.name), 'x-read': String(isRead) };
    return shared.put(`${SHARE}/${i}`, new Response(isRead ? file : null, { headers }));
  };
  await Promise.all(files.slice(0, MOST_SHARED).map(put));
  return Response.redirect(`${BASE}/`, 303);
}

const isShare = ({ method, url }) => method === 'POST' && new URL(url).pathname === SHARE;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data === 'TIDY') event.waitUntil(tidy());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isShare(request)) event.respondWith(takeShared(request));
  else if (request.method === 'GET' && new URL(request.url).origin === self.location.origin)
    event.respondWith(answer(request));
});
