// What a first visit costs: node src/tools/bundle-size.mjs [dist]. Two cases: the JavaScript of the first page, and everything.
// What lies beyond the first page comes beside it; its size is told, and counts with everything.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const JS_LIMIT = 420 * KB;
const VISIT_LIMIT = 2.5 * KB * KB;
const PACKED_ALREADY = /\.(png|jpe?g|woff2?|ico|gz|br)$/;

const dist = process.argv[2] ?? 'dist';
const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && entry.name !== 'metadata.json' && !entry.name.endsWith('.map'))
  .map((entry) => join(entry.parentPath, entry.name));

const sizes = await Promise.all(
  files.map(async (file) => {
    const body = await readFile(file);
    const packed = PACKED_ALREADY.test(file) ? body.length : gzipSync(body, { level: 9 }).length;
    return { file: relative(dist, file), raw: body.length, packed };
  }),
);

const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
const sum = (list) => list.reduce((total, { packed }) => total + packed, 0);
for (const { file, raw, packed } of sizes.toSorted((a, b) => b.packed - a.packed).slice(0, 12)) {
  console.log(`${kb(packed).padStart(10)} of ${kb(raw).padStart(10)}  ${file}`);
}

// expo-sqlite's worker is a bundle of its own; it loads beside the app, not before its first screen.
const isScript = ({ file }) => /^_expo[/\\]static[/\\]js[/\\]web[/\\]/.test(file) && !/worker/i.test(file);
const page = await readFile(join(dist, 'index.html'), 'utf8');
const onFirstPage = sizes.filter((one) => isScript(one) && page.includes(`${one.file.replaceAll('\\', '/')}" defer`));
const beyond = sizes.filter((one) => isScript(one) && !onFirstPage.includes(one));
console.log(
  `JavaScript in all: ${kb(sum(onFirstPage) + sum(beyond))}, of it beyond the first page: ${kb(sum(beyond))}`,
);
const CASES = [
  { name: 'the first page’s JavaScript, gzipped', size: sum(onFirstPage), limit: JS_LIMIT },
  { name: 'a first visit with the whole precache, gzipped', size: sum(sizes), limit: VISIT_LIMIT },
];
for (const { name, size, limit } of CASES) {
  console.log(`${size <= limit && size > 0 ? 'ok' : 'FAILED'} ${name}: ${kb(size)} (limit ${kb(limit)})`);
}
const failed = CASES.filter(({ size, limit }) => size > limit || size === 0).length;
console.log(`${CASES.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
