// What the page may do, said in the page itself and in what it is served with.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const CHARSET = '<meta charset="utf-8" />';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const written = (rules) => rules.map((words) => words.join(' ')).join('; ');

/** SQLite is WebAssembly; the policy's own word for it lets nothing else be compiled from text. */
const SCRIPTS = ['script-src', "'self'", "'wasm-unsafe-eval'"];
const NOTHING_ELSE = [
  ['default-src', "'none'"],
  ['connect-src', "'self'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
];

/** Everything from the page's own origin. Inline there is style (react-native-web writes it) and scripts that stand in the page as they are. */
export const policyOf = (page) =>
  written([
    ...NOTHING_ELSE,
    [...SCRIPTS, ...[...page.matchAll(INLINE)].map(([, text]) => hashOf(text))],
    ['style-src', "'self'", "'unsafe-inline'"],
    // The grain of the paper is a picture of a few bytes, written into the app's own code.
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
  ]);

/** A worker does not hear the page's policy, only what its own file was served with. */
const WORKERS = written([...NOTHING_ELSE, SCRIPTS, ['frame-ancestors', "'none'"]]);

/** Headers for a file of this extension. Who may frame a page can be said in a header only. */
export const headersFor = (extension) => ({
  'content-security-policy': extension === '.js' ? WORKERS : "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** Writes the policy into the exported page, before anything that it is about. */
export async function writePolicy(dist) {
  const file = join(dist, 'index.html');
  const page = await readFile(file, 'utf8');
  if (!page.includes(CHARSET)) throw new Error('index.html: no place for the policy');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(page)}" />`;
  await writeFile(
    file,
    page.replace(CHARSET, () => `${CHARSET}\n    ${policy}`),
  );
}
