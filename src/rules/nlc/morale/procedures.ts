import { modifier, oneOf, yesNo } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, mapOutcome, unless } from '../../../engine/step';
import type { Check } from '../../../engine/step';
import { checkEach, checkMorale } from './check';
import type { EachCheck, GroupCheck } from './check';
import { moraleOf } from './morale';
import type { Member } from './morale';
import { routField } from '../combat/terms';
import type { Game } from '../combat/terms';
import { circumstanceFields, membersField, moraleUnit } from './unit';
import { CHARGE_REFUSALS, FIGHT_REFUSALS } from '../combat/vocabulary';

/** MOP 37.5 knows no morale without an initiative: it must be given, or a special morale. */
export const isByInitiative = (game: Game): boolean => game === 'mop';

export const lacksInitiative = ({ unit, circumstances }: Member): boolean =>
  isByInitiative(circumstances.game) && unit.initiative === null && unit.specialMorale === null;

/** One name, one unit: results are told by name. */
export const namedTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** NLC 2.2, 2.3: the morale of one unit as it stands, with every line of the sum. */
export const morale = procedure({
  id: 'nlc/morale',
  rule: 'NLC 2.3',
  title: 'Morale of a unit',
  asks: { unit: moraleUnit, ...circumstanceFields, other: modifier() },
  example: {
    input: {
      unit: { id: 'Steinmetz', arm: 'infantry', nation: 'prussian', frontStrength: 6, stepsLost: 1, withLeader: true },
      flanked: true,
    },
  },
  run: ({ unit, other, ...circumstances }) =>
    unless([[lacksInitiative({ unit, circumstances }), CHARGE_REFUSALS.INITIATIVE_NEEDED]], () => {
      const { morale: total, working } = moraleOf(unit, circumstances, other);
      return accept({ morale: total }, working);
    }),
});

const checkAsks = {
  members: membersField,
  by: oneOf(['attacker', 'defender', 'owner'], 'owner'),
  /** NLC 19.1: one die, but each unit by its own morale. */
  eachAlone: yesNo(false),
  rout: routField,
  other: modifier(),
};

type CheckOutcome = (Readonly<{ kind: 'each' }> & EachCheck) | (Readonly<{ kind: 'group' }> & GroupCheck);

/** NLC 2.4: a morale check of one unit or of a group, or (19.1) of several with one die and each for itself. */
export const moraleCheck = procedure({
  id: 'nlc/morale-check',
  rule: 'NLC 2.4',
  title: 'Morale check',
  asks: checkAsks,
  example: {
    input: {
      members: [
        { unit: { id: 'Donzelot', arm: 'infantry', nation: 'french', frontStrength: 5 } },
        { unit: { id: 'Jacquinot', arm: 'cavalry', nation: 'french', frontStrength: 2 } },
      ],
    },
    dice: [[4]],
  },
  run: ({ members, by, eachAlone, rout, other }) => {
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
