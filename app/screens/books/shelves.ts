import { PLACES, placeAt } from '../../../src/wording/en/books/places';
import type { Place } from '../../../src/wording/en/books/places';
import type { IconName } from '../../drawings/icon-paths';

/** What stands together on a shelf of the books. */
export const SHELF_IDS = [
  'tables',
  'nlc',
  'mop',
  'n20',
  'rulings',
  'options',
  'sequence',
  'orders',
  'weather',
  'cards',
] as const;
export type ShelfId = (typeof SHELF_IDS)[number];

export type Shelf = Readonly<{ title: string; detail: string; icon: IconName }>;

export const SHELVES: Readonly<Record<ShelfId, Shelf>> = {
  tables: { title: 'Tables', detail: 'Every printed chart', icon: 'dice' },
  nlc: { title: 'Napoleon’s Later Campaigns', detail: 'NLC 1 to 20, in our words', icon: 'books' },
  mop: { title: 'March on Paris', detail: 'MOP 37 and its appendices', icon: 'books' },
  n20: { title: 'Napoleonic 20', detail: 'The Expansion Kit', icon: 'books' },
  rulings: { title: 'Rulings', detail: 'Where the books are silent or unclear', icon: 'pencil' },
  options: { title: 'Optional rules', detail: 'Advanced and optional, with their switches', icon: 'settings' },
  sequence: { title: 'Sequence of play', detail: 'The turn, step by step', icon: 'turn' },
  orders: { title: 'Order types', detail: 'What each makes you do and forbids', icon: 'letter' },
  weather: { title: 'Weather', detail: 'What each state does', icon: 'sun' },
  cards: { title: 'Cards', detail: 'March on Paris, as far as printed', icon: 'copy' },
};

/** A heading and the places under it. */
export type Rack = Readonly<{ title: string | null; places: readonly Place[] }>;

const all = (keep: (place: Place) => boolean): readonly Place[] => PLACES.filter(keep);

/** The chapters of a book; their sections stand on the chapter's own page. */
const chapters = (book: string, isChapter: RegExp): readonly Place[] =>
  all(({ ref, kind }) => kind === 'rule' && ref.startsWith(`${book} `) && isChapter.test(ref.slice(book.length + 1)));

const one = (title: string | null, places: readonly Place[]): Rack => ({ title, places });

const rulingNumber = ({ ref }: Place): number => Number(ref.slice('Ruling '.length));

/** Rulings by what they are about, as their list groups them. */
const RULING_RACKS: readonly (readonly [title: string, holds: (n: number) => boolean])[] = [
  ['All systems', (n) => [1, 2, 5, 6, 7].includes(n)],
  [
    'Command',
    (n) =>
      [3, 8, 9, 10, 11, 12, 13, 14, 15, 23, 25, 27, 28, 46].includes(n) ||
      (n >= 87 && n <= 95) ||
      [98, 99, 101].includes(n),
  ],
  [
    'Combat',
    (n) =>
      (n >= 16 && n <= 39 && ![23, 24, 25, 26, 27, 28].includes(n)) ||
      n === 26 ||
      (n >= 80 && n <= 86) ||
      [100, 102, 104].includes(n),
  ],
  ['Losses and recovery', (n) => [24, 96, 97].includes(n)],
  ['March on Paris', (n) => (n >= 40 && n <= 59 && n !== 46) || n === 103],
  ['Napoleonic 20', (n) => n >= 60 && n <= 71],
];

const rulings = (): readonly Rack[] =>
  RULING_RACKS.map(([title, holds]) =>
    one(
      title,
      all((place) => place.kind === 'ruling' && holds(rulingNumber(place))),
    ),
  );

const MOP_SCENARIO = /^37\.(1[7-9]|2\d)$/;

const listed = (refs: readonly string[]): readonly Place[] => refs.flatMap((ref) => placeAt(ref) ?? []);

const CONTENTS: Readonly<Record<Exclude<ShelfId, 'tables'>, () => readonly Rack[]>> = {
  nlc: () => [
    one(null, chapters('NLC', /^\d+$/)),
    one('Other ways to play', listed(['NLC Basic', 'NLC PBEM', 'NLC Multiplayer'])),
  ],
  mop: () => [
    one(null, chapters('MOP', /^37(\.([1-9]|1[0-6]))?$/)),
    one('Battles and campaigns', chapters('MOP', MOP_SCENARIO)),
    one('Appendices', chapters('MOP', /^App/)),
  ],
  n20: () => [one(null, chapters('N20', /^\d+\.0$/))],
  rulings,
  options: () => [
    one('Advanced, on as a rule', chapters('NLC', /^19\.\d+$/)),
    one('Optional, off as a rule', chapters('NLC', /^20\.\d+$/)),
    one('March on Paris', listed(['MOP 37.10', 'MOP 37.11', 'MOP 37.12.1', 'MOP 37.12.2', 'MOP 37.12.3'])),
    one('Napoleonic 20', listed(['N20 5.0', 'N20 9.0', 'N20 12.0', 'N20 15.0', 'N20 16.8'])),
  ],
  sequence: () => [
    one(
      null,
      all(({ kind }) => kind === 'sequence'),
    ),
  ],
  orders: () => [
    one(
      null,
      all(({ kind }) => kind === 'order'),
    ),
  ],
  weather: () => [
    one(
      null,
      all(({ kind }) => kind === 'weather'),
    ),
  ],
  cards: () => [
    one(
      null,
      all(({ kind }) => kind === 'card'),
    ),
  ],
};

/** What stands on a shelf; tables have a shelf of their own kind. */
export const racksOf = (shelf: Exclude<ShelfId, 'tables'>): readonly Rack[] => CONTENTS[shelf]();

const FIRST: Readonly<Record<string, readonly ShelfId[]>> = {
  nlc: ['tables', 'nlc'],
  mop: ['tables', 'mop', 'nlc'],
  n20: ['tables', 'n20'],
};

/** The shelves in the order in which this game's players reach for them. */
const shelvesFor = (rules: string | null): readonly ShelfId[] => {
  const first = FIRST[rules ?? ''] ?? [];
  const rest = SHELF_IDS.filter((id) => !first.includes(id));
  return rules === 'n20' ? [...first, 'rulings', ...rest.filter((id) => id !== 'rulings')] : [...first, ...rest];
};

/** What nobody plays by in this game. Without a game all is there for whoever looks. */
const OTHERS: Readonly<Record<string, readonly ShelfId[]>> = {
  nlc: ['mop', 'n20', 'weather', 'cards'],
  mop: ['n20'],
  n20: ['nlc', 'mop', 'orders', 'weather', 'cards'],
};

/** Rules that no book here is about have their tables among the others'. */
const ALL_BUT_TABLES = SHELF_IDS.filter((id) => id !== 'tables');

/** The shelves of the game in hand, and those of the others. */
export const shelvesApart = (
  rules: string | null,
): Readonly<{ own: readonly ShelfId[]; others: readonly ShelfId[] }> => {
  const others = rules === null ? [] : (OTHERS[rules] ?? ALL_BUT_TABLES);
  const ordered = shelvesFor(rules);
  return { own: ordered.filter((id) => !others.includes(id)), others: ordered.filter((id) => others.includes(id)) };
};

export const isShelf = (text: string): text is ShelfId => SHELF_IDS.some((id) => id === text);
