import { FOLLOW_UPS } from '../../../src/rules/nlc/index';
import type { FollowUp } from './army-types';

export type Bearer = (typeof FOLLOW_UPS)[FollowUp['id']]['of'];

/** Recorded by a play of its own, once in a game. */
const BY_ITSELF: FollowUp['id'] = 'guardThrownBack';

/** Those of this bearer that the game uses, each with its most: a mark is there or not, a counter goes up to it. */
export const followUpsOf = (
  bearer: Bearer,
  used: readonly FollowUp['id'][],
): readonly Readonly<{ id: FollowUp['id']; most: number }>[] =>
  used.flatMap((id) => {
    const { of, kind } = FOLLOW_UPS[id];
    return of === bearer && id !== BY_ITSELF ? [{ id, most: kind === 'mark' ? 1 : kind.most }] : [];
  });
