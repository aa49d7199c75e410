// Makes single calls of Chromium's files fail, over the storage probe: node src/tools/faults/chromium.mjs <faults>
// The last line is JSON: { faults, problems }.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProbe } from '../../../e2e/web/probe/build.mjs';
import { launch } from '../../../e2e/web/lib-browser.mjs';
import { serve } from '../../../e2e/web/serve.mjs';

const wanted = Number(process.argv[2] ?? 320);

/** Stands before expo-sqlite's own worker and makes the calls of its files fail that it is told of. */
const PRELUDE = `(() => {
  let fault = null;
  let calls = 0;
  const channel = new BroadcastChannel('faults');
  channel.onmessage = ({ data }) => {
    channel.postMessage({ met: calls });
    fault = data.fault;
    calls = 0;
  };
  for (const name of ['write', 'truncate', 'flush']) {
    const real = FileSystemSyncAccessHandle.prototype[name];
    FileSystemSyncAccessHandle.prototype[name] = function (...args) {
      calls += 1;
      if (fault && calls >= fault.nth && calls < fault.nth + fault.calls) throw new DOMException('the disk', fault.name);
      return real.apply(this, args);
    };
  }
})();
`;

/** The probe once more, its worker with the prelude. */
async function faultyProbe() {
  const dist = '.tmp/probe-faults';
  await rm(dist, { recursive: true, force: true });
  await cp(await buildProbe(), dist, { recursive: true });
  const files = await readdir(dist, { recursive: true });
  const workers = files.filter((file) => /(^|\/)worker-[^/]*\.js$/.test(file));
  if (workers.length !== 1) throw new Error(`one worker expected: ${workers.join(', ')}`);
  for (const file of workers) await writeFile(join(dist, file), PRELUDE + (await readFile(join(dist, file), 'utf8')));
  return dist;
}

const userDataDir = await mkdtemp(join(tmpdir(), 'estafette-faults-chromium-'));
const server = await serve(await faultyProbe());
const context = await launch(userDataDir);
const page = context.pages()[0] ?? (await context.newPage());

const inProbe = async (method, ...args) =>
  page.evaluate(
    async ([name, given]) => {
      const faults = await globalThis.storageProbe.faults();
      return name === 'kinds' ? faults.kinds : faults[name](...given);
    },
    [method, args],
  );

const load = async () => {
  await page.goto(server.url);
  await page.waitForFunction(() => globalThis.storageProbe !== undefined);
};

/** So many places of each write, evenly spread, that there are faults enough in all. */
const placesOf = (counts, missing) => {
  let share = 1;
  const sum = () => counts.reduce((total, count) => total + 2 * Math.min(count, share), 0);
  while (sum() < missing && share < Math.max(...counts)) share += 1;
  return counts.map((count) => {
    const some = Math.min(count, share);
    return Array.from({ length: some }, (_, i) => 1 + Math.floor((i * count) / some));
  });
};

const problems = [];
let faults = 0;

async function tryOne(index, kind, fault) {
  const { said, met, before, after } = await inProbe('tryFault', index, fault);
  // Every other time two plays follow before the reload: they must be made, and be there.
  const shown = faults % 2 === 0 ? after : await inProbe('playOn');
  await load();
  const reloaded = await inProbe('look');
  const changed = kind.shows && before !== after;
  const checks = [
    [shown !== null, 'play does not go on'],
    [shown === null || shown === reloaded, `the screen differs from the reload:\n${shown}\n${reloaded}`],
    [!kind.shows || said === changed, said ? 'acknowledged and lost' : 'refused and there'],
  ];
  const where = `${kind.name}, call ${fault.nth} of it (${fault.calls}, ${fault.name})`;
  problems.push(...checks.filter(([good]) => !good).map(([, problem]) => `${where}: ${problem}`));
  // A log that happens to be shorter has fewer calls: then nothing failed, and nothing is counted.
  if (met >= fault.nth) faults += 1;
  return met;
}

await load();
const kinds = await inProbe('kinds');
const NONE = { nth: Infinity, calls: 0, name: '' };
const counts = [];
for (const index of kinds.keys()) counts.push((await inProbe('tryFault', index, NONE)).met);
await load();
const ROUNDS = 4;
for (let round = 0; round < ROUNDS && faults < wanted; round += 1) {
  const places = placesOf(counts, wanted - faults);
  const plan = kinds.flatMap((kind, index) =>
    [1, 2].flatMap((calls) => places[index].map((nth) => ({ kind, index, calls, nth: nth + round }))),
  );
  for (const { kind, index, calls, nth } of plan) {
    const name = faults % 3 === 0 ? 'InvalidStateError' : 'QuotaExceededError';
    counts[index] = Math.max(1, await tryOne(index, kind, { nth, calls, name }));
  }
}
await context.close();
await server.close();
await rm(userDataDir, { recursive: true, force: true });
console.log(JSON.stringify({ faults, problems }));
