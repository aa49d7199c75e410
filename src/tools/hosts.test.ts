import { FOR_HOSTS, isHashed, isPlace, writtenFor } from './lib/hosts.mjs';

type Rule = Readonly<{ source: string; headers: readonly Readonly<{ key: string; value: string }>[] }>;
type Rules = Readonly<{ headers: readonly Rule[]; rewrites: unknown }>;

const everything = (base: string): Readonly<Record<string, string>> => {
  const { site, hosts } = writtenFor(base);
  return { ...site, ...hosts };
};

/** What a host that lets later rules override earlier ones says of a file. */
const saidOf = (file: string, { headers }: Rules, wild: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    headers
      .filter(({ source }) =>
        source.endsWith(wild) ? file.startsWith(source.slice(0, -wild.length)) : file === source,
      )
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );

const FORBIDS_ALL: unknown = expect.stringContaining("default-src 'none'");
const LASTING = 'public, max-age=31536000, immutable';
const SCRIPT = '/_expo/static/js/web/index-0123456789abcdef0123456789abcdef.js';

test.each(['', '/estafette'])(
  'hosts with lists of rules keep hashed files and ask for the others anew, under “%s”',
  (base) => {
    const files = everything(base);
    const vercel = JSON.parse(files['vercel.json'] ?? '') as Rules;
    const { hosting } = JSON.parse(files['firebase.json'] ?? '') as { readonly hosting: Rules };
    for (const [rules, wild] of [
      [vercel, '(.*)'],
      [hosting, '**'],
    ] as const) {
      expect(saidOf(`${base}${SCRIPT}`, rules, wild)).toMatchObject({
        'Cache-Control': LASTING,
        'Content-Security-Policy': FORBIDS_ALL,
        'X-Content-Type-Options': 'nosniff',
      });
      expect(saidOf(`${base}/sw.js`, rules, wild)).toMatchObject({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': FORBIDS_ALL,
      });
      expect(saidOf(`${base}/settings`, rules, wild)).toEqual({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "frame-ancestors 'none'",
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      });
    }
  },
);

test('hosts that join what two rules say hear of caching once', () => {
  const rules = (everything('')['_headers'] ?? '').trim().split(/\n(?! )/);
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/*', '/_expo/*', '/assets/*', '/sw.js']);
  expect(rules.filter((rule) => rule.includes('Cache-Control')).map((rule) => rule.split('\n')[0])).toEqual([
    '/_expo/*',
    '/assets/*',
  ]);
});

test('nginx says all in each place, and gives the page for places only', () => {
  const places = (everything('/estafette')['nginx.conf'] ?? '').split('location ').slice(1);
  expect(places).toHaveLength(4);
  for (const place of places) {
    expect(place).toContain('X-Content-Type-Options');
    expect(place.includes('try_files $uri /estafette/index.html;')).toBe(place.startsWith('/estafette/ {'));
  }
});

test('Apache finds the folder wherever it lies', () => {
  const apache = everything('/estafette')['.htaccess'];
  expect(apache).toContain('RewriteRule !^(_expo|assets)/ index.html [L]');
  expect(apache).toContain(`Header always set Cache-Control "${LASTING}"`);
  expect(apache).not.toContain('/estafette');
});

test('what a host reads at its root lies in the app’s folder only where that is the root', () => {
  expect(Object.keys(writtenFor('').site)).toEqual(expect.arrayContaining(['_headers', '_redirects', 'vercel.json']));
  const under = writtenFor('/estafette');
  expect(Object.keys(under.site)).toEqual(['.htaccess', '.nojekyll']);
  expect(under.hosts['_redirects']).toBe('/estafette/* /estafette/index.html 200\n');
});

test('nothing of it is part of the app', () => {
  expect(FOR_HOSTS).toEqual(expect.arrayContaining([...Object.keys(writtenFor('').site), '404.html']));
});

test('an address without a file is a place in the app, unless it is a missing piece of it', () => {
  expect(['/', '/games', '/books/rule/12.3'].map(isPlace)).toEqual([true, true, true]);
  expect([SCRIPT, '/assets/gone', '/sw.js', '/icon-3.png'].map(isPlace)).toEqual([false, false, false, false]);
  expect(isHashed('/assets/x/back-icon.35ba0eaec5a4f5ed12ca16fabeae451d@2x.png')).toBe(true);
  expect(isHashed('/favicon.ico')).toBe(false);
});
