import { firstName } from '../engine/plain-text';
import type { GameRow, ListedSheet, SheetRow } from '../journal/store';
import { decodePack } from '../packs/decode-pack';
import type { PackFault } from '../packs/decode-pack';
import { writePack } from '../packs/pack';
import type { Pack } from '../packs/pack';
import { packFrom } from '../packs/pack-making';
import { isOfPack, isOfTitle, openingOrders, setupOfPack } from '../packs/pack-setup';
import type { Setup } from '../rules/common/index';
import { setupRulesIn, setupRulesOf } from '../rules/list';
import { isAmong } from './game-ports';
import { newGame } from './library';
import type { Made } from './library';
import { setupOf } from './setup-of';
import { listSheets, readSheet } from './sheets';
import type { SheetPorts } from './sheets';

/** Scenario packs that players took in, kept beside the title sheets; those of the app itself are in `packs/scenarios`. */
const DRAWER = 'pack/';
const LONGEST_NAME = 60;

/** `changed`: what is stored is not what was taken in; it is damaged, though it can still be read. */
export type OwnPack = Readonly<{ key: string; pack: Pack; changed: boolean }>;

/** `ask`: the file was edited outside the app; import it again with `evenIfEdited` when the players agree. */
export type PackImported =
  | Readonly<{ kind: 'saved'; key: string; pack: Pack; ignored: readonly string[] }>
  | Readonly<{ kind: 'ask'; pack: Pack; ignored: readonly string[] }>
  | Readonly<{ kind: 'fault'; fault: PackFault }>
  | Readonly<{ kind: 'failed' }>;

/** The players' own packs, last taken in first. One that can no longer be read is left out. */
export const ownPacks = async ({ store }: SheetPorts): Promise<readonly OwnPack[]> => {
  const rows = (await store.listSheets()).filter(({ rules }) => rules.startsWith(DRAWER));
  const packs: OwnPack[] = [];
  for (const { key } of rows) {
    const row = await store.readSheet(key);
    const reading = row === null ? null : decodePack(row.body, setupRulesIn);
    if (reading?.kind === 'ok') packs.push({ key, pack: reading.pack, changed: reading.edited });
  }
  return packs;
};

/** Takes a file in as a pack of its own. Nothing changes unless it is `saved`. */
export const importPack = async (
  ports: SheetPorts,
  text: string,
  consent?: Readonly<{ evenIfEdited: boolean }>,
): Promise<PackImported> => {
  const reading = decodePack(text, setupRulesIn);
  if (reading.kind === 'fault') return reading;
  const { edited, ignored } = reading;
  const pack = { ...reading.pack, name: firstName([reading.pack.name], LONGEST_NAME, 'Scenario') };
  if (edited && consent?.evenIfEdited !== true) return { kind: 'ask', pack, ignored };
  const key = ports.newId();
  const row: SheetRow = {
    key,
    rules: `${DRAWER}${pack.rules}`,
    name: pack.name,
    savedAt: ports.now(),
    body: writePack(pack),
  };
  const result = await ports.store.saveSheet(row);
  return result.kind === 'saved' ? { kind: 'saved', key, pack, ignored } : { kind: 'failed' };
};

/**
 * Makes a pack of a game as it stands: its set-up, and the orders it began with. Those lie open in a solo game alone; of
 * any other they stay where they are.
 */
export const packFromGame = async (ports: SheetPorts, game: GameRow): Promise<PackImported> => {
  const ruleSets = await ports.rules();
  if (!isAmong(ruleSets, game.rules) || !ruleSets[game.rules].setup.hasPacks) return { kind: 'failed' };
  const setup = await setupOf(ports, game);
  if (setup === null) return { kind: 'failed' };
  const seat = setup.playMode === 'solo' ? 'solo' : 'table';
  const opening = await ruleSets[game.rules].open(ports, game, seat);
  const desks = opening.kind === 'open' ? (opening.session.getState().view.orders?.desks ?? []) : [];
  const orders = desks.flatMap((desk) => desk.orders.filter(({ origin }) => origin === 'start'));
  const pack = packFrom({
    id: ports.newId(),
    name: firstName([game.name], LONGEST_NAME, 'Scenario'),
    rules: game.rules,
    setup,
    orders,
  });
  return importPack(ports, writePack(pack));
};

export const removePack = ({ store }: SheetPorts, key: string): Promise<void> => store.removeSheet(key);

/** Begins a pack's game: set-up and printed orders at once, or nothing of it. */
export const newGameFromPack = (
  ports: SheetPorts,
  pack: Pack,
  setup: Setup = setupOfPack(pack, setupRulesOf(pack.rules)),
  name: string = pack.name,
): Promise<Made> => newGame(ports, pack.rules, name, setup, openingOrders(pack, setup).commands);

/** A title sheet that may complete a pack. `own`: it was kept from a game of this very scenario. */
export type FittingSheet = ListedSheet & Readonly<{ setup: Setup; own: boolean }>;

/** Title sheets for a pack: those of the scenario first, then those of the same published game, last saved first. */
export const sheetsFor = async (ports: SheetPorts, pack: Pack): Promise<readonly FittingSheet[]> => {
  const listed = (await listSheets(ports)).filter(({ rules }) => rules === pack.rules);
  const fitting: FittingSheet[] = [];
  for (const sheet of listed) {
    const opened = await readSheet(ports, sheet.key);
    if (opened.kind !== 'sheet' || opened.changed) continue;
    const { setup } = opened.sheet;
    if (isOfPack(pack, setup) || isOfTitle(pack, setup)) fitting.push({ ...sheet, setup, own: isOfPack(pack, setup) });
  }
  return [...fitting.filter(({ own }) => own), ...fitting.filter(({ own }) => !own)];
};
