import * as v from 'valibot';
import { accept, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { upTo } from '../../common/fields';
import { resolver } from '../../common/resolver';
import { ARRIVAL_LINES } from './vocabulary';
import { CAMPAIGN_REFUSALS } from '../../nlc/campaign/vocabulary';

/** A new order for reinforcements that have not come yet. */
export const arrivalOrdersInput = v.object({
  /** Sent before the first daylight turn of the day they come. */
  beforeFirstDaylight: v.boolean(),
  /** From sending to the arrival that is scheduled, in minutes. */
  minutesToArrival: upTo(20_000),
});
type ArrivalOrders = Readonly<v.InferOutput<typeof arrivalOrdersInput>>;

const FOUR_HOURS = 240;

/**
 * MOP 37.12.2 (Appendix II): the March order that reinforcements come with can be changed only by one sent before that
 * day's first daylight turn and at least four hours ahead of schedule.
 */
export const changeArrivalOrders = ({
  beforeFirstDaylight,
  minutesToArrival,
}: ArrivalOrders): Step<Readonly<{ kind: 'mayBeSent' }>> =>
  unless(
    [
      [!beforeFirstDaylight, CAMPAIGN_REFUSALS.SENT_AFTER_DAYBREAK],
      [minutesToArrival < FOUR_HOURS, CAMPAIGN_REFUSALS.FOUR_HOURS_AHEAD],
    ],
    () => accept({ kind: 'mayBeSent' }, [ARRIVAL_LINES.mopArrivalOrders('MOP 37.12.2')]),
  );

/** Whether orders can still be changed before arrival, asked for by itself. */
export const arrivalOrdersResolver = resolver({
  id: 'mop/arrival-orders',
  rule: 'MOP 37.12.2',
  title: 'Change of orders before arrival',
  input: arrivalOrdersInput,
  example: { input: { beforeFirstDaylight: true, minutesToArrival: 300 } },
  begin: changeArrivalOrders,
});
