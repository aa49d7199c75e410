// npm run build:web [-- --base /path] [--out folder]: the web app as a folder that any static host can serve.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { basePath } from './lib/base-path.mjs';
import { ensureInstalled, ROOT } from './lib/setup.mjs';

/** Builds into `out`: `site` is to be served at the path, `hosts` is what some hosts want to read beside it. */
export async function buildWeb({ base = '', out = 'artifacts/web', force = false } = {}) {
  const { exportWeb } = await import('./web-export.mjs');
  const { writeForHosts } = await import('./lib/hosts.mjs');
  const site = join(out, 'site');
  const built = await exportWeb({ out: site, base, force });
  const hosts = resolve(ROOT, out, 'hosts');
  await rm(hosts, { recursive: true, force: true });
  await writeForHosts({ site: resolve(ROOT, site), hosts, base });
  return { site, built };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { base: { type: 'string' }, out: { type: 'string' } } });
  ensureInstalled();
  const base = basePath(values.base);
  console.log('building the web app…');
  const { site } = await buildWeb({ base, ...(values.out === undefined ? {} : { out: values.out }) });
  console.log(`${site} is to be served at ${base}/ of any host; beside it, in hosts, is what some hosts read.`);
}
