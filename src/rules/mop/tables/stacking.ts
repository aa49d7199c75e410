import { table } from '../../../engine/table';

/** MOP 37.2: how much may stand in a hex; in place of NLC 5.3. */
export const MOP_STACKING = table({
  id: 'mop/stacking',
  title: 'Stacking',
  rule: 'MOP 37.2',
  columns: ['Units', 'SP'],
  rows: [
    { key: 'Hex', cells: ['2', '12'] },
    { key: 'One division', cells: ['any', '12'] },
    { key: 'Russian infantry corps', cells: ['any', '12'] },
    { key: 'Train', cells: ['1', 'counts as 12'] },
    { key: 'Leaders, vedettes, deployed pontoon bridges', cells: ['any', '0'] },
  ],
  notes: [
    'Both limits hold. A Russian infantry corps counts as a division.',
    'A unit of 8 SP or more takes two hexes in road movement; a train on a road or trail always uses road movement.',
  ],
});
