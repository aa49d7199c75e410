/** What a file is that was opened with the app, before anything is taken in. */
export const FILE_KIND_WORDS = {
  game: 'A game',
  games: 'All games of another device',
  sheet: 'A title sheet',
  scenario: 'A scenario',
  unknown: 'Not a file that Estafette knows, by the look of it',
} as const;

export const OPENED_FILES = {
  nothing: 'There is no file to take in.',
  unread: 'The file could not be read, or is too large.',
  unnamed: 'A file without a name',
  ask: 'Nothing is taken in before you say so, and no game here is changed by it.',
} as const;
