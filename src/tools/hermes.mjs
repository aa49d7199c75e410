// The engine outside V8: node src/tools/hermes.mjs. Metro bundles the three rule sets with their fuzz; the phones' compiler
// must take the bundle, and a Hermes VM must come to the very results that Node comes to.
import { createRequire } from 'node:module';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './lib/run.mjs';
import { ROOT } from './lib/setup.mjs';

process.env.EXPO_OFFLINE ??= '1';
const require = createRequire(import.meta.url);
const { getDefaultConfig } = require('expo/metro-config');
const Metro = require('metro');
const work = await mkdtemp(join(tmpdir(), 'estafette-hermes-'));
const ENTRY = join(ROOT, 'src/tools/hermes/laws.ts');
const FOLDER = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform];
const program = (name, ...inside) => join(ROOT, 'node_modules', name, ...inside);

/** The app's own Metro, but for what it keeps out of bundles: this one is no part of the app. */
async function makeBundle(out, customTransformOptions) {
  const config = getDefaultConfig(ROOT);
  config.watchFolders = [ROOT];
  config.serializer.getModulesRunBeforeMainModule = () => [];
  config.serializer.getPolyfills = () => [];
  config.reporter = { update: () => undefined };
  await Metro.runBuild(config, {
    entry: ENTRY,
    out,
    platform: 'android',
    dev: false,
    minify: false,
    customTransformOptions,
  });
  return `${((await readFile(out)).length / 1024).toFixed(0)} KB`;
}

async function succeed(command, args) {
  const { code, output, seconds } = await run(command, args);
  if (code !== 0) throw new Error(output.slice(0, 4000));
  return { output, seconds };
}

/** As it is compiled for the phones: modern JavaScript, all of which their Hermes takes. */
async function compile() {
  const [bundle, out] = [join(work, 'modern.js'), join(work, 'modern.hbc')];
  const size = await makeBundle(bundle, { engine: 'hermes', bytecode: '1' });
  await succeed(program('hermes-compiler', 'hermesc', FOLDER, 'hermesc'), [
    '-O',
    '-w',
    '-emit-binary',
    '-out',
    out,
    bundle,
  ]);
  return `${size}, as bytecode ${((await readFile(out)).length / 1024).toFixed(0)} KB`;
}

/** The VM that npm has is of 2022: for it the bundle is brought down to what every engine knows. */
async function compare() {
  const bundle = join(work, 'plain.js');
  await makeBundle(bundle, {});
  const node = await succeed(process.execPath, [join(ROOT, 'src/tools/run-ts.cjs'), ENTRY]);
  const hermes = await succeed(program('hermes-engine-cli', FOLDER, 'hermes'), ['-O', '-w', bundle]);
  const lines = node.output.trim().split('\n');
  const others = hermes.output.trim().split('\n');
  const at = lines.findIndex((line, i) => line !== others[i]);
  if (at !== -1 || lines.length !== others.length) throw new Error(`Node: ${lines[at]}\nHermes: ${others[at]}`);
  return `${lines.length} resolvers, ${node.seconds.toFixed(1)} s in Node, ${hermes.seconds.toFixed(1)} s in Hermes`;
}

const CASES = [
  { name: 'the phones’ Hermes compiler takes the engine', act: compile },
  { name: 'a Hermes VM comes to the same results as Node', act: compare },
];

let failed = 0;
for (const { name, act } of CASES) {
  try {
    console.log(`ok ${name}: ${await act()}`);
  } catch (cause) {
    failed += 1;
    console.log(`FAILED ${name}\n${cause instanceof Error ? cause.message : cause}`);
  }
}
await rm(work, { recursive: true, force: true });
console.log(`${CASES.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
