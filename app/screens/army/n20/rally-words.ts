import type { UnitView } from '../../../../src/rules/common/index';
import type { N20Preview } from '../../../../src/rules/n20/index';
import type { Side } from '../../../../src/engine/sides';
import { halves } from '../../../../src/wording/halves';
import { spanOf, spanWords } from './reason-words';

/** Who may be rallied: routed on the map, or broken and off it. */
export const isRallyable = ({ standing: { place, marks } }: UnitView): boolean =>
  place === 'uar' || (place === 'map' && marks.includes('routed'));

export type Spend = 'nothing' | 'onSome' | 'onAll';

/** What a spending takes of the track, in half points. */
export const priceOf = (seen: N20Preview | null, side: Side): number => {
  const span = spanOf(seen, side);
  return span === null ? 0 : span.from - span.to;
};

/** `3½ → 2½`, or why not. */
export const priceWords = (seen: N20Preview | null, side: Side): string => {
  const span = spanOf(seen, side);
  if (seen === null || span === null) return '';
  return seen.refused === null ? spanWords(span) : 'not enough';
};

/** The button says what is paid and who throws. */
export const rollWords = (price: number, isKnown: boolean): string => {
  if (price === 0) return isKnown ? 'Roll' : 'Throw on the table';
  return isKnown ? `Pay ${halves(price)} and roll` : `Pay ${halves(price)}, then throw on the table`;
};
