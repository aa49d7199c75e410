import { WHOLE, commonDivisor, roundHalfUp, times } from '../../common/rounding';
import type { Fraction } from '../../common/rounding';
import type { RuleId, Working } from '../../../engine/step';
import { FIRE_LINES } from './vocabulary';
import type { Combatant } from './terms';

/** What multiplies a unit's strength, named so that the working can say why. */
export type Factor = Readonly<{ rule: RuleId; key: string; by: Fraction }>;

/** Units of one strength and with the same reasons. */
export type Part = Readonly<{ id: string; strength: number; factors: readonly Factor[] }>;

type Group = { by: Fraction; sum: number; units: string[]; keys: Set<string> };

/** NLC 7.1, 7.6, Ruling 16 (c): units with the same total factor are one group. */
const groupsOf = (parts: readonly Part[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const { id, strength, factors } of parts) {
    const by = factors.reduce((total, factor) => times(total, factor.by), WHOLE);
    const group = groups.find((other) => other.by.n === by.n && other.by.d === by.d);
    if (group === undefined) {
      groups.push({ by, sum: strength, units: [id], keys: new Set(factors.map(({ key }) => key)) });
    } else {
      group.sum += strength;
      group.units.push(id);
      for (const { key } of factors) group.keys.add(key);
    }
  }
  return groups;
};

/**
 * NLC 7.1, 7.6, Ruling 16: groups of the same factor are summed, multiplied, rounded once, half up, and then added. With the
 * switch nothing is rounded before the end.
 */
export const totalStrength = (parts: readonly Part[], oneRounding = false): number => {
  const groups = groupsOf(parts);
  if (!oneRounding) return groups.reduce((total, { sum, by }) => total + roundHalfUp(sum * by.n, by.d), 0);
  const common = groups.reduce((d, { by }) => (d / commonDivisor(d, by.d)) * by.d, 1);
  return roundHalfUp(
    groups.reduce((total, { sum, by }) => total + sum * by.n * (common / by.d), 0),
    common,
  );
};

/** The sum a player would write: one line a group. */
export const strengthWorking = (by: Combatant, parts: readonly Part[]): Working =>
  groupsOf(parts).map(({ sum, by: { n, d }, units, keys }) =>
    FIRE_LINES.strengthGroup('NLC 7.1', {
      by,
      units: units.join(', '),
      sum,
      n,
      d,
      result: roundHalfUp(sum * n, d),
      keys: [...keys].join(' '),
    }),
  );
