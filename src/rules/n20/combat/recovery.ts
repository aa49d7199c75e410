import * as v from 'valibot';
import { accept } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { resolver } from '../../common/resolver';
import { ownName } from '../../common/fields';
import { MATRIX_LINES } from './vocabulary';

/** Who stands next to the unit; at night, for one, enemies have no zone of control. */
export const NEIGHBOURS = ['noEnemy', 'enemyWithoutZone', 'enemyWithZone'] as const;

/** The disordered units of the player whose movement ends. */
export const recoveryInput = v.object({
  units: v.pipe(
    v.array(v.object({ name: ownName, nextTo: v.optional(v.picklist(NEIGHBOURS), 'noEnemy') })),
    v.minLength(1),
    v.maxLength(40),
  ),
});
type Recovery = Readonly<v.InferOutput<typeof recoveryInput>>;

export type Recovered = Readonly<{ recovered: readonly string[]; stayDisordered: readonly string[] }>;

/** N20 9.6.9: at the end of its owner's movement a unit sheds disorder by itself, unless an enemy zone of control holds it. */
export const recoverFromDisorder = ({ units }: Recovery): Step<Recovered> => {
  const held = ({ nextTo }: Recovery['units'][number]): boolean => nextTo === 'enemyWithZone';
  const namesOf = (list: Recovery['units']): readonly string[] => list.map((unit) => unit.name);
  return accept(
    {
      recovered: namesOf(units.filter((unit) => !held(unit))),
      stayDisordered: namesOf(units.filter(held)),
    },
    units.map((unit) =>
      MATRIX_LINES[held(unit) ? 'n20StaysDisordered' : 'n20Recovers']('N20 9.6.9', { unit: unit.name }),
    ),
  );
};

/** Recovery from disorder, asked for by itself. */
export const recoveryResolver = resolver({
  id: 'n20/recovery',
  rule: 'N20 9.6.9',
  title: 'Recovery from disorder',
  input: recoveryInput,
  example: { input: { units: [{ name: 'Marchand' }, { name: 'Souham', nextTo: 'enemyWithZone' }] } },
  begin: recoverFromDisorder,
});
