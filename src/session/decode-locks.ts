import * as v from 'valibot';
import { SECRET_SCOPES } from '../engine/sides';
import type { SecretScope } from '../engine/sides';

/** The locks of a game as texts, each of which checks itself. */
export type Locks = Readonly<{
  locks: Readonly<Partial<Record<SecretScope, string>>>;
  /** Locks that were given up when a game went on without their keys. Their recovery codes still open what they sealed. */
  lost: readonly Readonly<{ scope: SecretScope; lock: string }>[];
}>;

export type LocksReading = Readonly<{ kind: 'locks'; locks: Locks }> | Readonly<{ kind: 'damaged' | 'newer' }>;

const VERSION = 1;
const scope = v.picklist(SECRET_SCOPES);
const schema = v.object({
  v: v.literal(VERSION),
  locks: v.partial(v.object(v.entriesFromList(SECRET_SCOPES, v.string()))),
  lost: v.array(v.object({ scope, lock: v.string() })),
});
const versioned = v.object({ v: v.number() });

export const writeLocks = ({ locks, lost }: Locks): string => JSON.stringify({ v: VERSION, locks, lost });

export const decodeLocks = (text: string): LocksReading => {
  const json = parse(text);
  if (v.is(versioned, json) && json.v !== VERSION) return { kind: 'newer' };
  const read = v.safeParse(schema, json);
  if (!read.success) return { kind: 'damaged' };
  return { kind: 'locks', locks: { locks: read.output.locks as Locks['locks'], lost: read.output.lost } };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
