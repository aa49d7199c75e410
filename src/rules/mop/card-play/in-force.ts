import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { placeOf } from '../../common/clock/turn-track';
import { selector } from '../../common/selector';
import type { Setup } from '../../common/setup/setup';
import { setupModel, setupOf, turnModel } from '../../common/table';
import type { CardEffect } from '../../nlc/index';
import type { CardsHand, CardsTable } from './card-model';
import { playsCards } from './cards-book';
import { cardsModel } from './evolve-cards';

type When = Readonly<{ setup: Setup; turn: number }>;

const nextDayCame = ({ setup, turn }: When, since: number): boolean => {
  const day = placeOf(setup, since).turn.day;
  return setup.turns.some((one, i) => i > since && i <= turn && one.day > day && one.kind !== 'night');
};

/** MOP 37.12: whether what a card does has not ended: by time, or by being used up. */
const isInForce = ({ turn: since, until, uses }: CardEffect, when: When): boolean => {
  if (uses === 0 || since > when.turn) return false;
  switch (until) {
    case 'turn':
      return since === when.turn;
    case 'nextDay':
      return !nextDayCame(when, since);
    case 'game':
      return true;
  }
};

/** All that is in force of some. The one question that every reader of cards asks. */
export const effectsInForce = (effects: readonly CardEffect[], when: When): readonly CardEffect[] =>
  effects.filter((effect) => isInForce(effect, when));

/** What everybody knows to be in force. */
export const openEffects = ({ open }: Pick<CardsTable, 'open'>, when: When): readonly CardEffect[] =>
  effectsInForce(
    SIDES.flatMap((side) => open[side].effects),
    when,
  );

/** What is in force for a side, shown or not. */
const effectsOf = (
  side: Side,
  { open, hands }: Readonly<{ open: BySide<CardsHand>; hands: BySide<CardsHand> }>,
  when: When,
): readonly CardEffect[] => effectsInForce([...open[side].effects, ...hands[side].effects], when);

const READS = [setupModel, turnModel, cardsModel] as const;
const NO_EFFECTS: readonly CardEffect[] = [];

/** What everybody knows to be in force in a game. */
export const openInGame = selector({ reads: READS }, (state) => {
  const [setup, { cards, turn }] = [setupOf(state), state.table];
  return playsCards(setup) ? openEffects(cards, { setup, turn }) : NO_EFFECTS;
});

/** What is in force by cards that their owner alone knows of. */
export const coveredInGame = selector({ reads: READS }, (state): BySide<readonly CardEffect[]> => {
  const [setup, { turn }] = [setupOf(state), state.table];
  const inForce = (side: Side) => effectsInForce(state.held[side].cards.effects, { setup, turn });
  return bothSides((side) => (playsCards(setup) ? inForce(side) : NO_EFFECTS));
});

/** What each side's cards allow it; null where none are played. */
export const effectsInGame = selector({ reads: READS }, (state): BySide<readonly CardEffect[]> | null => {
  const [setup, { cards, turn }] = [setupOf(state), state.table];
  const all = { open: cards.open, hands: bothSides((side) => state.held[side].cards) };
  return playsCards(setup) ? bothSides((side) => effectsOf(side, all, { setup, turn })) : null;
});
