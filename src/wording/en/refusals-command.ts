import type { RefusalWords } from '../../engine/vocabulary';
import type { COMMAND_REFUSALS } from '../../rules/nlc/command/vocabulary';
import type { RECOVERY_REFUSALS } from '../../rules/nlc/recovery/vocabulary';
import type { Names } from '../names';

const STANDING = {
  inForce: 'is in force',
  waiting: 'waits to be complied with',
  inTransit: 'is on its way',
} as const;

/** Why an order cannot be given or checked. */
export const COMMAND_REFUSAL_WORDS: RefusalWords<typeof COMMAND_REFUSALS, Names | null> = {
  NOT_A_SEQUENCE: 'Every order of a sequence but the last is a March or an Attack.',
  NOT_FOR_AN_HQ: 'An HQ only marches or falls back.',
  NOT_FOR_A_TRAIN: 'A pontoon train only marches.',
  NOT_FOR_THIS_CARD: 'That card is not for such an order.',
  ORDER_WAS_NOT_HELD: 'Such an order is not held to dawn: it takes effect, or is checked, at night.',
  NOT_BEFORE_NEXT_PHASE: 'An order that waits comes up in the next command phase for the first time.',
  NO_ORDER_LEFT: 'He has given as many orders as he may this turn.',
  MUST_BE_FACE_TO_FACE: 'Away from his HQ, all his orders but the first must be given face to face.',
  TARGET_OUT_OF_SIGHT: 'Away from his HQ, the target must be in his sight or along a road that begins there.',
  NO_GENERAL_RETREAT_YET: ({ by, lost, limit, needed }) => {
    if (by === 'card') return 'A General Retreat can be ordered once the card for it is played.';
    const figures = needed === undefined ? '' : `: ${lost ?? 0} of ${limit ?? 0} lost, ${needed} needed`;
    return `A General Retreat needs losses of 80 % of the army’s level${figures}.`;
  },
  WING_IS_IDLE: 'A wing commander in range and sight of his commander gives no orders.',
  SAME_ORDER_AGAIN: ({ where }) =>
    `The same order ${STANDING[where]}. Another type is needed, or a target at least 10 hexes away.`,
};

/** Why a unit cannot be rallied, or a leader not rolled for. */
export const RECOVERY_REFUSAL_WORDS: RefusalWords<typeof RECOVERY_REFUSALS, Names | null> = {
  RALLY_NEEDS_RESERVE: 'Only a formation in Reserve rallies units.',
  LEADER_IS_SEEN: 'No rally: the enemy has the leader in sight.',
  TWO_RALLIES_A_LEADER: 'A leader tries to rally two units a turn at most.',
  ONE_RALLY_IN_WOODS: 'A leader in woods has room for one rallied unit a turn.',
  NOT_BEFORE_NIGHT: 'Not before the first night turn after it was eliminated.',
  LOST_FOR_GOOD: 'Eliminated out of supply, it is out for good.',
  PAIR_NOT_IDENTICAL: 'Of one-step units, two with exactly the same ratings are needed.',
  LEADER_ROLLED_FOR: 'He has been rolled for in this combat.',
};
