import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULINGS_1 } from '../../wording/en/books/rulings-1';
import { RULINGS_40 } from '../../wording/en/books/rulings-40';
import { RULINGS_80 } from '../../wording/en/books/rulings-80';

export const ROOT = join(__dirname, '..', '..', '..');
export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const RULINGS = [...RULINGS_1, ...RULINGS_40, ...RULINGS_80];

/** The page of rulings, from the words of the app's own Books: they are written once. */
export const rulingsPage = (): string => {
  const lines = RULINGS.map(([at, title, text]) => `- **${at}** ${title}. ${text}`);
  return [
    '# Rulings',
    '',
    'Where the printed rules are silent, garbled or contradict themselves. Code cites them as `Ruling 28`. Written by `npm run map` from',
    'the words of the app’s Books (`src/wording/en/books`); where a ruling gave way to the text, `src/decisions` says why.',
    '',
    ...lines,
    '',
  ].join('\n');
};

/** What a page of text is, whatever its layout made of it. */
export const words = (text: string): string =>
  text
    .replace(/[\\*_|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Numbers after the word, as far as no other word follows: in "Ruling 28, 2 chits" the 2 is of something else. */
const LIST = /Rulings? (\d+[a-z]?(?:(?:, (?:and )?| and |–|\/)\d+[a-z]?\b(?! (?!and )[a-z]))*)/g;

/** All rulings that a text cites, also in lists: "Rulings 3, 10 and 25". */
export const rulingsIn = (text: string): readonly number[] =>
  [...text.matchAll(LIST)].flatMap(([, list = '']) => [...list.matchAll(/\d+/g)].map(([number]) => Number(number)));

export const isRuled = (number: number): boolean => RULINGS.some(([at]) => Number.parseInt(at, 10) === number);

/** What a page has in code letters, once each. */
export const inCode = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)),
];

/** A walk of the map: the files of a numbered list under its heading, in their order. */
export const walk = (map: string, heading: string): readonly string[] => {
  const [, rest = ''] = map.split(`### ${heading}\n`);
  const [part = ''] = rest.split(/^#/m);
  return [...part.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
};
