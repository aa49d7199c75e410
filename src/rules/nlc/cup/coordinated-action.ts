import { group, modifier, name, oneOf } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES } from '../../../engine/sides';
import { accept, andThen, mapOutcome } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { otherLine } from '../command/dice';
import { roller, rollerRating } from '../command/leader';
import { coordinatedRoll } from './rolls';

const asks = {
  side: oneOf(SIDES, 'first'),
  /** The OC or WC who is named; rated 0 if there is none on the map. */
  commander: group({ ...roller, name: name(undefined, 'OC') }),
  /** Ruling 7: added to the rating, since a low die is wanted. */
  other: modifier(),
};
type CoordinatedActionInput = Told<typeof asks>;

const run = ({ side, commander, other }: CoordinatedActionInput): Step<Readonly<{ won: boolean }>> => {
  const { rating, working } = rollerRating(commander, 'NLC 4.1');
  const before = accept(null, commander.hqLost || other !== undefined ? [...working, ...otherLine(other)] : []);
  const roll = coordinatedRoll(side, commander.name, rating + (other?.amount ?? 0));
  return andThen(before, () => mapOutcome(roll, ({ won }) => ({ won })));
};

/** NLC 4.1, 11.4, Ruling 28: a die at least 2 below the named commander's rating gives the side its Coordinated Action chit. */
export const coordinatedAction = procedure({
  id: 'nlc/coordinated-action',
  rule: 'NLC 4.1',
  title: 'Coordinated Action',
  asks,
  example: { input: { commander: { rating: 5 } }, dice: [[3]] },
  run,
});
