import type { PackSource } from '../pack';
import { ASKS_1814, BLUCHER, EFFECTS, LA_PATRIE, NAPOLEON, VICTORY } from './of-1814';

/** MOP 37.24 (the second 37.23 of the text): little more than its title is printed. */
export const GRAND_CAMPAIGN_PACK: PackSource = {
  ...LA_PATRIE,
  id: 'mop-grand-campaign',
  name: 'The Grand Campaign',
  rule: 'MOP 37.24',
  about:
    'The whole campaign in one game. The rules print its title alone: armies, orders and turns come from your copy.',
  leaders: [NAPOLEON, BLUCHER],
  victory: VICTORY,
  notes: [
    {
      rule: 'MOP 37.24',
      text: 'Nothing is printed of the Grand Campaign: no formations, no orders, no turns. Enter them once and keep them as a title sheet.',
    },
    {
      rule: 'MOP 37.14',
      text: 'The ratings of 37.14 hold here too: Napoléon 3 and Blücher 3, Sacken 2, Barclay 1, Grouchy 3 or 1 by the order.',
    },
    {
      rule: 'MOP 37.12.3',
      text: 'Solitaire play with one card deck has no bonus cards; the campaign needs both decks.',
    },
    ...EFFECTS.filter(({ of }) => of !== 'f-yg'),
  ],
  asks: [...ASKS_1814, 'commanders', 'startOrders'],
};
