import type { Fact } from '../../engine/rule-set';
import type { Typed } from './model';

/**
 * A refit keeps models of its own, and takes over topics of rules that know none of them. What these topics are to know of it, it
 * tells them by a value derived of the whole state; what they are to tell it, passes through them as facts of its own events. A rule
 * set hands every topic the whole state, so the models are there wherever the refit lists a topic that reads them.
 */
export type OfRefit<Value> = (state: object) => Value;

export const ofRefit = <Value>(ask: (state: never) => Value): OfRefit<Value> => {
  // eslint-disable-next-line no-restricted-syntax -- see above
  return ask as OfRefit<Value>;
};

/** An event of a refit, for those who pass it on and cannot read it. */
export type FactOfRefit = Fact<never>;

export const factOfRefit = (fact: Fact<Typed>): FactOfRefit => {
  // eslint-disable-next-line no-restricted-syntax -- see above
  return fact as FactOfRefit;
};
