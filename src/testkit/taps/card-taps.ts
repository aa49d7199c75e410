import { PRINTED_NAMES } from '../../rules/mop/index';
import type { CardFace, OwnCards } from '../../rules/mop/index';
import { formationsOf, idOf, leadersOf, one } from './tap';
import type { At, Command, Make, Taps } from './tap';

const ownOf = ({ view: { cards }, side }: At): OwnCards | undefined => cards?.own.find((own) => own.side === side);
const anyCard = ({ chance }: At): string => idOf(chance, PRINTED_NAMES);

type Said = Readonly<Partial<Record<'subject' | 'arrival', unknown>>>;

const coming = (at: At): string =>
  idOf(
    at.chance,
    formationsOf(at).filter(({ arrives }) => arrives !== null && arrives > at.view.turn.index),
  );
const nextDue = ({ view: { cards }, side, chance }: At): string => one(chance, cards?.nextDue[side] ?? []) ?? 'nobody';
const someTurn = ({ chance }: At): number | null => (chance.once(4) ? null : chance.roll(9));

/** What whoever plays a card has to say with it. */
const SAYS: Readonly<Record<CardFace['asks']['subject'], (at: At) => Said>> = {
  none: () => ({}),
  commander: (at) => ({ subject: idOf(at.chance, leadersOf(at)) }),
  formation: (at) => ({ subject: idOf(at.chance, formationsOf(at)) }),
  enemyStack: ({ chance }) => ({ subject: chance.pick(['Lancers', 'first-f0-1st', 'second-f0', 'second-f0-2nd']) }),
  nextArrival: (at) => (nextDue(at) === 'nobody' ? {} : { arrival: { formation: nextDue(at), turn: someTurn(at) } }),
  arrival: (at) => ({ subject: coming(at) }),
  alternate: (at) => ({ arrival: { formation: idOf(at.chance, formationsOf(at)), turn: someTurn(at) } }),
};

const fromHand = (at: At): Command | null => {
  const held = one(at.chance, ownOf(at)?.hand ?? []);
  if (held === null) return null;
  const { asks, card, points } = held.face;
  const { chance, side } = at;
  return {
    type: 'PlayCard',
    side,
    card,
    ...(chance.once(10) ? {} : SAYS[asks.subject](at)),
    value: asks.value === null ? null : chance.roll(3) - 1,
    points: points === null ? chance.roll(5) - 3 : null,
    strength: chance.once(4) ? chance.roll(12) : null,
  };
};

const MAKES: readonly Make[] = [
  fromHand,
  fromHand,
  fromHand,
  fromHand,
  fromHand,
  ({ side }) => ({ type: 'DrawCard', side }),
  ({ side }) => ({ type: 'DrawCard', side }),
  ({ side, chance }) => ({ type: 'DrawCard', side, from: chance.pick(['deck', 'bonus', 'mode']) }),
  (at) => ({ type: 'DrawCard', side: at.side, card: anyCard(at) }),
  () => ({ type: 'RollCardEvent' }),
  (at) => ({ type: 'PlayCard', side: at.side, card: anyCard(at), subject: idOf(at.chance, formationsOf(at)) }),
  (at) => ({ type: 'DropCard', side: at.side, card: one(at.chance, ownOf(at)?.hand ?? [])?.face.card ?? anyCard(at) }),
  (at) => ({
    type: 'ShowCard',
    side: at.side,
    card: one(at.chance, ownOf(at)?.covered ?? [])?.face.card ?? anyCard(at),
  }),
  ({ view, side, chance }) => ({
    type: 'UseCardEffect',
    side,
    effect: one(chance, view.cards?.effects ?? [])?.effect.id ?? `${side}-1-1`,
  }),
  ({ side, chance }) => ({ type: chance.once(3) ? 'ShowAllCards' : 'ReshuffleCards', side }),
];

/** MOP 37.12: cards drawn, played, dropped, shown and used, each at its owner's own desk. */
export const CARDS: Taps = { name: 'cards', at: 'desk', isPlayed: ({ cards }) => cards !== undefined, makes: MAKES };
