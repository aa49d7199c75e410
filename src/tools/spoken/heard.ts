import { existsSync, readFileSync } from 'node:fs';

/** The words, and behind them how they are spoken. */
const SPOKEN = /SPEECH OUTPUT: '(.*?)'(?: voice=\w+)? ?(?:\{.*)?$/;

/** Every piece of speech in what Orca wrote down, from the first to the last. */
export const speechIn = (log: string): readonly string[] =>
  log.split('\n').flatMap((line) => {
    const [, words = ''] = SPOKEN.exec(line) ?? [];
    return words === '' ? [] : [words];
  });

/** How far one must have listened to have heard these in this order, or the first of them that is missing. */
export const followed = (
  speech: readonly string[],
  sentences: readonly string[],
): Readonly<{ upTo: number; missing?: string }> => {
  let upTo = 0;
  for (const sentence of sentences) {
    const at = speech.findIndex((words, i) => i >= upTo && words.includes(sentence));
    if (at === -1) return { upTo, missing: sentence };
    upTo = at + 1;
  }
  return { upTo };
};

/** What was said of a secret where it is none of the hearer’s business. */
export const slips = (speech: readonly string[], secrets: readonly string[]): readonly string[] =>
  speech.filter((words) => secrets.some((secret) => words.includes(secret)));

/** Listens to the file that Orca writes. */
export const listenTo = (file: string) => (): readonly string[] =>
  existsSync(file) ? speechIn(readFileSync(file, 'utf8')) : [];
