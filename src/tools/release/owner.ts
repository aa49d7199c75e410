import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE } from './texts';

/** What only the owner of the store accounts can say (assets/store/README.md). */
export type Owner = Readonly<{
  holder: string;
  contact: string;
  webApp: string;
  support: string;
  /** What was done by hand in the stores. */
  done: readonly string[];
}>;

export const readOwner = (root = '.'): Owner =>
  JSON.parse(readFileSync(join(root, STORE, 'owner.json'), 'utf8')) as Owner;
