/* The worker that lets Estafette start without a network. Filled in and copied to dist/sw.js by build-sw.mjs. */
const CACHE = 'estafette-' + '__VERSION__';
const PREFIX = 'estafette-';
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

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate';
  const kept = await cache.match(page ? '/' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin)
    event.respondWith(answer(request));
});
