// npm run fuzz: a hundred thousand random inputs for each resolver, twenty thousand spoilt files of games and a quarter as many
// rewritten ones, title sheets and scenario files. Other numbers, or a seed, as arguments: <inputs> <seed> <files>.
import { bin, run } from './lib/run.mjs';

const [runs = '100000', seed = '1813', files = '20000'] = process.argv.slice(2);
const env = { FUZZ_RUNS: runs, FUZZ_FILES: files, FUZZ_SEED: seed };
console.log(`seed ${seed}: ${runs} inputs for each resolver, ${files} files`);
const { code } = await run(
  bin('jest'),
  ['src/rules/fuzz', 'src/session/file-fuzz', '--selectProjects', 'core', '--verbose'],
  {
    env,
    live: true,
  },
);
process.exitCode = code;
