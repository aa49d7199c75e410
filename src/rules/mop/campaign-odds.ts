import { mapOutcome } from '../../engine/step';
import type { WorkingLine } from '../../engine/step';
import { foretell } from '../common/foretell';
import type { Foretold } from '../common/foretell';
import { arrivalGroup, comesOn } from '../nlc/index';
import type { ArrivalBase, CommandOf } from '../nlc/index';
import { MOP_CAMPAIGN } from './ending/campaign-book';
import { luckOf } from './reinforcements/arrival';

/** What comes of it, before the die, by the procedure the play uses and from what a viewer sees. */

const { refit } = MOP_CAMPAIGN;

/** MOP 37.12.2: on which turns, counted from 0, a group may come, and how its side's luck so far changes the die. */
export const arrivalOdds = (
  base: ArrivalBase,
  asked: Pick<CommandOf<'RollArrival'>, 'formations' | 'entry' | 'behind'>,
): Readonly<{ chance: Foretold<number>; luck: WorkingLine | null }> => {
  const group = arrivalGroup(base, { ...asked, other: undefined });
  return {
    chance: foretell(mapOutcome(refit.arrival(group), ({ turn }) => comesOn(base, turn))),
    luck: luckOf(group),
  };
};
