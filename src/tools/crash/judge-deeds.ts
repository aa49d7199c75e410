import type { Side } from '../../engine/sides';
import type { Deed, DeedNote } from './deeds';
import type { FoundDisk, FoundGame } from './look';

/** How a game must stand by all that was confirmed of it. `at`: null where nothing was said of the table. */
export type Standing = Readonly<{
  count: number;
  pin: string | null;
  lines: readonly string[];
  archives: readonly Side[];
  at: string | null;
}>;

export type Expected = Readonly<{
  games: ReadonlyMap<string, Standing>;
  /** How a game stands that was just taken in. */
  takenIn: Standing;
  /** Begun and not confirmed: done or not, both are right; half of it never is. */
  underWay: Extract<DeedNote, { kind: 'begins' }> | null;
}>;

const afterDeed = (before: Standing, deed: Deed): Standing => {
  switch (deed.kind) {
    case 'import':
      return before;
    case 'lock':
      return { ...before, pin: deed.pin };
    case 'write':
      return { ...before, lines: [...before.lines, deed.line], at: null };
    case 'archive':
      return { ...before, archives: [...before.archives, deed.side], at: null };
    case 'play':
    case 'undo':
    case 'redo':
      return { ...before, at: deed.at };
  }
};

/** What is known after one more line from the player. */
export const heard = (expected: Expected, note: DeedNote): Expected => {
  if (note.kind === 'past' || note.kind === 'writes') return expected;
  if (note.kind === 'begins') return { ...expected, underWay: note };
  const before = expected.games.get(note.game) ?? expected.takenIn;
  const after = { ...afterDeed(before, note.deed), count: note.count };
  return { ...expected, games: new Map([...expected.games, [note.game, after]]), underWay: null };
};

type Checks = readonly (readonly [boolean, string])[];

/** Each of what must be there is, and nothing else but what may be. */
const holds = (found: readonly string[], must: readonly string[], may: readonly string[]): boolean =>
  must.every((one) => found.includes(one)) && found.every((one) => may.includes(one));

/** As it was confirmed, or as it stands after what was under way. */
const checksOf = (found: FoundGame, before: Standing, deed: Deed | null): Checks => {
  const after = deed === null ? before : afterDeed(before, deed);
  const isAt = [before.at, after.at].includes(null) || [before.at, after.at].includes(found.at);
  const pin = found.pins.length === 1 ? found.pins[0] : undefined;
  const isWatched = found.head === 'fits' || (found.head === 'none' && deed?.kind === 'import');
  return [
    [found.damage === null, `damaged: ${String(found.damage)}`],
    [found.count >= before.count, `confirmed ${String(before.count)}, found ${String(found.count)}`],
    [found.hasLocks, 'without locks'],
    [isWatched, `its head: ${found.head}`],
    [pin !== undefined && [before.pin, after.pin].includes(pin), `its desk opens with ${JSON.stringify(found.pins)}`],
    [holds(found.lines, before.lines, after.lines), `lines: ${found.lines.join()}`],
    [holds(found.archives, before.archives, after.archives), `archives: ${found.archives.join()}`],
    [isAt, 'at a place where it never was'],
    [found.unread === 0, `${String(found.unread)} parts do not read`],
    [found.playsOn, 'it cannot be played on'],
  ];
};

const judgeGame = (found: FoundGame, { games, takenIn, underWay }: Expected): Checks => {
  const deed = underWay?.game === found.key ? underWay.deed : null;
  const checks = checksOf(found, games.get(found.key) ?? takenIn, games.has(found.key) ? deed : { kind: 'import' });
  return checks.map(([good, problem]) => [good, `${found.key}: ${problem}`]);
};

/** Everything that is wrong with what was found; empty when nothing was lost. */
export const judgeDisk = (found: FoundDisk, expected: Expected): readonly string[] => {
  const here = new Set(found.games.map(({ key }) => key));
  const unheardOf = found.games.filter(({ key }) => !expected.games.has(key)).length;
  const most = expected.underWay?.deed.kind === 'import' ? 1 : 0;
  const checks: Checks = [
    [found.integrity === 'ok', `integrity_check: ${found.integrity}`],
    [found.orphans.length === 0, `without a game: ${found.orphans.join()}`],
    [unheardOf <= most, `${String(unheardOf)} games nobody took in`],
    ...[...expected.games.keys()].map((key) => [here.has(key), `lost game: ${key}`] as const),
    ...found.games.flatMap((game) => judgeGame(game, expected)),
  ];
  return checks.filter(([good]) => !good).map(([, problem]) => problem);
};
