import { table } from '../../../engine/table';

/** MOP 37.3.2: how far one can see, where MOP says it otherwise than NLC 8.3. */
export const MOP_VISIBILITY = table({
  id: 'mop/visibility',
  title: 'Visibility',
  rule: 'MOP 37.3.2',
  columns: ['Hexes'],
  rows: [
    { key: 'From higher ground', cells: ['12'] },
    { key: 'Rain, Fog, Snow, Snowstorm', cells: ['1'] },
    { key: 'Night PM', cells: ['1'] },
    { key: 'Hidden forces, seen from clear terrain', cells: ['3'] },
  ],
  notes: ['A slope blocks unless one of the two stands on its upper side. Everything else: NLC 8.3.'],
});
