// Serves the exported web app on this machine only, the way a good static host would: node e2e/web/serve.mjs [dist] [port]
import { createServer } from 'node:http';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheFor, isPlace } from '../../src/tools/lib/hosts.mjs';
import { headersFor } from '../../src/tools/lib/page-policy.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff2': 'font/woff2',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.json', '.webmanifest', '.wasm', '.svg', '.ttf', '.otf', '.css', '.txt']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function encodings(body, type) {
  if (!COMPRESSED.has(type)) return { identity: body };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  return { identity: body, br, gzip: gz };
}

const shelvesBy = new Map();
const asItIs = (_path, body) => body;

/** One for each folder and what is put in the place of its files: every server of a run hands out the same bytes, compressed once. */
function shelfOf(root, served) {
  const shelves = shelvesBy.get(served) ?? new Map();
  shelvesBy.set(served, shelves);
  const shelf = shelves.get(root) ?? newShelf(root, served);
  shelves.set(root, shelf);
  return shelf;
}

/** Files with their compressed forms, read once and again only when they change on disk. */
function newShelf(root, served) {
  const kept = new Map();
  return async (path) => {
    const file = join(root, path);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const tag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs * 1000).toString(36)}"`;
    const before = kept.get(path);
    if (before?.tag === tag) return before;
    const type = extname(path);
    const bodies = readFile(file).then((body) => encodings(served(path, body), type));
    kept.set(path, { path, tag, type, bodies });
    return kept.get(path);
  };
}

/** A missing file stays missing, never answered by the page. */
const pageFor = (path) => (isPlace(path) ? '/index.html' : undefined);

function decodedPath(request) {
  try {
    return normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  } catch {
    return undefined;
  }
}

function chooseEncoding(request, bodies) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return ['br', 'gzip'].find((name) => bodies[name] !== undefined && accepted.includes(name)) ?? 'identity';
}

async function send(request, response, entry, { noStore, bare }) {
  const bodies = await entry.bodies;
  const encoding = chooseEncoding(request, bodies);
  const headers = {
    'content-type': TYPES[entry.type] ?? 'application/octet-stream',
    ...(noStore ? { 'cache-control': 'no-store' } : cacheFor(entry.path)),
    ...(bare ? {} : headersFor(entry.type)),
    etag: entry.tag,
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  if (request.headers['if-none-match'] === entry.tag) return response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-length': bodies[encoding].length });
  return response.end(request.method === 'HEAD' ? undefined : bodies[encoding]);
}

async function answer(request, response, { take, sent, ...how }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
  const path = decodedPath(request);
  if (path === undefined) return response.writeHead(400).end();
  sent[path] = (sent[path] ?? 0) + 1;
  const entry = (await take(path)) ?? (pageFor(path) ? await take('/index.html') : undefined);
  if (!entry) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
  return send(request, response, entry, how);
}

async function warm(root, take) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const taken = await Promise.all(files.map((file) => take(file.slice(root.length).replaceAll('\\', '/'))));
  await Promise.all(taken.map((entry) => entry?.bodies));
}

/**
 * Serves `root` on the loopback address. Everything is compressed before the first request, as on a real host, so that
 * measurements see the network's bytes and not this server's work. `port` 0 takes any free one. `sent` counts the
 * requests for each path. A `bare` server is a host where nobody can say anything in headers. `served` may put something
 * else in the place of a file.
 */
export async function serve(root, port = 0, { noStore = false, bare = false, served = asItIs } = {}) {
  const folder = resolve(root);
  const take = shelfOf(folder, served);
  await warm(folder, take);
  const sent = {};
  const server = createServer((request, response) => {
    answer(request, response, { take, sent, noStore, bare }).catch((cause) => {
      console.error(cause);
      response.destroy();
    });
  });
  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const at = server.address().port;
  const close = () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { server, port: at, url: `http://localhost:${at}`, sent, close };
}

// No top-level await: the TypeScript journeys load this file with require().
if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const port = Number(process.argv[3] ?? process.env.PORT ?? 8080);
  void serve(process.argv[2] ?? 'dist', port).then(({ url }) => console.log(url));
}
