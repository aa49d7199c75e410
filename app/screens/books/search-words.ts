const ACCENTS = /[\u0300-\u036f]/g;
/** Letters alone, and one of a thing for many: "charges" is "charge". */
export const plain = (term: string): string =>
  term
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/^(.*[a-z]{3}[^s])s$/, '$1');

/** Words that players use one for the other. */
const ALIKE: readonly (readonly string[])[] = [
  ['gun', 'artillery', 'cannon', 'battery'],
  ['zoc', 'zone'],
  ['hq', 'headquarter', 'headquarters'],
  ['los', 'sight', 'visibility'],
  ['mp', 'movement'],
  ['vp', 'point', 'victory'],
  ['courier', 'transmission', 'messenger'],
  ['initiative', 'initial'],
  ['bombard', 'bombardment'],
  ['foot', 'infantry'],
  ['horse', 'cavalry'],
  ['flank', 'flanking', 'flanked'],
  ['chit', 'cup'],
  ['stack', 'stacking'],
  ['demoralised', 'demoralized', 'demoralisation', 'demoralization'],
  ['crt', 'combat'],
];

const KIN: ReadonlyMap<string, readonly string[]> = new Map(
  ALIKE.flatMap((family) => family.map((word) => [word, family] as const)),
);

/** Under which words a word of the books is found: itself, and what players say for it. */
export const filedWords = (term: string): readonly string[] => {
  const word = plain(term);
  return KIN.get(word) ?? [word];
};
