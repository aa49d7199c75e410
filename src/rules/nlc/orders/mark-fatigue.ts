import type { Seat } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import { isOn } from '../switches';
import type { CorpsEvent } from '../corps/corps';
import { fatigueNow } from './fatigue';
import type { Fatigue } from './fatigue';
import { done } from './progress';
import type { Command, Outcome } from './progress';
import { onTable } from './ruling';
import { isMine } from './state';
import type { OrdersState } from './state';
import { ORDERS_REFUSALS } from './vocabulary';
import { CORPS_REFUSALS } from '../corps/vocabulary';

type Mark = Extract<CorpsEvent, { type: 'FollowUpSet' }>;
const mark = (of: string, id: 'fatigued' | 'exhausted', value: 0 | 1): Mark => ({ type: 'FollowUpSet', id, of, value });

/** NLC 20.8: exhaustion takes the place of fatigue; a rest takes one of them off. */
const MARKS: Readonly<Record<Fatigue['now'], (of: string) => readonly Mark[]>> = {
  fatigued: (of) => [mark(of, 'fatigued', 1)],
  exhausted: (of) => [mark(of, 'fatigued', 0), mark(of, 'exhausted', 1)],
  rested: (of) => [mark(of, 'fatigued', 0)],
  fatiguedAgain: (of) => [mark(of, 'exhausted', 0), mark(of, 'fatigued', 1)],
};

/** NLC 20.8: what night and rest did to formations, as their orders say; the marks lie on the table for all to see. */
export const markFatigue = (state: OrdersState, { side, formations }: Command<'MarkFatigue'>, seat: Seat): Outcome => {
  if (!isMine(seat, side)) return refuse(ORDERS_REFUSALS.NOT_YOUR_DESK('NLC 20.8'));
  const now = fatigueNow(state, side).filter(({ formation }) => formations.includes(formation));
  if (now.length === 0)
    return refuse(
      isOn(state.setup, 'fatigue')
        ? ORDERS_REFUSALS.NOTHING_TO_TELL('NLC 20.8')
        : CORPS_REFUSALS.NOT_PLAYED_HERE('NLC 20.8'),
    );
  return done(now.flatMap(({ formation, now: how }) => MARKS[how](formation).map(onTable)));
};
