import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT, rulingsPage } from './documents';

/** npm run map: writes the page of rulings from the words of the app. */
const main = async (): Promise<void> => {
  const file = join(ROOT, 'src/rulings.md');
  writeFileSync(file, await format(rulingsPage(), { ...(await resolveConfig(file)), parser: 'markdown' }));
};

void main();
