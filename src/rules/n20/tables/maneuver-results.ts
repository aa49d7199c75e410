import { table } from '../../../engine/table';

/** N20 9.0: what the signs of the maneuver matrix mean. */
export const MANEUVER_RESULTS = table({
  id: 'n20/maneuver-results',
  title: 'Explanation of Results',
  rule: 'N20 9.0',
  columns: ['Meaning'],
  rows: [
    { key: '<', cells: ['One column to the left.'] },
    { key: '>', cells: ['One column to the right.'] },
    { key: 'DW', cells: ['No die: the defender withdraws.'] },
    { key: 'N', cells: ['No die: engaged.'] },
    { key: 'Ad', cells: ['Surviving attackers are disordered after the result.'] },
    { key: 'Cav', cells: ['Attacking cavalry counts double.'] },
    { key: 'Bd', cells: ['Survivors of both sides are disordered after the result.'] },
    { key: 'Dd', cells: ['Surviving defenders are disordered after the result.'] },
    { key: '-', cells: ['No effect: the die decides as usual.'] },
  ],
  notes: ['Cav first, then < or >; beyond the last column it stays there (Ruling 65).'],
});
