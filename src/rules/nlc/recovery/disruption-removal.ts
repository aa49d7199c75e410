import { modifier, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, andThen, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { armyLowersMoraleField, frenchShakenField, gameField, routField } from '../combat/terms';
import { checkMorale } from '../morale/check';
import type { Member } from '../morale/morale';
import { lacksInitiative } from '../morale/procedures';
import { NO_CIRCUMSTANCES, moraleUnit } from '../morale/unit';
import { RECOVERY_LINES } from './vocabulary';
import { CHARGE_REFUSALS } from '../combat/vocabulary';

const asks = {
  unit: moraleUnit,
  game: gameField,
  /** NLC 19.2 is played; else every marker goes by itself (6.3). */
  byCheck: yesNo(true),
  /** In terrain that reduces attackers. */
  shelteringTerrain: yesNo(false),
  /** Next to an enemy that bears no marker now: all attempts of the phase are made at once. */
  undisruptedEnemyAdjacent: yesNo(false),
  /** The Guard was thrown back in this game (Ruling 35). */
  frenchShaken: frenchShakenField,
  /** Ruling 36, the other reading. */
  armyLowersMorale: armyLowersMoraleField,
  /** NLC 20.10 is played. */
  rout: routField,
  other: modifier(),
};
export type DisruptionRemovalInput = Told<typeof asks>;

/** `routed` is elimination, and a check for the friends around (NLC 20.10). */
export type DisruptionRemovalOutcome = Readonly<{ kind: 'removed' | 'stays' | 'routed' }>;

const run = (input: DisruptionRemovalInput): Step<DisruptionRemovalOutcome> => {
  if (!input.byCheck)
    return accept<DisruptionRemovalOutcome>({ kind: 'removed' }, [RECOVERY_LINES.disruptionGoes('NLC 6.3')]);
  const { game, shelteringTerrain, undisruptedEnemyAdjacent, frenchShaken, armyLowersMorale } = input;
  const circumstances = {
    ...NO_CIRCUMSTANCES,
    game,
    shelteringTerrain,
    undisruptedEnemyAdjacent,
    frenchShaken,
    armyLowersMorale,
  };
  const member = { unit: input.unit, circumstances };
  return unless([[lacksInitiative(member), CHARGE_REFUSALS.INITIATIVE_NEEDED]], () => removalCheck(member, input));
};

const removalCheck = (member: Member, { rout, other }: DisruptionRemovalInput): Step<DisruptionRemovalOutcome> => {
  const asked = {
    rule: 'NLC 19.2',
    purpose: 'disruptionRemoval',
    by: 'owner',
    about: member.unit.id,
    members: [member],
    rout,
    other,
  } as const;
  return andThen(checkMorale(asked), ({ passed, routed }) => {
    if (passed) return said('removed', 'disruptionRemoved');
    return routed.length > 0 ? said('routed', 'disruptionRouted') : said('stays', 'disruptionStays');
  });
};

type Result = 'disruptionRemoved' | 'disruptionRouted' | 'disruptionStays';

const said = (kind: DisruptionRemovalOutcome['kind'], key: Result): Step<DisruptionRemovalOutcome> =>
  accept<DisruptionRemovalOutcome>({ kind }, [RECOVERY_LINES[key](kind === 'routed' ? 'NLC 20.10' : 'NLC 19.2')]);

/**
 * NLC 19.2, 6.3, 20.10, Ruling 20: in the Turn End Phase a disrupted unit loses its marker by a morale check, +1 in terrain that
 * reduces attackers, −1 next to an undisrupted enemy; without 19.2 it loses it anyway.
 */
export const disruptionRemoval = procedure({
  id: 'nlc/disruption-removal',
  rule: 'NLC 19.2',
  title: 'Removal of disruption',
  asks,
  example: {
    input: { unit: { id: 'Pirch', arm: 'infantry', nation: 'prussian', frontStrength: 6 }, shelteringTerrain: true },
    dice: [[5]],
  },
  run,
});
