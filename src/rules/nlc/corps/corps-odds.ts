import { mapOutcome } from '../../../engine/step';
import { foretell } from '../../common/foretell';
import type { Foretold } from '../../common/foretell';
import { leaderLoss } from '../recovery/leader-loss';
import type { LeaderLossOutcome } from '../recovery/leader-loss';
import type { CorpsCommand } from './corps';

/** What comes of it, before the dice, by the procedures the plays use and from what a viewer sees. */

type Command<Type extends CorpsCommand['type']> = Extract<CorpsCommand, { type: Type }>;

/** NLC 11.2: whether a leader in danger is lost. */
export const leaderLossOdds = (
  danger: Pick<Command<'RollLeaderLoss'>, 'cause' | 'hits' | 'rolledThisCombat'>,
): Foretold<LeaderLossOutcome['kind']> =>
  foretell(mapOutcome(leaderLoss.run({ ...danger, cards: [], other: undefined }), ({ kind }) => kind));
