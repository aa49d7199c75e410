import type { RefusalWords } from '../../engine/vocabulary';
import type { MATRIX_REFUSALS } from '../../rules/n20/matrix-choice/vocabulary';
import type { Names } from '../names';

/** Why the Maneuver Matrix cannot go on like that. */
export const MATRIX_REFUSAL_WORDS: RefusalWords<typeof MATRIX_REFUSALS, Names | null> = {
  NO_MATRIX_IN_THIS_GAME: 'This game is played without the Maneuver Matrix. It is chosen in the title sheet.',
  MATRIX_IS_OPEN: 'A battle with the Maneuver Matrix is in hand. Finish it or abandon it first.',
  NOBODY_IS_ABSENT: 'The app picks for the absent side in a solo game only.',
  PHASING_PLAYER_DECLARES_FIRST: 'The player whose turn it is says first whether he wants the Maneuver Matrix.',
  NOTHING_TO_DECLINE: 'Played Fast, nobody else may ask for the Maneuver Matrix: there is nothing to decline.',
  NO_MATRIX_OPEN: 'No battle with the Maneuver Matrix is in hand.',
  PICKED_AT_THE_DESK: 'A maneuver is picked behind the curtain, by the side whose chit it is.',
  MANEUVER_IS_SEALED: 'That side has laid down its chit. It stays there until both are turned up.',
  ATTACKER_PICKS_FIRST: 'The attacker picks first.',
  NOT_ONE_OF_HIS_CHITS: 'The attacker picks one of the five attack maneuvers, the defender one of his own five.',
  MANEUVERS_ARE_REVEALED: 'Both chits have been turned up.',
  MANEUVERS_NOT_CHOSEN: 'Both sides pick their maneuver first.',
  RESERVES_ARE_COMMITTED: 'Reserves have been committed in this battle.',
  RESERVES_NOT_COMMITTED: 'Reserves are committed before the chits are turned up, if only none.',
  CHIT_IS_MISSING: 'One of the two chits is not there. Abandon this battle’s matrix and begin again.',
  MANEUVERS_NOT_REVEALED: 'The chits lie face down still. Turn them up, or abandon the matrix.',
};
