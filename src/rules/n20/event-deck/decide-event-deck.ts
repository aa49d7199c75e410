import { byType } from '../../../engine/by-type';
import type { Decision, Fact } from '../../../engine/rule-set';
import { heldOf } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import { accept, andThen, refuse, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { drawOne } from '../../common/deck/deck';
import type { Drawn, Pile } from '../../common/deck/deck';
import { happened } from '../../common/table';
import type { CommonEvent } from '../../common/table';
import type { RetainCard } from '../events/cards';
import { deckNow, drawsInSecret, isReady, mayBeInDeck, specialPile, specialPileSize } from './contents';
import type { EventState } from './contents';
import { isRetain } from './event-deck';
import type { EventCard, EventDeckCommand, EventDeckEvent, EventTable } from './event-deck';
import { setUpDeck } from './set-up-deck';
import { EVENT_DECK_REFUSALS } from './vocabulary';
import { DECK_REFUSALS } from '../../common/deck/vocabulary';

/** Keeping or showing a card also leaves the desk. */
type Fallout = EventDeckEvent | Extract<CommonEvent, { type: 'DeskClosed' }>;
type Outcome = Step<Decision<Fallout>>;
type Command<Type extends EventDeckCommand['type']> = Extract<EventDeckCommand, { type: Type }>;

const open = (event: Fallout): Fact<Fallout> => ({ scope: 'table', event });
const held = (side: Side, event: EventDeckEvent): Fact<Fallout> => ({ scope: heldOf(side), event });

/** Whoever does something with his own cards does it behind the curtain, or plays alone. */
const notAtHisDesk = ({ setup }: EventState, side: Side, seat: Seat): boolean =>
  seat !== side && !(seat === 'solo' && setup.playMode === 'solo');

const leaving = ({ desk }: EventState, side: Side): readonly Fact<Fallout>[] =>
  desk === side ? [open({ type: 'DeskClosed', side })] : [];

const notReady = (events: EventTable): readonly Check[] => [
  [events.begun === null, EVENT_DECK_REFUSALS.EVENTS_NOT_SET_UP],
  [!isReady(events), EVENT_DECK_REFUSALS.EVENT_CARDS_NOT_PUT],
];

const cardInHand = ({ drawn, shown }: EventTable): readonly Check[] => [
  [drawn !== null, EVENT_DECK_REFUSALS.EVENT_NOT_LOOKED_AT],
  [shown !== null, EVENT_DECK_REFUSALS.EVENT_LIES_OPEN],
];

const kind = ({ begun }: EventTable): 'app' | 'real' => begun?.deck ?? 'app';

/** N20 5.0, medium, Ruling 70: one of the four cards dealt goes into the deck, for good and unseen by the enemy. */
const putEventCard = (state: EventState, { side, card }: Command<'PutEventCard'>, seat: Seat): Outcome => {
  const { events, hands } = state;
  return unless(
    [
      [events.begun?.method !== 'medium', EVENT_DECK_REFUSALS.NO_EVENT_CARD_TO_PUT],
      [kind(events) === 'real', EVENT_DECK_REFUSALS.THE_DECK_IS_REAL],
      [events.put.includes(side), EVENT_DECK_REFUSALS.EVENT_CARD_IS_PUT],
      [notAtHisDesk(state, side, seat), EVENT_DECK_REFUSALS.HIS_OWN_CARDS_ONLY],
    ],
    () => {
      if (!hands[side].dealt.includes(card)) return refuse(DECK_REFUSALS.CARD_NOT_IN_HAND('N20 5.0'));
      return accept({
        facts: [
          held(side, { type: 'EventCardChosen', card }),
          open({ type: 'EventCardPut', side }),
          ...leaving(state, side),
        ],
        barrier: true,
      });
    },
  );
};

/** N20 5.0, Ruling 70: one of the cards that are left. With special cards among them the drawer alone sees it first. */
const drawEvent = (state: EventState, { side }: Command<'DrawEvent'>): Outcome => {
  const { events } = state;
  const notApp: Check = [kind(events) === 'real', EVENT_DECK_REFUSALS.THE_DECK_IS_REAL];
  return unless([...notReady(events), notApp, ...cardInHand(events)], () => {
    const [first, ...rest] = deckNow(state);
    if (first === undefined) return refuse(EVENT_DECK_REFUSALS.EVENT_DECK_IS_EMPTY);
    const secret = drawsInSecret(events);
    const draw = { rule: 'N20 5.0', purpose: 'eventCard', ...(secret ? { secret } : {}) } as const;
    return andThen(drawOne<EventCard>([first, ...rest], draw), ({ card }) =>
      accept({ facts: secret ? seenBy(side, card) : [shownBy(side, card)], barrier: true }),
    );
  });
};

const seenBy = (side: Side, card: EventCard): readonly Fact<Fallout>[] => [
  open({ type: 'EventDrawn', side }),
  held(side, { type: 'EventCardSeen', card }),
];
const shownBy = (side: Side, card: EventCard, entered = false): Fact<Fallout> =>
  open({ type: 'EventShown', side, card, entered });

/** A card drawn from a real deck. Whether it can have been in there hangs on what the table knows. */
const enterEvent = ({ setup, events }: EventState, { side, card }: Command<'EnterEvent'>): Outcome =>
  unless(
    [
      ...notReady(events),
      [kind(events) === 'app', EVENT_DECK_REFUSALS.THE_APP_DRAWS],
      ...cardInHand(events),
      [!mayBeInDeck(setup, events, card), EVENT_DECK_REFUSALS.CARD_NOT_IN_DECK],
    ],
    () => accept({ facts: [shownBy(side, card, true)], barrier: false }),
  );

/** A real card that its drawer keeps: its name is nobody's business, the app's included. */
const enterKept = ({ events }: EventState, { side }: Command<'EnterKept'>): Outcome =>
  unless(
    [
      ...notReady(events),
      [kind(events) === 'app', EVENT_DECK_REFUSALS.THE_APP_DRAWS],
      ...cardInHand(events),
      [!drawsInSecret(events), EVENT_DECK_REFUSALS.NO_CARD_TO_KEEP],
    ],
    () => happened([{ type: 'EventKept', side }]),
  );

/** What whoever drew may do with the card that he alone has seen. */
const withDrawn = (state: EventState, side: Side, seat: Seat, goOn: (card: EventCard) => Outcome): Outcome => {
  const { events, hands } = state;
  return unless(
    [
      [events.drawn !== side, EVENT_DECK_REFUSALS.NO_EVENT_DRAWN],
      [notAtHisDesk(state, side, seat), EVENT_DECK_REFUSALS.HIS_OWN_CARDS_ONLY],
    ],
    () => {
      const { drawn } = hands[side];
      // Only in a journal that something else has written.
      return drawn === null ? refuse(EVENT_DECK_REFUSALS.NO_EVENT_DRAWN) : goOn(drawn);
    },
  );
};

/** N20 2.0: an event of the game or a Reveal card is shown and obeyed at once; a Retain card may be. */
const showEvent = (state: EventState, { side }: Command<'ShowEvent'>, seat: Seat): Outcome =>
  withDrawn(state, side, seat, (card) =>
    accept({
      facts: [held(side, { type: 'EventCardLaidDown' }), shownBy(side, card), ...leaving(state, side)],
      barrier: true,
    }),
  );

/** N20 2.0, Ruling 70: a Retain card is kept; everybody learns that one was. */
const keepEvent = (state: EventState, { side }: Command<'KeepEvent'>, seat: Seat): Outcome =>
  withDrawn(state, side, seat, (card) =>
    isRetain(card)
      ? accept({
          facts: [
            held(side, { type: 'EventCardTaken', card }),
            open({ type: 'EventKept', side }),
            ...leaving(state, side),
          ],
          barrier: true,
        })
      : refuse(EVENT_DECK_REFUSALS.ONLY_RETAIN_IS_KEPT),
  );

/** N20 2.0: a kept card is played, which shows it. A real one is named as it comes down. */
const playKept = (state: EventState, { side, card }: Command<'PlayKept'>, seat: Seat): Outcome => {
  const { events, hands } = state;
  return unless([...notReady(events), [events.kept[side] === 0, EVENT_DECK_REFUSALS.NO_KEPT_CARD]], (): Outcome => {
    if (kind(events) === 'real') {
      const lies = [...events.out.discards, ...events.out.removed, ...events.specialDiscards];
      return lies.includes(card)
        ? refuse(DECK_REFUSALS.CARD_NOT_IN_HAND('N20 2.0'))
        : happened([{ type: 'KeptPlayed', side, card }]);
    }
    if (notAtHisDesk(state, side, seat)) return refuse(EVENT_DECK_REFUSALS.HIS_OWN_CARDS_ONLY);
    if (!hands[side].hand.includes(card)) return refuse(DECK_REFUSALS.CARD_NOT_IN_HAND('N20 2.0'));
    return accept({
      facts: [
        held(side, { type: 'EventCardSpent', card }),
        open({ type: 'KeptPlayed', side, card }),
        ...leaving(state, side),
      ],
      barrier: true,
    });
  });
};

/** N20 5.0: the open card is done with. Where it has the deck reshuffled, Spicy then gives a special card to keep. */
const resolveEvent = (state: EventState, { carriedOut, then }: Command<'ResolveEvent'>): Outcome => {
  const { events } = state;
  if (events.shown === null) return refuse(EVENT_DECK_REFUSALS.NO_EVENT_OPEN);
  const { side, card } = events.shown;
  const to = then === 'remove' ? 'removed' : 'discards';
  const resolved = open({ type: 'EventResolved', side, card, carriedOut, to });
  if (then !== 'reshuffle') return accept({ facts: [resolved], barrier: false });
  const back = open({ type: 'EventsReshuffled', cards: events.out.discards.length + 1, by: card });
  return events.begun?.method === 'spicy'
    ? specialFor(state, side, [resolved, back])
    : accept({ facts: [resolved, back], barrier: false });
};

/**
 * N20 5.0, spicy: after an event that reshuffles, the player whose turn it is draws from the special pile and keeps the card
 * unseen. An empty pile takes its discards back first; with all twelve in hands there is nothing to draw.
 */
const specialFor = (state: EventState, side: Side, before: readonly Fact<Fallout>[]): Outcome => {
  const { events } = state;
  const discards = events.specialDiscards;
  const isEmpty = specialPileSize(events) === 0;
  if (isEmpty && discards.length === 0) return accept({ facts: before, barrier: false });
  const again = isEmpty ? [open({ type: 'SpecialsReshuffled', cards: discards.length })] : [];
  const facts = [...before, ...again, open({ type: 'SpecialDrawn', side })];
  if (kind(events) === 'real') return accept({ facts, barrier: false });
  const [first, ...rest] = isEmpty ? discards : specialPile(state);
  // Only in a journal that something else has written.
  if (first === undefined) return accept({ facts: before, barrier: false });
  return andThen(drawSecretly([first, ...rest]), ({ card }) =>
    accept({ facts: [...facts, held(side, { type: 'EventCardTaken', card })], barrier: true }),
  );
};

const drawSecretly = (pile: readonly [RetainCard, ...Pile<RetainCard>]): Step<Drawn<RetainCard>> =>
  drawOne(pile, { rule: 'N20 5.0', purpose: 'specialCard', secret: true });

/** The base game reshuffles at other times too (Ruling 71): the players say when. */
const reshuffleEvents = ({ events }: EventState): Outcome => {
  const cards = events.out.discards.length;
  return unless([...notReady(events), [cards === 0, DECK_REFUSALS.NOTHING_TO_RESHUFFLE('N20 5.0')]], () =>
    happened([{ type: 'EventsReshuffled', cards, by: null }]),
  );
};

/** N20 5.0: the Battlefield Smoke card has the special discards reshuffled. */
const reshuffleSpecials = ({ events }: EventState): Outcome => {
  const cards = events.specialDiscards.length;
  return unless([...notReady(events), [cards === 0, DECK_REFUSALS.NOTHING_TO_RESHUFFLE('N20 5.0')]], () =>
    happened([{ type: 'SpecialsReshuffled', cards }]),
  );
};

const HANDLERS = byType<EventDeckCommand, readonly [EventState, Seat], Outcome>({
  SetUpEvents: (command, state) => setUpDeck(state, command.deck),
  PutEventCard: (command, state, seat) => putEventCard(state, command, seat),
  DrawEvent: (command, state) => drawEvent(state, command),
  EnterEvent: (command, state) => enterEvent(state, command),
  EnterKept: (command, state) => enterKept(state, command),
  ShowEvent: (command, state, seat) => showEvent(state, command, seat),
  KeepEvent: (command, state, seat) => keepEvent(state, command, seat),
  PlayKept: (command, state, seat) => playKept(state, command, seat),
  ResolveEvent: (command, state) => resolveEvent(state, command),
  ReshuffleEvents: (_, state) => reshuffleEvents(state),
  ReshuffleSpecials: (_, state) => reshuffleSpecials(state),
});

/** Decides any command of the event deck. */
export const decideEventDeck = (state: EventState, command: EventDeckCommand, seat: Seat): Outcome =>
  HANDLERS(command, state, seat);
