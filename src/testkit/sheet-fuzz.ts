import { canonical } from '../packs/json-text';
import { checksumOf } from '../packs/title-sheet';
import { expectEmpty, emptyFileTally, named } from './file-fuzz';
import type { FileTally, FuzzedPhone } from './file-fuzz';
import { pickFrom, plainMutant, spoilJson } from './mutants';
import type { Mutant } from './mutants';
import type { Seeded } from './seeded';

/** What is asked of title sheets and of scenario files alike. */
export type Drawer = Readonly<{
  /** `asked`: somebody changed it outside; the key of what was kept. */
  take: (
    phone: FuzzedPhone,
    text: string,
    evenIfEdited: boolean,
  ) => Promise<Readonly<{ kind: 'saved'; key: string }> | Readonly<{ kind: 'ask' | 'fault' | 'failed' }>>;
  /** What is kept under a key, as a file. */
  give: (phone: FuzzedPhone, key: string) => Promise<string | null>;
  /** Begins a game of it, as far as the rules let it, and throws that away again. */
  begin: (phone: FuzzedPhone, key: string) => Promise<void>;
  remove: (phone: FuzzedPhone, key: string) => Promise<void>;
}>;

/** Half of them as they might go wrong, half as somebody edits them, and of these half with the checksum made anew. */
const mutantOf = (chance: Seeded, text: string, other: string): Mutant => {
  if (chance.once(2)) return plainMutant(chance, text, other);
  const json = JSON.parse(text) as Record<string, unknown>;
  const kind = spoilJson(chance, json);
  if (chance.once(2)) return { kind, text: JSON.stringify(json) };
  return { kind: `${kind}, checksum anew`, text: JSON.stringify({ ...json, checksum: checksumOf(json) }) };
};

const checksumIn = (text: string): unknown => (JSON.parse(text) as Record<string, unknown>)['checksum'];

const tried = async (phone: FuzzedPhone, mutant: Mutant, given: ReadonlySet<string>, drawer: Drawer) => {
  const { kind, text } = mutant;
  const unasked = await drawer.take(phone, text, false);
  const taken = unasked.kind === 'ask' ? await drawer.take(phone, text, true) : unasked;
  if (unasked.kind === 'failed' || taken.kind === 'failed' || taken.kind === 'ask')
    throw new Error(`half taken: ${taken.kind}`);
  if (taken.kind === 'saved') {
    const kept = (await drawer.give(phone, taken.key)) ?? '';
    // Whoever makes the checksum anew says that it is his.
    const isOwn = kind.endsWith('anew') || given.has(canonical(checksumIn(kept)));
    if (unasked.kind === 'saved' && !isOwn) throw new Error('altered, and taken unasked');
    await drawer.begin(phone, taken.key);
    await drawer.remove(phone, taken.key);
  }
  await expectEmpty(phone);
  if ('polluted' in {}) throw new Error('polluted');
  return taken.kind;
};

export const fuzzDrawer = async (
  phone: FuzzedPhone,
  texts: readonly string[],
  drawer: Drawer,
  { chance, runs }: Readonly<{ chance: Seeded; runs: number }>,
): Promise<FileTally> => {
  const tally = emptyFileTally();
  const given = new Set(texts.map((text) => canonical(checksumIn(text))));
  for (let nr = 0; nr < runs; nr += 1) {
    const mutant = mutantOf(chance, pickFrom(chance, texts) ?? '', pickFrom(chance, texts) ?? '');
    await named(nr, mutant, async () => {
      const kind = await tried(phone, mutant, given, drawer);
      tally.kinds.set(mutant.kind, (tally.kinds.get(mutant.kind) ?? 0) + 1);
      tally[kind === 'saved' ? 'taken' : 'refused'] += 1;
    });
  }
  return tally;
};
