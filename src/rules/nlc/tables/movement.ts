import { table } from '../../../engine/table';

/** NLC 5.2: what the ways cost that the terrain chart does not list. */
export const MOVEMENT = table({
  id: 'nlc/movement',
  title: 'Roads, trails and ZOCs',
  rule: 'NLC 5.2',
  columns: ['Move'],
  rows: [
    { key: 'Road', cells: ['½'] },
    { key: 'Trail', cells: ['1'] },
    { key: 'Bridge under road movement', cells: ['0'] },
    { key: 'Leaving a ZOC (Fall Back, Reserve, General Retreat)', cells: ['+1'] },
    { key: 'Leaders, command range and orders, on roads and trails', cells: ['½'] },
  ],
  notes: [
    'Road, trail and bridge rates: March or Fall Back orders, one unit at a time, entering through a road or trail hexside.',
    'One hex can always be moved, except into or across what is forbidden. HQs pay as infantry, leaders as cavalry.',
    'A ZOC that was entered during the same move can be left for +1 as well (NLC 5.4).',
  ],
});
