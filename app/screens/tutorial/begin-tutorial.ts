import type { SettingsStore } from '../../../src/journal/store';
import { packOf } from '../../../src/packs/pack';
import { setupOfPack } from '../../../src/packs/pack-setup';
import { FIRST_BATTLE_PACK } from '../../../src/packs/scenarios/first-battle';
import { setupRulesOf } from '../../../src/rules/list';
import { listGames } from '../../../src/session/game-list';
import { newGameFromPack } from '../../../src/session/packs';
import type { SheetPorts } from '../../../src/session/sheets';
import { stepNow } from './guide';
import { readGuide, writeGuide } from './kept-guide';

const NAME = 'Tutorial: the bridge at Ostrel';

/** The game to go on with: one that is still on the device and whose guide has not come to its end. */
const underWay = async (ports: SheetPorts, keeper: SettingsStore): Promise<string | null> => {
  const kept = await readGuide(keeper);
  if (kept === null || stepNow(kept) === null) return null;
  const { games } = await listGames(ports);
  if (!games.some(({ key }) => key === kept.game)) return null;
  await writeGuide(keeper, { ...kept, look: 'open' });
  return kept.game;
};

/** Goes on with the tutorial or begins a new one: a real game, solo, of the battle that teaches. Null: the device cannot keep it. */
export const openTutorial = async (ports: SheetPorts, keeper: SettingsStore): Promise<string | null> => {
  const going = await underWay(ports, keeper);
  if (going !== null) return going;
  const pack = packOf(FIRST_BATTLE_PACK);
  const made = await newGameFromPack(
    ports,
    pack,
    { ...setupOfPack(pack, setupRulesOf(pack.rules)), playMode: 'solo' },
    NAME,
  );
  if (made.kind !== 'made') return null;
  await writeGuide(keeper, { game: made.key, passed: [], look: 'open' });
  return made.key;
};
