import type { Side } from '../../../engine/sides';
import { placeOf } from '../../common/clock/turn-track';
import { isMarked } from '../corps/follow-ups';
import type { OrderType } from '../command/orders';
import type { Order, Recipient } from './order';
import { isSame } from './state';
import type { OrdersState } from './state';

/** NLC 20.8: what a night did to a formation, to be marked at dawn. The marks are the table's; what they come from is not. */
export type Fatigue = Readonly<{ formation: string; now: 'fatigued' | 'exhausted' | 'rested' | 'fatiguedAgain' }>;

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

const ofFormation = (state: OrdersState, side: Side, formation: string): Fatigue | null => {
  const night = nightBefore(state);
  if (night === null) return null;
  const of: Recipient = { kind: 'formation', id: formation };
  const his = state.desks[side].orders.filter((order) => isSame(order.of, of));
  const tired = his.flatMap(spellsOf).some((spell) => tires(spell, night));
  if (isMarked(state, 'exhausted', formation)) return tired ? null : { formation, now: 'fatiguedAgain' };
  if (isMarked(state, 'fatigued', formation)) return { formation, now: tired ? 'exhausted' : 'rested' };
  return tired ? { formation, now: 'fatigued' } : null;
};

/** NLC 20.8: at dawn, who is tired, who is more so, and who has rested; the owner sets the mark. */
export const fatigueAtDawn = (state: OrdersState, side: Side): readonly Fatigue[] =>
  state.setup.formations.filter((one) => one.side === side).flatMap(({ id }) => ofFormation(state, side, id) ?? []);
