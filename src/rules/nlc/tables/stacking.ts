import { table } from '../../../engine/table';

/** NLC 5.3: how many units may stand in a hex. */
export const STACKING = table({
  id: 'nlc/stacking',
  title: 'Stacking',
  rule: 'NLC 5.3',
  columns: ['Limit'],
  rows: [
    { key: 'Hex', cells: ['2 units'] },
    { key: 'Woods', cells: ['1 unit'] },
    { key: 'Leaders and HQs', cells: ['no limit'] },
  ],
  notes: ['Looked at when a formation has moved and when its assaults are over.'],
});
