import type { Refusal } from '../../../engine/step';
import type { Leader } from '../../common/setup/setup';
import { casesOf, verdictOn } from '../corps/judge';
import { retreatByCard } from './card-checks';
import type { OrdersState } from './state';

/**
 * What allows a General Retreat: a card where cards are played in the app (Ruling 49), else the losses (Ruling 90), which only the
 * players know while nobody has entered a level.
 */
export type RetreatLeave =
  | Readonly<{ kind: 'card'; allowed: boolean }>
  | Readonly<{ kind: 'losses'; allowed: boolean; lost: number; limit: number; needed: number }>
  | Readonly<{ kind: 'told' }>;

const fourFifths = (limit: number): number => Math.ceil((4 * limit) / 5);

export const retreatLeave = (state: OrdersState, { id, side }: Pick<Leader, 'id' | 'side'>): RetreatLeave => {
  const byCard = retreatByCard(state, side);
  if (byCard !== null) return { kind: 'card', allowed: byCard };
  const army = casesOf(state, side).find(({ key, of }) => of.kind === 'army' && key === id);
  const outcome = army === undefined ? null : verdictOn(army).outcome;
  if (outcome?.kind !== 'army') return { kind: 'told' };
  const { generalRetreat, lost, limit } = outcome;
  // Without a list of units the losses are counted on paper, and as long as none is entered the players know better.
  if (state.setup.units.length === 0 && lost === 0) return { kind: 'told' };
  return { kind: 'losses', allowed: generalRetreat, lost, limit, needed: fourFifths(limit) };
};

/** Rulings 49, 90: what a General Retreat still lacks, in figures where the app has them. */
export const withLeave =
  (state: OrdersState, leader: Leader) =>
  (fault: Refusal): Refusal => {
    if (fault.code !== 'NO_GENERAL_RETREAT_YET') return fault;
    const leave = retreatLeave(state, leader);
    if (leave.kind === 'card') return { ...fault, rule: 'Ruling 49', facts: { by: 'card' } };
    const { kind } = leave;
    return kind === 'told'
      ? fault
      : { ...fault, facts: { lost: leave.lost, limit: leave.limit, needed: leave.needed } };
  };
