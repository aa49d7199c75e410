import type { GameRow } from '../journal/store';
import type { Setup } from '../rules/common/index';
import type { GamePorts } from './game-ports';
import { isRuleSetId } from './rule-set-ids';

/** The set-up of a stored game as it stands now, for copying. Null when the game cannot be opened. */
export const setupOf = async (ports: GamePorts, game: GameRow): Promise<Setup | null> => {
  if (!isRuleSetId(game.rules)) return null;
  const opening = await (await ports.rules())[game.rules].open(ports, game);
  return opening.kind === 'open' ? opening.session.getState().view.setup : null;
};
