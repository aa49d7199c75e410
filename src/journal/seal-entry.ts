import { deskOf, isSecret, sideOf } from '../engine/sides';
import type { SecretScope } from '../engine/sides';
import type { Entry, Part } from './entry';
import type { Keyring, SealedPlace } from './keyring';

/** Where the part of an entry stands. Coarse, because it can be read. */
export const partPlace = (seq: number): SealedPlace => ({ row: seq, entry: String(seq), type: 'part/1' });

export type Stored =
  | Readonly<{ kind: 'stored'; body: string }>
  /** A part belongs to a scope whose key is not there. */
  | Readonly<{ kind: 'locked'; scope: SecretScope }>
  /** More text in one part than can be sealed. */
  | Readonly<{ kind: 'tooLong' }>;

type Where = Readonly<{ seq: number; turn: number }>;

/** An entry as it is stored: open for the table, sealed for everybody else. Nothing is stored unless all of it can be. */
export const storedEntry = (entry: Entry<unknown, unknown>, where: Where, keys: Keyring): Stored => {
  if (entry.kind !== 'play') return { kind: 'stored', body: JSON.stringify(entry) };
  const parts: unknown[] = [];
  for (const part of entry.parts) {
    const stored = storedPart(part, where, keys);
    if (stored.kind !== 'part') return stored;
    parts.push(stored.part);
  }
  return { kind: 'stored', body: JSON.stringify({ ...entry, parts }) };
};

const storedPart = (
  part: Part<unknown, unknown>,
  { seq, turn }: Where,
  keys: Keyring,
): Readonly<{ kind: 'part'; part: unknown }> | Exclude<Stored, { kind: 'stored' }> => {
  const { scope, ...content } = part;
  if (!isSecret(scope)) return { kind: 'part', part };
  const text = JSON.stringify(content);
  const sealing = keys.seal({ scope, turn }, partPlace(seq), text);
  switch (sealing.kind) {
    case 'locked':
      return { kind: 'locked', scope };
    case 'tooLong':
      return { kind: 'tooLong' };
    case 'sealed':
      return {
        kind: 'part',
        part: {
          scope,
          turn,
          sealed: sealing.text,
          ...promiseOf({ scope, seq, turn }, text, keys),
          ...(part.events.length === 0 ? { still: true } : {}),
        },
      };
  }
};

/** Only desks are promised: it is their orders that are laid open and judged in the end. */
const promiseOf = (
  { scope, seq, turn }: Where & Readonly<{ scope: SecretScope }>,
  text: string,
  keys: Keyring,
): Readonly<{ promise?: string }> => {
  const side = sideOf(scope);
  const promise = side === null || scope !== deskOf(side) ? null : keys.promise({ scope, turn }, partPlace(seq), text);
  return promise === null ? {} : { promise };
};
