import { table } from '../../../engine/table';

/** NLC 2.2: a unit's morale before anything raises or lowers it. */
export const BASE_MORALE = table({
  id: 'nlc/base-morale',
  title: 'Morale',
  rule: 'NLC 2.2',
  columns: ['Morale'],
  rows: [
    { key: 'All other units', cells: ['4'] },
    { key: 'Nassau and Dutch', cells: ['3'] },
    { key: 'Prussian infantry, front strength 3 or less', cells: ['3'] },
    { key: 'French Old Guard (7-4)', cells: ['5'] },
    { key: 'British infantry on the defense', cells: ['5'] },
    { key: 'British cavalry', cells: ['5'] },
    { key: 'TLNB games', cells: ['initiative +1'] },
  ],
});
