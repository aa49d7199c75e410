import { lines } from '../../../engine/vocabulary';

/** When reinforcements come. */
export const ARRIVAL_LINES = lines({
  mopArrivesUnrolled: { turn: 'number' },
  mopArrivalLuck: { delayed: 'number', advanced: 'number', change: 'number' },
  mopArrivalDie: { die: 'number', total: 'number', turns: 'number' },
  mopArrivalCut: { turn: 'number' },
  mopArrives: { turn: 'number', due: 'number' },
  mopArrivalOrders: {},
});
