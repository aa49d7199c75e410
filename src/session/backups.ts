import type { ListedGame, NoteStore } from '../journal/store';

type Notes = Readonly<{ store: Pick<NoteStore, 'readNote' | 'writeNote'> }>;
type Named = Readonly<{ game: null; name: string }>;

/** By the key of a game: its last day that ended here, and the last one after which a backup was made or declined. */
const OVER: Named = { game: null, name: 'days.over' };
const ANSWERED: Named = { game: null, name: 'days.answered' };

type Days = Readonly<Record<string, number>>;

const isDay = (entry: readonly [string, unknown]): entry is readonly [string, number] => typeof entry[1] === 'number';

/** What was not written here is read as nothing. */
const daysIn = (json: unknown): Days => {
  const entries: readonly (readonly [string, unknown])[] =
    typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return entries.every(isDay) ? Object.fromEntries(entries) : {};
};

const readDays = async ({ store }: Notes, note: Named): Promise<Days> => {
  try {
    return daysIn(JSON.parse((await store.readNote(note)) ?? '{}'));
  } catch {
    return {};
  }
};

const raise = async (notes: Notes, note: Named, key: string, day: number): Promise<void> => {
  const days = await readDays(notes, note);
  if ((days[key] ?? 0) < day) await notes.store.writeNote(note, JSON.stringify({ ...days, [key]: day }));
};

/** A day has ended while the game was open. */
export const dayIsOver = (notes: Notes, key: string, day: number): Promise<void> => raise(notes, OVER, key, day);

/** A backup was made after that day, or is not wanted: nobody asks again before the next one ends. */
export const answerBackup = (notes: Notes, key: string, day: number): Promise<void> => raise(notes, ANSWERED, key, day);

export type BackupDue = Readonly<{ game: ListedGame; day: number }>;

/** The game, of those listed, that was played last and waits for a backup of a day. */
export const backupDue = async (notes: Notes, games: readonly ListedGame[]): Promise<BackupDue | null> => {
  const over = await readDays(notes, OVER);
  const answered = await readDays(notes, ANSWERED);
  const game = games.find(({ key }) => (over[key] ?? 0) > (answered[key] ?? 0));
  return game === undefined ? null : { game, day: over[game.key] ?? 0 };
};
