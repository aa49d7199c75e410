// Finds the rules a text cites: `NLC 7.3`, and in a list also what follows it (`NLC 2.2, 2.3`, `Rulings 3, 10`).
const BOOK = /\b(NLC|MOP|N20) (\d+(?:\.\d+)*)((?:(?:, | and |–)\d+(?:\.\d+)+)*)/g;
const RULINGS = /\bRulings? (\d+[a-z]?)((?:(?:, | and |–)\d+[a-z]?)*)/g;
const NEXT = /\d+(?:\.\d+)*[a-z]?/g;

const cited = (text, pattern, bookOf) =>
  [...text.matchAll(pattern)].flatMap((found) => {
    const [book, first, rest] = bookOf(found);
    return [first, ...(rest.match(NEXT) ?? [])].map((number) => `${book} ${number}`);
  });

/** The rules cited in a text, each once. */
export const rulesIn = (text) => [
  ...new Set([
    ...cited(text, BOOK, ([, book, first, rest]) => [book, first, rest]),
    ...cited(text, RULINGS, ([whole, first, rest]) => ['Ruling', first, whole.startsWith('Rulings') ? rest : '']),
  ]),
];

const CALLED = /\(\s*(['"`])((?:NLC|MOP|N20|Rulings?) \d[^\n]*?)\1,\s*[^\s\d[]/g;
const ROW = /^\s*\[\s*(['"`])((?:NLC|MOP|N20|Rulings?) \d[^\n]*?)\1,\s*[^\s\d[]/gm;

const EXPECTED = /,\s*(['"`])((?:NLC|MOP|N20|Rulings?) \d[^\n'"`]*)\1,?\s*\],?$/gm;

/**
 * What a test file calls its tests, where that opens with a rule: by itself or in the first cell of a row of cases; and the
 * rule a row says is the reason, in its last cell.
 */
export const titlesIn = (text) =>
  [CALLED, ROW, EXPECTED].flatMap((shape) => [...text.matchAll(shape)].map(([, , title]) => title));
