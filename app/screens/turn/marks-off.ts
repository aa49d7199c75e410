import type { EndingMark } from '../../../src/rules/common/index';

export const markKey = ({ unit, mark }: Pick<EndingMark, 'unit' | 'mark'>): string => `${unit} ${mark}`;

/** Markers that come off by themselves and that nobody was said to hold. */
export const marksOff = (endsNow: readonly EndingMark[], held: readonly string[]): readonly EndingMark[] =>
  endsNow.filter((one) => one.how !== 'byCheck' && !held.includes(markKey(one)));
