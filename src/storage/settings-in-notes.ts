import type { NoteName, NoteStore, SettingsStore } from '../journal/store';

const noteOf = (name: string): NoteName => ({ game: null, name: `setting.${name}` });

/**
 * Settings as notes of the database: what was chosen is on disk at once, where a browser writes its small texts late. A choice of dice that
 * is forgotten lets the app throw what the players meant to throw. What an older app kept is read where it stood.
 */
export const settingsInNotes = (
  notes: Pick<NoteStore, 'readNote' | 'writeNote'>,
  before: Pick<SettingsStore, 'read'>,
): SettingsStore => ({
  read: async (name) => (await notes.readNote(noteOf(name))) ?? (await before.read(name)),
  write: async (name, value) => {
    const saved = await notes.writeNote(noteOf(name), value);
    if (saved.kind !== 'saved') throw new Error(`setting ${name} was not kept`);
  },
});
