import type { Seat } from '../../../../engine/sides';
import { battle, formation, leader } from '../../../../testkit/battle';
import { mopTable } from '../../../../testkit/playing';
import { EMPTY_TITLE } from '../../../common/setup/title';
import type { CardPlay, TitleData } from '../../../common/setup/title';
import type { Setup } from '../../../common/setup/setup';
import type { Switch } from '../../../list';
import type { CardsCommand } from '../card-model';
import { mop } from '../../index';

type Cards = TitleData['cards'];
type Card = Cards[number];

const card = (no: string, deck: Card['deck'], more: Partial<Card> = {}): Card => ({
  name: `Card ${no}`,
  count: 1,
  deck,
  note: '',
  no,
  ...more,
});

/** Made-up counts and points: no source prints them. The first side's cards, in this order: 3, 3, 8, 25 and 27, and two mode cards. */
export const CARDS: Cards = [
  card('3', 'first', { count: 3, removed: 1, points: -1 }),
  card('8', 'first', { points: -2 }),
  card('25', 'first', { points: -3 }),
  card('27', 'first', { points: 2 }),
  card('2', 'first'),
  card('5', 'first'),
  card('7B', 'second'),
  card('9', 'second', { points: -4 }),
  card('17', 'second', { points: 0 }),
  card('5', 'second'),
];

export const cardSetup = (
  cardPlay: CardPlay,
  more: Partial<Setup> = {},
  cards: Cards = CARDS,
  switches: readonly Switch[] = [],
): Setup =>
  battle(
    {
      leaders: [leader('emperor', 'first', 3), leader('marshal', 'second', 3)],
      formations: [
        formation('f1', 'first'),
        formation('f2', 'first'),
        formation('f3', 'first', { arrives: 3 }),
        formation('s1', 'second'),
        formation('s2', 'second', { arrives: 4 }),
      ],
      title: { ...EMPTY_TITLE, cards, cardPlay },
      ...more,
    },
    switches,
  );

/** A game with cards, nothing done yet. Commands are read as they come from a screen. */
export const cardTable = (setup: Setup) => {
  const table = mopTable(setup);
  const read = (json: object) => {
    const command = mop.decodeCommand(json);
    if (command.kind !== 'ok') throw new Error(`not a command: ${JSON.stringify([json, command])}`);
    return command.value;
  };
  const when = (json: object, seat: Seat = 'first') => table.when(read(json), seat);
  const view = (seat: Seat = 'table') => {
    const seen = table.view(seat);
    if (seen === null) throw new Error('no game is set up');
    return seen;
  };
  const cards = (seat: Seat = 'table') => {
    const { cards: seen } = view(seat);
    if (seen === undefined) throw new Error('no cards are played');
    return seen;
  };
  const own = (seat: 'first' | 'second') => {
    const found = cards(seat).own.find(({ side }) => side === seat);
    if (found === undefined) throw new Error('not to be seen');
    return found;
  };
  const effects = (seat: Seat = 'table') => cards(seat).effects.map(({ effect }) => effect.kind);
  return { ...table, when, view, cards, own, effects };
};
export type CardTable = ReturnType<typeof cardTable>;

export const DRAW: CardsCommand = { type: 'DrawCard', side: 'first', from: 'deck' };
export const enter = (no: string, side: 'first' | 'second' = 'first') => ({ type: 'DrawCard', side, card: no });
/** The number among the cards that are left. */
export const drawing = (face: number) => ['MOP 37.12', face] as const;
/** The die that says whether it is used. */
export const die = (face: number) => ['MOP 37.12.3', face] as const;
export const play = (no: string, more: object = {}, side: 'first' | 'second' = 'first') => ({
  type: 'PlayCard',
  side,
  card: no,
  ...more,
});
