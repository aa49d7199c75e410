import { table } from '../../../engine/table';

/** N20 9.6.9: what disorder does to a unit. */
export const DISORDER = table({
  id: 'n20/disorder',
  title: 'Disordered',
  rule: 'N20 9.6.9',
  columns: ['Effect'],
  rows: [
    { key: 'Combat Strength', cells: ['-1, never below 0'] },
    { key: 'Movement Allowance', cells: ['-1, never below 1'] },
    { key: 'Zone of Control', cells: ['kept'] },
    { key: 'Second Disorder or Rout', cells: ['no more effect'] },
    { key: 'Disordered and Routed', cells: ['disorder first, then rout'] },
    { key: 'Recovery', cells: ['at the end of the owner’s movement phase, outside enemy ZOCs'] },
  ],
  notes: ['Next to enemies that have no ZOC, at night for example, a unit recovers.'],
});
