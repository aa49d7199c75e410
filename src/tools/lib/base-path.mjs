// The path of its host under which the web app will lie.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PATH = /^(\/[A-Za-z0-9._~-]+)*$/;

/** A path as the tools take it: a slash before it and none behind it; nothing for the host's root. */
export function basePath(asked = '') {
  const base = `/${asked}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');
  if (!PATH.test(base) || base.split('/').some((part) => part === '.' || part === '..'))
    throw new Error(`--base ${asked}: a path of letters, digits and . _ ~ - is wanted, as /estafette`);
  return base;
}

/** Expo writes the path into all that it makes itself; what the page's own text names is done here. */
export async function writeBase(dist, base) {
  const file = join(dist, 'index.html');
  const page = await readFile(file, 'utf8');
  await writeFile(
    file,
    page.replaceAll(/ href="\/(manifest\.webmanifest|apple-touch-icon\.png)?"/g, ` href="${base}/$1"`),
  );
}
