import { table } from '../../../engine/table';

/** N20 15.0: the victories, the first that applies. */
export const VICTORY = table({
  id: 'n20/victory',
  title: 'How to win',
  rule: 'N20 15.0',
  columns: ['When', 'Morale', 'Hexes held'],
  rows: [
    { key: 'Decisive', cells: ['at any time', 'the enemy’s is 0, one’s own at least ½', ''] },
    {
      key: 'Marginal',
      cells: [
        'at the end',
        'at least the enemy’s',
        'more than the enemy of enemy objective, enemy LOC, fortress and redoubt hexes',
      ],
    },
    { key: 'Tactical', cells: ['at the end', 'at least 1 more than the enemy’s', ''] },
    { key: 'Draw', cells: ['at the end', 'anything else', ''] },
  ],
  notes: ['Both at 0 is not decisive (Ruling 61). Hexes are held by units standing in them.'],
});
