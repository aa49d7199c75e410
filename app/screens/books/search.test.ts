import { searchBooks } from './search';
import { snippetOf } from './snippet';
import { countsIn } from './whose-book';

const ids = (query: string, rules: string | null = null): readonly string[] =>
  searchBooks(query, rules).map(({ entry }) => entry.id);

test.each([
  ['12.7', 'NLC 12.7'],
  ['nlc 12.7', 'NLC 12.7'],
  ['NLC12.7', 'NLC 12.7'],
  ['§ 7.4', 'NLC 7.4'],
  ['rule 20.10', 'NLC 20.10'],
  ['37.4', 'MOP 37.4'],
  ['mop 37.12.3', 'MOP 37.12.3'],
  ['ruling 16', 'Ruling 16'],
  ['Ruling 16c', 'Ruling 16'],
  ['r 98', 'Ruling 98'],
  ['9.6.9', 'N20 9.6.9'],
  ['n20 9', 'N20 9.0'],
  ['n20 12.7.2', 'N20 12.7.2'],
])('a rule’s number, %s: its place comes first', (query, first) => {
  expect(ids(query)[0]).toBe(first);
});

test('NLC 12.7 behind the rule come the tables that print it, then what stands under it', () => {
  expect(ids('12.7').slice(0, 3)).toEqual(['NLC 12.7', 'nlc/compliance', 'nlc/compliance-shifts']);
  expect(ids('20.1')).toEqual(expect.arrayContaining(['NLC 20.1.2', 'NLC 20.1.6']));
  expect(ids('20.1.')[0]).toBe('NLC 20.1');
});

test('a number that stands in several books: the book that is played goes first', () => {
  expect(ids('12')[0]).toBe('NLC 12');
  expect(ids('12', 'n20')[0]).toBe('N20 12.0');
  expect(ids('12')).toEqual(expect.arrayContaining(['NLC 12', 'N20 12.0', 'Ruling 12']));
});

test.each([
  ['fire', 'nlc/fire'],
  ['fire table', 'nlc/fire'],
  ['compli', 'nlc/compliance'],
  ['terrain', 'nlc/terrain'],
  ['enfilade', 'NLC 8.5'],
  ['square', 'NLC 7.10'],
  ['charge', 'NLC 7.7'],
  ['initiative', 'NLC 4.2'],
  ['couriers', 'NLC 12.6'],
  ['weather', 'mop/weather'],
  ['mud', 'Weather Mud'],
  ['cossacks', 'Card Cossacks'],
  ['blucher', 'Card Blücher'],
  ['forced march', 'Order Forced March'],
  ['general retreat', 'Order General Retreat'],
  ['attack order', 'Order Attack'],
  ['disordered', 'n20/disorder'],
  ['maneuver matrix', 'n20/maneuver-matrix'],
  ['hidden movement', 'NLC 20.1'],
  ['la garde', 'Ruling 35'],
  ['sequence of play', 'NLC 4'],
  ['who retreats first', 'NLC 7.4'],
  ['who retreats first', 'Ruling 32'],
])('words, %s: %s is among the first five', (query, id) => {
  expect(ids(query).slice(0, 5)).toContain(id);
});

test.each([
  ['complianse', 'nlc/compliance'],
  ['demorallization', 'NLC 15'],
  ['bombardement', 'NLC 8.1'],
  ['enfillade', 'NLC 8.5'],
  ['reacton charge', 'NLC 7.9'],
  ['pursiut', 'NLC 7.8'],
  ['blüchner', 'Card Blücher'],
])('a letter or two mistyped, %s: %s is found all the same', (query, id) => {
  expect(ids(query).slice(0, 8)).toContain(id);
});

test('a number that no book has leads to what it would stand under', () => {
  expect(ids('nlc 12.73')[0]).toBe('NLC 12');
  expect(ids('app ii')[0]).toBe('MOP App. II');
});

test('at every letter of a mistyped word something stands there', () => {
  const typed = 'demorallization';
  for (let letters = 1; letters <= typed.length; letters += 1) expect(ids(typed.slice(0, letters))).not.toEqual([]);
  expect(ids('cavalry c')[0]).toBe(ids('cavalry')[0]);
});

test.each([
  ['artillery support', 'NLC 20.3'],
  ['gun support', 'NLC 20.3'],
  ['headquarters', 'NLC 11.4'],
  ['line of sight', 'NLC 8.3'],
  ['demoralised corps', 'NLC 15'],
])('another word for it, %s: %s is found', (query, id) => {
  expect(ids(query).slice(0, 6)).toContain(id);
});

test('nothing asked, nothing found; what no book has finds nothing', () => {
  expect(ids('')).toEqual([]);
  expect(ids('   ')).toEqual([]);
  expect(ids('99.99')).toEqual([]);
  expect(ids('qqqqzzzz')).toEqual([]);
  expect(ids('()*+?[')).toEqual([]);
});

test('Ruling 5 in a game its own book goes first, and the others are found all the same', () => {
  expect(ids('morale', 'n20')[0]).toBe('n20/morale');
  expect(ids('morale', 'nlc')[0]).toBe('nlc/base-morale');
  expect(ids('terrain', 'mop')[0]).toBe('mop/terrain');
  expect(ids('terrain', 'nlc')[0]).toBe('nlc/terrain');
  expect(ids('weather', 'n20')).toContain('mop/weather');
});

test('nothing is found twice', () => {
  for (const query of ['12', '12.7', 'charge', 'fire', 'nlc']) {
    const found = ids(query);
    expect(new Set(found).size).toBe(found.length);
  }
});

/** What a row quotes, the words that were looked for in brackets. */
const quoted = (query: string, id: string): string => {
  const found = searchBooks(query).find(({ entry }) => entry.id === id);
  if (found === undefined) throw new Error(`${id} is not found`);
  return snippetOf(found.entry, found.terms)
    .map(({ text, met }) => (met ? `[${text}]` : text))
    .join('');
};

test('a row quotes the words it was found by, wherever in the text they stand', () => {
  expect(quoted('courier', 'NLC 20.1.3')).toContain('[courier]');
  expect(quoted('gun support', 'NLC 20.3')).toMatch(/\[[Aa]rtillery\]|\[guns?\]/);
  for (const { entry, terms } of searchBooks('cavalry retreat').slice(0, 12)) {
    const pieces = snippetOf(entry, terms);
    expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(125);
  }
});

test('found by its title or its number alone, an entry shows how it begins', () => {
  const [first] = searchBooks('12.7');
  expect(snippetOf(first!.entry, first!.terms)).toEqual([{ text: first!.entry.detail, met: false }]);
});

test('a game’s own books: March on Paris is played by two, a ruling counts where its rules do', () => {
  const own = (query: string, rules: string): readonly string[] =>
    searchBooks(query, rules)
      .filter(({ entry }) => countsIn(rules, entry))
      .map(({ entry }) => entry.id);
  expect(own('morale', 'nlc').filter((id) => id.toLowerCase().startsWith('n20'))).toEqual([]);
  expect(own('morale', 'n20').filter((id) => /^(nlc|mop)/i.test(id))).toEqual([]);
  expect(own('weather', 'nlc').filter((id) => id.startsWith('Weather'))).toEqual([]);
  expect(own('weather', 'mop')).toContain('mop/weather');
  expect(own('demoralized', 'mop').some((id) => id.startsWith('NLC'))).toBe(true);
  expect(own('ruling 60', 'nlc')).toEqual([]);
  expect(own('ruling 60', 'n20')[0]).toBe('Ruling 60');
  expect(own('ruling 7', 'n20')[0]).toBe('Ruling 7');
});
