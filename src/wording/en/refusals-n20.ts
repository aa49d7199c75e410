/** Why a procedure of N20 cannot be done. */
export const N20_REFUSALS: Readonly<Record<string, () => string>> = {
  MORALE_TOO_LOW: () => 'This side has not that much morale left.',
  ONLY_AT_NIGHT: () => 'Lines of communication cost morale on night turns only.',
  RALLYING_UNIT_TWICE: () => 'Two of the units have the same name.',
  NOT_RALLYING: () => 'Morale can only be spent on a unit that is rallying.',
  RALLY_BONUS_TWICE: () => 'No rally roll gets more than +1 for morale.',
  GONE_FOR_GOOD: () => 'That unit has left the map for good.',
  ENEMY_MAY_NOT_EXIT: () => 'Units may pursue only while the enemy may take his off the map.',
  LOC_NOT_HELD: () => 'Another unit must hold that hex before one can pursue through it.',
  NOT_MOVED_THERE: () => 'Only a unit that moved to that hex this turn may pursue.',
  ONE_PURSUIT_A_TURN: () => 'One unit a turn may pursue through each hex.',
  NO_MATRIX_AGAINST_WORKS: () => 'The Maneuver Matrix is never used against a redoubt or a fortified hex.',
  NO_MATRIX_IN_REACTION: () => 'Played Fast, the Maneuver Matrix is not used in a reaction.',
  MATRIX_FOR_THE_PHASING_PLAYER: () =>
    'Played Fast, only the player whose combat phase it is may use the Maneuver Matrix.',
  MATRIX_USED_THIS_PHASE: () => 'Played Fast, the Maneuver Matrix serves one battle in a combat phase.',
  MATRIX_OUT_OF_REACH: () => 'Played Fun, the Direct Command marker must be at the battle or next to it.',
  CARD_TWICE: () => 'A card is there twice.',
  TOO_FEW_CARDS: () => 'There are not four cards left to deal.',
  NO_SPECIAL_CARD_LEFT: () => 'No special card is left to draw.',
};
