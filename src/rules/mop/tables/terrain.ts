import { tableOf } from '../../../engine/table';

type Reduction = '-25%' | '-50%' | '-50% ¹' | '-75%' | 'NE' | 'N/A';
type Sight = 'B' | 'NE' | 'OT';
type Move = '1' | '2' | '2/4' | '+1 ³' | '+1/NE' | 'NE';

/** MOP 37.3: what terrain takes off an attack into it; in place of NLC's chart (Ruling 45). */
export const MOP_TERRAIN = tableOf<Reduction | Sight | Move>()({
  id: 'mop/terrain',
  title: 'MoP Terrain Effects on Combat',
  rule: 'MOP 37.3',
  columns: ['Assault', 'Bomb.', 'Charge', 'LOS', 'Movement'],
  rows: [
    { key: 'Bridge', cells: ['-50% ¹', 'NE', 'N/A', 'OT', '+1/NE'] },
    { key: 'Chateau', cells: ['-50%', 'N/A', 'N/A', 'B', '2'] },
    { key: 'Crest', cells: ['-25%', 'N/A', 'NE', 'B', 'NE'] },
    { key: 'Marsh', cells: ['-50%', '-50%', '-75%', 'NE', '2/4'] },
    { key: 'Slope', cells: ['-25%', 'N/A', '-50%', 'B', '+1 ³'] },
    { key: 'Stream', cells: ['-25%', 'NE', '-25%', 'OT', '+1 ³'] },
    { key: 'Town', cells: ['-25%', '-75%', '-50%', 'B', '1'] },
    { key: 'Woods', cells: ['-50%', '-50%', '-75%', 'B', '2/4'] },
  ],
  notes: [
    'A reduction counts when attacking into the terrain. NE: no effect. N/A: not possible; for a crest or slope under bombardment the line of sight decides (Ruling 45). B: blocks. OT: as the other terrain.',
    '¹ Not added to the terrain in the hex.',
    'Slope (²): when moving or attacking up it.',
    '³ Trains cross by road or trail only.',
    'Woods (⁴): also for the defender firing out of woods, unless he fires into woods; not for an attack out of woods.',
    'Improved position: assault -50%, no charge, no ZOC into it (MOP 37.3.3, Ruling 53).',
    'Damaged bridge or pontoon: +2 unless by road, never for baggage trains and supply lines (MOP 37.3.1).',
  ],
});
