import { lines, refusals } from '../../../engine/vocabulary';

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
});

/** Why a card cannot be used like that. */
export const CARD_REFUSALS = refusals({
  OC_ORDERS_RETREAT: 'MOP 37.12',
  EFFECT_IS_OVER: 'MOP 37.12',
  CARD_NOT_IN_FORCE: 'MOP 37.12',
  CARD_IS_SPENT: 'MOP 37.12',
  CARD_IS_FOR_ANOTHER: 'MOP 37.12',
  RETREAT_NEEDS_CARD: 'Ruling 49',
});
