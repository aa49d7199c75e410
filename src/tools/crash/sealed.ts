import { randomBytes } from 'node:crypto';
import type { Side } from '../../engine/sides';
import { SIDES, deskOf } from '../../engine/sides';
import { sealedIn } from '../../journal/decode-entry';
import type { Entry } from '../../journal/entry';
import { openKeyring } from '../../journal/keyring';
import type { Keyring } from '../../journal/keyring';
import { partPlace, storedEntry } from '../../journal/seal-entry';
import type { Row } from '../../journal/store';
import { CHAIN } from './notes';

/** Rows as the app writes them: sealed and promised, by turns for either desk; the keys are the same in every life. */
const keys: Keyring = (() => {
  const ring = openKeyring(randomBytes);
  SIDES.forEach((side, i) => {
    ring.put(deskOf(side), { desk: { game: CHAIN, side }, secret: new Uint8Array(32).fill(i + 1) });
  });
  return ring;
})();

const sideAt = (seq: number): Side => (seq % 2 === 0 ? 'first' : 'second');

/** Length varies so that rows fall on all places of a page, and over its edge. */
const eventsOf = (seq: number): readonly unknown[] => [{ type: 'Written', pad: 'x'.repeat(100 + ((seq * 37) % 1500)) }];

export const bodyOf = (seq: number): string => {
  const entry: Entry<unknown, unknown> = {
    kind: 'play',
    at: seq,
    from: seq - 1,
    barrier: false,
    parts: [{ scope: deskOf(sideAt(seq)), events: eventsOf(seq) }],
  };
  const stored = storedEntry(entry, { seq, turn: seq % 50 }, keys);
  if (stored.kind !== 'stored') throw new Error(stored.kind);
  return stored.body;
};

/** Whether a row opens to what was sealed in it, and to what was promised. */
const holds = (row: Row): boolean => {
  const sealed = sealedIn(row, deskOf(sideAt(row.seq)));
  if (sealed === null) return false;
  const { promise } = sealed;
  const opening = keys.open(sealed, partPlace(row.seq));
  if (opening.kind !== 'opened' || promise === null) return false;
  const isKept = keys.keeps({ ...sealed, promise }, partPlace(row.seq), opening.text) === 'holds';
  return isKept && opening.text === JSON.stringify({ events: eventsOf(row.seq) });
};

/** The first row whose seal does not hold, or null. */
export const firstUnsealed = (rows: readonly Row[]): number | null => rows.find((row) => !holds(row))?.seq ?? null;
