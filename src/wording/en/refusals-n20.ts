import type { RefusalWords } from '../../engine/vocabulary';
import type { TRACK_REFUSALS } from '../../rules/n20/morale/vocabulary';
import type { ENDING_REFUSALS } from '../../rules/n20/ending/vocabulary';
import type { BATTLE_REFUSALS } from '../../rules/n20/combat/vocabulary';
import type { SPECIAL_EVENT_REFUSALS } from '../../rules/n20/events/vocabulary';
import type { Names } from '../names';

/** Why morale cannot be moved or spent like that. */
export const TRACK_REFUSAL_WORDS: RefusalWords<typeof TRACK_REFUSALS, Names | null> = {
  MORALE_TOO_LOW: 'This side has not that much morale left.',
  ONLY_AT_NIGHT: 'Lines of communication cost morale on night turns only.',
  RALLYING_UNIT_TWICE: 'Two of the units have the same name.',
  NOT_RALLYING: 'Morale can only be spent on a unit that is rallying.',
  RALLY_BONUS_TWICE: 'No rally roll gets more than +1 for morale.',
  GONE_FOR_GOOD: 'That unit has left the map for good.',
  MORALE_NOT_SET: 'Say first where the morale of both sides starts.',
  MORALE_IS_SET: 'Morale has its start already. Change it as a correction.',
  WHOLE_POINTS_ONLY: 'For this reason morale changes by whole points only.',
  ONLY_A_LOSS: 'For this reason morale can only go down.',
  ONLY_A_GAIN: 'For this reason morale can only go up.',
  REASON_NEEDED: 'Write the reason beside it.',
  ROUTED_ALREADY: 'It is routed already: a second rout changes nothing.',
  NOT_OF_THAT_SIDE: 'That unit belongs to the other side.',
  NOT_ROUTED_OR_BROKEN: 'Only a routed or broken unit can be rallied.',
  MAY_NOT_EXIT: 'Units of this side may leave the map only while an event lets them.',
  HEX_TWICE: 'A hex is named twice.',
  NIGHT_IS_PAID: 'This side has lost its morale for lines of communication this night turn.',
  NO_MARKERS: 'Direct Command markers are for the Maneuver Matrix played Fun.',
  NOT_IN_ITS_MOVEMENT: 'A side moves its Direct Command marker in its own movement phase.',
  MARKER_IS_PLACED: 'The Direct Command marker has been placed this turn.',
  GAME_GOES_ON: 'The game goes on: only a decisive victory ends it before the last turn of the track.',
  HEXES_NOT_COUNTED: 'Say first which hexes that count each side holds.',
  GAME_IS_OVER: 'The game is over and its result is written down. Take that back to play on.',
};

/** Why nobody pursues off the map. */
export const ENDING_REFUSAL_WORDS: RefusalWords<typeof ENDING_REFUSALS, Names | null> = {
  ENEMY_MAY_NOT_EXIT: 'Units may pursue only while the enemy may take his off the map.',
  LOC_NOT_HELD: 'Another unit must hold that hex before one can pursue through it.',
  NOT_MOVED_THERE: 'Only a unit that moved to that hex this turn may pursue.',
  ONE_PURSUIT_A_TURN: 'One unit a turn may pursue through each hex.',
};

/** Why the matrix cannot be used in a battle. */
export const BATTLE_REFUSAL_WORDS: RefusalWords<typeof BATTLE_REFUSALS, Names | null> = {
  NO_MATRIX_AGAINST_WORKS: 'The Maneuver Matrix is never used against a redoubt or a fortified hex.',
  NO_MATRIX_IN_REACTION: 'Played Fast, the Maneuver Matrix is not used in a reaction.',
  MATRIX_FOR_THE_PHASING_PLAYER: 'Played Fast, only the player whose combat phase it is may use the Maneuver Matrix.',
  MATRIX_USED_THIS_PHASE: 'Played Fast, the Maneuver Matrix serves one battle in a combat phase.',
  MATRIX_OUT_OF_REACH: 'Played Fun, the Direct Command marker must be at the battle or next to it.',
};

/** Why the special cards cannot be dealt. */
export const SPECIAL_EVENT_REFUSAL_WORDS: RefusalWords<typeof SPECIAL_EVENT_REFUSALS, Names | null> = {
  TOO_FEW_CARDS: 'There are not four cards left to deal.',
  NO_SPECIAL_CARD_LEFT: 'No special card is left to draw.',
};
