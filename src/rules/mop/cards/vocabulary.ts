import { lines, refusals } from '../../../engine/vocabulary';

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

/** Why a card of restricted play cannot be used. */
export const CARD_PLAY_REFUSALS = refusals({
  NO_CARDS_AT_NIGHT: 'MOP 37.12.3',
  MODE_CARD_NOT_DRAWN: 'MOP 37.12.3',
  NO_BONUS_FROM_ONE_DECK: 'MOP 37.12.3',
});
