import type { Decision, Fact } from '../../../engine/rule-set';
import { SIDES, bothSides, heldOf } from '../../../engine/sides';
import type { BySide } from '../../../engine/sides';
import { accept, andThen, mapOutcome, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { drawSome } from '../../common/deck/deck';
import type { Pile } from '../../common/deck/deck';
import type { EventPlay } from '../../common/setup/title';
import { RETAIN, REVEAL, SPECIAL } from '../events/cards';
import type { RetainCard, SpecialCard } from '../events/cards';
import { regularCards } from './contents';
import type { EventState } from './contents';
import type { DeckKind, EventDeckEvent } from './event-deck';
import { EVENT_DECK_REFUSALS } from './vocabulary';

const MILD_CARDS = 2;
const HAND = 4;

/** Nobody at the table reads these numbers: they go into the deck, or into a hand that is its owner's secret. */
const SECRET = { rule: 'N20 5.0', purpose: 'specialEvents', secret: true } as const;

type Dealt = Readonly<{ shuffledIn: Pile<SpecialCard>; hands: BySide<Pile<RetainCard>> }>;
const NO_HANDS: BySide<Pile<RetainCard>> = bothSides(() => []);
const NOTHING: Step<Dealt> = accept({ shuffledIn: [], hands: NO_HANDS });

/** Medium: one Reveal card into the deck; four Retain cards for each player, of which he will choose one (Ruling 70). */
const dealMedium = (): Step<Dealt> =>
  andThen(drawSome(REVEAL, 1, SECRET), ({ drawn: shuffledIn }) =>
    andThen(drawSome(RETAIN, HAND, SECRET), ({ drawn: first, left }) =>
      mapOutcome(drawSome(left, HAND, SECRET), ({ drawn: second }) => ({ shuffledIn, hands: { first, second } })),
    ),
  );

const DEALS: Readonly<Record<EventPlay, () => Step<Dealt>>> = {
  none: () => NOTHING,
  regular: () => NOTHING,
  mild: () =>
    mapOutcome(drawSome(SPECIAL, MILD_CARDS, SECRET), ({ drawn }) => ({ shuffledIn: drawn, hands: NO_HANDS })),
  medium: dealMedium,
  // Ruling 1: the four Reveal cards go in openly, the Retain cards are a pile of their own.
  spicy: () => NOTHING,
};

/** N20 5.0, 3.0: the deck is put together once; again only after the title sheet names another way of playing. */
export const setUpDeck = ({ setup, events }: EventState, deck: DeckKind): Step<Decision<EventDeckEvent>> => {
  const method = setup.title.events ?? 'none';
  return unless(
    [
      [method === 'none', EVENT_DECK_REFUSALS.NO_EVENT_DECK_IN_THIS_GAME],
      [events.begun?.method === method, EVENT_DECK_REFUSALS.EVENTS_ARE_SET_UP],
      [regularCards(setup).length === 0, EVENT_DECK_REFUSALS.EVENT_CARDS_MISSING],
    ],
    () =>
      mapOutcome(deck === 'app' ? DEALS[method]() : NOTHING, ({ shuffledIn, hands }) => ({
        facts: factsOf(method, deck, { shuffledIn, hands }, events.begun !== null),
        barrier: deck === 'app',
      })),
  );
};

const factsOf = (
  method: EventPlay,
  deck: DeckKind,
  { shuffledIn, hands }: Dealt,
  again: boolean,
): readonly Fact<EventDeckEvent>[] => {
  const isUmpires = again || shuffledIn.length > 0;
  return [
    { scope: 'table', event: { type: 'EventsSetUp', method, deck } },
    ...(isUmpires ? [{ scope: 'umpire', event: { type: 'SpecialsShuffledIn', cards: shuffledIn } } as const] : []),
    ...SIDES.flatMap((side): readonly Fact<EventDeckEvent>[] =>
      again || hands[side].length > 0
        ? [{ scope: heldOf(side), event: { type: 'EventHandDealt', cards: hands[side] } }]
        : [],
    ),
  ];
};
