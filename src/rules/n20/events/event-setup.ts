import { list, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES } from '../../../engine/sides';
import { accept, andThen, choose, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { drawSome } from '../../common/deck/deck';
import { RETAIN, REVEAL, SPECIAL } from './cards';
import type { SpecialCard } from './cards';
import { SPECIAL_EVENT_LINES, SPECIAL_EVENT_REFUSALS } from './vocabulary';
import { DECK_REFUSALS } from '../../common/deck/vocabulary';

/** The parts of the three methods of N20 5.0, each by itself: what one draws, the other must not see. */
export const EVENT_STEPS = ['mild', 'mediumReveal', 'mediumHand', 'spicy', 'spicyDraw'] as const;

const retain = oneOf(RETAIN);

/** Which part, who draws, and from what. */
const asks = {
  step: oneOf(EVENT_STEPS),
  by: oneOf(SIDES, 'first'),
  /** The Retain cards nobody has been dealt or has drawn yet. */
  pile: list(retain, 0, RETAIN.length, RETAIN),
  /** Spicy: the special discard pile. */
  discarded: list(retain, 0, RETAIN.length, []),
  /** Spicy: the Battlefield Smoke card, or an empty pile, has the discards shuffled in. */
  reshuffle: yesNo(false),
};
type EventSetup = Told<typeof asks>;

type Cards = readonly SpecialCard[];
export type EventsSet =
  | Readonly<{ kind: 'shuffledIn'; intoDeck: Cards }>
  | Readonly<{ kind: 'dealt'; hand: Cards; intoDeck: Cards; pile: Cards }>
  | Readonly<{ kind: 'pileMade'; intoDeck: Cards; pile: Cards }>
  | Readonly<{ kind: 'drawn'; card: SpecialCard; pile: Cards; discarded: Cards }>;

const MILD_CARDS = 2;
const HAND = 4;

/** A draw nobody sees (into the deck), or one that a player makes for himself. */
type Drawer = Readonly<{ purpose: string; by?: string; secret?: true }>;

/** Draws so many cards, each one of those that are left. They are told in printed order. */
const drawFrom = (pile: Cards, count: number, drawer: Drawer): Step<Readonly<{ drawn: Cards; left: Cards }>> =>
  drawSome(pile, count, { rule: 'N20 5.0', ...drawer });

const intoDeck = (from: Cards, count: number, key: 'n20Mild' | 'n20MediumReveal'): Step<EventsSet> =>
  andThen(drawFrom(from, count, { purpose: 'specialEvents', secret: true }), ({ drawn }) =>
    accept({ kind: 'shuffledIn', intoDeck: drawn }, [SPECIAL_EVENT_LINES[key]('N20 5.0', { of: from.length })]),
  );

/** Medium: four of the Retain cards for a player, of which he puts one in the deck unseen (Ruling 70). */
const dealHand = ({ by, pile }: EventSetup): Step<EventsSet> =>
  unless([[pile.length < HAND, SPECIAL_EVENT_REFUSALS.TOO_FEW_CARDS]], () =>
    andThen(drawFrom(pile, HAND, { purpose: 'dealHand', by }), ({ drawn, left }) =>
      choose({ rule: 'N20 5.0', purpose: 'cardForTheDeck', by, options: drawn }, (chosen) =>
        accept({ kind: 'dealt', hand: drawn, intoDeck: drawn.filter((card) => card === chosen), pile: left }, [
          SPECIAL_EVENT_LINES.n20HandDealt('N20 5.0', { side: by }),
        ]),
      ),
    ),
  );

/** Spicy, Ruling 1: all four Reveal cards go into the deck; the Retain cards are a pile of their own. */
const makePile = (): Step<EventsSet> =>
  accept({ kind: 'pileMade', intoDeck: [...REVEAL], pile: [...RETAIN] }, [SPECIAL_EVENT_LINES.n20PileMade('Ruling 1')]);

/** Spicy: after an event that reshuffles, the player whose turn it is draws a special card and keeps it. */
const drawSpecial = ({ by, pile, discarded, reshuffle }: EventSetup): Step<EventsSet> => {
  const shuffled = reshuffle || pile.length === 0;
  const from = shuffled ? [...pile, ...discarded] : pile;
  return unless([[from.length === 0, SPECIAL_EVENT_REFUSALS.NO_SPECIAL_CARD_LEFT]], () =>
    andThen(drawFrom(from, 1, { purpose: 'specialCard', by }), ({ drawn, left }) => {
      const [card = RETAIN[0]] = drawn;
      return accept({ kind: 'drawn', card, pile: left, discarded: shuffled ? [] : discarded }, [
        ...(shuffled ? [SPECIAL_EVENT_LINES.n20Reshuffled('N20 5.0', { cards: from.length })] : []),
        SPECIAL_EVENT_LINES.n20SpecialDrawn('N20 5.0', { side: by }),
      ]);
    }),
  );
};

const STEPS: Readonly<Record<EventSetup['step'], (input: EventSetup) => Step<EventsSet>>> = {
  mild: () => intoDeck(SPECIAL, MILD_CARDS, 'n20Mild'),
  mediumReveal: () => intoDeck(REVEAL, 1, 'n20MediumReveal'),
  mediumHand: dealHand,
  spicy: makePile,
  spicyDraw: drawSpecial,
};

const run = (input: EventSetup): Step<EventsSet> => {
  const known = [...input.pile, ...input.discarded];
  return unless([[new Set(known).size < known.length, DECK_REFUSALS.CARD_TWICE('N20 5.0')]], () =>
    STEPS[input.step](input),
  );
};

/**
 * N20 5.0, Rulings 1 and 70: mild puts two of the sixteen special cards into the event deck; medium one of the four Reveal
 * cards, and one each that the players choose of four Retain cards; spicy all Reveal cards, and keeps the others as a
 * pile from which players draw. Cards are numbered, since the kit prints no names.
 */
export const eventSetup = procedure({
  id: 'n20/event-setup',
  rule: 'N20 5.0',
  title: 'Special event cards',
  asks,
  example: { input: { step: 'mediumHand', by: 'second' }, dice: [[5], [1], [8], [2]], choices: ['retain 3'] },
  run,
  policy: { name: 'the first card of the hand', choose: ({ options }) => options[0] ?? '' },
});
