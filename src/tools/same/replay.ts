import { digestOf } from './digest';
import type { Counted } from './digest';
import { replayGames, viewsOf } from './game-record';
import { replayInputs } from './input-record';
import type { Adapter } from './language';
import { orThrew } from './script';
import type { HeadlessScript, Place, Script, StoredScript, Told } from './script';

const replayHeadless = (adapter: Adapter, { requests }: HeadlessScript, told: Told): void => {
  requests.forEach((request, item) => {
    told(
      orThrew(() => adapter.headless(request)),
      { item, at: 0, what: JSON.stringify(request) },
    );
  });
};

const replayStored = async (adapter: Adapter, { files }: StoredScript, told: Told): Promise<void> => {
  for (const [item, { name, text }] of files.entries()) {
    const { taken, plays } = await adapter.stored(text);
    told(taken, { item, at: 0, what: name });
    plays.forEach(({ seq, view }, i) => {
      told(viewsOf(view), { item, at: i + 1, what: `${name}, entry ${seq}` });
    });
  }
};

/** Does what the script says on one side, and tells of each thing that came of it. */
const replay = async (adapter: Adapter, script: Script, told: Told): Promise<void> => {
  if (script.kind === 'headless') replayHeadless(adapter, script, told);
  else if (script.kind === 'inputs') replayInputs(adapter, script, told);
  else if (script.kind === 'games') replayGames(adapter, script, told);
  else await replayStored(adapter, script, told);
};

/** A number for each thing that came about. */
export const digestsOf = async (adapter: Adapter, script: Script): Promise<Uint32Array> => {
  const digests: number[] = [];
  const counted: Counted = new WeakMap();
  await replay(adapter, script, (record) => {
    digests.push(digestOf(record, counted));
  });
  return Uint32Array.from(digests);
};

export type Found = Readonly<{ nth: number; place: Place; record: unknown }>;

/** Some of what came about, in full: what is only looked at where the digests differ. */
export const recordsOf = async (
  adapter: Adapter,
  script: Script,
  wanted: readonly number[],
): Promise<readonly Found[]> => {
  const found: Found[] = [];
  let nth = 0;
  await replay(adapter, script, (record, place) => {
    if (wanted.includes(nth)) found.push({ nth, place, record: JSON.parse(JSON.stringify(record)) as unknown });
    nth += 1;
  });
  return found;
};
