import type { ComponentType } from 'react';
import type { PlayPartProps } from './part-props';
import type { AppPlay } from '../../../src/session/rule-sets';
import { LossOfOne } from './LossOfOne';
import { PositionOfOne } from './PositionTry';
import { RemovalOfSome } from './RemovalOfSome';
import { RallyOfOne } from './RallyOfOne';
import { DamageOfOne, RepairOfOne } from './SpanOfOne';
import { TrainOfOne } from './TrainOfOne';

/** Every play of every rule set has its part. */
export const PLAY_PARTS: Readonly<Record<AppPlay['id'], ComponentType<PlayPartProps>>> = {
  'nlc/rally': RallyOfOne,
  'nlc/disruption-removal': RemovalOfSome,
  'nlc/leader-loss': LossOfOne,
  'mop/span-damage': DamageOfOne,
  'mop/span-repair': RepairOfOne,
  'mop/train-capture': TrainOfOne,
  'mop/improved-position': PositionOfOne,
};

/** Whether a procedure is played in a game, with what the game knows. */
export const isPlayed = (procedure: string): procedure is AppPlay['id'] => Object.hasOwn(PLAY_PARTS, procedure);
