import * as v from 'valibot';
import { SIDES } from '../../../engine/sides';
import { accept, andThen, mapOutcome } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { otherModifier, resolver } from '../../common/resolver';
import { otherLine } from '../command/dice';
import { nameField } from '../command/fields';
import { rollerRating, rollerSchema } from '../command/leader';
import { coordinatedRoll } from './rolls';

export const coordinatedActionInput = v.object({
  side: v.optional(v.picklist(SIDES), 'first'),
  /** The OC or WC who is named; rated 0 if there is none on the map. */
  commander: v.object({
    ...rollerSchema.entries,
    name: v.optional(nameField, 'OC'),
  }),
  /** Ruling 7: added to the rating, since a low die is wanted. */
  other: otherModifier,
});
export type CoordinatedActionInput = Readonly<v.InferOutput<typeof coordinatedActionInput>>;

/** NLC 4.1, 11.4, Ruling 28: a die at least 2 below the named commander's rating gives the side its Coordinated Action chit. */
export const coordinatedAction = ({
  side,
  commander,
  other,
}: CoordinatedActionInput): Step<Readonly<{ won: boolean }>> => {
  const { rating, working } = rollerRating(commander, 'NLC 4.1');
  const before = accept(null, commander.hqLost || other !== undefined ? [...working, ...otherLine(other)] : []);
  const roll = coordinatedRoll(side, commander.name, rating + (other?.amount ?? 0));
  return andThen(before, () => mapOutcome(roll, ({ won }) => ({ won })));
};

/** NLC 4.1. */
export const coordinatedActionResolver = resolver({
  id: 'nlc/coordinated-action',
  rule: 'NLC 4.1',
  title: 'Coordinated Action',
  input: coordinatedActionInput,
  example: { input: { commander: { rating: 5 } }, dice: [[3]] },
  begin: coordinatedAction,
});
