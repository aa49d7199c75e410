import { name, number, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { ENDING_LINES, ENDING_REFUSALS } from './vocabulary';
import { TRACK_REFUSALS } from '../morale/vocabulary';

/** A unit that would be marched off the map after the enemy. */
const asks = {
  unit: name(undefined, 'The unit'),
  /** An event lets the enemy take its units off the map just now. */
  enemyMayExit: yesNo(),
  /** Another friendly unit stands on that hex of the enemy's lines of communication. */
  hexHeldByAnother: yesNo(),
  /** It came there in its own movement step of this turn. */
  movedThere: yesNo(true),
  /** Units sent off through this hex this turn. */
  sentThisTurn: number(0, 1, 0),
  /** Sent off, or withdrawn, earlier: it is gone for good. */
  alreadyGone: yesNo(false),
};
type Pursuit = Told<typeof asks>;

/** The unit is gone for good; from now on each night costs the enemy so many half points for it. */
export type SentOff = Readonly<{ kind: 'sentOff'; permanent: true; nightLossHalves: number }>;

const FULL_POINT = 2;

const run = ({ unit, ...input }: Pursuit): Step<SentOff> => {
  const faults: readonly Check[] = [
    [input.alreadyGone, TRACK_REFUSALS.GONE_FOR_GOOD],
    [!input.enemyMayExit, ENDING_REFUSALS.ENEMY_MAY_NOT_EXIT],
    [!input.hexHeldByAnother, ENDING_REFUSALS.LOC_NOT_HELD],
    [!input.movedThere, ENDING_REFUSALS.NOT_MOVED_THERE],
    [input.sentThisTurn > 0, ENDING_REFUSALS.ONE_PURSUIT_A_TURN],
  ];
  return unless(faults, () =>
    accept({ kind: 'sentOff', permanent: true, nightLossHalves: FULL_POINT }, [
      ENDING_LINES.n20SentOff('N20 16.8.1', { unit }),
      ENDING_LINES.n20NightLoss('N20 16.8.2', { unit, halves: FULL_POINT }),
    ]),
  );
};

/**
 * N20 16.8, 16.8.1, 16.8.3: while the enemy may leave the map, a unit that moved onto an enemy hex of communication held
 * by another of its side may be sent after him: one a turn and hex, for ever. At night it counts a whole point, also
 * for a small formation (12.7.5).
 */
export const pursuit = procedure({
  id: 'n20/pursuit',
  rule: 'N20 16.8',
  title: 'Pursuit off the map',
  asks,
  example: { input: { unit: 'Milhaud', enemyMayExit: true, hexHeldByAnother: true } },
  run,
});
