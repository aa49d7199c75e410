import { oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { Check } from '../../../engine/step';
import { BATTLE_REFUSALS } from './vocabulary';

/** N20 9.0: the three ways of bringing the matrix into the game. */
export const MATRIX_METHODS = ['Fast', 'Fun', 'Furious'] as const;

/** What settles whether this battle may use the matrix at all. */
export const matrixUse = {
  method: oneOf(MATRIX_METHODS, 'Furious'),
  askedBy: oneOf(['phasing', 'other'], 'phasing'),
  duringReaction: yesNo(false),
  /** Fast: the phasing player has used it in this combat phase. */
  usedThisPhase: yesNo(false),
  /** Fun: the Direct Command marker of whoever asks is at the battle or next to it. */
  markerInReach: yesNo(true),
  /** What any of the defenders stands in. */
  defenderIn: oneOf(['open', 'redoubt', 'fortified'], 'open'),
};
type MatrixUse = Told<typeof matrixUse>;

/**
 * N20 9.0, Ruling 69: why a battle may not use the matrix. Never against works; Fast only for the phasing player, once in
 * his combat phase and never in a reaction; Fun only near the marker of the player who asks.
 */
export const matrixFaults = (use: MatrixUse): readonly Check[] => {
  const fast = use.method === 'Fast';
  return [
    [use.defenderIn !== 'open', BATTLE_REFUSALS.NO_MATRIX_AGAINST_WORKS],
    [fast && use.duringReaction, BATTLE_REFUSALS.NO_MATRIX_IN_REACTION],
    [fast && use.askedBy === 'other', BATTLE_REFUSALS.MATRIX_FOR_THE_PHASING_PLAYER],
    [fast && use.usedThisPhase, BATTLE_REFUSALS.MATRIX_USED_THIS_PHASE],
    [use.method === 'Fun' && !use.markerInReach, BATTLE_REFUSALS.MATRIX_OUT_OF_REACH],
  ];
};
