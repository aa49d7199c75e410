import { table } from '../../../engine/table';

/** N20 5.0: what the three ways of playing with the special cards do at the start. */
export const SPECIAL_EVENTS = table({
  id: 'n20/special-events',
  title: 'Special Random Event cards',
  rule: 'N20 5.0',
  columns: ['Into the event deck', 'Afterwards'],
  rows: [
    { key: 'Mild', cells: ['2 of all 16, unseen', 'the other 14 are not used'] },
    {
      key: 'Medium',
      cells: ['1 of the 4 Reveal cards, unseen; each player’s choice of 1 from 4 Retain cards', 'the rest is not used'],
    },
    {
      key: 'Spicy',
      cells: [
        'all 4 Reveal cards',
        'the 12 Retain cards are a draw pile: one is drawn and kept whenever an event has the deck reshuffled',
      ],
    },
  ],
  notes: [
    '12 Retain cards are kept when drawn, 4 Reveal cards are shown and carried out at once.',
    'Spicy: the kit prints Retain where only Reveal can be meant (Ruling 1). Used special cards have a discard pile of their own, reshuffled when the pile is empty or Battlefield Smoke says so.',
  ],
});
