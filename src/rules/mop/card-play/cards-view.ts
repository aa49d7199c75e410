import { SIDES, bothSides, heldOf, maySee } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import { countsOf } from '../../common/deck/deck';
import { keepsOrders } from '../../nlc/index';
import { effectsInForce } from './in-force';
import type { CardsState, CardsView, DeckView, EffectView, HeldCard, OwnCards } from './cards-book';
import type { OutCard } from './card-model';
import { handOf, handSizeOf, isDiscarded, isMode, isOpenPlay, isUsable, leftIn, nextDue, playOf, setOf } from './decks';
import { hasDrawn, turnKind } from './draw-a-card';
import { spiesOf } from './used-by-play';
import { allFaces, faceOf } from './faces';

const held = ({ setup }: CardsState, side: Side, out: OutCard): HeldCard => ({
  face: faceOf(setup, out.card, side),
  out,
});

const sees = ({ setup }: CardsState, seat: Seat, side: Side): boolean =>
  isOpenPlay(setup) || maySee(seat, heldOf(side));

const ownOf = (state: CardsState, side: Side, seat: Seat): OwnCards => {
  const { cards } = handOf(state, side);
  const last = cards.filter(({ turn, from }) => turn === state.turn && from !== 'event').at(-1);
  const card = (out: OutCard): HeldCard => held(state, side, out);
  return {
    side,
    hand: cards.filter((out) => isUsable(out, state)).map(card),
    last: last === undefined ? null : card(last),
    covered: isOpenPlay(state.setup) ? [] : cards.filter(({ now, shown }) => now === 'played' && !shown).map(card),
    discards: countsOf(cards.filter((out) => isDiscarded(out, state)).map((out) => out.card)),
    left: countsOf(leftIn(state, side, 'deck')),
    handSize: handSizeOf(state.setup),
    // They stay their side's own, also where all cards lie open.
    reports: maySee(seat, heldOf(side)) ? state.hands[side].reports : [],
  };
};

/** How many are left, by what everybody knows: the title sheet's count and how often a side drew. */
const deckOf = (state: CardsState, side: Side): DeckView => {
  const { setup, turn, cards } = state;
  const play = playOf(setup);
  const all = setOf(setup, side);
  const whose: readonly Side[] = play === 'oneDeck' ? SIDES : [side];
  const taken = whose.reduce((sum, one) => sum + cards.taken[one].count, 0);
  const modes = all.filter(isMode).length;
  const modesTaken = whose.reduce((sum, one) => sum + cards.taken[one].modes, 0);
  const withCards = play !== 'events';
  const byDay = play === 'full' || turnKind(state) !== 'night';
  return {
    side,
    left: all.length === 0 ? null : Math.max(0, all.length - modes - (taken - modesTaken)),
    modes: all.length === 0 ? null : Math.max(0, modes - modesTaken),
    taken,
    mayDraw: withCards && byDay && !hasDrawn(state, side),
    mayDrawBefore: withCards && turn === 0,
  };
};

const effectsSeen = (state: CardsState, seat: Seat): readonly EffectView[] => {
  const when = { setup: state.setup, turn: state.turn };
  return SIDES.flatMap((side) => {
    const face = (card: string) => faceOf(state.setup, card, side);
    const open = effectsInForce(state.cards.open[side].effects, when);
    const own =
      !isOpenPlay(state.setup) && sees(state, seat, side) ? effectsInForce(state.hands[side].effects, when) : [];
    return [
      ...open.map((effect) => ({ effect, face: face(effect.card), covered: false })),
      ...own.map((effect) => ({ effect, face: face(effect.card), covered: true })),
    ];
  });
};

const rolledNow = ({ setup, turn, cards }: CardsState): CardsView['rolled'] => {
  const { rolled } = cards;
  if (rolled?.turn !== turn) return null;
  return { side: rolled.side, face: rolled.card === null ? null : faceOf(setup, rolled.card, rolled.side) };
};

/** MOP 37.12: the cards as one viewer may see them, made of the table and his own. */
export const cardsView = (state: CardsState, seat: Seat): CardsView => {
  const { setup, cards } = state;
  const isOpen = isOpenPlay(setup);
  const rolled = rolledNow(state);
  return {
    play: playOf(setup),
    isOpen,
    decks: SIDES.map((side) => deckOf(state, side)),
    effects: effectsSeen(state, seat),
    own: SIDES.filter((side) => sees(state, seat, side)).map((side) => ownOf(state, side, seat)),
    shown: cards.shown.map(({ side, card, turn }) => ({ side, face: faceOf(setup, card, side), turn })),
    rolled,
    late: state.chitsDrawn,
    mayRoll: playOf(setup) === 'events' && rolled === null && turnKind(state) !== 'night',
    piles: bothSides(
      (side) =>
        cards.piles[side]?.map(({ card, turn, now }) => ({ face: faceOf(setup, card, side), turn, now })) ?? null,
    ),
    nextDue: bothSides((side) => nextDue(state, side)),
    spies: keepsOrders(setup) ? SIDES.filter((side) => spiesOf(state, side) !== undefined) : [],
    faces: allFaces(setup),
  };
};
