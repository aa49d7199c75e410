import { mapOutcome } from '../../../engine/step';
import { foretell } from '../../common/foretell';
import type { Foretold } from '../../common/foretell';
import { disruptionRemoval } from '../recovery/disruption-removal';
import type { DisruptionRemovalOutcome } from '../recovery/disruption-removal';
import { leaderLoss } from '../recovery/leader-loss';
import type { LeaderLossOutcome } from '../recovery/leader-loss';
import { rally } from '../recovery/rally';
import type { CorpsCommand } from './corps';
import { removalInputOf } from './disruption';
import type { DisruptionCheck } from './disruption';
import { rallyInputOf } from './rallying';
import type { RallyView } from './rallying';

/** What comes of it, before the dice, by the procedures the plays use and from what a viewer sees. */

type Command<Type extends CorpsCommand['type']> = Extract<CorpsCommand, { type: Type }>;

/** NLC 13: for each unit of those who try together, whether it comes back: each has a die of its own. */
export const rallyOdds = (
  { base, candidates }: RallyView,
  units: readonly string[],
  facts: Command<'Rally'>['facts'],
): readonly Readonly<{ unit: string; name: string; chance: Foretold<boolean> }>[] => {
  const trying = units.flatMap((id) => candidates.filter(({ unit }) => unit === id));
  const inputs = trying.map(({ input }) => input);
  const together = rally.run(rallyInputOf(base, inputs, { facts, other: undefined }));
  return trying.map(({ unit, name, input }) => {
    const alone = rally.run(rallyInputOf(base, [input], { facts, other: undefined }));
    const step = together.kind === 'refused' ? together : alone;
    return { unit, name, chance: foretell(mapOutcome(step, ({ units: [only] }) => only?.rallied === true)) };
  });
};

/** NLC 11.2: whether a leader in danger is lost. */
export const leaderLossOdds = (
  danger: Pick<Command<'RollLeaderLoss'>, 'cause' | 'hits' | 'rolledThisCombat'>,
): Foretold<LeaderLossOutcome['kind']> =>
  foretell(mapOutcome(leaderLoss.run({ ...danger, cards: [], other: undefined }), ({ kind }) => kind));

/** NLC 19.2, 20.10: what becomes of one disrupted unit. */
export const disruptionOdds = (
  { base }: DisruptionCheck,
  facts: Parameters<typeof removalInputOf>[1],
  rout: boolean,
): Foretold<DisruptionRemovalOutcome['kind']> =>
  foretell(
    mapOutcome(disruptionRemoval.run(removalInputOf(base, facts, { rout, other: undefined })), ({ kind }) => kind),
  );
