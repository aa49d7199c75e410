// npm run fuzz: a hundred thousand random inputs for each resolver, twenty thousand spoilt files of games and a quarter as many
// rewritten ones, title sheets and scenario files, and four hundred bits of a database turned over one at a time. Other numbers,
// or a seed, as arguments: <inputs> <seed> <files> <bits>.
import { bin, run } from './lib/run.mjs';

const [runs = '100000', seed = '1813', files = '20000', bits = '400'] = process.argv.slice(2);
const env = { FUZZ_RUNS: runs, FUZZ_FILES: files, FUZZ_FLIPS: bits, FUZZ_SEED: seed };
console.log(`seed ${seed}: ${runs} inputs for each resolver, ${files} files, ${bits} bits`);
const { code } = await run(
  bin('jest'),
  [
    'src/rules/fuzz',
    'src/session/file-fuzz',
    'src/storage/bit-flips',
    '--selectProjects',
    'core',
    'storage',
    '--verbose',
  ],
  {
    env,
    live: true,
  },
);
process.exitCode = code;
