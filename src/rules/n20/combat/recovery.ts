import { group, list, name, oneOf } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { MATRIX_LINES } from './vocabulary';

/** Who stands next to the unit; at night, for one, enemies have no zone of control. */
export const NEIGHBOURS = ['noEnemy', 'enemyWithoutZone', 'enemyWithZone'] as const;

/** The disordered units of the player whose movement ends. */
const asks = { units: list(group({ name: name(), nextTo: oneOf(NEIGHBOURS, 'noEnemy') }), 1, 40) };
type Recovery = Told<typeof asks>;

export type Recovered = Readonly<{ recovered: readonly string[]; stayDisordered: readonly string[] }>;

const run = ({ units }: Recovery): Step<Recovered> => {
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

/** N20 9.6.9: at the end of its owner's movement a unit sheds disorder by itself, unless an enemy zone of control holds it. */
export const recovery = procedure({
  id: 'n20/recovery',
  rule: 'N20 9.6.9',
  title: 'Recovery from disorder',
  asks,
  example: { input: { units: [{ name: 'Marchand' }, { name: 'Souham', nextTo: 'enemyWithZone' }] } },
  run,
});
