import { tableOf } from '../../../engine/table';

type Points = '0' | '½' | '1' | '10½';

/** N20 12.7: when half points of morale are used, and when full ones still are. */
export const MORALE = tableOf<Points>()({
  id: 'n20/morale',
  title: 'Army Morale',
  rule: 'N20 12.7',
  columns: ['Morale Points'],
  rows: [
    { key: 'Highest morale', cells: ['10½'] },
    { key: 'Small formation (printed strength 0 or 1) routed or broken', cells: ['½'] },
    { key: 'Rally: +1 for one unit', cells: ['½'] },
    { key: 'Rally: +1 for all rolls at that time', cells: ['1'] },
    { key: 'Each LOC hex held by the enemy at night', cells: ['½'] },
    { key: 'Guard committed while either side has fewer than 2', cells: ['0'] },
    { key: 'Breaking down or combining a large unit', cells: ['1'] },
    { key: 'Small formation withdrawn from the map', cells: ['1'] },
    { key: 'Each unit the enemy sent off in pursuit, at night', cells: ['1'] },
  ],
  notes: ['An army fights on with ½. A rally roll never gets more than +1. Everything else: the base game.'],
});
