import { modifier, oneOf } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, rollDice, saying } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { amountOf, otherLines } from '../other';
import { WORKS_LINES } from '../engineering/vocabulary';

/** The train whose hex an enemy unit has entered; standing next to it does nothing. */
const asks = { train: oneOf(['baggage', 'pontoon']), other: modifier() };
type TrainCapture = Told<typeof asks>;

/** What becomes of it, and the victory points of the side that entered. */
export type TrainFate = Readonly<{ fate: 'captured' | 'destroyed'; victoryPoints: number }>;

const BAGGAGE_POINTS = 2;
const CAPTURED_UP_TO = 3;

const run = ({ train, other }: TrainCapture): Step<TrainFate> => {
  if (train === 'baggage')
    return accept({ fate: 'destroyed', victoryPoints: BAGGAGE_POINTS }, [
      WORKS_LINES.mopBaggageLost('Ruling 50', { points: BAGGAGE_POINTS }),
    ]);
  const fateOf = (die: number): TrainFate['fate'] =>
    die + amountOf(other) <= CAPTURED_UP_TO ? 'captured' : 'destroyed';
  const roll = rollDice(
    { rule: 'MOP 37.8', purpose: 'pontoonTrain', count: 1, sides: 6, reading: 'ordered' },
    ([die = 6]) =>
      accept({ fate: fateOf(die), victoryPoints: 0 }, [
        WORKS_LINES.mopPontoonTrain('MOP 37.8', { die, needed: CAPTURED_UP_TO, fate: fateOf(die) }),
      ]),
    { of: 'die', as: fateOf },
  );
  return saying(otherLines(other), roll);
};

/**
 * MOP 37.8, Ruling 50: a baggage train that is entered is destroyed for good, without a die, for 2 victory points. A pontoon
 * train is captured on 1 to 3 and else destroyed, for none.
 */
export const trainCapture = procedure({
  id: 'mop/train-capture',
  rule: 'MOP 37.8',
  title: 'Enemy enters a train',
  asks,
  example: { input: { train: 'pontoon' }, dice: [[2]] },
  run,
});
