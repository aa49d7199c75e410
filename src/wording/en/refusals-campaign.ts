import type { RefusalWords } from '../../engine/vocabulary';
import type { CAMPAIGN_REFUSALS } from '../../rules/nlc/campaign/vocabulary';
import type { Names } from '../names';

/** Why something cannot be done about reinforcements, supply or points. */
export const CAMPAIGN_REFUSAL_WORDS: RefusalWords<typeof CAMPAIGN_REFUSALS, Names | null> = {
  ARRIVAL_IS_FIXED: 'Reinforcements come on schedule in this game: no die.',
  ONE_GROUP_ONLY: 'One roll is for formations of one side that are due on one turn at one hex.',
  ARRIVAL_NOT_YET: 'The die for a group is thrown two turns before it is due.',
  ARRIVAL_TOO_LATE: 'The turn on which that group was due is over.',
  ARRIVAL_ROLLED: 'Its arrival is settled already.',
  NOT_A_REINFORCEMENT: 'That formation is on the map from the start, or out of the game.',
  HAS_ENTERED: 'That formation is on the map already.',
  NOT_DUE_YET: 'That formation does not come yet.',
  TURN_IS_OVER: 'That turn is over: name this one or a later one.',
  SAY_THE_HOURS: 'The turn track tells no hours. Say how long it is until they are due.',
  NO_SUPPLY_CHECK_NOW: 'Supply is not checked on this turn.',
  NO_SUCH_PLACE: 'There is no such place.',
  NOT_AT_THIS_DESK: 'A card that is not shown yet is counted by its side, at its own desk.',
  NOT_A_STRENGTH: 'Enter the strength of the formation; a quarter of it is counted.',
  NO_POINTS: 'Enter how many points.',
  WHOSE_SOURCE: 'Say whose supply source it is.',
  WHICH_SIDE: 'General Retreat is played by a side; the other facts are of no side.',
  NO_SUCH_OC: 'There is no such commander in this game.',
  ONLY_AN_OC_COUNTS: 'Only an overall commander counts when he is taken.',
  NAPOLEON_IS_FRENCH: 'Napoleon commands the side that is named first.',
  RECORDED_ALREADY: 'That is how it is recorded.',
  NOT_THE_LAST_TURN: 'The last count is for the last turn, or for when both sides end the game.',
  COUNTED_ALREADY: 'Victory has been counted on this turn.',
  SENT_AFTER_DAYBREAK: 'Such an order must be sent before the first daylight turn of the day they arrive.',
  FOUR_HOURS_AHEAD: 'Such an order must be sent at least four hours before they are due.',
};
