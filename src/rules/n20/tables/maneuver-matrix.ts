import { tableOf } from '../../../engine/table';

type Result =
  | '-'
  | 'DW'
  | 'N'
  | '<'
  | 'Cav'
  | 'Ad'
  | 'Bd'
  | 'Dd'
  | '</Ad'
  | '</Bd'
  | '</Dd'
  | '>/Ad'
  | '>/Bd'
  | '>/Dd'
  | 'Cav/Bd'
  | 'Cav/Dd';

/** N20 9.0: what the attacker's maneuver (column) and the defender's (row) come to. */
export const MANEUVER_MATRIX = tableOf<Result>()({
  id: 'n20/maneuver-matrix',
  title: 'Maneuver Matrix',
  rule: 'N20 9.0',
  columns: ['Bombard', 'Feint', 'Outflank', 'Advance', 'Charge'],
  rows: [
    { key: 'Fall Back', cells: ['DW', 'DW', '>/Dd', 'Bd', 'Cav/Bd'] },
    { key: 'Cordon', cells: ['-', 'N', 'Bd', '-', 'Cav/Dd'] },
    { key: 'Envelop', cells: ['>/Ad', 'N', '<', 'Cav', '>/Bd'] },
    { key: 'Hold', cells: ['>/Dd', '-', 'Cav', 'Ad', '</Ad'] },
    { key: 'Counterattack', cells: ['</Dd', 'Ad', '</Bd', 'Dd', 'Bd'] },
  ],
  notes: [
    'Bombard (1): no attacking unit advances after combat.',
    'Charge (2): an attacker who wins must advance with one unit or more.',
    'Fall Back (3): no defending unit advances after combat.',
    'Counterattack (4): a defender who wins must advance with one unit or more.',
    'Never used where a defending unit is in a redoubt or fortified hex.',
  ],
});
