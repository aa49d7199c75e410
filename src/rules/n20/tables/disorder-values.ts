import { tableOf } from '../../../engine/table';

type Values = '0-2' | '1-1' | '1-2' | '2-1';

/** N20 9.6.9: the kit's examples of units that are both disordered and routed. */
export const DISORDER_VALUES = tableOf<Values>()({
  id: 'n20/disorder-values',
  title: 'Disordered and Routed',
  rule: 'N20 9.6.9',
  columns: ['Disordered and Routed'],
  rows: [
    { key: '1-3', cells: ['0-2'] },
    { key: '2-3', cells: ['1-2'] },
    { key: '2-2', cells: ['1-1'] },
    { key: '3-2', cells: ['1-1'] },
    { key: '4-2', cells: ['2-1'] },
    { key: '5-2', cells: ['2-1'] },
  ],
  notes: ['Combat Strength and Movement Allowance. Rout halves the strength, half up (Ruling 60).'],
});
