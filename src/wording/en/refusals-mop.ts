/** Why a procedure of MOP cannot be done. */
export const MOP_REFUSALS: Readonly<Record<string, () => string>> = {
  SENT_AFTER_DAYBREAK: () => 'Such an order must be sent before the first daylight turn of the day they arrive.',
  FOUR_HOURS_AHEAD: () => 'Such an order must be sent at least four hours before they are due.',
  TWO_DIGGERS_NEEDED: () => 'Two infantry units with Defend orders must stay in the hex and spend their activation.',
  NO_DIGGING_AT_NIGHT: () => 'Improved positions are not built at night.',
  GROUND_IS_FROZEN: () => 'Improved positions are not built in frost, snow or a snowstorm.',
  INFANTRY_REPAIRS: () => 'Only infantry repairs a bridge or a trestle.',
  SPAN_COSTS_MOVEMENT: () => 'The unit has too few movement points left: 2 for a bridge, 1 for a trestle.',
  COMBAT_UNIT_DAMAGES: () => 'Only a combat unit can damage a bridge or a trestle.',
  INFANTRY_DAMAGES_BRIDGES: () => 'Only infantry can damage a bridge.',
  SPAN_IN_ENEMY_ZONE: () => 'Nobody in an enemy zone of control can damage a bridge or a trestle, not even cavalry.',
  NO_CARDS_AT_NIGHT: () => 'No cards are drawn at night.',
  MODE_CARD_NOT_DRAWN: () => 'Mode cards are used before the game and are in no deck.',
  NO_BONUS_FROM_ONE_DECK: () => 'There are no bonus cards with a single deck.',
  MORE_DEMORALIZED_THAN_THERE_ARE: () => 'More corps are demoralized than the side has.',
};
