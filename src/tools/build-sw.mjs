// Writes the service worker of an exported web app: node src/tools/build-sw.mjs [dist]
// The worker's text is src/tools/lib/service-worker.js with the list of files and their version filled in.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOR_HOSTS, isHashed } from './lib/hosts.mjs';

const TEMPLATE = fileURLToPath(new URL('./lib/service-worker.js', import.meta.url));
// The large icons are the system's business: it fetches them when the app is installed, the app itself never does.
const LEFT_OUT = [/^\/sw\.js$/, /^\/metadata\.json$/, /^\/(icon-.*512|apple-touch-icon)/, /\.map$/, /^\/\./];
/** What is written for the host is no part of the app; some hosts never hand it out. */
const isLeftOut = (url) => LEFT_OUT.some((pattern) => pattern.test(url)) || FOR_HOSTS.includes(url.slice(1));

async function filesOf(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((url) => !isLeftOut(url))
    .sort();
}

async function versionOf(dist, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(dist, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Reads dist, writes dist/sw.js, and tells what it will keep. `base`: where the app will lie on its host. */
export async function buildServiceWorker(dist, base = '') {
  const files = await filesOf(dist);
  const template = await readFile(TEMPLATE, 'utf8');
  const version = await versionOf(dist, files);
  const urls = files.map((file) => (file === '/index.html' ? '/' : encodeURI(file)));
  const listed = (some) => JSON.stringify(some.map((url) => `${base}${url}`));
  const worker = template
    .replace("'__VERSION__'", () =>
      JSON.stringify(`${version}${createHash('sha256').update(template).digest('hex').slice(0, 4)}`),
    )
    .replace("'__BASE__'", () => JSON.stringify(base))
    .replace("'__HASHED__'", () => listed(urls.filter(isHashed)))
    .replace("'__PLAIN__'", () => listed(urls.filter((url) => !isHashed(url))));
  await writeFile(join(dist, 'sw.js'), worker);
  return { version, files: urls.length };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { version, files } = await buildServiceWorker(resolve(process.argv[2] ?? 'dist'));
  console.log(`sw.js: ${files} files, version ${version}`);
}
