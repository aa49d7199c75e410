import { plainName } from '../engine/plain-text';

/**
 * The files that players hand on. `ending` and `type` are what systems know them by (app.json, the web manifest), `uti` is the
 * iPhone's name for the type, `unnamed` what a file is called whose name no file system takes. Older files end in .json or
 * .ndjson; what a file is, is read in it and not in its name, so they are still taken.
 */
export const FILE_KINDS = {
  game: {
    ending: '.estafette',
    type: 'application/vnd.estafette.game',
    uti: 'org.estafette.game',
    unnamed: 'game',
  },
  sheet: {
    ending: '.estafette-sheet',
    type: 'application/vnd.estafette.sheet',
    uti: 'org.estafette.sheet',
    unnamed: 'sheet',
  },
  scenario: {
    ending: '.estafette-scenario',
    type: 'application/vnd.estafette.scenario',
    uti: 'org.estafette.scenario',
    unnamed: 'scenario',
  },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** A file on its way out. */
export type FileOut = Readonly<{ kind: FileKind; name: string }>;

const LONGEST = 80;

/** A file's name that every file system takes, with the ending that opens it in the app. */
export const fileNameOf = ({ kind, name }: FileOut): string => {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  const { unnamed, ending } = FILE_KINDS[kind];
  return `${plain === '' ? unnamed : plainName(plain, LONGEST)}${ending}`;
};

/** How the files of these kinds begin, however they are laid out. */
const BEGINNINGS = {
  game: /^\uFEFF?\s*\{\s*"file"\s*:\s*"estafette-game"/,
  sheet: /^\uFEFF?\s*\{\s*"format"\s*:\s*"estafette-sheet"/,
  scenario: /^\uFEFF?\s*\{\s*"format"\s*:\s*"estafette-pack"/,
} as const satisfies Readonly<Record<FileKind, RegExp>>;
const HEAD = 200;

/** How the file of all games names itself. */
export const MOVING_MARK = 'estafette-games';

/** Whether a file holds all games of a device, whatever has become of it since. */
export const isMovingFile = (text: string): boolean =>
  text.replace(/^\uFEFF/, '').startsWith(`{"file":"${MOVING_MARK}"`);

const isKind = (name: string): name is FileKind => name in FILE_KINDS;

/** What a file is by its beginning. `games`: all games of a device. `unknown`: none of the app's, or one that was damaged. */
export const kindIn = (text: string): FileKind | 'games' | 'unknown' => {
  const head = text.slice(0, HEAD);
  const found = Object.keys(BEGINNINGS)
    .filter(isKind)
    .find((kind) => BEGINNINGS[kind].test(head));
  return found ?? (isMovingFile(text) ? 'games' : 'unknown');
};
