import type { WorkingLine } from '../../engine/step';
import type { Names } from '../names';
import { MOP_LINES } from './working-mop';
import { N20_LINES } from './working-n20';
import { CHARGE_LINES } from './working-charge';
import { COMBAT_LINES } from './working-combat';
import { COMMAND_LINES } from './working-command';
import { MORALE_LINES } from './working-morale';

type Facts = WorkingLine['facts'];
const LINES: Readonly<Record<string, (facts: Facts, names: Names) => string>> = {
  ...CHARGE_LINES,
  ...COMBAT_LINES,
  ...COMMAND_LINES,
  ...MORALE_LINES,
  coordinated: ({ name, rating, needed, die }) => {
    const who = name === '' ? 'No commander on the map' : name;
    const need = Number(needed) < 1 ? 'no die is low enough' : `${needed} or less`;
    return `${who ?? ''}: rating ${rating ?? 0} − 2, so ${need}; rolled ${die ?? ''}`;
  },
  initial: ({ side, die, rating, bonus, total }, names) => {
    const extra = Number(bonus) > 0 ? ` + ${bonus ?? 0} (20.11)` : '';
    return `${names.side(side === 'second' ? 'second' : 'first')}: die ${die ?? ''} + rating ${rating ?? 0}${extra} = ${total ?? ''}`;
  },
  initialWon: ({ lead }) => `A lead of ${lead ?? ''}: 3 or more wins`,
  initialTooClose: ({ lead }) => `A lead of ${lead ?? ''}: 3 are needed`,
  cupSide: ({ die }, names) =>
    `Die ${die ?? ''}: ${Number(die) % 2 === 1 ? `odd, ${names.side('first')}` : `even, ${names.side('second')}`}`,
  ...MOP_LINES,
  ...N20_LINES,
};

export const workingSentence = ({ key, facts }: WorkingLine, names: Names): string => LINES[key]?.(facts, names) ?? key;
