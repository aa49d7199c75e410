import * as v from 'valibot';
import type { ListedGame, NoteStore } from '../journal/store';
import { isPlayedOut } from '../rules/common/index';

/** What of a game tells its days. */
export type DayView = Readonly<{
  setup: Readonly<{ turns: readonly Readonly<{ day: number }>[] }>;
  turn: Readonly<{ index: number }>;
  isLastTurn: boolean;
  steps: readonly unknown[];
  step: number;
}>;

/** The last game day that is over: one whose turns are all passed, or the day of the last turn once its last step is reached. */
export const dayOver = (view: DayView): number => {
  const { turns } = view.setup;
  const { index } = view.turn;
  const day = turns[index]?.day ?? 0;
  if (isPlayedOut(view)) return day;
  return turns.slice(0, index).reduce((over, turn) => (turn.day < day ? Math.max(over, turn.day) : over), 0);
};

type Notes = Readonly<{ store: Pick<NoteStore, 'readNote' | 'writeNote'> }>;
type Named = Readonly<{ game: null; name: string }>;

/** By the key of a game: its last day that ended here, and the last one after which a backup was made or declined. */
const OVER: Named = { game: null, name: 'days.over' };
const ANSWERED: Named = { game: null, name: 'days.answered' };

const daysSchema = v.record(v.string(), v.number());
type Days = Readonly<v.InferOutput<typeof daysSchema>>;

const readDays = async ({ store }: Notes, note: Named): Promise<Days> => {
  try {
    return v.parse(daysSchema, JSON.parse((await store.readNote(note)) ?? '{}'));
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
