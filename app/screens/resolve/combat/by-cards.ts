import type { Refusal } from '../../../../src/engine/step';
import { barredFromCharging, cardTerms } from '../../../../src/rules/nlc/index';
import type { AppView } from '../../../../src/session/rule-sets';
import type { CombatProcedure, Draft, FightFact } from './draft';
import { CHARGE_REFUSALS } from '../../../../src/rules/nlc/combat/vocabulary';

/** What a card makes true of a whole fight: said by the players only where the app does not play the cards. */
export const CARD_FACTS: readonly FightFact[] = [
  'attackerNeverForced',
  'defenderNeverForced',
  'counterCharge',
  'inHand',
  'cancelled',
];

/** Whether cards are played in this game's app, so that it knows which are in force. */
export const knowsCards = (view: AppView | null): boolean => view?.cards !== undefined;

/**
 * MOP 37.12: the fight with what open cards in force do to it, and with nothing that a card did which has ended. Cards that nobody
 * has shown are for their owner to show.
 */
export const withCardsInForce = (view: AppView, procedure: CombatProcedure, draft: Draft): Draft => {
  const { procedure: table } = view;
  if (!knowsCards(view) || table === undefined || !('cards' in table.terms)) return draft;
  const { cards } = table.terms;
  return {
    ...draft,
    facts: draft.facts.filter((fact) => !CARD_FACTS.includes(fact)),
    said: draft.said.filter(({ effect }) => cards.some(({ id }) => id === effect)),
    cards: cardTerms(procedure, draft.side, cards, draft.said),
  };
};

/** MOP App. I, card 23: why these may not charge, before a die is thrown; the game would say the same. */
export const refusedByCard = (view: AppView | null, procedure: CombatProcedure, input: unknown): Refusal | null => {
  const table = view?.procedure;
  if (view === null || table === undefined || !('cards' in table.terms)) return null;
  const barred = barredFromCharging(view.setup, procedure, input, table.terms.cards);
  return barred === null
    ? null
    : CHARGE_REFUSALS.CARD_FORBIDS_CHARGE({ card: barred.card, units: barred.units.join(', ') });
};
