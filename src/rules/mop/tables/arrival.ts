import { tableOf } from '../../../engine/table';

type Arrival = '2 turns early' | '1 turn early' | 'on schedule' | '1 turn late' | '2 turns late';

/** MOP 37.12.2 (Appendix II): when a group of reinforcements comes, rolled two turns before it is due. */
export const ARRIVAL = tableOf<Arrival>()({
  id: 'mop/arrival',
  title: 'Reinforcement schedule',
  rule: 'MOP 37.12.2',
  columns: ['Arrival'],
  rows: [
    { key: '1', cells: ['2 turns early'] },
    { key: '2', cells: ['1 turn early'] },
    { key: '3-4', cells: ['on schedule'] },
    { key: '5', cells: ['1 turn late'] },
    { key: '6', cells: ['2 turns late'] },
  ],
  notes: [
    'One die for each group at an entry hex. −1 while more of the side’s formations were delayed than advanced, +1 while more were advanced.',
    'An advance never brings a group in before one that was due earlier at the same hex.',
  ],
});
