import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of what is written into the stores' forms. */
export const STORE = 'assets/store';

/** How long the stores let each text be; where both take it, the shorter one counts. */
export const LIMITS = {
  'name.txt': 30,
  'subtitle.txt': 30,
  'short.txt': 80,
  'description.txt': 4000,
  'keywords.txt': 100,
} as const;

const LIMIT_OF_NEWS = 500;

export type StoreText = Readonly<{ name: string; text: string | null; limit: number }>;

/** The stores count what a reader would call letters, not bytes. */
export const lengthOf = (text: string): number => Array.from(text).length;

const read = (root: string, name: string, limit: number): StoreText => {
  const file = join(root, STORE, 'en-US', name);
  return { name, text: existsSync(file) ? readFileSync(file, 'utf8').trim() : null, limit };
};

/** All texts for the stores; a version brings its own news. */
export const readTexts = (root: string, version: string): readonly StoreText[] => [
  ...Object.entries(LIMITS).map(([name, limit]) => read(root, name, limit)),
  read(root, `whats-new/${version}.txt`, LIMIT_OF_NEWS),
];
