import { SIDES } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { placeOf } from '../../common/clock/turn-track';
import type { Setup } from '../../common/setup/setup';
import type { CardEffect, CardEffectKind, CardsHand, CardsTable } from './card-model';

type When = Readonly<{ setup: Setup; turn: number }>;

const nextDayCame = ({ setup, turn }: When, since: number): boolean => {
  const day = placeOf(setup, since).turn.day;
  return setup.turns.some((one, i) => i > since && i <= turn && one.day > day && one.kind !== 'night');
};

/** MOP 37.12: whether what a card does has not ended: by time, or by being used up. */
export const isInForce = ({ turn: since, until, uses }: CardEffect, when: When): boolean => {
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
export const effectsOf = (
  side: Side,
  { open, hands }: Readonly<{ open: BySide<CardsHand>; hands: BySide<CardsHand> }>,
  when: When,
): readonly CardEffect[] => effectsInForce([...open[side].effects, ...hands[side].effects], when);

export const effectOf = (effects: readonly CardEffect[], kind: CardEffectKind): CardEffect | undefined =>
  effects.find((one) => one.kind === kind);

/** Who has an effect of that kind. */
export const sidesWith = (effects: readonly CardEffect[], kind: CardEffectKind): readonly Side[] =>
  SIDES.filter((side) => effects.some((one) => one.side === side && one.kind === kind));

/**
 * MOP App. I, card 23: the units that a stack's name means: the cavalry of a formation, or units named by their ids. Null: a stack
 * in the players' own words, which only they can point at.
 */
export const stackNamed = (
  subject: string,
  { formations, units }: Pick<Setup, 'formations' | 'units'>,
): readonly string[] | null => {
  if (formations.some(({ id }) => id === subject))
    return units.filter(({ formation, arm }) => formation === subject && arm === 'cavalry').map(({ id }) => id);
  const named = subject.split(',').map((id) => id.trim());
  return named.every((id) => units.some((unit) => unit.id === id)) ? named : null;
};

/** MOP App. I, cards 7 and 30: the set-up with the ratings that cards give for a turn. It is the same one where none does. */
export const withCardRatings = (setup: Setup, effects: readonly CardEffect[]): Setup => {
  const given = new Map(
    effects.flatMap(({ kind, subject, value }) =>
      kind === 'rating' && subject !== null && value !== null ? [[subject, value] as const] : [],
    ),
  );
  if (given.size === 0) return setup;
  const rated = <One extends Readonly<{ id: string; rating: number }>>(one: One): One => {
    const rating = given.get(one.id);
    return rating === undefined ? one : { ...one, rating, ratingOtherwise: null };
  };
  return { ...setup, leaders: setup.leaders.map(rated), formations: setup.formations.map(rated) };
};
