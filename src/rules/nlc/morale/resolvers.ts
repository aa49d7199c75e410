import * as v from 'valibot';
import { accept, mapOutcome, unless } from '../../../engine/step';
import type { Check } from '../../../engine/step';
import { otherModifier, resolver } from '../../common/resolver';
import { checkEach, checkMorale } from './check';
import type { EachCheck, GroupCheck } from './check';
import { moraleOf } from './morale';
import type { Member } from './morale';
import { circumstanceFields, moraleCircumstances, moraleFields, moraleUnit } from './unit';
import { CHARGE_REFUSALS, FIGHT_REFUSALS } from '../combat/vocabulary';

const no = v.optional(v.boolean(), false);

/** MOP 37.5 knows no morale without an initiative: where the game is MOP it must be given, or a special morale. */
export const lacksInitiative = ({ unit, circumstances }: Member): boolean =>
  circumstances.game === 'mop' && unit.initiative === undefined && unit.specialMorale === undefined;

/** One name, one unit: results are told by name. */
export const namedTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

const moraleInput = v.object({ unit: moraleUnit, ...circumstanceFields, other: otherModifier });

/** NLC 2.2, 2.3: the morale of one unit as it stands, with every line of the sum. */
export const moraleResolver = resolver({
  id: 'nlc/morale',
  rule: 'NLC 2.3',
  title: 'Morale of a unit',
  input: moraleInput,
  example: {
    input: {
      unit: { id: 'Steinmetz', arm: 'infantry', nation: 'prussian', frontStrength: 6, stepsLost: 1, withLeader: true },
      flanked: true,
    },
  },
  begin: ({ unit, other, ...circumstances }) =>
    unless([[lacksInitiative({ unit, circumstances }), CHARGE_REFUSALS.INITIATIVE_NEEDED]], () => {
      const { morale, working } = moraleOf(unit, circumstances, other);
      return accept({ morale }, working);
    }),
});

const checkInput = v.object({
  members: v.pipe(
    v.array(v.object({ unit: v.object(moraleFields), circumstances: v.optional(moraleCircumstances, {}) })),
    v.minLength(1),
    v.maxLength(12),
  ),
  by: v.optional(v.picklist(['attacker', 'defender', 'owner']), 'owner'),
  /** NLC 19.1: one die, but each unit by its own morale. */
  eachAlone: no,
  /** NLC 20.10. */
  rout: no,
  other: otherModifier,
});

type CheckOutcome = (Readonly<{ kind: 'each' }> & EachCheck) | (Readonly<{ kind: 'group' }> & GroupCheck);

/** NLC 2.4: a morale check of one unit or of a group, or (19.1) of several with one die and each for itself. */
export const moraleCheckResolver = resolver({
  id: 'nlc/morale-check',
  rule: 'NLC 2.4',
  title: 'Morale check',
  input: checkInput,
  example: {
    input: {
      members: [
        { unit: { id: 'Donzelot', arm: 'infantry', nation: 'french', frontStrength: 5 } },
        { unit: { id: 'Jacquinot', arm: 'cavalry', nation: 'french', frontStrength: 2 } },
      ],
    },
    dice: [[4]],
  },
  begin: ({ members, by, eachAlone, rout, other }) => {
    const faults: readonly Check[] = [
      [namedTwice(members.map(({ unit }) => unit.id)), FIGHT_REFUSALS.UNIT_NAMED_TWICE('NLC 2.4')],
      [members.some(lacksInitiative), CHARGE_REFUSALS.INITIATIVE_NEEDED],
    ];
    const check = { rule: 'NLC 2.4', purpose: 'moraleCheck', by, members, rout, other } as const;
    return unless<CheckOutcome>(faults, () =>
      eachAlone
        ? mapOutcome(checkEach(check), (each) => ({ kind: 'each', ...each }))
        : mapOutcome(checkMorale(check), (group) => ({ kind: 'group', ...group })),
    );
  },
});

/** The free-standing procedures of morale. */
export const moraleResolvers = [moraleResolver, moraleCheckResolver];
