import type { RuleId } from '../../../engine/step';
import type { MoraleCircumstances, MoraleUnit } from './unit';
import type { MoraleChange } from './vocabulary';

/** One thing that raises or lowers morale. */
export type MoraleModifier = Readonly<{ rule: RuleId; key: MoraleChange; change: number }>;
type ModifierRule = MoraleModifier &
  Readonly<{ when: (unit: MoraleUnit, circumstances: MoraleCircumstances) => boolean }>;

const steadfast = ({ nation, arm }: MoraleUnit): boolean =>
  nation === 'british' || nation === 'kgl' || (nation === 'russian' && arm === 'infantry');

/** Ruling 20: of these only the worst counts, and once; exhaustion is the second degree of fatigue (NLC 20.8). */
const CONDITIONS: readonly ModifierRule[] = [
  { rule: 'NLC 20.8', key: 'moraleExhausted', change: -2, when: ({ exhausted }) => exhausted },
  { rule: 'NLC 2.3', key: 'moraleDemoralized', change: -1, when: ({ demoralized }) => demoralized },
  { rule: 'NLC 20.8', key: 'moraleFatigued', change: -1, when: ({ fatigued }) => fatigued },
  {
    rule: 'MOP 37.7',
    key: 'moraleOutOfSupply',
    change: -1,
    when: ({ outOfSupply }, { game }) => outOfSupply && game === 'mop',
  },
  {
    rule: 'Ruling 36',
    key: 'moraleArmyDemoralized',
    change: -1,
    when: ({ armyDemoralized }, { armyLowersMorale }) => armyDemoralized && armyLowersMorale,
  },
];

/** NLC 2.3 and the chart: the one −2 of combat. A flank goes before woods, since only one of them counts. */
const PRESSURES: readonly ModifierRule[] = [
  { rule: 'NLC 2.3', key: 'moraleFlanked', change: -2, when: (_, { flanked }) => flanked },
  { rule: 'NLC 2.3', key: 'moraleWoods', change: -2, when: (_, { inWoods }) => inWoods },
];

/** Each of these counts by itself. */
const SINGLE: readonly ModifierRule[] = [
  {
    rule: 'NLC 2.3',
    key: 'moraleStepLost',
    change: -1,
    when: (unit) => unit.stepsLost > 0 && !steadfast(unit),
  },
  { rule: 'NLC 12.2', key: 'moraleReserve', change: -1, when: ({ inReserve }) => inReserve },
  { rule: 'NLC 2.3', key: 'moraleLeader', change: 1, when: ({ withLeader }) => withLeader },
  { rule: 'NLC 2.3', key: 'moraleArtillery', change: -1, when: (_, { underArtillery }) => underArtillery },
  { rule: 'NLC 7.4', key: 'moraleFacingGuard', change: -1, when: (_, { facingGuard }) => facingGuard },
  {
    rule: 'NLC 7.4',
    key: 'moraleShaken',
    change: -1,
    when: ({ nation }, { frenchShaken }) => nation === 'french' && frenchShaken,
  },
  { rule: 'NLC 19.2', key: 'moraleShelter', change: 1, when: (_, { shelteringTerrain }) => shelteringTerrain },
  {
    rule: 'NLC 19.2',
    key: 'moraleEnemyNear',
    change: -1,
    when: (_, { undisruptedEnemyAdjacent }) => undisruptedEnemyAdjacent,
  },
  {
    rule: 'MOP 37.16',
    key: 'moraleBlucherReacts',
    change: 1,
    when: (_, { blucherReacts, game }) => blucherReacts && game === 'mop',
  },
  {
    rule: 'MOP 37.16',
    key: 'moraleBlucherCharges',
    change: -1,
    when: (_, { blucherCharges, game }) => blucherCharges && game === 'mop',
  },
];

const STEADIER: ModifierRule = {
  rule: 'MOP 37.5',
  key: 'moraleRussianDefending',
  change: 1,
  when: ({ nation, arm }, { game, defending }) =>
    game === 'mop' && nation === 'russian' && arm === 'infantry' && defending,
};
const STEADIEST = 5;

/** NLC 2.3, Ruling 20: all that raises or lowers this unit's morale now. MOP's Russian infantry does not rise above 5. */
export const modifiersOf = (
  unit: MoraleUnit,
  circumstances: MoraleCircumstances,
  base: number,
): readonly MoraleModifier[] => {
  const applies = ({ when }: ModifierRule): boolean => when(unit, circumstances);
  const steadier = base < STEADIEST ? [STEADIER] : [];
  const first = (rules: readonly ModifierRule[]): readonly ModifierRule[] => rules.filter(applies).slice(0, 1);
  return [...steadier.filter(applies), ...SINGLE.filter(applies), ...first(CONDITIONS), ...first(PRESSURES)].map(
    ({ rule, key, change }) => ({ rule, key, change }),
  );
};
