// What a first visit costs: node src/tools/bundle-size.mjs [dist] [--keep]. Three cases: the JavaScript of the first page, that
// nothing has entered it, and everything. What lies beyond the first page comes beside it; its size is told, and counts with
// everything. `--keep` writes what the first page is made of into first-page.json, which the next run compares with.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { entered, heaviest } from './lib/modules.mjs';
import { modulesFile } from './web-export.mjs';

const KB = 1024;
const JS_LIMIT = 300 * KB;
/** As much as a line of code here and there may add before anybody is asked about it. */
const UNNOTICED = 2 * KB;
const VISIT_LIMIT = 1765 * KB;
const PACKED_ALREADY = /\.(png|jpe?g|woff2?|ico|gz|br)$/;
const KEPT = fileURLToPath(new URL('./first-page.json', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false } },
});
const dist = positionals[0] ?? 'dist';
const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && entry.name !== 'metadata.json' && !entry.name.endsWith('.map'))
  .map((entry) => join(entry.parentPath, entry.name));

const sizes = await Promise.all(
  files.map(async (file) => {
    const body = await readFile(file);
    const packed = PACKED_ALREADY.test(file) ? body.length : gzipSync(body, { level: 9 }).length;
    return { file: relative(dist, file).replaceAll('\\', '/'), raw: body.length, packed };
  }),
);

const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
const sum = (list) => list.reduce((total, { packed }) => total + packed, 0);
for (const { file, raw, packed } of sizes.toSorted((a, b) => b.packed - a.packed).slice(0, 12)) {
  console.log(`${kb(packed).padStart(10)} of ${kb(raw).padStart(10)}  ${file}`);
}

// expo-sqlite's worker is a bundle of its own; it loads beside the app, not before its first screen.
const isScript = ({ file }) => /^_expo\/static\/js\/web\//.test(file) && !/worker/i.test(file);
const page = await readFile(join(dist, 'index.html'), 'utf8');
const onFirstPage = sizes.filter((one) => isScript(one) && page.includes(`${one.file}" defer`));
const beyond = sizes.filter((one) => isScript(one) && !onFirstPage.includes(one));
const modules = JSON.parse(await readFile(modulesFile(dist), 'utf8'));
console.log(
  `JavaScript in all: ${kb(sum(onFirstPage) + sum(beyond))}, of it beyond the first page: ${kb(sum(beyond))}; the first page’s heaviest parts:`,
);
console.log(heaviest(modules, 10).join('\n'));

const total = (list) => Object.values(list).reduce((all, size) => all + size, 0);
if (values.keep) await writeFile(KEPT, `${JSON.stringify(modules, null, 2)}\n`);
const kept = JSON.parse(await readFile(KEPT, 'utf8'));
if (total(modules) > total(kept) + UNNOTICED) console.log(entered(modules, kept).join('\n'));

const CASES = [
  { name: 'the first page’s JavaScript, gzipped', size: sum(onFirstPage), limit: JS_LIMIT },
  { name: 'the same, beside what is kept in first-page.json', size: total(modules), limit: total(kept) + UNNOTICED },
  { name: 'a first visit with the whole precache, gzipped', size: sum(sizes), limit: VISIT_LIMIT },
];
for (const { name, size, limit } of CASES) {
  console.log(`${size <= limit && size > 0 ? 'ok' : 'FAILED'} ${name}: ${kb(size)} (limit ${kb(limit)})`);
}
const failed = CASES.filter(({ size, limit }) => size > limit || size === 0).length;
console.log(`${CASES.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
