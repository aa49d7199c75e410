// npm run fuzz: a hundred thousand random inputs for each resolver; another number, or a seed, as arguments.
import { bin, run } from './lib/run.mjs';

const [runs = '100000', seed = '1813'] = process.argv.slice(2);
const env = { FUZZ_RUNS: runs, FUZZ_SEED: seed };
const { code } = await run(bin('jest'), ['src/rules/fuzz', '--selectProjects', 'core', '--verbose'], {
  env,
  live: true,
});
process.exitCode = code;
