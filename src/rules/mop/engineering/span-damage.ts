import { yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { SPAN_COST, isCombatUnit, spanFields } from './span';
import { WORKS_LINES, WORKS_REFUSALS } from './vocabulary';

/** Who breaks what. */
const asks = { ...spanFields, inEnemyZone: yesNo(false) };
type SpanDamage = Told<typeof asks>;

/** It cannot be crossed until it is repaired. */
export type SpanDamaged = Readonly<{ kind: 'damaged'; movementSpent: number }>;

const run = ({ span, unit, movementLeft, inEnemyZone }: SpanDamage): Step<SpanDamaged> => {
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

/**
 * MOP 37.9.1: a combat unit at one end and in no enemy zone of control, not even cavalry, breaks a trestle for 1 or
 * a bridge for 2 movement points; a bridge only if it is infantry. No die is thrown.
 */
export const spanDamage = procedure({
  id: 'mop/span-damage',
  rule: 'MOP 37.9.1',
  title: 'Damage to a bridge or trestle',
  asks,
  example: { input: { span: 'trestle', unit: 'cavalry' } },
  run,
});
