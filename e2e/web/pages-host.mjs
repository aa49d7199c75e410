// A host as free Pages hosts are: files and nothing else, at a path of the host, no header of the app's own.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';

/** Where the app lies on it. */
export const UNDER = '/table/estafette';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/vnd.microsoft.icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Ten minutes for everything, changing or not: such hosts ask nobody. */
const headersOf = (file) => ({
  'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  'cache-control': 'max-age=600',
});

async function found({ root, served }, path) {
  const body = await readFile(join(root, path)).catch(() => undefined);
  return body === undefined ? undefined : { body: served(path, body), headers: headersOf(path) };
}

async function answer({ url, method }, response, { sent, ...files }) {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  sent[path] = (sent[path] ?? 0) + 1;
  if (method !== 'GET') return response.writeHead(405).end();
  if (path === UNDER) return response.writeHead(301, { location: `${UNDER}/` }).end();
  if (!path.startsWith(`${UNDER}/`)) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
  const own = path.slice(UNDER.length);
  const file = await found(files, own.endsWith('/') ? `${own}index.html` : own);
  if (file) return response.writeHead(200, file.headers).end(file.body);
  const { body, headers } = await found(files, '/404.html');
  return response.writeHead(404, headers).end(body);
}

/** Serves `dist` as such a host does; `served` as in serve.mjs. */
export async function pagesHost(dist, port = 0, { served = (_path, body) => body } = {}) {
  const sent = {};
  const root = resolve(dist);
  const server = createServer((request, response) => {
    answer(request, response, { root, served, sent }).catch(() => response.destroy());
  });
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
  const at = server.address().port;
  const close = () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { server, port: at, url: `http://localhost:${at}${UNDER}`, sent, close };
}
