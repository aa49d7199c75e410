import { battle, formation, unit } from '../../../../testkit/battle';
import type { Setup } from '../../../common/index';
import type { Switch } from '../../../list';
import { corpsTable } from './corps-game';

/** Three French formations and two of the enemy, with units to lose. */
export const FORMATIONS = [
  formation('f1', 'first', { limit: 15 }),
  formation('f2', 'first', { limit: 20 }),
  formation('f3', 'first', { kind: 'cavalryCorps', limit: 8 }),
  formation('s1', 'second', { limit: 12 }),
  formation('s2', 'second'),
];
const UNITS = [
  unit('a', 'f1', { front: 7, division: '1st' }),
  unit('b', 'f1', { front: 8, division: '1st' }),
  unit('c', 'f1', { front: 6, division: '2nd' }),
  unit('d', 'f2', { front: 14 }),
  unit('e', 'f2', { front: 4 }),
  unit('h', 'f3', { front: 8, arm: 'cavalry' }),
  unit('x', 's1', { front: 5 }),
  unit('y', 's1', { front: 7 }),
  unit('z', 's2', { front: 6 }),
];
export const field = (switches: readonly Switch[] = [], more: Partial<Setup> = {}) =>
  corpsTable(battle({ formations: FORMATIONS, units: UNITS, ...more }, switches));

/** The one announcement of a crossing. */
export const turned = (id: string, now: string, rule: string, lost: number, limit: number, kind = 'formation') => ({
  type: 'DemoralizationTurned',
  of: { kind, id },
  now,
  rule,
  lost,
  limit,
});
export const gone = (unitId: string, place = 'uar') => ({ type: 'PlaceUnit', unit: unitId, place });
export const operation = (what: string, more: object = {}) => ({
  type: 'RecordOperation',
  formation: 'f1',
  what,
  ...more,
});
