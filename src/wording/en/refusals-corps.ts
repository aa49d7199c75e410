import type { RefusalWords } from '../../engine/vocabulary';
import type { CORPS_REFUSALS } from '../../rules/nlc/corps/vocabulary';
import type { Names } from '../names';

/** Why something cannot be done to a corps, an army or a leader. */
export const CORPS_REFUSAL_WORDS: RefusalWords<typeof CORPS_REFUSALS, Names | null> = {
  NOT_ITS_UNIT: 'A leader rallies units of his own formation.',
  NOT_PLAYED_HERE: 'This game is not played with that rule.',
  NOT_A_NEIGHBOUR: 'Neighbours are other formations of the same side.',
  NO_SUCH_DIVISION: 'No unit of that formation belongs to such a division.',
  GUARD_IS_RECORDED: 'That the Guard was thrown back is on record: it counts once in a game.',
  OWNER_JUDGES: 'Demoralization is hidden: the owner does this at his own desk.',
  NAMED_TWICE: 'A unit is named twice.',
  TRIED_THIS_TURN: 'A unit tries once a turn to lose its disruption.',
  NO_SUCH_LEADER: 'There is no such leader, or he has no HQ.',
  LEADER_IS_LOST: 'He is lost already; another takes his place next turn.',
  NO_HIT_NO_ROLL: 'Without a hit against his units he is in no danger.',
  HQ_IS_GONE: 'That HQ is destroyed already.',
  HQ_STANDS: 'That HQ was not destroyed.',
  HQ_NOT_BEFORE_NIGHT: 'The HQ comes back on the first night turn.',
  LEADERLESS: 'The formation has no leader this turn.',
  NOTHING_TO_RALLY: 'Only eliminated units are rallied, and huge ones in their third state.',
  PAIR_NEEDED: 'Units of one step are rallied in pairs: one comes back, the other never does.',
  NO_PAIR_NEEDED: 'Only a unit of one step needs a second one.',
  NOT_FOR_A_FOLLOW_UP: 'That mark is not for him.',
  FOLLOW_UP_TOO_HIGH: 'That counter does not go so far.',
};
