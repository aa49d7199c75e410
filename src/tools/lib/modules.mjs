// What an exported script is made of: its modules by name and by their share of what is sent.
import { gzipSync } from 'node:zlib';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The fields of one segment of a source map: numbers in groups of five bits, the sign in the last bit. */
function fieldsOf(segment) {
  const fields = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    fields.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return fields;
}

/** For each line of the script, how often it names each source. */
function sourcesByLine({ mappings }) {
  let source = 0;
  return mappings.split(';').map((line) => {
    const named = new Map();
    for (const segment of line === '' ? [] : line.split(',')) {
      const [, step] = fieldsOf(segment);
      if (step === undefined) continue;
      source += step;
      named.set(source, (named.get(source) ?? 0) + 1);
    }
    return named;
  });
}

/** A module begins with its own line; one with line breaks in its texts goes on over several. */
function textsIn(script, byLine) {
  const modules = [];
  for (const [i, line] of script.split('\n').entries()) {
    if (line.startsWith('__d(') || modules.length === 0) modules.push({ text: '', named: new Map() });
    const module = modules.at(-1);
    module.text += `${line}\n`;
    for (const [source, times] of byLine[i] ?? []) module.named.set(source, (module.named.get(source) ?? 0) + times);
  }
  return modules;
}

const mostNamed = (named) => [...named].sort(([, a], [, b]) => b - a)[0]?.[0];

/** Where it stands in the project; of a package, from its own name on. */
const shortName = (source, root) =>
  source
    .replace(root, '')
    .replaceAll('\0', '')
    .replace(/^(.*\/)?node_modules\//, '')
    .replace(/^\//, '');

/**
 * Modules with their packed sizes. Packed by itself each is larger than as a part of the whole, so its size is its share of the
 * whole script.
 */
export function modulesOf(script, map, root) {
  const found = textsIn(script, sourcesByLine(map)).map(({ text, named }) => ({
    name: shortName(map.sources[mostNamed(named)] ?? 'the bundler’s own', root),
    alone: gzipSync(text, { level: 9 }).length,
  }));
  const share = gzipSync(script, { level: 9 }).length / found.reduce((sum, { alone }) => sum + alone, 0);
  const sizes = new Map();
  for (const { name, alone } of found) sizes.set(name, (sizes.get(name) ?? 0) + alone * share);
  return Object.fromEntries(
    [...sizes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, size]) => [name, Math.round(size)]),
  );
}

/** A package as a whole, or a folder of the project. */
export const partOf = (name) => {
  const own = /^(app|src|assets)\//.test(name);
  const [first = '', second = ''] = name.split('/');
  if (!own) return first.startsWith('@') ? `${first}/${second}` : first;
  return name.split('/').slice(0, -1).slice(0, 3).join('/');
};

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** The heaviest parts of a page, with their sizes. */
export function heaviest(modules, most) {
  const parts = new Map();
  for (const [name, size] of Object.entries(modules)) parts.set(partOf(name), (parts.get(partOf(name)) ?? 0) + size);
  return [...parts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, size]) => `${kb(size).padStart(10)}  ${name}`);
}

const LEAST_GROWTH = 200;

/** What has entered since the list was kept, what has grown, heaviest first. */
export function entered(modules, kept) {
  const told = Object.entries(modules).flatMap(([name, size]) => {
    const before = kept[name];
    if (before === undefined) return [{ more: size, words: `entered: ${name}` }];
    return size - before < LEAST_GROWTH ? [] : [{ more: size - before, words: `grew: ${name}` }];
  });
  return told.sort((a, b) => b.more - a.more).map(({ more, words }) => `${`+${kb(more)}`.padStart(10)}  ${words}`);
}
