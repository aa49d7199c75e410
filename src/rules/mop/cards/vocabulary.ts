import { lines } from '../../../engine/vocabulary';

const card = { card: 'number' } as const;
const his = { card: 'number', side: 'side' } as const;
const rolled = { die: 'number', card: 'number' } as const;

/** Restricted play of the cards, and the event tables in their place. */
export const CARD_PLAY_LINES = lines({
  mopNoEvent: { table: ['A', 'B'], number: 'number' },
  mopEvent: { table: ['A', 'B'], number: 'number', event: 'text', card: 'number', side: 'side' },
  'mopRemoved-oneOfTwo': his,
  'mopRemoved-twoOfFour': his,
  'mopRemoved-all': his,
  mopInverted: card,
  mopHeldUsed: card,
  mopCardOdd: rolled,
  mopCardEven: rolled,
  mopCardSide: { ...rolled, side: 'side' },
  mopCardHeld: card,
  mopBonusDiscarded: card,
  mopBonusPlayed: his,
  mopBonusPassedOn: his,
  mopQuarter: { strength: 'number', change: ['canceled', 'alternate'], points: 'number' },
  mopPointsUnknown: card,
  mopCardPoints: { points: 'number' },
});
