// What can be proved of the phones' apps without a phone: node src/tools/native-check.mjs
// Package versions, both bundles in Hermes bytecode, and a prebuild of both native projects.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run } from './lib/run.mjs';
import { ROOT } from './lib/setup.mjs';
import { lookAtAndroid, lookAtIos } from './phones/look.mjs';

const work = await mkdtemp(join(tmpdir(), 'estafette-native-'));

/** Hermes bytecode begins with these bytes; plain JavaScript would mean that the compiler never ran. */
const HERMES = Buffer.from('c61fbc03', 'hex');

async function succeed(args, cwd = ROOT) {
  const { code, output } = await run(bin('expo'), args, { cwd });
  if (code !== 0) throw new Error(output);
}

async function bundle(platform) {
  const out = join(work, platform);
  await succeed(['export', '--platform', platform, '--output-dir', out]);
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.hbc'));
  if (files.length === 0) throw new Error(`no Hermes bytecode for ${platform}`);
  const code = await readFile(join(out, files[0]));
  if (!code.subarray(0, 4).equals(HERMES)) throw new Error(`${files[0]} is not Hermes bytecode`);
  return `${(code.length / 1024 / 1024).toFixed(2)} MB`;
}

const PARTS = [
  'app.json',
  'package.json',
  'assets',
  'babel.config.js',
  'metro.config.js',
  'tsconfig.json',
  'src/tools/phones',
  'src/tools/web-base.cjs',
];
const copy = join(work, 'prebuild');

/** In a copy, so that no android/ or ios/ folder is left behind. */
async function prebuild() {
  await mkdir(copy);
  for (const part of PARTS) await cp(join(ROOT, part), join(copy, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  await succeed(['prebuild', '--no-install', '--platform', 'all'], copy);
  const manifest = await readFile(join(copy, 'android/app/src/main/AndroidManifest.xml'), 'utf8');
  if (!manifest.includes('android:scheme="estafette"')) throw new Error('the Android manifest lacks the app’s scheme');
}

const CASES = [
  { name: 'package versions fit this Expo', act: () => succeed(['install', '--check']) },
  { name: 'Android bundle in Hermes bytecode', act: () => bundle('android') },
  { name: 'iOS bundle in Hermes bytecode', act: () => bundle('ios') },
  { name: 'native projects can be generated', act: prebuild },
  { name: 'an Android release asks for what it uses, and backs up no game', act: () => lookAtAndroid(copy) },
  { name: 'an iOS release asks for nothing, and its games stay on the phone', act: () => lookAtIos(copy) },
];

let failed = 0;
for (const { name, act } of CASES) {
  const start = performance.now();
  try {
    const told = await act();
    console.log(`ok ${name}${told ? `: ${told}` : ''} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (cause) {
    failed += 1;
    console.log(`FAILED ${name}\n${cause instanceof Error ? cause.message : cause}`);
  }
}
await rm(work, { recursive: true, force: true });
console.log(`${CASES.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
