// Makes src/rules/RULES.md of the sources: printed rule → file → test. `--check` writes nothing and says what is wrong.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { rulesIn, titlesIn } from './lib/rule-ids.mjs';
import { ROOT } from './lib/setup.mjs';

const require = createRequire(import.meta.url);
require('../headless/register.cjs');
const { PROCEDURES, TABLES } = require('../headless/registry.ts');

const FILE = join(ROOT, 'src/rules/RULES.md');
const COVERAGE = JSON.parse(readFileSync(join(ROOT, 'src/rules/coverage.json'), 'utf8'));

const sources = (folder) =>
  readdirSync(join(ROOT, 'src', folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, 'src', path), 'utf8') }));

const all = ['rules', 'session', 'headless', 'testkit'].flatMap(sources);
const tests = all.filter(({ path }) => path.endsWith('.test.ts'));
const code = all.filter(({ path }) => path.startsWith('rules/') && !/\.test\.ts$|\/testing\//.test(path));

const pathsByRule = (files, textOf) => {
  const paths = new Map();
  for (const file of files)
    for (const rule of rulesIn(textOf(file))) paths.set(rule, [...(paths.get(rule) ?? []), file.path]);
  return paths;
};
const written = pathsByRule(code, ({ text }) => text);
const proven = pathsByRule(tests, ({ text }) => titlesIn(text).join('\n'));

/** A section counts for what stands under it: 14.2 is of 14. */
const under = (paths, rule) => [
  ...new Set([...paths].flatMap(([id, found]) => (id === rule || id.startsWith(`${rule}.`) ? found : []))),
];

const fileOf = (id, isTable) =>
  code.find(({ path, text }) => path.includes('/tables/') === isTable && text.includes(`id: '${id}'`))?.path;

const missing = [];
const need = (holds, what) => {
  if (!holds) missing.push(what);
};

for (const { rules, what, resolvers, tables } of COVERAGE) {
  for (const id of resolvers) need(PROCEDURES.has(id), `${what}: there is no resolver ${id}`);
  for (const id of tables) need(TABLES.has(id), `${what}: there is no table ${id}`);
  for (const rule of rules) {
    need(under(written, rule).length > 0, `${what}: ${rule} is written nowhere`);
    // What is only a table is proven cell by cell, against a second transcription.
    if (resolvers.length > 0) need(under(proven, rule).length > 0, `${what}: no test opens with ${rule}`);
  }
}

const link = (path) => path.replace(/^rules\//, '');
const links = (paths) => paths.map(link).join(', ') || '–';
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const doors = [
  ...[...PROCEDURES.values()].map((one) => ({ ...one, kind: 'resolver', path: fileOf(one.id, false) })),
  ...[...TABLES.values()].map((one) => ({ ...one, kind: 'table', path: fileOf(one.id, true) })),
];
for (const { id, kind, path } of doors) need(path !== undefined, `the file of the ${kind} ${id} cannot be found`);
const doorRow = ({ id, rule, title, path }) => [rule, title, `\`${id}\``, link(path ?? ''), links(under(proven, rule))];

const BOOKS = ['NLC', 'MOP', 'N20', 'Ruling'];
const numbers = (rule) => [BOOKS.indexOf(rule.split(' ')[0]), ...rule.split(' ')[1].split('.').map(parseFloat)];
const inOrder = (a, b) => {
  const [one, two] = [numbers(a), numbers(b)];
  const at = one.findIndex((part, i) => part !== two[i]);
  return at === -1 ? one.length - two.length : (one[at] ?? -1) - (two[at] ?? -1);
};

const ids = [...new Set([...written.keys(), ...proven.keys()])].sort(inOrder);
const markdown = `# Rules: where each is written and where it is proven

Made of the sources by \`node src/tools/rules-index.mjs\`; \`npm test\` says when it is out of date.

## Resolvers

${table(['Rule', 'What', 'Id', 'Written in', 'Proven in'], doors.filter(({ kind }) => kind === 'resolver').map(doorRow))}

## Tables

${table(['Rule', 'What', 'Id', 'Written in', 'Proven in'], doors.filter(({ kind }) => kind === 'table').map(doorRow))}

## What the books ask for

${table(
  ['Rules', 'What', 'Resolvers', 'Tables'],
  COVERAGE.map(({ rules, what, resolvers, tables }) => [
    rules.join(', '),
    what,
    resolvers.map((id) => `\`${id}\``).join(', ') || '–',
    tables.map((id) => `\`${id}\``).join(', ') || '–',
  ]),
)}

## Rule by rule

${table(
  ['Rule', 'Written in', 'Proven in'],
  ids.map((rule) => [rule, links(written.get(rule) ?? []), links(proven.get(rule) ?? [])]),
)}
`;
const made = await format(markdown, { ...(await resolveConfig(FILE)), filepath: FILE });

const read = () => {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
};
if (!process.argv.includes('--check')) writeFileSync(FILE, made);
else need(read() === made, 'src/rules/RULES.md is out of date: node src/tools/rules-index.mjs');
for (const line of missing) console.log(line);
console.log(missing.length === 0 ? `${ids.length} rules, none missing` : `${missing.length} missing`);
process.exitCode = missing.length === 0 ? 0 : 1;
