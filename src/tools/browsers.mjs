// npm run test:browsers: the journeys in Firefox and in WebKitGTK. node src/tools/browsers.mjs [firefox] [webkit] [part of a file's name …]
// It is no part of npm test: a browser that is missing here is told of as such. Its last full result stands in the README.
import { ensureInstalled } from './lib/setup.mjs';

ensureInstalled();

const { exportWeb } = await import('./web-export.mjs');
const { firefoxVersion, installedFirefox, installedWebKit, webKitVersion } = await import('./find-browsers.mjs');
const { run } = await import('./lib/run.mjs');

const BROWSERS = {
  firefox: { title: 'Firefox', find: installedFirefox, version: firefoxVersion },
  webkit: { title: 'WebKitGTK', find: installedWebKit, version: webKitVersion },
};

const words = process.argv.slice(2);
const named = Object.keys(BROWSERS).filter((name) => words.includes(name));
const parts = words.filter((word) => !(word in BROWSERS));

const FAILED = /^ {2}FAILED .*$/gm;
const ELSEWHERE = /^ {2}needs Chromium: .*$/gm;
const TALLY = /^(\d+) passed, (\d+) failed$/gm;

const today = () => new Date().toISOString().slice(0, 10);
const minutes = (seconds) => `${Math.ceil(seconds / 60)} min`;

/** Runs the journeys in one browser, tells of it, and answers how many steps failed. */
async function runIn(name) {
  const { title, find, version } = BROWSERS[name];
  if (!find()) {
    console.log(`${title}: not here`);
    return 0;
  }
  const args = ['src/tools/journeys.mjs', ...parts];
  const { output, seconds } = await run(process.execPath, args, { live: true, env: { JOURNEYS_IN: name } });
  const [, passed, failed] = [...output.matchAll(TALLY)].at(-1) ?? [0, 0, 1];
  const elsewhere = output.match(ELSEWHERE) ?? [];
  console.log(
    `\n${version()}, ${today()}: ${passed} passed, ${failed} failed, ${elsewhere.length} need Chromium (${minutes(seconds)})`,
  );
  for (const line of [...(output.match(FAILED) ?? []), ...elsewhere]) console.log(line);
  return Number(failed);
}

await exportWeb();
let failed = 0;
for (const name of named.length > 0 ? named : Object.keys(BROWSERS)) failed += await runIn(name);
process.exit(failed > 0 ? 1 : 0);
