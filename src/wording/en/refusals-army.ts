import type { RefusalWords } from '../../engine/vocabulary';
import type { ARMY_REFUSALS } from '../../rules/common/army/vocabulary';
import type { Names } from '../names';

/** Why something cannot be done to a unit. */
export const ARMY_REFUSAL_WORDS: RefusalWords<typeof ARMY_REFUSALS, Names | null> = {
  NO_SUCH_UNIT: 'There is no such unit in this game.',
  NOT_ON_THE_MAP: 'That unit is not on the map.',
  NO_STEP_LOST: 'That unit has all its steps.',
  MARK_OF_ANOTHER_GAME: 'These rules have no such marker.',
  MARK_IS_THERE: 'It bears that marker already: a second one does nothing.',
  NO_SUCH_MARK: 'There is no such marker to take off.',
  IS_THERE_ALREADY: 'That is where the unit is.',
};
