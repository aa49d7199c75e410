import { SIDES } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { pileOf, without } from '../../common/deck/deck';
import type { Pile } from '../../common/deck/deck';
import type { CardPlay } from '../../common/setup/title';
import type { Setup } from '../../common/setup/setup';
import type { CardsHand, OutCard } from './card-model';
import type { CardsState } from './cards-book';
import { cardForSide, idByName, printedCard } from './manifest';

/** MOP 37.12: how the cards of this game are played. */
export const playOf = ({ title }: Setup): CardPlay => title.cardPlay ?? 'historical';

/** App. III g, j: one deck for both, or tables, lie open; else a side's cards are its own. */
export const isOpenPlay = (setup: Setup): boolean => playOf(setup) === 'oneDeck' || playOf(setup) === 'events';

/** What a side has of cards that only it knows; where all lies open, what lies open. */
export const handOf = ({ setup, cards, hands }: CardsState, side: Side): CardsHand =>
  isOpenPlay(setup) ? cards.open[side] : hands[side];

/** MOP 37.12.1: the most a hand holds in full play; null where nobody has said. */
export const handSizeOf = (setup: Setup): number | null => {
  const size = setup.title.handSize ?? 0;
  return playOf(setup) === 'full' && size > 0 ? size : null;
};

type Entry = Setup['title']['cards'][number];

/** Which printed card a line of the title sheet means; null where it means none. */
export const cardOfEntry = ({ no, name }: Entry, side: Side): string | null =>
  no === undefined ? idByName(name, side) : (printedCard(no)?.id ?? null);

type Counted = Readonly<{ card: string; count: number; removed: number }>;

/** A title's cards that the app can know by their print. Of one deck, that of the first side, if each has its own. */
const entriesOf = (setup: Setup, side: Side): readonly Counted[] => {
  const whose = playOf(setup) === 'oneDeck' ? 'first' : side;
  return setup.title.cards.flatMap((entry): readonly Counted[] => {
    const card = cardOfEntry(entry, whose);
    const isHis = entry.deck === null || entry.deck === whose;
    return card === null || !isHis ? [] : [{ card, count: entry.count, removed: entry.removed ?? 0 }];
  });
};

/** App. III g: in one deck for both, cards of one number are one until the die says whose it is. */
export const inDeck = (setup: Setup, card: string): string =>
  playOf(setup) === 'oneDeck' ? cardForSide(card, 'first') : card;

/** The whole deck, without what the scenario takes out. */
export const setOf = (setup: Setup, side: Side): Pile =>
  pileOf(
    entriesOf(setup, side).map(({ card, count, removed }) => ({
      card: inDeck(setup, card),
      count: Math.max(0, count - removed),
    })),
  );

export const isMode = (card: string): boolean => printedCard(card)?.kind === 'Mode';

const FROM_OWN_DECK: readonly OutCard['from'][] = ['deck', 'bonus', 'mode'];

/** Cards that came from this side's own deck and lie elsewhere now. */
const outOf = (hand: CardsHand): Pile =>
  hand.cards.filter(({ from }) => FROM_OWN_DECK.includes(from)).map(({ card }) => card);

/** MOP 37.12, App. III b: the mode cards lie apart from the deck. */
export const leftIn = (state: CardsState, side: Side, pile: 'deck' | 'mode'): Pile => {
  const gone = isOpenPlay(state.setup)
    ? SIDES.flatMap((one) => outOf(state.cards.open[one]))
    : outOf(state.hands[side]);
  const missing = gone.map((card) => inDeck(state.setup, card));
  return without(setOf(state.setup, side), missing).filter((card) => isMode(card) === (pile === 'mode'));
};

/** App. III e: a held card is gone when the turn is over; in full play a hand is kept. */
export const isUsable = ({ now, turn }: OutCard, state: Pick<CardsState, 'setup' | 'turn'>): boolean =>
  now === 'hand' && (playOf(state.setup) === 'full' || turn === state.turn);

/** What lies discarded, with what was held too long. */
export const isDiscarded = (out: OutCard, state: Pick<CardsState, 'setup' | 'turn'>): boolean =>
  out.now === 'discarded' || (out.now === 'hand' && !isUsable(out, state));

/** NLC 9, App. III: reinforcements that have still to come, the next due first. */
export const stillToCome = ({ setup, turn }: Pick<CardsState, 'setup' | 'turn'>, side: Side): Setup['formations'] =>
  [...setup.formations]
    .filter((one) => one.side === side && one.onMap && one.arrives !== null && one.arrives > turn)
    .sort((one, other) => (one.arrives ?? 0) - (other.arrives ?? 0));

/** "Use next scheduled, don't pick": the group that is next due by the printed schedule. */
export const nextDue = (state: Pick<CardsState, 'setup' | 'turn'>, side: Side): readonly string[] => {
  const coming = stillToCome(state, side);
  return coming.filter(({ arrives }) => arrives === coming[0]?.arrives).map(({ id }) => id);
};

export type Removal = Readonly<{ side: Side; card: number; removed: 'oneOfTwo' | 'twoOfFour' | 'all' }>;

/** Ruling 59: what the scenario takes out, as the event tables ask it. Where a number has two names, both count. */
export const removalsOf = (setup: Setup): readonly Removal[] =>
  SIDES.flatMap((side) => {
    const numbers = new Map<number, Readonly<{ count: number; removed: number }>>();
    for (const { card: id, count, removed } of entriesOf(setup, side)) {
      const card = printedCard(id)?.no ?? 0;
      const before = numbers.get(card) ?? { count: 0, removed: 0 };
      numbers.set(card, { count: before.count + count, removed: before.removed + removed });
    }
    return [...numbers].flatMap(([card, { count, removed }]): readonly Removal[] => {
      if (removed === 0) return [];
      if (removed >= count) return [{ side, card, removed: 'all' }];
      if (count === 2) return [{ side, card, removed: 'oneOfTwo' }];
      return count === 4 && removed === 2 ? [{ side, card, removed: 'twoOfFour' }] : [];
    });
  });
