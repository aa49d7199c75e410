import type { RuleId } from '../../../engine/step';
import type { MoraleCircumstances, MoraleUnit } from './unit';
import type { MoraleBase } from './vocabulary';

export type Base = Readonly<{ rule: RuleId; key: MoraleBase; value: number }>;
type BaseRule = Readonly<{
  rule: RuleId;
  key: MoraleBase;
  value: number;
  is: (unit: MoraleUnit, circumstances: MoraleCircumstances) => boolean;
}>;

const WEAK_FRONT = 3;

/** NLC 2.2, in the order in which the first that fits counts. The Old Guard is the 7-4 units: horse and guns of it have 4. */
const BASES: readonly BaseRule[] = [
  {
    rule: 'NLC 2.2',
    key: 'moraleOldGuard',
    value: 5,
    is: ({ nation, arm, guard }) => nation === 'french' && arm === 'infantry' && guard === 'old',
  },
  {
    rule: 'NLC 2.2',
    key: 'moraleBritishDefending',
    value: 5,
    is: ({ nation, arm }, { defending }) => nation === 'british' && arm === 'infantry' && defending,
  },
  {
    rule: 'NLC 2.2',
    key: 'moraleBritishCavalry',
    value: 5,
    is: ({ nation, arm }) => nation === 'british' && arm === 'cavalry',
  },
  { rule: 'NLC 2.2', key: 'moraleDutch', value: 3, is: ({ nation }) => nation === 'dutch' || nation === 'nassau' },
  {
    rule: 'NLC 2.2',
    key: 'moraleLandwehr',
    value: 3,
    is: ({ nation, arm, frontStrength }) => nation === 'prussian' && arm === 'infantry' && frontStrength <= WEAK_FRONT,
  },
];

/**
 * NLC 2.2: 4, with the exceptions by nation, arm and front strength; where an initiative is printed, that and 1
 * (TLNB; MOP 37.5). A special rule of the game goes before both.
 */
export const baseMorale = (unit: MoraleUnit, circumstances: MoraleCircumstances): Base => {
  const { specialMorale, initiative } = unit;
  if (specialMorale !== null) return { rule: 'NLC 2.2', key: 'moraleSpecial', value: specialMorale };
  if (initiative !== null) {
    const rule = circumstances.game === 'mop' ? 'MOP 37.5' : 'NLC 2.2';
    return { rule, key: 'moraleInitiative', value: initiative + 1 };
  }
  const found = BASES.find(({ is }) => is(unit, circumstances));
  return found === undefined ? { rule: 'NLC 2.2', key: 'moraleUsual', value: 4 } : { ...found };
};
