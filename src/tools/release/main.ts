// What is missing before the app can go into a store: npm run release:check [-- apple | play]
import { STORES } from './check';
import type { StoreId } from './check';
import { gatherFacts } from './facts';
import { reportOn } from './report';

const isStore = (word: string): word is StoreId => Object.hasOwn(STORES, word);

const main = (words: readonly string[]): number => {
  const wrong = words.find((word) => !isStore(word));
  if (wrong !== undefined) {
    console.error(`${wrong} is no store: npm run release:check [-- apple | play]`);
    return 2;
  }
  const stores = words.filter(isStore);
  const { text, missing } = reportOn(stores.length === 0 ? ['apple', 'play'] : stores, gatherFacts('.'));
  console.log(text);
  console.log(missing === 0 ? '\nNothing is missing.' : `\n${String(missing)} missing.`);
  return missing === 0 ? 0 : 1;
};

process.exitCode = main(process.argv.slice(2));
