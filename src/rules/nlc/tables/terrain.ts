import { tableOf } from '../../../engine/table';

type Reduction = '-25%' | '-50%' | '-50%*' | '-75%' | 'NE' | 'N/A';
type Move = '1' | '2' | '2/4' | '+1' | '+2' | 'NE';

/** NLC 7.6: what terrain takes off an attack into it, and what it costs to enter off the roads. */
export const TERRAIN = tableOf<Reduction | Move>()({
  id: 'nlc/terrain',
  title: 'Terrain Effects',
  rule: 'NLC 7.6',
  columns: ['Assault', 'Bomb.', 'Charge', 'Non-road Move'],
  rows: [
    { key: 'Town', cells: ['-25%', '-75%', '-50%', '1'] },
    { key: 'Chateau', cells: ['-50%', 'N/A', 'N/A', '2'] },
    { key: 'Woods', cells: ['-50%*', '-50%', '-75%', '2/4'] },
    { key: 'Stream', cells: ['-25%', 'NE', '-25%', '+2'] },
    { key: 'Crest', cells: ['-25%', 'N/A', 'NE', 'NE'] },
    { key: 'Bridge', cells: ['-50%', 'NE', 'N/A', '+1'] },
  ],
  notes: [
    'A reduction counts when attacking into the terrain or across the hexside. NE: no effect. N/A: not possible.',
    '* Also for the defender firing out of woods, unless he fires into woods; not for an attack out of woods.',
    'Bridge: in place of whatever the hex behind it would give.',
    '2/4: infantry 2, cavalry and artillery 4. Stream and Bridge: on top of the hex.',
  ],
});
