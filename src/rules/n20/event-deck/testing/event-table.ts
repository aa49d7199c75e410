import type { Seat } from '../../../../engine/sides';
import { battle } from '../../../../testkit/battle';
import { n20Table } from '../../../../testkit/playing';
import { EMPTY_TITLE } from '../../../common/setup/title';
import type { EventPlay, TitleData } from '../../../common/setup/title';
import type { Setup } from '../../../common/setup/setup';

/** A made-up deck of five cards; nothing of it comes from a commercial game. */
export const TITLE_CARDS: TitleData['cards'] = [
  { name: 'Mud', count: 2, deck: null, note: 'Movement is halved' },
  { name: 'Old Guard grumbles', count: 1, deck: 'first', note: '' },
  { name: 'As the plan has it', count: 2, deck: null, note: 'Reshuffle the deck' },
];

export const eventSetup = (events: EventPlay, more: Partial<Setup> = {}, title: Partial<TitleData> = {}): Setup =>
  battle({ cup: 'none', title: { ...EMPTY_TITLE, cards: TITLE_CARDS, events, ...title }, ...more });

/** A table with such a game, nothing done yet. */
export const eventTable = (events: EventPlay, more: Partial<Setup> = {}, title: Partial<TitleData> = {}) => {
  const table = n20Table(eventSetup(events, more, title));
  const deck = (seat: Seat = 'table') => {
    const view = table.view(seat);
    if (view === null) throw new Error('no game is set up');
    return view.events;
  };
  return { ...table, deck };
};
export type EventTestTable = ReturnType<typeof eventTable>;

export const SET_UP = { type: 'SetUpEvents', deck: 'app' } as const;
export const SET_UP_REAL = { type: 'SetUpEvents', deck: 'real' } as const;
export const DRAW = { type: 'DrawEvent', side: 'first' } as const;
export const done = (then: 'discard' | 'reshuffle' | 'remove' = 'discard', carriedOut = true) =>
  ({ type: 'ResolveEvent', carriedOut, then }) as const;

/** One draw with its number among the cards that are left. */
export const drawing = (face: number) => ['N20 5.0', face] as const;

/** Mild, with two special cards that the umpire knows: the first Retain card and the first Reveal card. */
export const mildTable = (more: Partial<Setup> = {}, title: Partial<TitleData> = {}): EventTestTable => {
  const table = eventTable('mild', more, title);
  // Of sixteen the first; of the fifteen left the twelfth, behind eleven Retain cards.
  table.when(SET_UP).rolling(drawing(1), drawing(12)).thenFacts();
  return table;
};

/** Medium: Reveal card 2 shuffled in; the first side is dealt Retain 1–4 and puts 3 in, the second 5–8 and puts 8 in. */
export const mediumTable = (more: Partial<Setup> = {}): EventTestTable => {
  const table = eventTable('medium', more);
  const ones = Array.from({ length: 8 }, () => drawing(1));
  table
    .when(SET_UP)
    .rolling(drawing(2), ...ones)
    .thenFacts();
  return table;
};
export const readyMedium = (more: Partial<Setup> = {}): EventTestTable => {
  const table = mediumTable(more);
  table.when({ type: 'PutEventCard', side: 'first', card: 'retain 3' }, 'first').thenFacts();
  table.when({ type: 'PutEventCard', side: 'second', card: 'retain 8' }, 'second').thenFacts();
  return table;
};
export const spicyTable = (more: Partial<Setup> = {}, title: Partial<TitleData> = {}): EventTestTable => {
  const table = eventTable('spicy', more, title);
  table.when(SET_UP).thenFacts();
  return table;
};
