import * as v from 'valibot';
import { accept, rollDice, saying, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { no, upTo } from '../../common/fields';
import { otherModifier, resolver } from '../../common/resolver';
import { amountOf, otherLines } from '../other';
import { WEATHERS, weatherEffects } from '../tables/lookups';
import { WORKS_LINES, WORKS_REFUSALS } from './vocabulary';

/** Who digs, and when. */
export const improvedPositionInput = v.object({
  /** Infantry units in the hex that have Defend orders and spend their activation there without moving. */
  diggers: upTo(12),
  weather: v.optional(v.picklist(WEATHERS), 'Fair'),
  night: no,
  other: otherModifier,
});
type Digging = Readonly<v.InferOutput<typeof improvedPositionInput>>;

const NEEDED = 1;
const DIGGERS = 2;

/**
 * MOP 37.3.3: two infantry units on Defend that stay where they are build an improved position on a roll of 1; never at
 * night and never in frost, snow or snowstorm.
 */
export const buildPosition = ({ diggers, weather, night, other }: Digging): Step<Readonly<{ built: boolean }>> => {
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

/** Building an improved position, asked for by itself. */
export const improvedPositionResolver = resolver({
  id: 'mop/improved-position',
  rule: 'MOP 37.3.3',
  title: 'Improved position',
  input: improvedPositionInput,
  example: { input: { diggers: 2 }, dice: [[1]] },
  begin: buildPosition,
});
