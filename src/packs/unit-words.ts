import type { Arm, Guard, Nation, SetupRules, Unit } from '../rules/common/index';

/** What a column of a roster can be about. */
export type Column = Exclude<keyof Unit, 'id'>;

/** The order of a line without headings, by what its counter prints beside the strength; with movement there are fewer numbers. */
export const COLUMNS: Readonly<Record<SetupRules['besideStrength'], readonly Column[]>> = {
  reverse: [
    'name',
    'formation',
    'arm',
    'front',
    'reverse',
    'initiative',
    'morale',
    'pursuit',
    'movement',
    'nation',
    'guard',
    'division',
  ],
  movement: ['name', 'formation', 'arm', 'front', 'movement', 'nation', 'guard', 'division'],
};

const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'unit', 'unit name', 'counter', 'regiment', 'brigade'],
  formation: ['formation', 'corps', 'army corps', 'command', 'korps'],
  arm: ['arm', 'arm of service', 'type', 'unit type', 'branch'],
  front: [
    [
      'front',
      'strength',
      'str',
      'sp',
      'cf',
      'cs',
      'front strength',
      'combat strength',
      'combat factor',
      'full strength',
    ],
    ['front reverse', 'strength movement', 'strength points', 'step 1', 'full'],
  ].flat(),
  reverse: ['reverse', 'rev', 'back', 'reduced', 'reverse strength', 'reduced strength', 'step 2', 'flip'],
  initiative: ['initiative', 'init', 'ini'],
  morale: ['morale', 'mor', 'base morale'],
  pursuit: ['pursuit', 'pur', 'pursuit rating'],
  movement: ['movement', 'move', 'mov', 'mp', 'ma', 'mf', 'movement points', 'movement allowance'],
  nation: ['nation', 'nationality', 'nat', 'country'],
  guard: ['guard', 'imperial guard', 'garde'],
  division: ['division', 'div'],
};

const ARM_WORDS: Readonly<Record<Arm, readonly string[]>> = {
  infantry: ['infantry', 'inf', 'line infantry', 'light infantry', 'line inf', 'light inf', 'infanterie'],
  cavalry: [
    ['cavalry', 'cav', 'light cavalry', 'heavy cavalry', 'light cav', 'heavy cav', 'lt cav', 'hvy cav'],
    ['kavallerie', 'cavalerie'],
  ].flat(),
  // NLC 7.4, 7.11 and 8.1 treat the two apart; whoever just says guns means those on foot, and sees it on the counter.
  footArtillery: [
    ['foot artillery', 'foot art', 'foot arty', 'foot', 'fa', 'foot battery'],
    ['artillery', 'art', 'arty', 'guns', 'artillerie', 'battery'],
  ].flat(),
  horseArtillery: ['horse artillery', 'horse art', 'horse arty', 'horse', 'ha', 'horse battery'],
};

const NATION_WORDS: Readonly<Record<Nation, readonly string[]>> = {
  french: ['french', 'fr', 'france'],
  british: ['british', 'br', 'brit', 'english', 'uk', 'britain'],
  kgl: ['kgl', 'king’s german legion', "king's german legion"],
  dutch: ['dutch', 'dutch belgian', 'db', 'netherlands'],
  nassau: ['nassau', 'nas'],
  prussian: ['prussian', 'pr', 'pru', 'prussia'],
  russian: ['russian', 'ru', 'rus', 'russia'],
  austrian: ['austrian', 'au', 'aus', 'austria'],
  other: [
    ['other', 'saxon', 'bavarian', 'württemberg', 'wurttemberg', 'brunswick', 'hanoverian', 'hanover', 'polish'],
    ['italian', 'neapolitan', 'spanish', 'portuguese', 'swedish', 'danish', 'swiss', 'westphalian', 'baden', 'hessian'],
  ].flat(),
};

const GUARD_WORDS: Readonly<Record<Guard, readonly string[]>> = {
  none: ['none', 'no', 'n'],
  young: ['young', 'young guard', 'yg'],
  middle: ['middle', 'middle guard', 'mg'],
  // Old and Middle Guard are the same terror (NLC 7.4), so a plain yes will do.
  old: ['old', 'old guard', 'og', 'yes', 'y', 'guard', 'imperial', 'imperial guard', 'x'],
};

/** Words by what they mean, turned round: a word, and the one thing it means. */
const meaning = <T extends string>(words: Readonly<Record<T, readonly string[]>>): ReadonlyMap<string, T> => {
  const found = new Map<string, T>();
  for (const means in words) for (const word of words[means]) found.set(word, means);
  return found;
};

const [headings, arms, nations, guards] = [
  meaning(HEADINGS),
  meaning(ARM_WORDS),
  meaning(NATION_WORDS),
  meaning(GUARD_WORDS),
] as const;

/** Capitals, full stops and the kind of dash make no difference. */
const plain = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[.:]/g, '')
    .replace(/[\s/_–-]+/g, ' ')
    .trim();

export const columnOf = (heading: string): Column | undefined => headings.get(plain(heading));
export const nationOf = (cell: string): Nation | undefined => nations.get(plain(cell));
export const guardOf = (cell: string): Guard | undefined => guards.get(plain(cell));

export const armOf = (cell: string): Arm | undefined => arms.get(plain(cell));
