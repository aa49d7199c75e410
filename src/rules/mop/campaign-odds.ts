import { mapOutcome } from '../../engine/step';
import type { WorkingLine } from '../../engine/step';
import { foretell } from '../common/foretell';
import type { Foretold } from '../common/foretell';
import { arrivalGroup, comesOn } from '../nlc/index';
import type { ArrivalBase, CommandOf, SpanKind } from '../nlc/index';
import { MOP_CAMPAIGN } from './ending/campaign-book';
import { spanRepair } from './engineering/span-repair';
import { luckOf } from './reinforcements/arrival';
import { trainCapture } from './trains/train-capture';
import { buildIn } from './works/decide-works';
import type { WorksCommandOf } from './works/works-model';

/** What comes of it, before the die, by the procedures the plays use and from what a viewer sees. */

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

/** MOP 37.9.2: whether the span stands again. */
export const repairOdds = (
  span: SpanKind,
  { unit, movementLeft, enemyAtAnEnd }: Pick<WorksCommandOf<'RepairSpan'>, 'unit' | 'movementLeft' | 'enemyAtAnEnd'>,
): Foretold<boolean> =>
  foretell(
    mapOutcome(
      spanRepair.run({ span, unit, movementLeft, enemyAtAnEnd, other: undefined }),
      ({ repaired }) => repaired,
    ),
  );

/** MOP 37.8, Ruling 50: what becomes of a train that the enemy enters. */
export const trainOdds = (train: 'baggage' | 'pontoon'): Foretold<'captured' | 'destroyed'> =>
  foretell(mapOutcome(trainCapture.run({ train, other: undefined }), ({ fate }) => fate));

/** MOP 37.3.3: whether the diggers are done. */
export const positionOdds = (
  digging: Readonly<{ diggers: number; weather: string; night: boolean }>,
): Foretold<boolean> => foretell(mapOutcome(buildIn({ ...digging, other: undefined }), ({ built }) => built));
