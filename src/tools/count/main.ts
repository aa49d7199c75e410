import { allCounts } from './counts';

/**
 * npm run count [-- --lists]: how many places know one thing. With `--lists`, which.
 * What a play runs is counted by V8's precise coverage over a real session on a disk in memory: files and functions of `src`
 * that ran, without the storage and the testkit.
 */
const main = async (): Promise<void> => {
  const withLists = process.argv.includes('--lists');
  for (const { name, count, most, list } of await allCounts()) {
    const lower = most !== null && count < most ? `, and may be lowered to ${String(count)}` : '';
    console.log(`${String(count).padStart(6)}  ${name}${most === null ? '' : ` (at most ${String(most)}${lower})`}`);
    if (withLists) for (const line of list) console.log(`          ${line}`);
  }
};

void main();
