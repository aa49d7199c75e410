import { tableOf } from '../../../engine/table';

type Cell = 'stream' | 'river' | 'any combat unit' | 'infantry' | '1 MP' | '2 MP' | '1-4' | '1-3' | '1-2';

/** MOP 37.9: bridges and trestles, what they cost to damage and what repairs them. */
export const SPANS = tableOf<Cell>()({
  id: 'mop/spans',
  title: 'Bridges and trestles',
  rule: 'MOP 37.9',
  columns: ['Trestle', 'Bridge'],
  rows: [
    { key: 'Crosses', cells: ['stream', 'river'] },
    { key: 'Damaged by', cells: ['any combat unit', 'infantry'] },
    { key: 'To damage', cells: ['1 MP', '2 MP'] },
    { key: 'Repaired by', cells: ['infantry', 'infantry'] },
    { key: 'To repair', cells: ['1 MP', '2 MP'] },
    { key: 'Repaired on', cells: ['1-4', '1-4'] },
    { key: 'Repaired on, an end in an enemy ZOC', cells: ['1-3', '1-3'] },
    { key: 'Repaired on, an end held by the enemy', cells: ['1-2', '1-2'] },
  ],
  notes: ['Damaging takes no die; whoever damages stands at an end and in no enemy ZOC, cavalry included.'],
});
