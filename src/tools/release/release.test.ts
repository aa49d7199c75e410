import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkFor, SERIES } from './check';
import type { Facts, StoreId } from './check';
import { pictureOf, readPictures, SHOTS } from './pictures';
import { reportOn } from './report';
import { lengthOf, readTexts } from './texts';

const ROOT = '.';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const shotsOf = (store: StoreId): Facts['pictures'] =>
  SERIES[store].flatMap(({ folder, least, sizes: [[width, height]] }) =>
    Array.from({ length: least }, (_, at) => ({
      file: `${SHOTS}/${folder}/${String(at)}.png`,
      width,
      height,
      isOpaque: true,
    })),
  );

const ready: Facts = {
  version: '1.2.3',
  uncommitted: [],
  tag: 'here',
  owner: {
    holder: 'A. Berthier',
    contact: 'post@example.org',
    webApp: 'https://example.org/estafette/',
    support: 'https://example.org/help',
    done: [],
  },
  texts: [{ name: 'name.txt', text: 'Estafette', limit: 30 }],
  pictures: [
    { file: 'assets/icon/icon.png', width: 1024, height: 1024, isOpaque: true },
    { file: 'assets/web/icon-512.png', width: 512, height: 512, isOpaque: true },
    { file: 'assets/store/feature.png', width: 1024, height: 500, isOpaque: true },
    ...shotsOf('apple'),
    ...shotsOf('play'),
  ],
  projectId: '00000000-0000-0000-0000-000000000000',
  ascAppId: '1234567890',
  appleTeamId: 'AB12CD34EF',
};

const missing = (store: StoreId, facts: Facts): readonly string[] =>
  checkFor(store, facts).flatMap(({ what, advice }) => (advice === null ? [] : [what]));

const BY_HAND = / \(by hand\)$/u;
const allDone = (store: StoreId): readonly string[] => missing(store, ready).map((what) => what.replace(BY_HAND, ''));

const owned = (store: StoreId): Facts => ({ ...ready, owner: { ...ready.owner, done: allDone(store) } });

test.each(['apple', 'play'] as const)('%s: only what is done by hand is left, and then nothing', (store) => {
  const left = missing(store, ready);
  expect(left.length).toBeGreaterThan(0);
  for (const what of left) expect(what).toMatch(BY_HAND);
  expect(missing(store, owned(store))).toEqual([]);
  expect(reportOn([store], owned(store)).missing).toBe(0);
});

test('what is done by hand in one store is not done in the other', () => {
  expect(reportOn(['apple', 'play'], owned('apple')).missing).toBe(allDone('play').length);
});

const SPOILT: readonly (readonly [string, StoreId, Partial<Facts>, string])[] = [
  ['a version that is out already', 'play', { tag: 'elsewhere' }, 'version 1.2.3 is new'],
  ['a file in no commit', 'play', { uncommitted: ['app.json'] }, 'everything is committed'],
  ['a folder without git', 'play', { uncommitted: null }, 'everything is committed'],
  ['no text', 'play', { texts: [{ name: 'a.txt', text: null, limit: 30 }] }, 'text a.txt'],
  ['an empty text', 'apple', { texts: [{ name: 'a.txt', text: '', limit: 30 }] }, 'text a.txt'],
  ['a text too long', 'apple', { texts: [{ name: 'a.txt', text: 'abcd', limit: 3 }] }, 'text a.txt'],
  ['no project at Expo', 'play', { projectId: '' }, 'Expo’s project'],
  ['no number at Apple', 'apple', { ascAppId: 'estafette' }, 'Apple’s number of the app'],
  ['no team', 'apple', { appleTeamId: 'ab' }, 'Apple’s team'],
  ['no holder', 'apple', { owner: { ...ready.owner, holder: ' ' } }, 'holder of the copyright'],
  ['nobody to ask', 'play', { owner: { ...ready.owner, contact: '' } }, 'whom to ask about privacy'],
  [
    'no page on privacy',
    'play',
    { owner: { ...ready.owner, webApp: 'http://x.org' } },
    'address of the page on privacy',
  ],
  ['no help', 'apple', { owner: { ...ready.owner, support: '' } }, 'page where players find help'],
];

test.each(SPOILT)('%s is missing', (_what, store, facts, what) => {
  const known = { ...owned(store), ...facts };
  const done = allDone(store);
  expect(missing(store, { ...known, owner: { ...known.owner, done } })).toEqual([what]);
});

const without = (part: string): Facts => ({
  ...owned('play'),
  pictures: ready.pictures.filter(({ file }) => !file.includes(part)),
});

test.each([
  ['feature.png', 'feature graphic'],
  ['icon-512.png', 'icon'],
  ['play-phone/0', 'screenshots, phone'],
  ['play-tablet', 'screenshots, tablet'],
])('without %s: %s', (part, what) => {
  expect(missing('play', without(part))).toEqual([what]);
});

test('a screenshot of another size, one too many, and an icon that shows through are told', () => {
  const wrong = { file: `${SHOTS}/play-phone/x.png`, width: 390, height: 844, isOpaque: true };
  expect(missing('play', { ...owned('play'), pictures: [...ready.pictures, wrong] })).toEqual(['screenshots, phone']);
  const many = Array.from({ length: 9 }, (_, at) => ({
    ...wrong,
    file: `${SHOTS}/play-phone/x${String(at)}.png`,
    width: 1080,
    height: 1920,
  }));
  expect(missing('play', { ...owned('play'), pictures: [...ready.pictures, ...many] })).toEqual(['screenshots, phone']);
  const clear = ready.pictures.map((one) => (one.file.endsWith('icon.png') ? { ...one, isOpaque: false } : one));
  expect(missing('apple', { ...owned('apple'), pictures: clear })).toEqual(['icon']);
});

test('the texts of this version are there, and fit', () => {
  const texts = readTexts(ROOT, version);
  expect(texts).toHaveLength(6);
  for (const { name, text, limit } of texts) {
    expect([name, lengthOf(text ?? '') > 0, lengthOf(text ?? '') <= limit]).toEqual([name, true, true]);
    expect(text).not.toMatch(/ $|\t|<[a-z]/mu);
  }
});

test('the keywords say nothing twice, and not what the name says already', () => {
  const text = (name: string): string => readTexts(ROOT, version).find((one) => one.name === name)?.text ?? '';
  const words = text('keywords.txt').split(',');
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => word !== word.trim() || text('name.txt').toLowerCase().includes(` ${word} `))).toEqual(
    [],
  );
});

test('the pictures in the project are those that the stores ask for', () => {
  const kept = readPictures(ROOT).filter(({ file }) => !file.startsWith(SHOTS));
  const known = { ...owned('apple'), pictures: kept };
  expect(missing('apple', known).filter((what) => what === 'icon')).toEqual([]);
  const told = missing('play', { ...owned('play'), pictures: kept });
  expect(told).toEqual(['screenshots, phone', 'screenshots, tablet']);
});

test('what is no PNG is no picture', () => {
  expect(pictureOf('a.png', Buffer.from('GIF89a and so on, longer than a head of a file'))).toBeNull();
});

test('what goes to Apple is made of the same texts', () => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- EAS loads it with require().
  const { apple } = require('./apple.cjs') as Readonly<{
    apple: Readonly<{
      version: string;
      info: Readonly<Record<string, Readonly<{ title: string; keywords: readonly string[] }>>>;
    }>;
  }>;
  const texts = readTexts(ROOT, version);
  expect(apple.version).toBe(version);
  expect(apple.info['en-US']?.title).toBe(texts.find(({ name }) => name === 'name.txt')?.text);
  expect(apple.info['en-US']?.keywords.join(',')).toBe(texts.find(({ name }) => name === 'keywords.txt')?.text);
});

const asked = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['src/tools/run-ts.cjs', 'src/tools/release/main.ts', ...words], { encoding: 'utf8' });

test('the command fails while something is missing, and says what to do', () => {
  const { status, stdout } = asked('play');
  expect(stdout).toMatch(/^Google Play: \d+ of \d+ are there$/mu);
  expect(stdout).not.toContain('App Store');
  const left = stdout.split('\n').filter((line) => line.startsWith('  MISSING'));
  expect(status).toBe(left.length === 0 ? 0 : 1);
  for (const line of left) expect(line).toMatch(/^ {2}MISSING {2}.+: .+$/u);
  expect(asked('the-moon').status).toBe(2);
});
