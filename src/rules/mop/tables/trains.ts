import { tableOf } from '../../../engine/table';

type Fate = 'destroyed' | 'captured';

/** MOP 37.8: what becomes of a train whose hex an enemy unit enters, by one die. */
export const TRAINS = tableOf<Fate>()({
  id: 'mop/trains',
  title: 'Trains entered by the enemy',
  rule: 'MOP 37.8',
  columns: ['1-3', '4-6'],
  rows: [
    { key: 'Baggage train', cells: ['destroyed', 'destroyed'] },
    { key: 'Pontoon train', cells: ['captured', 'destroyed'] },
  ],
  notes: ['A baggage train needs no die and is worth 2 VP, a pontoon train none (Ruling 50).'],
});
