const CITED = /\b(NLC|MOP|N20|Rulings?) ((?:App\. I+|\d+(?:\.\d+)*[a-z]?)(?:(?:, | and |–)\d+(?:\.\d+)*[a-z]?)*)/g;
const NUMBER = /App\. I+|\d+(?:\.\d+)*[a-z]?/g;
/** In brackets, with nothing but rules in them: "(NLC 7.4, Ruling 16)". */
const BRACKET = / ?\((?:(?:NLC|MOP|N20|Rulings?) [^()]*)\)/g;

/** The rules that a sentence cites, each once: "Rulings 5 and 16c" are two. */
export const refsIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(CITED)].flatMap(([, book = '', numbers = '']) =>
      (numbers.match(NUMBER) ?? []).map((number) => `${book === 'Rulings' ? 'Ruling' : book} ${number}`),
    ),
  ),
];

/** The sentence without the rules it has in brackets, where they are shown beside it. */
export const withoutRefs = (text: string): string => text.replaceAll(BRACKET, '');
