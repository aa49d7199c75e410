// Builds the storage probe when a source of it has changed: node e2e/web/probe/build.mjs
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, run } from '../../../src/tools/lib/run.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, '../../..');
const SOURCES = ['src', 'patches', 'e2e/web/probe'];
const OUT = '.tmp/probe';
const STAMP = 'sources.sha256';

async function filesIn(folder) {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function fingerprint() {
  const files = (await Promise.all(SOURCES.map(filesIn))).flat().filter((file) => !file.includes('.expo'));
  const hash = createHash('sha256').update(await readFile(join(ROOT, 'package-lock.json')));
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** A page that holds the storage and nothing else of the app. Answers the folder to serve, from the project's root. */
export async function buildProbe() {
  const print = await fingerprint();
  const out = join(ROOT, OUT);
  if ((await readFile(join(out, STAMP), 'utf8').catch(() => '')) === print) return OUT;
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const { code, output } = await run(bin('expo'), ['export', '--platform', 'web', '--output-dir', out, HERE]);
  if (code !== 0) throw new Error(`the storage probe cannot be built\n${output}`);
  await writeFile(join(out, STAMP), print);
  return OUT;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildProbe());
