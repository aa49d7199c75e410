import { modifier, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, andThen, unless } from '../../../engine/step';
import type { Check, Step, Working } from '../../../engine/step';
import { checkMorale, lacksInitiative, membersField, namedTwice, routField } from '../../nlc/index';
import { REPULSE_LINES } from './vocabulary';
import { CHARGE_REFUSALS, FIGHT_REFUSALS } from '../../nlc/combat/vocabulary';

/** The stack that goes into the hex, what it finds there, and whether its orders keep it out of zones. */
const asks = {
  members: membersField,
  /** A combat unit that is no vedette stands under the covers. */
  found: yesNo(true),
  ordersBarZones: yesNo(false),
  /** Ruling 58; the other reading: nothing. */
  failedDisrupts: yesNo(true),
  rout: routField,
  other: modifier(),
};
type RepulseInput = Told<typeof asks>;

/** `retreats`: hexes beyond the one it came from. */
export type Repulse =
  | Readonly<{ kind: 'movesOn' }>
  | Readonly<{
      kind: 'repulsed';
      passed: boolean;
      retreats: 0 | 1;
      disrupted: readonly string[];
      routed: readonly string[];
    }>;

/** MOP 37.11: only vedettes or dummies: those give way by two hexes, and horse has a free attack on them. */
const movesOn = ({ members }: RepulseInput): Step<Repulse> =>
  accept<Repulse>({ kind: 'movesOn' }, [
    REPULSE_LINES.mopVedettesGiveWay('MOP 37.11'),
    ...(members.some(({ unit }) => unit.arm === 'cavalry') ? [REPULSE_LINES.mopFreeAttack('MOP 37.11')] : []),
  ]);

const isDisrupted = ({ ordersBarZones, failedDisrupts }: RepulseInput, passed: boolean): boolean =>
  ordersBarZones || (failedDisrupts && !passed);

const afterCheck = (input: RepulseInput, passed: boolean): Working => {
  if (input.ordersBarZones) return [REPULSE_LINES.mopRepulseBarred('MOP 37.11.1')];
  if (passed) return [];
  return [REPULSE_LINES[input.failedDisrupts ? 'mopRepulseDisrupts' : 'mopRepulseSpares']('Ruling 58')];
};

const run = (input: RepulseInput): Step<Repulse> => {
  if (!input.found) return movesOn(input);
  const members = input.members.map(({ unit, circumstances }) => ({
    unit,
    circumstances: { ...circumstances, game: 'mop' as const },
  }));
  const faults: readonly Check[] = [
    [namedTwice(members.map(({ unit }) => unit.id)), FIGHT_REFUSALS.UNIT_NAMED_TWICE('NLC 2.4')],
    [members.some(lacksInitiative), CHARGE_REFUSALS.INITIATIVE_NEEDED],
  ];
  const { rout, other, ordersBarZones } = input;
  const check = { rule: 'MOP 37.11.1', purpose: 'moraleCheck', by: 'owner', members, rout, other } as const;
  return unless<Repulse>(faults, () =>
    andThen(checkMorale(check), ({ passed, routed }) => {
      const stay = members.map(({ unit }) => unit.id).filter((id) => !routed.includes(id));
      const disrupted = isDisrupted(input, passed) ? stay : [];
      return accept<Repulse>({ kind: 'repulsed', passed, retreats: ordersBarZones ? 1 : 0, disrupted, routed }, [
        REPULSE_LINES.mopRepulsed('MOP 37.11.1'),
        ...afterCheck(input, passed),
      ]);
    }),
  );
};

/**
 * MOP 37.11.1, Ruling 58: whoever goes into a covered hex and finds a combat unit stops where he came from and checks morale;
 * failed, he is disrupted. One whose orders keep him out of zones goes back a hex more and is disrupted whatever the die.
 */
export const repulse = procedure({
  id: 'mop/repulse',
  rule: 'MOP 37.11.1',
  title: 'Into a covered hex',
  asks,
  example: {
    input: { members: [{ unit: { id: 'Piré', arm: 'cavalry', nation: 'french', frontStrength: 3, initiative: 3 } }] },
    dice: [[5]],
  },
  run,
});
