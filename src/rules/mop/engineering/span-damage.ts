import * as v from 'valibot';
import { accept, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { no } from '../../common/fields';
import { resolver } from '../../common/resolver';
import { SPAN_COST, isCombatUnit, spanFields } from './span';
import { WORKS_LINES, WORKS_REFUSALS } from './vocabulary';

/** Who breaks what. */
export const spanDamageInput = v.object({ ...spanFields, inEnemyZone: no });
type SpanDamage = Readonly<v.InferOutput<typeof spanDamageInput>>;

/** It cannot be crossed until it is repaired. */
export type SpanDamaged = Readonly<{ kind: 'damaged'; movementSpent: number }>;

/**
 * MOP 37.9.1: a combat unit at one end and in no enemy zone of control, not even cavalry, breaks a trestle for 1 or
 * a bridge for 2 movement points; a bridge only if it is infantry. No die is thrown.
 */
export const damageSpan = ({ span, unit, movementLeft, inEnemyZone }: SpanDamage): Step<SpanDamaged> => {
  const cost = SPAN_COST[span];
  const faults: readonly Check[] = [
    [!isCombatUnit(unit), WORKS_REFUSALS.COMBAT_UNIT_DAMAGES],
    [span === 'bridge' && unit !== 'infantry', WORKS_REFUSALS.INFANTRY_DAMAGES_BRIDGES],
    [inEnemyZone, WORKS_REFUSALS.SPAN_IN_ENEMY_ZONE],
    [movementLeft < cost, WORKS_REFUSALS.SPAN_COSTS_MOVEMENT('MOP 37.9.1')],
  ];
  return unless(faults, () =>
    accept({ kind: 'damaged', movementSpent: cost }, [
      WORKS_LINES.mopSpanCost('MOP 37.9.1', { span, cost }),
      WORKS_LINES.mopSpanDamaged('MOP 37.9.1', { span }),
    ]),
  );
};

/** Damaging a span, asked for by itself. */
export const spanDamageResolver = resolver({
  id: 'mop/span-damage',
  rule: 'MOP 37.9.1',
  title: 'Damage to a bridge or trestle',
  input: spanDamageInput,
  example: { input: { span: 'trestle', unit: 'cavalry' } },
  begin: damageSpan,
});
