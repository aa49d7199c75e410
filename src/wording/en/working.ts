import type { WorkingLine } from '../../engine/step';
import type { Sentences } from '../lines';
import type { Names } from '../names';
import { MOP_WORDS } from './working-mop';
import { N20_WORDS } from './working-n20';
import { CARD_WORDS } from './working-cards';
import { CHARGE_LINES } from './working-charge';
import { COMBAT_LINES } from './working-combat';
import { COMMAND_LINES } from './working-command';
import { WEATHER_WORDS } from './working-hidden';
import { RECOVERY_WORDS } from './working-recovery';
import { MORALE_LINES } from './working-morale';

type Facts = WorkingLine['facts'];
/** Topics whose lines are declared with their blanks: these show units and sides by their kinds. */
const TOLD: Sentences = { ...CARD_WORDS, ...MOP_WORDS, ...N20_WORDS, ...RECOVERY_WORDS, ...WEATHER_WORDS };

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
};

/** In a game units are known by their ids; whoever reads a sum knows them by their names. */
const withUnitNames = (facts: Facts, names: Names): Facts => {
  const { unit, units } = facts;
  return {
    ...facts,
    ...(typeof unit === 'string' ? { unit: names.unit(unit) } : {}),
    ...(typeof units === 'string' ? { units: units.split(', ').map(names.unit).join(', ') } : {}),
  };
};

export const workingSentence = ({ key, facts }: WorkingLine, names: Names): string =>
  TOLD[key]?.(facts, names) ?? LINES[key]?.(withUnitNames(facts, names), names) ?? key;
