import type { GameRow, ListedSheet, NoteStore, SheetRow, SheetStore } from '../journal/store';
import { decodeSheet } from '../packs/decode-sheet';
import type { SheetFault } from '../packs/decode-sheet';
import { encodeSheet } from '../packs/title-sheet';
import type { TitleSheet } from '../packs/title-sheet';
import { faultInSetup } from '../rules/common/index';
import { isRuleSetId, setupRulesIn } from '../rules/list';
import { firstName } from '../engine/plain-text';
import type { Refusal } from '../engine/step';
import { newGame } from './library';
import type { Made } from './library';
import type { GamePorts } from './game-ports';
import { setupOf } from './setup-of';

/** The library of title sheets stands in the same database as the games, and so do notes of what is under way. */
export type SheetPorts = GamePorts & Readonly<{ store: SheetStore & NoteStore }>;

export type SheetSaved =
  | Readonly<{ kind: 'saved'; key: string }>
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  /** The disk is full, or what should be saved cannot be read. */
  | Readonly<{ kind: 'failed' }>;

/** `changed`: what is stored is not what was saved; it is damaged, though it can still be read. */
export type SheetOpened =
  | Readonly<{ kind: 'sheet'; sheet: TitleSheet; changed: boolean }>
  | Readonly<{ kind: 'gone' }>
  | Readonly<{ kind: 'fault'; fault: SheetFault }>;

/** `ask`: the file was edited outside the app; import it again with `evenIfEdited` when the players agree. */
export type SheetImported =
  | Readonly<{ kind: 'saved'; key: string; sheet: TitleSheet; ignored: readonly string[] }>
  | Readonly<{ kind: 'ask'; sheet: TitleSheet; ignored: readonly string[] }>
  | Readonly<{ kind: 'fault'; fault: SheetFault }>
  | Readonly<{ kind: 'failed' }>;

const LONGEST_NAME = 200;

/** All sheets, last saved first. Players' own scenario packs stand in the same drawer, and are not among them. */
export const listSheets = async ({ store }: SheetPorts): Promise<readonly ListedSheet[]> =>
  (await store.listSheets()).filter(({ rules }) => isRuleSetId(rules));

/** Keeps a sheet: as a new one, or in place of the one with this key. */
export const saveSheet = async (ports: SheetPorts, sheet: TitleSheet, replacing?: string): Promise<SheetSaved> => {
  const refusal = faultInSetup(sheet.setup);
  if (refusal !== null) return { kind: 'refused', refusal };
  const key = replacing ?? ports.newId();
  const name = firstName([sheet.name, sheet.setup.title.name], LONGEST_NAME, 'Title sheet');
  const row: SheetRow = { key, rules: sheet.rules, name, savedAt: ports.now(), body: encodeSheet({ ...sheet, name }) };
  const result = await ports.store.saveSheet(row);
  return result.kind === 'saved' ? { kind: 'saved', key } : { kind: 'failed' };
};

/** Keeps the set-up of a game as it stands now. What happened in the game is no part of it. */
export const saveGameAsSheet = async (ports: SheetPorts, game: GameRow, name: string): Promise<SheetSaved> => {
  const setup = await setupOf(ports, game);
  if (setup === null || !isRuleSetId(game.rules)) return { kind: 'failed' };
  return saveSheet(ports, { rules: game.rules, name, setup });
};

/** A sheet to look at, to edit, or to fill in a new game with. */
export const readSheet = async ({ store }: SheetPorts, key: string): Promise<SheetOpened> => {
  const row = await store.readSheet(key);
  if (row === null) return { kind: 'gone' };
  const reading = decodeSheet(row.body, setupRulesIn);
  return reading.kind === 'fault' ? reading : { kind: 'sheet', sheet: reading.sheet, changed: reading.edited };
};

/** Begins a game from a sheet; from then on the two know nothing of each other. */
export const newGameFromSheet = async (
  ports: SheetPorts,
  key: string,
  name: string,
): Promise<Made | Exclude<SheetOpened, { kind: 'sheet' }>> => {
  const opened = await readSheet(ports, key);
  return opened.kind === 'sheet' ? newGame(ports, opened.sheet.rules, name, opened.sheet.setup) : opened;
};

/** A sheet that is damaged keeps its name: written anew, it would no longer show that it is. */
export const renameSheet = async (ports: SheetPorts, key: string, name: string): Promise<SheetSaved> => {
  const opened = await readSheet(ports, key);
  return opened.kind === 'sheet' && !opened.changed
    ? saveSheet(ports, { ...opened.sheet, name }, key)
    : { kind: 'failed' };
};

export const removeSheet = ({ store }: SheetPorts, key: string): Promise<void> => store.removeSheet(key);

/** The sheet as a file, damaged or not. Null when there is none. */
export const exportSheet = async ({ store }: SheetPorts, key: string): Promise<string | null> =>
  (await store.readSheet(key))?.body ?? null;

/** Takes a file in as a sheet of its own. Nothing changes unless it is `saved`. */
export const importSheet = async (
  ports: SheetPorts,
  text: string,
  consent?: Readonly<{ evenIfEdited: boolean }>,
): Promise<SheetImported> => {
  const reading = decodeSheet(text, setupRulesIn);
  if (reading.kind === 'fault') return reading;
  const { sheet, edited, ignored } = reading;
  if (edited && consent?.evenIfEdited !== true) return { kind: 'ask', sheet, ignored };
  const saved = await saveSheet(ports, sheet);
  return saved.kind === 'saved' ? { ...saved, sheet, ignored } : { kind: 'failed' };
};
