import { number, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { ARRIVAL_LINES } from './vocabulary';
import { CAMPAIGN_REFUSALS } from '../../nlc/campaign/vocabulary';

/** A new order for reinforcements that have not come yet. */
const asks = {
  /** Sent before the first daylight turn of the day they come. */
  beforeFirstDaylight: yesNo(),
  /** From sending to the arrival that is scheduled, in minutes. */
  minutesToArrival: number(0, 20_000),
};
type ArrivalOrders = Told<typeof asks>;

const FOUR_HOURS = 240;

const run = ({ beforeFirstDaylight, minutesToArrival }: ArrivalOrders): Step<Readonly<{ kind: 'mayBeSent' }>> =>
  unless(
    [
      [!beforeFirstDaylight, CAMPAIGN_REFUSALS.SENT_AFTER_DAYBREAK],
      [minutesToArrival < FOUR_HOURS, CAMPAIGN_REFUSALS.FOUR_HOURS_AHEAD],
    ],
    () => accept({ kind: 'mayBeSent' }, [ARRIVAL_LINES.mopArrivalOrders('MOP 37.12.2')]),
  );

/**
 * MOP 37.12.2 (Appendix II): the March order that reinforcements come with can be changed only by one sent before that
 * day's first daylight turn and at least four hours ahead of schedule.
 */
export const arrivalOrders = procedure({
  id: 'mop/arrival-orders',
  rule: 'MOP 37.12.2',
  title: 'Change of orders before arrival',
  asks,
  example: { input: { beforeFirstDaylight: true, minutesToArrival: 300 } },
  run,
});
