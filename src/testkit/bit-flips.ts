import { readFileSync, writeFileSync } from 'node:fs';
import { SIDES } from '../engine/sides';
import { goneGames } from '../session/gone-games';
import { exportGame } from '../session/library';
import { RULE_SETS } from '../session/rule-sets';
import type { RuleSetId } from '../rules/list';
import { exportSheet, listSheets, readSheet } from '../session/sheets';
import type { SheetPorts } from '../session/sheets';
import type { GameRow } from '../journal/store';
import type { Seeded } from './seeded';

/** All that a phone shows of what lies in its database, page by page; `noticed`: it says itself that something is damaged. */
export type Shown = Readonly<{ pages: ReadonlyMap<string, string>; noticed: readonly string[] }>;

type Showing = { readonly pages: Map<string, string>; readonly noticed: string[] };

const SEATS = ['table', 'first', 'second'] as const;

const showGame = async (ports: SheetPorts, game: GameRow, shown: Showing): Promise<void> => {
  const rules = RULE_SETS[game.rules as RuleSetId] as (typeof RULE_SETS)[RuleSetId] | undefined;
  const opening = await rules?.open(ports, game);
  if (opening?.kind !== 'open') {
    shown.noticed.push(`${game.key} does not open`);
    return;
  }
  const { session } = opening;
  await session.verify();
  if (session.getState().damage !== null) shown.noticed.push(`${game.key} is damaged`);
  // The page says so, and nothing can be played on what is missing.
  if (session.getState().held !== 'open') shown.noticed.push(`${game.key}: its locks are damaged`);
  for (const seat of SEATS) {
    if (!session.takeSeat(seat)) shown.noticed.push(`${seat} is locked`);
    if ((await session.damagedSeals()).length > 0) shown.noticed.push(`${seat} has damaged seals`);
    const { view, locks, held } = session.getState();
    shown.pages.set(`${game.key} ${seat}`, JSON.stringify([view, locks, held, await session.history()]));
  }
  for (const side of SIDES) shown.pages.set(`${game.key} archive ${side}`, JSON.stringify(await session.archive(side)));
  shown.pages.set(`${game.key} file`, await exportGame(ports, game));
};

const showSheet = async (ports: SheetPorts, key: string, shown: Showing): Promise<void> => {
  const opened = await readSheet(ports, key);
  if (opened.kind !== 'sheet' || opened.changed) shown.noticed.push(`${key} is damaged`);
  shown.pages.set(key, (await exportSheet(ports, key)) ?? '');
};

/** Opens everything there is. What throws is noticed: the page then says that it cannot be read. */
export const everything = async (ports: SheetPorts, notes: readonly string[]): Promise<Shown> => {
  const shown: Showing = { pages: new Map(), noticed: [] };
  const tried = async (what: string, work: () => Promise<void>): Promise<void> => {
    await work().catch(() => {
      shown.noticed.push(`${what} cannot be read`);
    });
  };
  await tried('the list of games', async () => {
    const games = await ports.store.listGames();
    // The first page says which games were here, by the heads outside the database.
    for (const { key } of await goneGames(ports, games)) shown.noticed.push(`${key} is gone`);
    for (const { savedAt: _savedAt, isAltered, ...game } of games) {
      if (isAltered === true) shown.noticed.push(`${game.key}: its card is damaged`);
      shown.pages.set(`card ${game.key}`, JSON.stringify(game));
      await tried(game.key, () => showGame(ports, game, shown));
    }
  });
  await tried('the list of sheets', async () => {
    for (const { savedAt: _savedAt, isAltered, ...sheet } of await listSheets(ports)) {
      if (isAltered === true) shown.noticed.push(`${sheet.key}: its card is damaged`);
      shown.pages.set(`card ${sheet.key}`, JSON.stringify(sheet));
      await tried(sheet.key, () => showSheet(ports, sheet.key, shown));
    }
  });
  for (const name of notes)
    await tried(name, async () => {
      shown.pages.set(name, (await ports.store.readNote({ game: null, name })) ?? '');
    });
  return shown;
};

/** The same file with one bit of it turned over. */
export const flipped = (from: string, to: string, chance: Seeded): number => {
  const bytes = readFileSync(from);
  const at = chance.roll(bytes.length) - 1;
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (chance.roll(8) - 1)), at);
  writeFileSync(to, bytes);
  return at;
};

/** What differs although nothing is said of it. */
export const unnoticed = (before: Shown, { pages, noticed }: Shown): readonly string[] => {
  if (noticed.length > 0) return [];
  const names = new Set([...before.pages.keys(), ...pages.keys()]);
  return [...names].filter((name) => before.pages.get(name) !== pages.get(name));
};
