import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf, readAll, readSources } from '../count/sources';
import { ROOT, inCode, isRuled, rulingsIn, rulingsPage, textOf, walk, words } from './documents';

const MAP = textOf('src/README.md');
const SOURCES = readSources();
const ALL = readAll(['src', 'app', 'e2e']);

/** The walks by what they are called on the map, and the plays that run them. */
const PLAYED = [
  ['A chit drawn', 'chitDrawn'],
  ['An order sealed', 'orderSealed'],
  ['An assault applied', 'assaultApplied'],
] as const;

const firstRuns = (): Readonly<Record<string, readonly string[]>> => {
  const { stdout } = spawnSync(process.execPath, ['src/tools/map/first-runs.cjs'], { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(stdout) as Readonly<Record<string, readonly string[]>>;
};

test('the walks of the map name files that run in a real session, in the order in which they run first', () => {
  const runs = firstRuns();
  for (const [heading, play] of PLAYED) {
    const files = walk(MAP, heading).filter((path) => path.startsWith('src/'));
    expect(files.length).toBeGreaterThan(7);
    expect([heading, ...(runs[play] ?? []).filter((path) => files.includes(path))]).toEqual([heading, ...files]);
  }
});

/** The file that an import means, whatever its ending. */
const meant = (from: string, path: string): readonly string[] =>
  ['', '.ts', '.tsx', '/index.ts'].map((ending) => posix.join(posix.dirname(from), path) + ending);

test('the walk of a page names files of which each is imported by one before it', () => {
  const files = walk(MAP, 'A page rendered');
  expect(files.length).toBeGreaterThan(7);
  const strangers = files.slice(1).filter((path, at) => {
    const before = SOURCES.filter((source) => files.slice(0, at + 1).includes(source.path));
    return !before.some((source) => importsOf(source).some((from) => meant(source.path, from).includes(path)));
  });
  expect(strangers).toEqual([]);
});

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? `${path}/${entry.name}` : [],
  );

test('the map names every room, and nothing that is not there', () => {
  const named = inCode(MAP).filter((code) => code.includes('/') && !code.includes(' '));
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const rooms = ['src', 'app', 'src/rules', 'app/screens']
    .flatMap(foldersIn)
    .filter((path) => !path.endsWith('/testing'));
  expect(rooms.filter((path) => !named.includes(path))).toEqual([]);
});

test('every ruling that is cited stands on the page of rulings, and the page says what the app says', () => {
  const cited = new Set(SOURCES.flatMap(({ text }) => rulingsIn(text)));
  expect(cited.size).toBeGreaterThan(50);
  expect([...cited].filter((number) => !isRuled(number))).toEqual([]);
  expect(words(textOf('src/rulings.md'))).toBe(words(rulingsPage()));
});

test('rulings are found in lists too, and other numbers are let alone', () => {
  expect(rulingsIn('Ruling 28, 2 chits; Rulings 3, 10 and 25; Ruling 16c; Rulings 87–90; 12 hexes')).toEqual([
    28, 3, 10, 25, 16, 87, 90,
  ]);
});

/** A name that is declared somewhere, whether it is handed on or not. */
const isDeclared = (name: string): boolean =>
  SOURCES.some(({ text }) => new RegExp(`\\b(?:const|type|function) ${name}\\b`).test(text));

test('every word of the glossary that names code names what is there', () => {
  const glossary = textOf('src/glossary.md');
  const missing = inCode(glossary).filter((code) =>
    code.includes('/') ? !existsSync(join(ROOT, code)) : !isDeclared(code),
  );
  expect(missing).toEqual([]);
});

/** Lines of comments, each with where it stands. */
const COMMENTS = ALL.flatMap(({ path, text }) =>
  text
    .split('\n')
    .flatMap((line, at) => (/^\s*(\*|\/\/|\/\*)/.test(line) ? { at: `${path}:${String(at + 1)}`, line } : [])),
);

test('a comment cites nothing that is not in the repository', () => {
  const elsewhere = /\bDESIGN\b|\b(?:notes|shared|spike)\//;
  const files = /\b(?:src|app|e2e)\/[\w./-]+\.(?:tsx?|[mc]?js|json|md)\b/g;
  const isStray = (line: string): boolean =>
    elsewhere.test(line) || [...line.matchAll(files)].some(([path]) => !existsSync(join(ROOT, path)));
  expect(COMMENTS.length).toBeGreaterThan(3000);
  expect(COMMENTS.filter(({ line }) => isStray(line))).toEqual([]);
});
