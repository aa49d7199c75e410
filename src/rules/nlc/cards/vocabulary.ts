import { lines } from '../../../engine/vocabulary';

const card = { card: 'text' } as const;
const his = { card: 'text', by: ['attacker', 'defender'] } as const;

/** What cards do to a fight. */
export const CARD_LINES = lines({
  cardRoll: { ...his, change: 'number' },
  cardMorale: { card: 'text', change: 'number' },
  cardNeverForced: his,
  cardSpares: his,
  cardCallsOff: card,
  cardNoCapture: card,
  cardThrowsAgain: card,
});
