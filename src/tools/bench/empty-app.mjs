// Builds the empty Expo app of bench/empty-app, with this project's packages, as a page that any server can serve.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, run } from '../lib/run.mjs';
import { ROOT } from '../lib/setup.mjs';

const SOURCES = fileURLToPath(new URL('./empty-app/', import.meta.url));

const FILES = {
  'package.json': JSON.stringify({ name: 'empty', version: '0.0.0', private: true, main: 'index.ts' }),
  'app.json': JSON.stringify({ expo: { name: 'Empty', slug: 'empty', platforms: ['web'] } }),
  'tsconfig.json': JSON.stringify({ extends: 'expo/tsconfig.base' }),
  'babel.config.js': "module.exports = { presets: ['babel-preset-expo'] };\n",
  // The packages are this project's own, by a link that leads out of the folder.
  'metro.config.js': `const config = require('expo/metro-config').getDefaultConfig(__dirname);
module.exports = { ...config, watchFolders: [${JSON.stringify(join(ROOT, 'node_modules'))}] };
`,
};

async function fingerprint() {
  const hash = createHash('sha256').update(JSON.stringify(FILES));
  for (const name of (await readdir(SOURCES)).sort()) hash.update(await readFile(join(SOURCES, name)));
  return hash.update(await readFile(join(ROOT, 'package-lock.json'))).digest('hex');
}

/** Answers the folder to be served. Builds nothing that was built already. */
export async function buildEmptyApp(folder = join(ROOT, '.tmp/empty-app')) {
  const [dist, stamp] = [join(folder, 'dist'), join(folder, 'built')];
  const print = await fingerprint();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === print) return dist;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(SOURCES, folder, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const { code, output } = await run(bin('expo'), ['export', '--platform', 'web'], { cwd: folder });
  if (code !== 0) throw new Error(`the empty app could not be exported\n${output}`);
  await writeFile(stamp, print);
  return dist;
}
