import type { GameRow } from '../journal/store';
import type { Setup } from '../rules/common/index';
import type { Ports } from './ports';
import { RULE_SETS, isRuleSetId } from './rule-sets';

/** The set-up of a stored game as it stands now, for copying. Null when the game cannot be opened. */
export const setupOf = async (ports: Ports, game: GameRow): Promise<Setup | null> => {
  if (!isRuleSetId(game.rules)) return null;
  const opening = await RULE_SETS[game.rules].open(ports, game);
  return opening.kind === 'open' ? opening.session.getState().view.setup : null;
};
