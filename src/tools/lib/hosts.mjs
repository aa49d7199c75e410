// What a static host has to say of the exported app, from one table, in the words of the common hosts.
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor } from './page-policy.mjs';

/** Expo puts a content hash into these names: a copy already in the HTTP cache is as good as a new one. */
export const isHashed = (url) => /^\/(_expo|assets)\/.*[.-][0-9a-f]{16,}(@\dx)?\./.test(url);

const LASTING = { 'cache-control': 'public, max-age=31536000, immutable' };
const ASKED_ANEW = { 'cache-control': 'no-cache' };

/** How long a file of the app may be kept without asking. */
export const cacheFor = (url) => (isHashed(url) ? LASTING : ASKED_ANEW);

/** From the general to the particular: a later place overrides an earlier one. Whole folders are hashed, or the export fails. */
const PLACES = [
  { under: '/', headers: { ...ASKED_ANEW, ...headersFor('.html') } },
  { under: '/_expo/', headers: { ...LASTING, ...headersFor('.js') } },
  { under: '/assets/', headers: { ...LASTING, ...headersFor('') } },
  { file: '/sw.js', headers: { ...ASKED_ANEW, ...headersFor('.js') } },
];

/** What is handed out below these is there or is not; any other address is a place in the app, and its page answers. */
const FILES_ONLY = PLACES.flatMap(({ under }) => (under === undefined || under === '/' ? [] : [under]));
export const isPlace = (url) =>
  !FILES_ONLY.some((folder) => url.startsWith(folder)) && !/\.(js|png|ico|webmanifest)$/.test(url);

const titled = (name) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
const listed = (headers) => Object.entries(headers).map(([name, value]) => [titled(name), value]);
const asKeys = (headers) => listed(headers).map(([key, value]) => ({ key, value }));

/**
 * Netlify and Cloudflare Pages. Where two places fit they join what both say; so the root says nothing of caching, where both
 * ask anew by themselves, and a place says only what the root does not.
 */
const headersFile = (base) => {
  const [root] = PLACES;
  const said = PLACES.map((place) => {
    const own = Object.entries(place.headers).filter(([name, value]) =>
      place === root ? name !== 'cache-control' : root.headers[name] !== value,
    );
    const lines = listed(Object.fromEntries(own)).map(([name, value]) => `  ${name}: ${value}`);
    return [`${base}${place.file ?? `${place.under}*`}`, ...lines].join('\n');
  });
  return `${said.join('\n')}\n`;
};

const redirects = (base) => `${base}/* ${base}/index.html 200\n`;

const vercel = (base) => ({
  headers: PLACES.map(({ under, file, headers }) => ({
    source: `${base}${file ?? `${under}(.*)`}`,
    headers: asKeys(headers),
  })),
  rewrites: [{ source: `${base}/(.*)`, destination: `${base}/index.html` }],
});

const firebase = (base) => ({
  hosting: {
    public: 'site',
    headers: PLACES.map(({ under, file, headers }) => ({
      source: `${base}${file ?? `${under}**`}`,
      headers: asKeys(headers),
    })),
    rewrites: [{ source: `${base}/**`, destination: `${base}/index.html` }],
  },
});

const inApache = ({ under, file, headers }) => [
  `  <If "%{REQUEST_URI} =~ m#${file === undefined ? under : `${file.replace('.', '\\.')}$`}#">`,
  ...listed(headers).map(([name, value]) => `    Header always set ${name} "${value}"`),
  '  </If>',
];

/** Apache, in the folder itself. A missing piece stays missing: a page instead of a script would be kept as one. */
const htaccess = () =>
  [
    'AddType application/wasm .wasm',
    'AddType application/manifest+json .webmanifest',
    'Options -MultiViews',
    'DirectoryIndex index.html',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  RewriteCond %{REQUEST_FILENAME} !-f',
    `  RewriteRule !^(${FILES_ONLY.map((folder) => folder.slice(1, -1)).join('|')})/ index.html [L]`,
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...PLACES.flatMap(inApache),
    '</IfModule>',
    '',
  ].join('\n');

/** nginx, inside a `server`: a location that says a header of its own hears none of those around it, so each says all. */
const nginx = (base) =>
  [
    `# The contents of site/ lie in the server's root${base === '' ? '' : `, in the folder ${base.slice(1)}`}. nginx 1.21.1 or later knows .wasm by itself.`,
    ...PLACES.flatMap(({ under, file, headers }) => [
      `location ${file === undefined ? '' : '= '}${base}${file ?? under} {`,
      ...listed(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
      ...(under === '/' ? [`  try_files $uri ${base}/index.html;`] : ['  try_files $uri =404;']),
      '}',
    ]),
    '',
  ].join('\n');

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** What these hosts read at their own root; under a path that is not the app's folder. */
const AT_THE_ROOT = { _headers: headersFile, _redirects: redirects, 'vercel.json': (base) => json(vercel(base)) };
const OUTSIDE = { 'nginx.conf': nginx, 'firebase.json': (base) => json(firebase(base)) };
/** What lies in the app's own folder whatever its path. Pages hosts answer any address they do not know with 404.html. */
const BESIDE = { '.htaccess': htaccess, '.nojekyll': () => '' };
const NOT_FOUND = '404.html';

/** Names in the app's folder that are no part of the app. */
export const FOR_HOSTS = [...Object.keys(AT_THE_ROOT), ...Object.keys(BESIDE), NOT_FOUND];

/** What each host reads, by the folder it belongs in: the app's own, or one beside it. */
export const writtenFor = (base) => {
  const written = (files) => Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text(base)]));
  return base === ''
    ? { site: written({ ...AT_THE_ROOT, ...BESIDE }), hosts: written(OUTSIDE) }
    : { site: written(BESIDE), hosts: written({ ...AT_THE_ROOT, ...OUTSIDE }) };
};

/** Writes all of it for the app in `site`. */
export async function writeForHosts({ site, hosts, base }) {
  await mkdir(hosts, { recursive: true });
  const texts = writtenFor(base);
  for (const [name, text] of Object.entries(texts.site)) await writeFile(join(site, name), text);
  for (const [name, text] of Object.entries(texts.hosts)) await writeFile(join(hosts, name), text);
  await cp(join(site, 'index.html'), join(site, NOT_FOUND));
}
