import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..', '..', '..');

/** One file of the app or of its core, and what is written in it. */
export type Source = Readonly<{ path: string; text: string }>;

const NO_CODE = /\.test\.tsx?$|\.d\.ts$|\/testing\/|^src\/testkit\//;

/** All code in some folders, with its tests and what they play with. */
export const readAll = (folders: readonly string[] = ['src', 'app']): readonly Source[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** The same without the tests. */
export const readSources = (): readonly Source[] => readAll().filter(({ path }) => !NO_CODE.test(path));

export const foldersOf = (path: string): readonly string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** A path as V8 gives it, as one within the project; null for what is not of the project. */
export const pathInProject = (url: string): string | null => {
  const path = relative(ROOT, url.replace(/^file:\/\//, ''))
    .split(sep)
    .join('/');
  return path.startsWith('..') || path.startsWith('node_modules/') ? null : path;
};

type Node = ts.Node;

const visit = (node: Node, see: (node: Node) => void): void => {
  see(node);
  ts.forEachChild(node, (child) => {
    visit(child, see);
  });
};

const parsed = ({ path, text }: Source): Node =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const isOneOf = (names: ReadonlySet<string>, node: Node): string | null =>
  (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) && names.has(node.text) ? node.text : null;

/** Which of the names a file writes, as a literal, as a key or as a name of its own. What stands in comments does not count. */
export const namesIn = (source: Source, names: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string>();
  if (![...names].some((name) => source.text.includes(name))) return found;
  visit(parsed(source), (node) => {
    const name = isOneOf(names, node);
    if (name !== null) found.add(name);
  });
  return found;
};

const EQUALS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

/** How often something is compared with one of the names: `===`, `!==`, `case`. */
export const comparisonsIn = (source: Source, names: ReadonlySet<string>): number => {
  if (![...names].some((name) => source.text.includes(`'${name}'`))) return 0;
  let found = 0;
  const isName = (node: Node): boolean => ts.isStringLiteralLike(node) && names.has(node.text);
  visit(parsed(source), (node) => {
    const isEqual = ts.isBinaryExpression(node) && EQUALS.includes(node.operatorToken.kind);
    if (isEqual && (isName(node.left) || isName(node.right))) found += 1;
    if (ts.isCaseClause(node) && isName(node.expression)) found += 1;
  });
  return found;
};

/** What a file imports or hands on, types too. */
export const importsOf = (source: Source): readonly string[] =>
  ts.preProcessFile(source.text, true, true).importedFiles.map(({ fileName }) => fileName);
