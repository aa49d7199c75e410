import type { Fact } from '../../../engine/rule-set';
import { heldOf } from '../../../engine/sides';
import type { StateOf } from '../../common/model';
import { ORDER_EFFECTS, isLeftToHimself, isSame } from '../../nlc/index';
import type { CardEffect, DecisionRolled } from '../../nlc/index';
import type { CardsEvent } from './card-model';
import type { cardsModel } from './evolve-cards';

/** What local decisions do to the cards they go by (MOP 37.12). */

type Kept = StateOf<readonly [typeof cardsModel]>;
type Used = readonly Fact<CardsEvent>[];

/**
 * MOP App. I and III, cards 11 and 15: the one decision they are for is rolled, and a hidden card is used up. Of an open one the table would learn
 * by it what was decided: its owner marks it.
 */
const byCard = ({ held }: Kept, { side, card }: DecisionRolled): Used => {
  if (card === null) return [];
  const kind = ORDER_EFFECTS[card];
  const used = held[side].cards.effects.find((one) => one.kind === kind && one.uses !== null && one.uses > 0);
  return used === undefined
    ? []
    : [{ scope: heldOf(side), event: { type: 'EffectUsed', side, effect: used.id, card: used.card } }];
};

const RETREAT_CARD = '9';
const isIt = ({ card, kind, uses }: CardEffect): boolean =>
  card === RETREAT_CARD && kind === 'generalRetreat' && uses !== 0;

/** MOP App. I, card 9: whoever could have it by Local Decision and tries one for any other order loses the card. */
const retreatCardGone = ({ table, held }: Kept, { orders, side, of }: DecisionRolled): Used => {
  if (orders.setup.title.cardPlay !== 'full') return [];
  const decision = orders.desks[side].decisions.find(
    (one) => one.turn === orders.turn && one.result === null && isSame(one.of, of),
  );
  if (decision === undefined || !isLeftToHimself(orders, side, of)) return [];
  if (decision.steps.some(({ type }) => type === 'generalRetreat')) return [];
  const used = ({ id }: CardEffect): CardsEvent => ({ type: 'EffectUsed', side, effect: id });
  return [
    ...held[side].cards.effects.filter(isIt).map((one) => ({ scope: heldOf(side), event: used(one) })),
    ...table.cards.open[side].effects.filter(isIt).map((one) => ({ scope: 'table' as const, event: used(one) })),
  ];
};

/** MOP App. I: a Local Decision uses up the card it goes by, and one for another order may cost card 9. */
export const usedByDecision = (state: Kept, rolled: DecisionRolled): Used => [
  ...retreatCardGone(state, rolled),
  ...byCard(state, rolled),
];
