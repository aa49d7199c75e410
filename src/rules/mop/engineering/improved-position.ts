import { modifier, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, rollDice, saying, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { amountOf, otherLines } from '../other';
import { WEATHERS, weatherEffects } from '../tables/lookups';
import { WORKS_LINES, WORKS_REFUSALS } from './vocabulary';

/** Who digs, and when. */
const asks = {
  /** Infantry units in the hex that have Defend orders and spend their activation there without moving. */
  diggers: number(0, 12),
  weather: oneOf(WEATHERS, 'Fair'),
  night: yesNo(false),
  other: modifier(),
};
type Digging = Told<typeof asks>;

const NEEDED = 1;
const DIGGERS = 2;

const run = ({ diggers, weather, night, other }: Digging): Step<Readonly<{ built: boolean }>> => {
  const faults: readonly Check[] = [
    [diggers < DIGGERS, WORKS_REFUSALS.TWO_DIGGERS_NEEDED],
    [night, WORKS_REFUSALS.NO_DIGGING_AT_NIGHT],
    [!weatherEffects(weather).improvedPositions, WORKS_REFUSALS.GROUND_IS_FROZEN],
  ];
  const builds = (die: number): boolean => die + amountOf(other) <= NEEDED;
  return unless(faults, () => {
    const roll = rollDice(
      { rule: 'MOP 37.3.3', purpose: 'improvedPosition', count: 1, sides: 6, reading: 'ordered' },
      ([die = 6]) =>
        accept({ built: builds(die) }, [
          WORKS_LINES[builds(die) ? 'mopBuilt' : 'mopNotBuilt']('MOP 37.3.3', { die, needed: NEEDED }),
        ]),
      { of: 'die', as: (die) => String(builds(die)) },
    );
    return saying(otherLines(other), roll);
  });
};

/**
 * MOP 37.3.3: two infantry units on Defend that stay where they are build an improved position on a roll of 1; never at
 * night and never in frost, snow or snowstorm.
 */
export const improvedPosition = procedure({
  id: 'mop/improved-position',
  rule: 'MOP 37.3.3',
  title: 'Improved position',
  asks,
  example: { input: { diggers: 2 }, dice: [[1]] },
  run,
});
