import { CARDS } from '../../../rules/mop/tables/cards';
import { WEATHER } from '../../../rules/mop/tables/weather';
import { ORDERS } from '../../../rules/nlc/tables/orders';
import type { Switch } from '../../../rules/list';
import { SWITCH_WORDS } from '../rule-sets/list';
import { MOP_RULES, MOP_SCENARIOS } from './mop';
import { N20_RULES } from './n20';
import { NLC_1 } from './nlc-1';
import { NLC_12 } from './nlc-12';
import { NLC_19 } from './nlc-19';
import { NLC_7 } from './nlc-7';
import { RULINGS_1 } from './rulings-1';
import { RULINGS_40 } from './rulings-40';
import { RULINGS_80 } from './rulings-80';
import type { Section } from './section';
import { SEQUENCES } from './sequences';

export const PLACE_KINDS = ['rule', 'ruling', 'order', 'card', 'weather', 'sequence'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place in the books that can be opened: a section, a ruling, an order type, a card, a weather, a sequence of play. */
export type Place = Readonly<{
  /** What it is cited by: `NLC 12.7`, `Ruling 16`, `Order Attack`, `Card Fire`. */
  ref: string;
  kind: PlaceKind;
  title: string;
  text: string;
  /** What it says under several heads. */
  facts: readonly (readonly [head: string, words: string])[];
  /** Tables by their id, other places by their ref. */
  links: readonly string[];
}>;

const sectionsOf = (book: string, kind: PlaceKind, sections: readonly Section[]): readonly Place[] =>
  sections.map(([at, title, text, links = []]) => ({ ref: `${book} ${at}`, kind, title, text, facts: [], links }));

/** What is printed under each column, without blanks and dashes. */
const factsOf = (columns: readonly string[], cells: readonly string[]): Place['facts'] =>
  columns.flatMap((column, i) => {
    const cell = cells[i] ?? '';
    return cell === '' || cell === '-' ? [] : [[column, cell] as const];
  });

const FORCED_MARCH: Place = {
  ref: 'Order Forced March',
  kind: 'order',
  title: 'Forced March',
  text: 'With night marches played: a March that goes on through the night. Checked like any order, also at night, and the formation is fatigued from the next daylight turn until it has rested.',
  facts: [],
  links: ['NLC 20.8', 'Order March', 'Ruling 25'],
};

const orders: readonly Place[] = [
  ...ORDERS.rows.map(({ key, cells }): Place => ({
    ref: `Order ${key}`,
    kind: 'order',
    title: key,
    text: '',
    facts: factsOf(ORDERS.columns, cells),
    links: ['NLC 12.2', 'nlc/orders'],
  })),
  FORCED_MARCH,
];

/** MOP 37.12: both ways of playing are told once where they are the same. */
const cardFacts = (full: string, restricted: string): Place['facts'] => {
  if (full === restricted) return [['Full and restricted card play', full]];
  const [, , ...columns] = CARDS.columns;
  return factsOf(columns, [full === '' ? 'As printed on the card.' : full, restricted]);
};

const cards: readonly Place[] = CARDS.rows.map(
  ({ key, cells: [number = '', kind = '', full = '', restricted = ''] }) => ({
    ref: `Card ${key}`,
    kind: 'card',
    title: key,
    text: `Card ${number} of March on Paris, a ${kind} card.`,
    facts: cardFacts(full, restricted),
    links: ['MOP 37.12', 'mop/cards'],
  }),
);

const weathers: readonly Place[] = WEATHER.rows.map(({ key, cells }) => ({
  ref: `Weather ${key}`,
  kind: 'weather',
  title: key,
  text: cells.every((cell) => cell === '-') ? 'Changes nothing.' : '',
  facts: factsOf(WEATHER.columns, cells),
  links: ['MOP 37.4', 'mop/weather', 'Ruling 52'],
}));

const sequences: readonly Place[] = SEQUENCES.map(({ book, title, facts, links }) => ({
  ref: `Sequence ${book}`,
  kind: 'sequence',
  title,
  text: '',
  facts,
  links,
}));

/** Every place of the books, in the order in which they are read. */
export const PLACES: readonly Place[] = [
  ...sectionsOf('NLC', 'rule', [...NLC_1, ...NLC_7, ...NLC_12, ...NLC_19]),
  ...sectionsOf('MOP', 'rule', [...MOP_RULES, ...MOP_SCENARIOS]),
  ...sectionsOf('N20', 'rule', N20_RULES),
  ...sectionsOf('Ruling', 'ruling', [...RULINGS_1, ...RULINGS_40, ...RULINGS_80]),
  ...orders,
  ...cards,
  ...weathers,
  ...sequences,
];

const BY_REF: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.ref, place]));

/** What has no number is cited in running text as well: "NLC, multiplayer". */
const loosely = (ref: string): string => ref.replace(',', '').toLowerCase();
const BY_LOOSE_REF: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [loosely(place.ref), place]));

/** `12.7.3`, `12.7`, `12`: a number and what it stands under; the N20 kit writes its chapters `12.0`. */
const upwards = (number: string): readonly string[] => {
  const bare = number.replace(/^(.*\d)[a-z]$/, '$1');
  const above = bare.includes('.') ? upwards(bare.slice(0, bare.lastIndexOf('.'))) : [`${bare}.0`];
  return [number, bare, ...above];
};

const APPENDIX = /^App\. (?:I{1,3})(?=\b)/;

const numbersAt = (rest: string): readonly string[] => {
  const appendix = APPENDIX.exec(rest)?.[0];
  if (appendix !== undefined) return [appendix];
  // A range or a list ("16.71–72", "14.0-2") opens at its first number.
  const number = /^\d+(?:\.\d+)*[a-z]?/.exec(rest)?.[0];
  return number === undefined ? [rest] : upwards(number);
};

/** The place a rule number leads to: the section itself, else the nearest one above it. Null for what no book has. */
export const placeAt = (ref: string): Place | null => {
  const exact = BY_REF.get(ref) ?? BY_LOOSE_REF.get(loosely(ref));
  if (exact !== undefined) return exact;
  const [book = '', ...rest] = ref.split(' ');
  for (const number of numbersAt(rest.join(' '))) {
    const place = BY_REF.get(`${book.replace(/^Rulings$/, 'Ruling')} ${number}`);
    if (place !== undefined) return place;
  }
  return null;
};

/** What the app can switch about a place. */
export const switchesAt = (place: Place): readonly Switch[] => {
  const found: Switch[] = [];
  for (const name in SWITCH_WORDS) if (isSwitch(name) && placeAt(SWITCH_WORDS[name].rule) === place) found.push(name);
  return found;
};

const isSwitch = (name: string): name is Switch => name in SWITCH_WORDS;

const BOOK_WORD = /^(?:NLC|MOP|N20|Ruling) /;

/** Whether a section stands directly or further down under another one: 20.1.2 under 20.1 and under 20. */
const isUnder = (ref: string, above: string): boolean =>
  ref.startsWith(`${above.replace(/\.0$/, '')}.`) && ref !== above;

/** The sections under this one, and of those only the next level. */
export const sectionsUnder = ({ ref, kind }: Place): readonly Place[] => {
  if (kind !== 'rule' || !BOOK_WORD.test(ref)) return [];
  const below = PLACES.filter((place) => place.kind === 'rule' && isUnder(place.ref, ref));
  return below.filter((place) => !below.some((other) => isUnder(place.ref, other.ref)));
};

/** Places elsewhere that lead here and are not named here: the ruling about a section, what MOP changes of it. */
export const leadingTo = (place: Place): readonly Place[] =>
  PLACES.filter(
    ({ ref, kind, links }) =>
      (kind === 'rule' || kind === 'ruling') && links.includes(place.ref) && !place.links.includes(ref),
  );
