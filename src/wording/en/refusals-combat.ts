import type { RefusalWords } from '../../engine/vocabulary';
import type { FIGHT_REFUSALS } from '../../rules/nlc/combat/vocabulary';
import type { Names } from '../names';

/** Why an assault or a bombardment cannot be. */
export const FIGHT_REFUSAL_WORDS: RefusalWords<typeof FIGHT_REFUSALS, Names | null> = {
  UNIT_NAMED_TWICE: 'Two units of one side have the same name.',
  UNIT_ELIMINATED: 'One of these units has lost all its steps.',
  ARTILLERY_ALONE: 'Artillery assaults only together with infantry or cavalry.',
  BOMBARDED_THIS_STAGE: 'Artillery that has bombarded in this stage does not fire again in it.',
  ORDER_FORBIDS_ATTACK: 'Units in Reserve, falling back or in general retreat do not attack.',
  OUT_OF_RANGE_OF_LEADER: 'Units outside the range of their leader may not assault.',
  MAJOR_RIVER: 'There is no assault across a major river without a bridge.',
  ATTACK_BARRED_BY_TERRAIN: 'The terrain does not allow this attack.',
  TERRAIN_OF_MOP_ONLY: 'This terrain belongs to March on Paris.',
  NO_CHATEAU_TO_HELP: 'Losses are taken over only for one infantry unit in a chateau.',
  ONLY_INFANTRY_HELPS: 'Only infantry takes over losses from a chateau.',
  ONLY_ARTILLERY_SUPPORTS: 'Only artillery gives remote support.',
  ONLY_ARTILLERY_BOMBARDS: 'Only artillery bombards.',
  RULE_NOT_IN_USE: 'The rule for that is not in use in this game.',
  OUT_OF_RANGE: 'That is out of range.',
  OUT_OF_SIGHT: 'The target cannot be seen from there.',
  NIGHT: 'Artillery does not bombard in this turn: it is too dark.',
  WEATHER_FORBIDS: 'In this weather artillery cannot bombard.',
  HAS_MOVED: 'Artillery that has moved this turn does not fire at what passes by.',
  FIRED_AT_IT_BEFORE: 'Each artillery unit fires at the same moving stack only once.',
};
