import { table } from '../../../engine/table';

/** MOP 37.13: what earns victory points, and what decides without them. */
export const MOP_VICTORY = table({
  id: 'mop/victory',
  title: 'Victory',
  rule: 'MOP 37.13',
  columns: ['VP'],
  rows: [
    { key: 'Every 5 SP lost less than the enemy', cells: ['1'] },
    { key: 'Each enemy corps demoralized', cells: ['4'] },
    { key: 'Each baggage train captured', cells: ['2'] },
    { key: 'Each enemy supply source controlled at the end', cells: ['4'] },
    { key: 'Cards played', cells: ['their value'] },
    { key: 'An enemy OC captured', cells: ['his rating'] },
    { key: 'General Retreat: own baggage train exited', cells: ['4'] },
    { key: 'General Retreat: every 5 combat units exited', cells: ['1'] },
    { key: 'Napoleon captured', cells: ['Allied victory'] },
    { key: 'All corps of one side demoralized', cells: ['the other side wins'] },
    { key: 'A difference of 10% or less', cells: ['draw'] },
  ],
  notes: [
    'Lost less: 0-4 SP 0, 5-9 SP 1, 10-14 SP 2, and so on.',
    'Combat units exited never earn more than the enemy’s eliminated units do.',
    'Ground counts for a unit in supply or in command range only. Card values: from the title sheet.',
  ],
});
