// Exports the web app with its service worker: node src/tools/web-export.mjs [--out folder] [--base /path] [--force]
// Does nothing when no source has changed since the last export into that folder.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildServiceWorker } from './build-sw.mjs';
import { basePath, writeBase } from './lib/base-path.mjs';
import { writeEarlyRequest } from './lib/late-piece.mjs';
import { modulesOf } from './lib/modules.mjs';
import { writePolicy } from './lib/page-policy.mjs';
import { bin, run } from './lib/run.mjs';
import { ROOT } from './lib/setup.mjs';

const FOLDERS = ['app', 'src', 'assets', 'patches'];
const FILES = [
  'app.json',
  'package.json',
  'package-lock.json',
  'babel.config.js',
  'metro.config.js',
  'tsconfig.json',
  '.env',
];

async function sources(project) {
  const folders = project === ROOT ? FOLDERS : [...FOLDERS, relative(ROOT, project)];
  const found = await Promise.all(
    folders
      .filter((folder) => existsSync(join(ROOT, folder)))
      .map(async (folder) => {
        const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
        return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      }),
  );
  return [...found.flat(), ...FILES.map((file) => join(ROOT, file)).filter(existsSync)].sort();
}

async function fingerprint(env, project) {
  const hash = createHash('sha256').update(JSON.stringify(env));
  for (const file of await sources(project)) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

const stampOf = (folder) => {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return join(ROOT, 'node_modules/.cache/estafette', `web-${name}`);
};

/** What the first page of an export is made of stands beside its stamp: nothing that is served carries a source map. */
export const modulesFile = (out) => `${stampOf(resolve(ROOT, out))}.modules.json`;

const SCRIPTS = '_expo/static/js/web';

async function keepModules(folder) {
  const scripts = join(folder, SCRIPTS);
  const names = await readdir(scripts);
  const first = names.find((name) => /^index-\w+\.js$/.test(name));
  const [script, map] = await Promise.all([first, `${first}.map`].map((name) => readFile(join(scripts, name), 'utf8')));
  const modules = modulesOf(script, JSON.parse(map), ROOT);
  await writeFile(modulesFile(folder), `${JSON.stringify(modules)}\n`);
  const maps = names.filter((name) => name.endsWith('.map'));
  await Promise.all(maps.map((name) => rm(join(scripts, name))));
}

async function runExpo(folder, { project, env, base, live }) {
  // Public environment is part of the compiled text but not of Metro's cache key: another environment starts afresh.
  const afresh = Object.keys(env).length > 0 ? ['--clear'] : [];
  const args = ['export', '--platform', 'web', '--output-dir', folder, '--source-maps', 'external', ...afresh];
  const { code, output } = await run(bin('expo'), args, { cwd: project, env: { ...env, ESTAFETTE_BASE: base }, live });
  if (code !== 0) throw new Error(`expo export failed\n${output}`);
}

/** The page that the stores link to lies beside the app; its words are the app's own. */
async function writePrivacyPage(folder) {
  const args = ['src/tools/run-ts.cjs', 'src/tools/privacy/main.ts', folder];
  const { code, output } = await run(process.execPath, args);
  if (code !== 0) throw new Error(`the page on privacy could not be written\n${output}`);
}

const USUAL = { out: 'dist', project: ROOT, env: {}, base: '', force: false, live: false };

/**
 * Exports into `out`, for the path `base` of a host; `env` reaches the bundle (EXPO_PUBLIC_…). Answers true when it had to
 * build. `project`: the folder of another Expo project that is made of this app.
 */
export async function exportWeb(wanted = {}) {
  const { out, project, env, base, force, live } = { ...USUAL, ...wanted };
  const folder = resolve(ROOT, out);
  const stamp = stampOf(folder);
  const print = await fingerprint({ ...env, base }, resolve(ROOT, project));
  const before = existsSync(join(folder, 'sw.js')) ? await readFile(stamp, 'utf8').catch(() => '') : '';
  if (before === print && !force) return false;
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(stamp), { recursive: true });
  await runExpo(folder, { project: resolve(ROOT, project), env, base, live });
  await keepModules(folder);
  await writeBase(folder, base);
  await writeEarlyRequest(folder, base);
  await writePolicy(folder);
  await writePrivacyPage(folder);
  await buildServiceWorker(folder, base);
  await writeFile(stamp, print);
  return true;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'dist' },
      base: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  });
  const { out, force } = values;
  const built = await exportWeb({ out, base: basePath(values.base), force });
  console.log(built ? `exported to ${out}` : `${out} is up to date`);
}
