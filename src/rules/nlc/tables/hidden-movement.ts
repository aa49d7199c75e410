import { tableOf } from '../../../engine/table';

type Discovery = 'H' | 'R';

/** NLC 20.1.2: whether a hidden march stays hidden (H) or is revealed (R). */
export const HIDDEN_MOVEMENT = tableOf<Discovery>()({
  id: 'nlc/hidden-movement',
  title: 'Hidden Movement',
  rule: 'NLC 20.1.2',
  columns: ['1', '2', '3', '4', '5', '6'],
  rows: [
    { key: '1', cells: ['H', 'H', 'H', 'H', 'H', 'H'] },
    { key: '2', cells: ['H', 'H', 'H', 'H', 'R', 'R'] },
    { key: '3+', cells: ['H', 'H', 'H', 'R', 'R', 'R'] },
  ],
  notes: [
    'Row: the turn of the hidden march. Column: one die, −1 when the nearest HQ of the enemy is an Austrian or Russian one.',
    'Superseded hidden orders keep rolling on line 3+ (NLC 20.1.3).',
  ],
});
