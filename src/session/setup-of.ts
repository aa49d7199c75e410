import type { GameRow } from '../journal/store';
import type { Setup } from '../rules/common/index';
import { isAmong } from './game-ports';
import type { GamePorts } from './game-ports';

/** The set-up of a stored game as it stands now, for copying. Null when the game cannot be opened. */
export const setupOf = async (ports: GamePorts, game: GameRow): Promise<Setup | null> => {
  const ruleSets = await ports.rules();
  if (!isAmong(ruleSets, game.rules)) return null;
  const opening = await ruleSets[game.rules].open(ports, game);
  return opening.kind === 'open' ? opening.session.getState().view.setup : null;
};
