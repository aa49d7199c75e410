import { table } from '../../../engine/table';

/** NLC 12: the distances that command goes by. */
export const RANGES = table({
  id: 'nlc/ranges',
  title: 'Range overview',
  rule: 'NLC 12.1',
  columns: ['Range'],
  rows: [
    { key: 'Command Range/Instant order range', cells: ['3 MP'] },
    { key: 'Order movement rate', cells: ['6 MP/t'] },
    { key: 'Order range', cells: ['10 MP'] },
    { key: 'Target separation for subsequent orders', cells: ['10 MP'] },
    { key: 'Radius to stay for Attack/Defend/Delay', cells: ['2 hexes'] },
    { key: 'Divisional Command range', cells: ['3 hexes'] },
    { key: 'Opt. Divisional Command range (25.8)', cells: ['2 hexes'] },
  ],
  notes: [
    '25.8 is section 20.2.2 of these rules (Ruling 2).',
    'Target separation: section 12.4 counts 10 hexes, and a numbered section goes before a chart (Rulings 5 and 16c).',
  ],
});
