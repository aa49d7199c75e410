// Every address but the first page's leads to a page of the late piece: the page itself asks for it, beside its first script.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPTS = '_expo/static/js/web';
const TITLE = '<title>';

/** The file of the late piece, as an address. */
const latePiece = async (dist, base) => {
  const found = (await readdir(join(dist, SCRIPTS))).filter((name) => /^beyond-\w+\.js$/.test(name));
  if (found.length !== 1) throw new Error(`index.html: ${found.length} late pieces`);
  return `${base}/${SCRIPTS}/${found[0]}`;
};

const script = (file, base) => `<script>
      /* The address says what will be needed before the first script can. */
      if (location.pathname !== '${base}/') {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: '${file}' }),
        );
      }
    </script>
    `;

/** Written before the policy, which names each script that stands in the page. */
export async function writeEarlyRequest(dist, base = '') {
  const file = join(dist, 'index.html');
  const page = await readFile(file, 'utf8');
  if (!page.includes(TITLE)) throw new Error('index.html: no place for the early request');
  const text = script(await latePiece(dist, base), base);
  await writeFile(
    file,
    page.replace(TITLE, () => `${text}${TITLE}`),
  );
}
