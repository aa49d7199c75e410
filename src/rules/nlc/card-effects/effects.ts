import { SIDES } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import type { Setup } from '../../common/setup/setup';
import type { CardEffect, CardEffectKind } from './effect';

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
