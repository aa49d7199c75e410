import fc from 'fast-check';
import { firstName, plainName, plainText, plainTexts } from './plain-text';

test.each([
  ['control signs', 'Lig\u0000\u0007\u009fny', 'Ligny'],
  ['directions turned over', '\u202eLigny\u202c \u2066one\u2069\u200f\u061c', 'Ligny one'],
  ['no width', 'Li\u200bg\u2060n\ufeffy\u00ad\u200d', 'Ligny'],
  ['halves of letters', '\ud800Lig\udfffny', 'Ligny'],
  ['lines and columns', ' Ligny\r\n\tand  Wavre\n', 'Ligny and Wavre'],
  ['nothing but what nobody sees', ' \u200b\u3164\u2800\u00a0 ', ''],
  ['a mark on nothing', '\u0301\ufe0f', ''],
  [
    'letters, marks and pictures of all the world',
    'Maréchal Ney · Бородино · 戦 · 🐎',
    'Maréchal Ney · Бородино · 戦 · 🐎',
  ],
])('a name with %s', (_, name, shown) => {
  expect(plainName(name, 200)).toBe(shown);
});

test('a name is cut before a letter and not through it', () => {
  expect(plainName('🐎🐎🐎', 3)).toBe('🐎');
  expect(plainName(`${'x'.repeat(199)} y`, 200)).toBe('x'.repeat(199));
});

test('whatever comes in: a plain name is plain, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const plain = plainName(name, 30);
      expect(plainName(plain, 30)).toBe(plain);
      expect(plain.length).toBeLessThanOrEqual(30);
      expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    }),
  );
});

test('lines of a text stay where names are put on one', () => {
  expect(plainText('one\n\ttwo\u202e')).toBe('one\n\ttwo');
});

test('the first name that can be read', () => {
  expect(firstName(['\u200b', ' Wavre ', 'Ligny'], 200, 'Game')).toBe('Wavre');
  expect(firstName(['\u200b'], 200, 'Game')).toBe('Game');
});

test('every text of a JSON, and nothing else of it', () => {
  const json = JSON.parse('{"a":["x\\u202e",1,null,true],"__proto__":{"b":"\\u200by"}}') as unknown;
  expect(JSON.stringify(plainTexts(json))).toBe('{"a":["x",1,null,true],"__proto__":{"b":"y"}}');
});
