import type { Found, Note } from './notes';

/** What must be on disk: everything that was confirmed before the kill. */
export type Confirmed = Readonly<{
  played: number;
  stored: ReadonlySet<string>;
  /** On its way out when the process died: whole or gone, both are right. */
  trashing: ReadonlySet<string>;
}>;

export const NOTHING_CONFIRMED: Confirmed = { played: 0, stored: new Set(), trashing: new Set() };

/** What is known after one more line from the writing process. */
export const confirm = (confirmed: Confirmed, note: Note): Confirmed => {
  switch (note.kind) {
    case 'played':
      return { ...confirmed, played: note.seq };
    case 'stored':
      return { ...confirmed, stored: new Set([...confirmed.stored, note.game]) };
    case 'trashing':
      return { ...confirmed, trashing: new Set([...confirmed.trashing, note.game]) };
    case 'starting':
    case 'opened':
      return confirmed;
  }
};

/** Everything that is wrong with what was found; empty when nothing was lost. */
export const judge = (found: Found, confirmed: Confirmed): readonly string[] => {
  const here = new Set(found.games.map(({ key }) => key));
  const checks: readonly (readonly [boolean, string])[] = [
    [found.integrity === 'ok', `integrity_check: ${found.integrity}`],
    [found.rows === found.count, `${String(found.rows)} rows of ${String(found.count)}`],
    [found.broken === null, `the chain breaks at ${String(found.broken)}`],
    [found.count >= confirmed.played, `confirmed ${String(confirmed.played)}, found ${String(found.count)}`],
    [found.count <= confirmed.played + 1, `a play nobody made: ${String(found.count)}`],
    [(found.head ?? 0) <= found.count, `the head is ahead: ${String(found.head)}`],
    [(found.head ?? 0) >= confirmed.played, `the head is behind: ${String(found.head)}`],
    [found.headFits, 'the head names another row'],
    [found.checkpointFits, 'a torn checkpoint'],
    [found.unsealed === null, `the seal of row ${String(found.unsealed)} does not hold`],
    ...found.games.map(({ key, whole }) => [whole, `half of a game: ${key}`] as const),
    ...[...confirmed.stored].map((key) => [here.has(key) || confirmed.trashing.has(key), `lost game: ${key}`] as const),
  ];
  return checks.filter(([good]) => !good).map(([, problem]) => problem);
};
