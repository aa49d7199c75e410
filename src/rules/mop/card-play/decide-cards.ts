import { byType } from '../../../engine/by-type';
import type { Decision, Fact } from '../../../engine/rule-set';
import { SIDES } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import { accept, refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { effectsInForce } from './in-force';
import type { CardEffect } from '../../nlc/index';
import type { CardsCommand, CardsCommandOf, OutCard } from './card-model';
import type { CardsFallout, CardsState } from './cards-book';
import { handOf, isDiscarded, isOpenPlay, isUsable } from './decks';
import { drawCard, isTooLate, keptBy, notHis, onTable, rollCardEvent } from './draw-a-card';
import { playFromHand } from './play-a-card';
import { recoverUnits, reportToSpies, uncovered, useReroll } from './used-by-play';
import { HAND_REFUSALS } from './vocabulary';
import { DECK_REFUSALS } from '../../common/deck/vocabulary';
import { CARD_REFUSALS } from '../../nlc/card-effects/vocabulary';

type Outcome = Step<Decision<CardsFallout>>;

const dropCard = (state: CardsState, { side, card }: CardsCommandOf<'DropCard'>, seat: Seat): Outcome => {
  const isThere = handOf(state, side).cards.some((out) => out.card === card && isUsable(out, state));
  return unless(
    [
      [notHis(state, side, seat), HAND_REFUSALS.CARDS_ARE_HIS_OWN],
      [!isThere, DECK_REFUSALS.CARD_NOT_IN_HAND('MOP 37.12')],
    ],
    () => accept({ facts: [keptBy(state, side, { type: 'CardDropped', side, card })], barrier: false }),
  );
};

/** MOP 37.13: whose General Retreat is known can win points by marching off. */
const retreatRecorded = (
  state: CardsState,
  side: Side,
  effects: readonly CardEffect[],
): readonly Fact<CardsFallout>[] => {
  if (!effects.some(({ kind }) => kind === 'generalRetreat')) return [];
  const step = state.campaign({ type: 'RecordEnding', what: 'generalRetreat', side, done: true }, 'table');
  return step.kind === 'accepted' ? step.outcome.facts : [];
};

const isCovered = ({ now, shown }: OutCard): boolean => now === 'played' && !shown;

/** MOP 37.12.1, App. III e: an effect becomes apparent, and the card is shown. */
const showCard = (state: CardsState, { side, card }: CardsCommandOf<'ShowCard'>, seat: Seat): Outcome => {
  const hand = handOf(state, side);
  const effects = hand.effects.filter((one) => one.card === card);
  return unless(
    [
      [isOpenPlay(state.setup), HAND_REFUSALS.CARDS_LIE_OPEN],
      [notHis(state, side, seat), HAND_REFUSALS.CARDS_ARE_HIS_OWN],
      [!hand.cards.some((out) => out.card === card && isCovered(out)), HAND_REFUSALS.NOTHING_TO_SHOW],
    ],
    () =>
      accept({
        facts: [...uncovered(state, side, card), ...retreatRecorded(state, side, effects)],
        barrier: true,
      }),
  );
};

/** Whatever can be used once is over when it has been; open ones anybody may mark, hidden ones their owner. */
const useEffect = (state: CardsState, { side, effect }: CardsCommandOf<'UseCardEffect'>, seat: Seat): Outcome => {
  const isIt = ({ id, uses }: CardEffect): boolean => id === effect && uses !== null;
  const when = { setup: state.setup, turn: state.turn };
  if (effectsInForce(state.cards.open[side].effects, when).some(isIt))
    return accept({ facts: [onTable({ type: 'EffectUsed', side, effect })], barrier: false });
  if (notHis(state, side, seat) || !effectsInForce(state.hands[side].effects, when).some(isIt))
    return refuse(CARD_REFUSALS.EFFECT_IS_OVER);
  return accept({ facts: [keptBy(state, side, { type: 'EffectUsed', side, effect })], barrier: false });
};

const goesBack = (out: OutCard, state: CardsState): boolean => out.now === 'played' || isDiscarded(out, state);

/** The base game says when (Ruling 51): what was played and discarded goes back into the deck. */
const reshuffle = (state: CardsState, { side }: CardsCommandOf<'ReshuffleCards'>, seat: Seat): Outcome => {
  const whose = isOpenPlay(state.setup) ? SIDES : [side];
  const back = whose.map((one) => ({ one, cards: handOf(state, one).cards.filter((out) => goesBack(out, state)) }));
  return unless(
    [
      [notHis(state, side, seat), HAND_REFUSALS.CARDS_ARE_HIS_OWN],
      [back.every(({ cards }) => cards.length === 0), DECK_REFUSALS.NOTHING_TO_RESHUFFLE('MOP 37.12')],
    ],
    () =>
      accept({
        facts: back.flatMap(({ one, cards }): readonly Fact<CardsFallout>[] => [
          ...cards
            .filter(({ now }) => now === 'hand')
            .map(({ card }) => keptBy(state, one, { type: 'CardDropped', side: one, card })),
          keptBy(state, one, { type: 'CardsReturned', side: one }),
          onTable({
            type: 'CardsReshuffled',
            side: one,
            cards: cards.filter(({ from }) => from !== 'passed' && from !== 'event').length,
            modes: cards.filter(({ from }) => from === 'mode').length,
          }),
        ]),
        barrier: true,
      }),
  );
};

/** MOP 37.12.1, App. III e: at the scenario's end a side shows its pile. */
const showAll = (state: CardsState, { side }: CardsCommandOf<'ShowAllCards'>, seat: Seat): Outcome =>
  unless([[notHis(state, side, seat), HAND_REFUSALS.CARDS_ARE_HIS_OWN]], () =>
    accept({
      facts: [
        onTable({
          type: 'CardsShown',
          side,
          cards: handOf(state, side).cards.map(({ card, turn, now, from }) => ({
            card,
            turn,
            now:
              now === 'hand' &&
              from !== 'event' &&
              isDiscarded({ card, turn, now, from, die: null, shown: false }, state)
                ? 'discarded'
                : now,
          })),
        }),
        ...retreatRecorded(state, side, handOf(state, side).effects),
      ],
      barrier: true,
    }),
  );

/** Decides any command of the cards. */
export const decideCards = (state: CardsState, command: CardsCommand, seat: Seat): Outcome =>
  HANDLERS(command, state, seat);

const HANDLERS = byType<CardsCommand, readonly [CardsState, Seat], Outcome>({
  DrawCard: (command, state, seat) => drawCard(state, command, seat),
  RollCardEvent: ({ agreed }, state) => unless([isTooLate(state, agreed)], () => rollCardEvent(state)),
  PlayCard: (command, state, seat) => playFromHand(state, command, seat),
  DropCard: (command, state, seat) => dropCard(state, command, seat),
  ShowCard: (command, state, seat) => showCard(state, command, seat),
  UseCardEffect: (command, state, seat) => useEffect(state, command, seat),
  ThrowAgain: (command, state, seat) => useReroll(state, command, seat),
  RecoverUnits: (command, state, seat) => recoverUnits(state, command, seat),
  ReportToSpies: (command, state, seat) => reportToSpies(state, command, seat),
  ReshuffleCards: (command, state, seat) => reshuffle(state, command, seat),
  ShowAllCards: (command, state, seat) => showAll(state, command, seat),
});
