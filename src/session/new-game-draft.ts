import * as v from 'valibot';
import type { NoteName, NoteStore } from '../journal/store';
import { setupSchema } from '../rules/common/index';
import type { Setup } from '../rules/common/index';
import { isRuleSetId } from '../rules/list';

/** Lines that stand in a field of the form and were not taken into the set-up, and what they are about. */
export type Rest = Readonly<{ about: string; text: string }>;
/** By the field they stand in. */
export type Rests = Readonly<Record<string, Rest>>;

/** A game that is being set up and has not begun. `sheet`: the name of the title sheet it was filled in from. */
export type GameDraft = Readonly<{
  rules: string;
  setup: Setup;
  name: string;
  sheet: string | null;
  rests: Rests;
  savedAt: number;
}>;

const NOTE: NoteName = { game: null, name: 'new-game' };

/** Stands for a name that is not there yet: a set-up that is begun may lack some, one that is played may not. */
const NAMELESS = '\u241f';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const draftSchema = v.object({
  rules: v.pipe(v.string(), v.check(isRuleSetId)),
  setup: setupSchema,
  name: text(200),
  sheet: v.nullable(text(200)),
  rests: v.record(text(100), v.object({ about: text(200), text: text(200_000) })),
  savedAt: v.number(),
});

/** The set-up with every name that may be missing put through `change`. */
const withNames = (setup: Setup, change: (name: string) => string): Setup => {
  const { first, second } = setup.sides;
  const named = <T extends Readonly<{ name: string }>>(one: T): T => ({ ...one, name: change(one.name) });
  return {
    ...setup,
    sides: {
      first: { ...first, title: change(first.title) },
      second: { ...second, title: change(second.title) },
    },
    leaders: setup.leaders.map(named),
    formations: setup.formations.map(named),
    units: setup.units.map(named),
    turns: setup.turns.map((turn) => ({ ...turn, label: change(turn.label) })),
    steps: setup.steps === null ? null : setup.steps.map((step) => ({ ...step, title: change(step.title) })),
  };
};

export const writeDraft = (draft: GameDraft): string =>
  JSON.stringify({ ...draft, setup: withNames(draft.setup, (name) => (name.trim() === '' ? NAMELESS : name)) });

/** What cannot be read is no draft: the form then begins as it always does. */
export const readDraft = (written: string | null): GameDraft | null => {
  if (written === null) return null;
  try {
    const read = v.safeParse(draftSchema, JSON.parse(written));
    if (!read.success) return null;
    return { ...read.output, setup: withNames(read.output.setup, (name) => (name === NAMELESS ? '' : name)) };
  } catch {
    return null;
  }
};

export type DraftKeeper = Readonly<{
  read: () => Promise<GameDraft | null>;
  /** Replaces what is kept, or with null throws it away. Of several in a row only the last need reach the disk. */
  keep: (draft: GameDraft | null) => Promise<void>;
}>;

export const draftKeeper = (notes: NoteStore): DraftKeeper => {
  let next: Readonly<{ draft: GameDraft | null }> | null = null;
  let writing: Promise<void> | null = null;
  const writeAll = async (): Promise<void> => {
    while (next !== null) {
      const { draft } = next;
      next = null;
      // A draft that does not reach the disk is lost with the page and hinders nothing.
      await notes.writeNote(NOTE, draft === null ? null : writeDraft(draft)).catch(() => undefined);
    }
    writing = null;
  };
  return {
    read: async () => readDraft(await notes.readNote(NOTE).catch(() => null)),
    keep: (draft) => {
      next = { draft };
      writing ??= writeAll();
      return writing;
    },
  };
};
