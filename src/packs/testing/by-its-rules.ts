import type { Setup } from '../../rules/common/index';
import { setupRulesIn, setupRulesOf } from '../../rules/list';
import { decodePack } from '../decode-pack';
import type { PackReading } from '../decode-pack';
import { decodeSheet } from '../decode-sheet';
import type { SheetReading } from '../decode-sheet';
import type { Pack } from '../pack';
import { openAsks } from '../pack-asks';
import type { OpenAsks } from '../pack-asks';
import { setupOfPack } from '../pack-setup';

/** Packs and sheets as the app reads them: by what the rule sets on its list say of set-ups. */
export const packIn = (text: string): PackReading => decodePack(text, setupRulesIn);
export const sheetIn = (text: string): SheetReading => decodeSheet(text, setupRulesIn);
export const setupFor = (pack: Pack, sheet: Setup | null = null): Setup =>
  setupOfPack(pack, setupRulesOf(pack.rules), sheet);
export const asksOf = (pack: Pack, setup: Setup, lookedOver = false): OpenAsks =>
  openAsks(pack, setup, setupRulesOf(pack.rules), lookedOver);
