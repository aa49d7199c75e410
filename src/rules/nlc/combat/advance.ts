import { accept, choose } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { Field, Fighter } from './assault-field';
import { isArtillery, isGone, strengthNow } from './unit';
import { FIGHT_LINES } from './vocabulary';

/** Those who may go forward together, under a short name. */
type Party = Readonly<{ option: string; units: readonly Fighter[] }>;

const strengthOf = ({ units }: Party): number => units.reduce((sum, unit) => sum + strengthNow(unit), 0);

const divisionsOf = (units: readonly Fighter[]): readonly string[] => [
  ...new Set(units.flatMap(({ division }) => (division === null ? [] : [division]))),
];

/** NLC 7.5: a whole stack with a leader, units of one division stacked together, or one unit; artillery never alone. */
const partiesOf = ({ input }: Field, units: readonly Fighter[], stack: number): readonly Party[] => {
  const here = units.filter((unit) => unit.stack === stack && !unit.retreated && !isGone(unit));
  const led = (input.attackers[stack]?.leaders.length ?? 0) > 0 || here.some(({ withLeader }) => withLeader);
  const whole: readonly Party[] = led ? [{ option: `stack:${stack + 1}`, units: here }] : [];
  const divisions = divisionsOf(here).map((name): Party => {
    return { option: `division:${stack + 1}:${name}`, units: here.filter(({ division }) => division === name) };
  });
  const single = here.map((unit): Party => ({ option: `unit:${unit.id}`, units: [unit] }));
  const groups = [...whole, ...divisions].filter((party) => party.units.length > 1);
  return [...groups, ...single].filter((party) => party.units.some((unit) => !isArtillery(unit)));
};

/** NLC 7.5: into a hex that was vacated the attacker may advance, where he did not go back himself. The strongest is named first. */
export const askForAdvance = (field: Field, open: boolean): Step<readonly string[]> => {
  const units = field.sides.attacker;
  if (!open) return accept([]);
  const parties = field.input.attackers
    .flatMap((_, stack) => partiesOf(field, units, stack))
    .sort((a, b) => strengthOf(b) - strengthOf(a));
  if (parties.length === 0) return accept([]);
  const options = [...parties.map(({ option }) => option), 'none'];
  return choose({ rule: 'NLC 7.5', purpose: 'advance', by: 'attacker', options }, (option) => {
    const gone = parties.find((party) => party.option === option)?.units.map(({ id }) => id) ?? [];
    return accept(gone, [
      FIGHT_LINES[gone.length > 0 ? 'advances' : 'noAdvance']('NLC 7.5', { units: gone.join(', ') }),
    ]);
  });
};
