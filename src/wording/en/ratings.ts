import type { Leader } from '../../rules/common/index';

/** A leader's rating as it is printed; of two (MOP 37.17) both, the one for March, Attack and Probe first. */
export const ratingWords = ({ rating, ratingOtherwise }: Pick<Leader, 'rating' | 'ratingOtherwise'>): string =>
  ratingOtherwise === undefined || ratingOtherwise === null || ratingOtherwise === rating
    ? String(rating)
    : `${String(rating)}/${String(ratingOtherwise)}`;
