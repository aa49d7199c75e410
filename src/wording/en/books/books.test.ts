import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SETS } from '../../../rules/sets';
import type { Switch } from '../../../rules/list';
import { SWITCH_WORDS } from '../rule-sets/list';
import { PLACES, leadingTo, placeAt, sectionsUnder, switchesAt } from './places';
import { refsIn, withoutRefs } from './refs';
import { BOOK_TABLES, replacedBy, tableAt, tableShelves } from './tables';

const refAt = (ref: string): string | undefined => placeAt(ref)?.ref;

const ROOT = join(__dirname, '../../../..');

const textsOf = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|md|json)$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));

const CITED = /\b(NLC|MOP|N20|Ruling) (?:App\. I+|\d+(?:\.\d+)*[a-z]?)(?![\d-])/g;

const citedInSources = (): readonly string[] => [
  ...new Set(['src', 'app'].flatMap(textsOf).flatMap((text) => [...text.matchAll(CITED)].map(([ref]) => ref))),
];

/** What only tests say of rules that no book has. */
const NO_SUCH: readonly string[] = ['NLC 99', 'NLC 99.9', 'Ruling 4', 'Ruling 43'];

describe('every rule number of the app has its place', () => {
  test('NLC 1 to Ruling 99: whatever a source cites opens something', () => {
    const cited = citedInSources();
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter((ref) => placeAt(ref) === null && !NO_SUCH.includes(ref))).toEqual([]);
  });

  test('the numbered sections of the three books are all there', () => {
    const dotted = (chapter: string, from: number, to: number): readonly string[] =>
      Array.from({ length: to - from + 1 }, (_, i) => `${chapter}.${String(from + i)}`);
    const nlc = [
      ...Array.from({ length: 20 }, (_, i) => String(i + 1)),
      ...dotted('2', 1, 4),
      ...dotted('3', 1, 3),
      ...dotted('4', 1, 5),
      ...dotted('5', 2, 6),
      ...dotted('6', 1, 3),
      ...dotted('7', 1, 11),
      ...dotted('8', 1, 5),
      ...dotted('11', 1, 5),
      ...dotted('12', 1, 14),
      ...dotted('19', 1, 5),
      ...dotted('20', 1, 13),
      ...dotted('20.1', 1, 6),
      ...dotted('20.2', 1, 4),
    ].map((at) => `NLC ${at}`);
    const mop = [
      ...dotted('37', 1, 24),
      '37.2.1',
      ...dotted('37.3', 1, 3),
      ...dotted('37.9', 1, 2),
      ...dotted('37.11', 1, 2),
      ...dotted('37.12', 1, 3),
      '37.13.1',
      '37.15.1',
      ...dotted('37.23', 1, 2),
      'App. I',
      'App. II',
      'App. III',
    ].map((at) => `MOP ${at}`);
    const n20 = ['0.0', '1.0', '2.0', '3.0', '5.0', '9.0', '9.6.9', '12.0', '12.1', '12.7', '15.0', '16.0', '16.8'];
    const kit = [...n20, ...dotted('12.7', 1, 5), ...dotted('16.8', 1, 3)].map((at) => `N20 ${at}`);
    for (const ref of [...nlc, ...mop, ...kit]) expect(refAt(ref)).toBe(ref);
  });

  test('Rulings 1 to 99: those that were made', () => {
    const unmade = [4, 43, ...[72, 73, 74, 75, 76, 77, 78, 79]];
    for (let n = 1; n <= 99; n += 1)
      expect([n, refAt(`Ruling ${String(n)}`) !== undefined]).toEqual([n, !unmade.includes(n)]);
  });
});

test('what has no place of its own opens the nearest one above it', () => {
  expect(refAt('NLC 12.73')).toBe('NLC 12');
  expect(refAt('NLC 20.1.9')).toBe('NLC 20.1');
  expect(refAt('Ruling 16c')).toBe('Ruling 16');
  expect(refAt('Rulings 16, 29')).toBe('Ruling 16');
  expect(refAt('N20 9.9.9')).toBe('N20 9.0');
  expect(refAt('N20 12.6')).toBe('N20 12.0');
  expect(refAt('N20 14.0-2')).toBe('N20 14.0');
  expect(refAt('N20 16.71–72')).toBe('N20 16.0');
  expect(refAt('MOP App. III f')).toBe('MOP App. III');
  expect(refAt('NLC 99')).toBeUndefined();
  expect(refAt('')).toBeUndefined();
});

test('no place is there twice, none is empty, and every link leads somewhere', () => {
  const refs = PLACES.map(({ ref }) => ref);
  expect(refs.filter((ref, i) => refs.indexOf(ref) !== i)).toEqual([]);
  expect(PLACES.filter(({ text, facts }) => text === '' && facts.length === 0)).toEqual([]);
  const links = PLACES.flatMap(({ ref, links: to }) => to.map((link) => [ref, link] as const));
  expect(links.filter(([, to]) => tableAt(to) === null && refAt(to) !== to)).toEqual([]);
  expect(links.filter(([from, to]) => from === to)).toEqual([]);
});

test('a section in our words is one to five or six short sentences', () => {
  const sentences = ({ text }: (typeof PLACES)[number]): number => text.split(/[.?!](?: |$)/).length - 1;
  const rules = PLACES.filter(({ kind }) => kind === 'rule' || kind === 'ruling');
  expect(rules.filter((place) => sentences(place) < 1).map(({ ref }) => ref)).toEqual([]);
  expect(rules.filter(({ text }) => text.length > 620).map(({ ref }) => ref)).toEqual([]);
});

test('every switch of the set-up stands at its place', () => {
  const placed = PLACES.flatMap(switchesAt);
  const all = new Set(Object.values(RULE_SETS).flatMap(({ setup }): readonly Switch[] => setup.switches));
  expect([...placed].sort()).toEqual([...all].sort());
  for (const name of all) expect(placeAt(SWITCH_WORDS[name].rule)).not.toBeNull();
});

test('every table rests on a rule with a place, and is on exactly one shelf whatever is played', () => {
  for (const { rule } of BOOK_TABLES) expect(placeAt(rule)).not.toBeNull();
  for (const rules of [null, 'nlc', 'mop', 'n20']) {
    const ids = tableShelves(rules).flatMap(({ tables }) => tables.map(({ id }) => id));
    expect([...ids].sort()).toEqual(BOOK_TABLES.map(({ id }) => id).sort());
  }
});

test('Ruling 45: with March on Paris its terrain, stacking and sight stand in place of NLC’s', () => {
  expect(replacedBy('nlc/terrain', 'mop')?.id).toBe('mop/terrain');
  expect(replacedBy('nlc/terrain', 'nlc')).toBeNull();
  expect(replacedBy('nlc/fire', 'mop')).toBeNull();
  expect(tableShelves('mop')[0]?.tables[0]?.id).toBe('mop/leaders');
  expect(tableShelves('n20')[0]?.title).toBe('Napoleonic 20');
});

test('a section names what stands under it, and who else speaks of it', () => {
  const under = (ref: string): readonly string[] => sectionsUnder(placeAt(ref)!).map((one) => one.ref);
  expect(under('NLC 20.1')).toEqual(['1', '2', '3', '4', '5', '6'].map((n) => `NLC 20.1.${n}`));
  expect(under('NLC 11')).toEqual(['1', '2', '3', '4', '5'].map((n) => `NLC 11.${n}`));
  expect(under('N20 12.0')).toEqual(['N20 12.1', 'N20 12.7']);
  expect(under('NLC 12.7')).toEqual([]);
  const speaking = leadingTo(placeAt('NLC 7.6')!).map(({ ref }) => ref);
  expect(speaking).toEqual(expect.arrayContaining(['NLC 7.3', 'MOP 37.3']));
  expect(speaking).not.toContain('Ruling 38');
});

test('the rules a sentence cites are found, and it reads on without them', () => {
  expect(refsIn('As the chart has it (Rulings 5 and 16c).')).toEqual(['Ruling 5', 'Ruling 16c']);
  expect(refsIn('Halved (NLC 7.7, 7.10) and MOP App. II.')).toEqual(['NLC 7.7', 'NLC 7.10', 'MOP App. II']);
  expect(refsIn('Strength 12, two dice 7.')).toEqual([]);
  expect(withoutRefs('The square held its form (NLC 7.10).')).toBe('The square held its form.');
  expect(withoutRefs('Two hexes (of three) remain.')).toBe('Two hexes (of three) remain.');
});
