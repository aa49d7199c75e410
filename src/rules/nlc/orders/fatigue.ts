import type { Side } from '../../../engine/sides';
import { minutesOf, placeOf } from '../../common/clock/turn-track';
import { standingOf } from '../../common/army/army';
import { unitsOfPart } from '../../common/setup/divisions';
import { isOn } from '../switches';
import { isMarked } from '../corps/follow-ups';
import type { OrderType } from '../command/orders';
import type { Order, Recipient } from './order';
import { isInReserve, isSame } from './state';
import type { OrdersState } from './state';

/** NLC 20.8: what a night or a rest did to a formation, to be marked. The marks are the table's; what they come from is not. */
export type Fatigue = Readonly<{
  formation: string;
  now: 'fatigued' | 'exhausted' | 'rested' | 'fatiguedAgain';
  by: 'night' | 'hours' | 'division';
}>;

type Spell = Readonly<{ type: OrderType; from: number; until: number }>;

const NEVER = 9999;

/** When each step of an order was in force. */
const spellsOf = ({ log, steps }: Order): readonly Spell[] => {
  const lines = log.filter(({ change }) => change !== 'arrive');
  return lines.flatMap((line, i): readonly Spell[] => {
    const type = steps[line.at]?.type;
    if (type === undefined || (line.change !== 'comply' && line.change !== 'advance')) return [];
    return [{ type, from: line.turn, until: lines[i + 1]?.turn ?? NEVER }];
  });
};

/** The night that ended with this dawn: its first and last turn. Null in any other turn. */
const nightBefore = ({ setup, turn }: Pick<OrdersState, 'setup' | 'turn'>) => {
  if (!placeOf(setup, turn).dawn) return null;
  const nights = setup.turns.flatMap((one, i) => (i < turn && one.kind === 'night' ? [i] : []));
  const first = nights.filter((i) => !nights.includes(i - 1)).at(-1);
  return first === undefined ? null : { first, last: turn - 1 };
};

/** A march through the night, or a Fall Back that was not turned into Reserve in it. */
const tires = ({ type, from, until }: Spell, night: Readonly<{ first: number; last: number }>): boolean => {
  if (type === 'forcedMarch') return from <= night.last && until > night.first;
  return type === 'fallBack' && from <= night.first && until > night.last;
};

const ofNight = (state: OrdersState, side: Side, formation: string): Fatigue | null => {
  const night = nightBefore(state);
  if (night === null) return null;
  const tired = ordersOf(state, side, formation)
    .flatMap(spellsOf)
    .some((spell) => tires(spell, night));
  if (isMarked(state, 'exhausted', formation)) return tired ? null : { formation, now: 'fatiguedAgain', by: 'night' };
  if (isMarked(state, 'fatigued', formation)) return { formation, now: tired ? 'exhausted' : 'rested', by: 'night' };
  return tired ? { formation, now: 'fatigued', by: 'night' } : null;
};

const whole = (id: string): Recipient => ({ kind: 'formation', id });

const ordersOf = (state: OrdersState, side: Side, formation: string): readonly Order[] =>
  state.desks[side].orders.filter((order) => isSame(order.of, whole(formation)));

/** The turn in which the last order of a formation ended: since then it has been in Reserve. */
const orderlessSince = (state: OrdersState, side: Side, formation: string): number =>
  Math.max(
    0,
    ...ordersOf(state, side, formation).map(({ log, steps }) => {
      const last = log.findLast(({ change }) => change !== 'arrive' && change !== 'ignore');
      return last === undefined || steps[last.at]?.type === 'reserve' ? 0 : last.turn;
    }),
  );

/** The last night that is over: its first and last turn. */
const lastNight = ({ setup, turn }: Pick<OrdersState, 'setup' | 'turn'>) => {
  const nights = setup.turns.flatMap((one, i) => (i < turn && one.kind === 'night' ? [i] : []));
  const last = nights.at(-1);
  const first = nights.filter((i) => !nights.includes(i - 1)).at(-1);
  return first === undefined || last === undefined ? null : { first, last };
};

const isTired = (state: OrdersState, side: Side, { id, division }: OwnDivision): boolean => {
  const units = unitsOfPart(state.setup.units, id, division);
  const bears = units.some(({ id: unit }) => TIRED.some((mark) => standingOf(state.army, unit).marks.includes(mark)));
  const night = isOn(state.setup, 'fatigue') ? lastNight(state) : null;
  const orders = state.desks[side].orders.filter(({ of }) => isSame(of, { kind: 'division', id, division }));
  return bears || (night !== null && orders.flatMap(spellsOf).some((spell) => tires(spell, night)));
};
const TIRED = ['fatigued', 'exhausted'] as const;

type OwnDivision = Extract<Recipient, { kind: 'division' }>;

/** NLC 20.8: a tired division that has rejoined its corps makes the corps so. */
const ofDivisions = (state: OrdersState, side: Side, formation: string): Fatigue | null => {
  if (isMarked(state, 'fatigued', formation) || isMarked(state, 'exhausted', formation)) return null;
  const back = state.desks[side].orders.flatMap(({ of, log }) =>
    of.kind === 'division' &&
    of.id === formation &&
    log.some(({ reason, turn }) => reason === 'reincorporated' && turn === state.turn)
      ? [of]
      : [],
  );
  return back.some((of) => isTired(state, side, of)) ? { formation, now: 'fatigued', by: 'division' } : null;
};

const REST_HOURS = 3;
const HOUR = 60;

/** Hours from the beginning of one turn to that of another of the same day; where the track has no clock, a turn is an hour. */
const hoursBetween = ({ setup }: Pick<OrdersState, 'setup'>, from: number, until: number): number => {
  const [start, end] = [from, until].map((turn) => minutesOf(setup.turns[turn]?.label ?? ''));
  return typeof start === 'number' && typeof end === 'number' && end > start ? (end - start) / HOUR : until - from;
};

/** NLC 20.8: three hours of the day in Reserve, with no unit of it in combat. */
const ofHours = (state: OrdersState, side: Side, formation: string): Fatigue | null => {
  const { setup, turn, corps } = state;
  const isExhausted = isMarked(state, 'exhausted', formation);
  if (!isExhausted && !isMarked(state, 'fatigued', formation)) return null;
  if (setup.turns[turn]?.kind === 'night' || !isInReserve(state.desks[side], whole(formation))) return null;
  const dawn = setup.turns.findIndex(
    (one, i) => i <= turn && one.day === setup.turns[turn]?.day && one.kind !== 'night',
  );
  const set = corps.followUps.filter(({ of }) => of === formation);
  const last = state.orders.fought[formation];
  const fought = last === undefined ? [] : [last + 1];
  const tiredOn = set.filter(({ id }) => id === 'fatigued' || id === 'exhausted').map((one) => one.turn);
  const since = Math.max(dawn, orderlessSince(state, side, formation), ...fought, ...tiredOn);
  if (hoursBetween(state, since, turn) < REST_HOURS) return null;
  return { formation, now: isExhausted ? 'fatiguedAgain' : 'rested', by: 'hours' };
};

/**
 * NLC 20.8: who is tired now, who is more so, and who has rested, by night or by day. Ruling 57: whom a scenario tires from the
 * start rests by three hours in Reserve, whether 20.8 is played or not.
 */
export const fatigueNow = (state: OrdersState, side: Side): readonly Fatigue[] =>
  state.setup.formations
    .filter((one) => one.side === side)
    .flatMap(({ id }) =>
      isOn(state.setup, 'fatigue')
        ? (ofNight(state, side, id) ?? ofDivisions(state, side, id) ?? ofHours(state, side, id) ?? [])
        : (ofHours(state, side, id) ?? []),
    );
