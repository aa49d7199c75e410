import * as v from 'valibot';
import { accept, rollDice, saying } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { otherModifier, resolver } from '../../common/resolver';
import { amountOf, otherLines } from '../other';
import { WORKS_LINES } from '../engineering/vocabulary';

/** The train whose hex an enemy unit has entered; standing next to it does nothing. */
export const trainCaptureInput = v.object({ train: v.picklist(['baggage', 'pontoon']), other: otherModifier });
type TrainCapture = Readonly<v.InferOutput<typeof trainCaptureInput>>;

/** What becomes of it, and the victory points of the side that entered. */
export type TrainFate = Readonly<{ fate: 'captured' | 'destroyed'; victoryPoints: number }>;

const BAGGAGE_POINTS = 2;
const CAPTURED_UP_TO = 3;

/**
 * MOP 37.8, Ruling 50: a baggage train that is entered is destroyed for good, without a die, for 2 victory points. A pontoon
 * train is captured on 1 to 3 and else destroyed, for none.
 */
export const captureTrain = ({ train, other }: TrainCapture): Step<TrainFate> => {
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

/** A train that is entered, asked for by itself. */
export const trainCaptureResolver = resolver({
  id: 'mop/train-capture',
  rule: 'MOP 37.8',
  title: 'Enemy enters a train',
  input: trainCaptureInput,
  example: { input: { train: 'pontoon' }, dice: [[2]] },
  begin: captureTrain,
});
