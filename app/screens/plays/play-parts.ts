import type { ComponentType } from 'react';
import { RULE_SET_IDS } from '../../../src/rules/list';
import { RULE_SETS } from '../../../src/rules/sets';
import type { PlayPartProps } from './part-props';
import type { AppPlay, AppView } from '../../../src/session/rule-sets';
import { LossOfOne } from './LossOfOne';
import { PositionOfOne } from './PositionTry';
import { ComplianceAtDesk, ConfidenceAtDesk, DecisionAtDesk, DelayedAtDesk } from './RollsAtDesk';
import { RemovalOfSome } from './RemovalOfSome';
import { RallyOfOne } from './RallyOfOne';
import { DamageOfOne, RepairOfOne } from './SpanOfOne';
import { TrainOfOne } from './TrainOfOne';

/** Plays with a part of their own, where the order and the place of what is asked matter to a player. */
export const LAID_OUT: Readonly<Partial<Record<AppPlay['id'], ComponentType<PlayPartProps>>>> = {
  'nlc/rally': RallyOfOne,
  'nlc/disruption-removal': RemovalOfSome,
  'nlc/leader-loss': LossOfOne,
  'nlc/compliance': ComplianceAtDesk,
  'nlc/delayed-order': DelayedAtDesk,
  'nlc/confidence': ConfidenceAtDesk,
  'nlc/local-decision': DecisionAtDesk,
  'mop/span-damage': DamageOfOne,
  'mop/span-repair': RepairOfOne,
  'mop/train-capture': TrainOfOne,
  'mop/improved-position': PositionOfOne,
};

type Known = Pick<AppView, 'orders' | 'setup'>;

const hasOrders = ({ orders }: Known): boolean => orders !== undefined;
const hasCounters = ({ setup }: Known): boolean => setup.units.length > 0;

/** Where orders stand on paper, or no counters are entered, a game has no such play, and its procedure is resolved as any other. */
const PLAYED_WHERE: Readonly<Partial<Record<AppPlay['id'], (known: Known) => boolean>>> = {
  'nlc/compliance': hasOrders,
  'nlc/delayed-order': hasOrders,
  'nlc/confidence': hasOrders,
  'nlc/local-decision': hasOrders,
  'nlc/rally': hasCounters,
  'nlc/disruption-removal': hasCounters,
};

/** All plays of all rule sets. */
const PLAYS = new Set<string>(RULE_SET_IDS.flatMap((id) => RULE_SETS[id].plays.map((play): string => play.id)));
const isPlay = (procedure: string): procedure is AppPlay['id'] => PLAYS.has(procedure);

/** Whether a procedure is played in a game, with what the game knows. */
export const isPlayed = (known: Known, procedure: string): procedure is AppPlay['id'] =>
  isPlay(procedure) && PLAYED_WHERE[procedure]?.(known) !== false;
