import { table } from '../../../engine/table';

/** NLC 8.3: how far one can see where nothing blocks. */
export const VISIBILITY = table({
  id: 'nlc/visibility',
  title: 'Visibility',
  rule: 'NLC 8.3',
  columns: ['Hexes'],
  rows: [
    { key: 'Day', cells: ['8'] },
    { key: 'Rain', cells: ['4'] },
    { key: 'Night', cells: ['1'] },
  ],
});
