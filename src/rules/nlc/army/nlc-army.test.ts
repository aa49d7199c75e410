import { unit } from '../../../testkit/battle';
import { FRESH } from '../../common/army/army';
import type { Mark } from '../../common/army/army';
import { NLC_ARMY } from './nlc-army';

const SOUND = { demoralized: false, exhausted: false };
const worth = (marks: readonly Mark[], its = SOUND) =>
  NLC_ARMY.worthOf(unit('u', 'f', { movement: 4 }), { ...FRESH, marks: [...marks] }, its);

test('NLC 20.8: given an exhausted unit, or one of an exhausted formation, then it moves one hex', () => {
  expect(worth(['exhausted']).oneHex).toBe(true);
  expect(worth([], { demoralized: true, exhausted: true }).oneHex).toBe(true);
});

test('NLC 20.8, 15: given a fatigued or demoralized one, then it has a movement point less and no such limit', () => {
  expect(worth(['fatigued'])).toEqual({ strength: 5, movement: 3 });
  expect(worth([], { ...SOUND, demoralized: true })).toEqual({ strength: 5, movement: 3 });
  expect(worth([])).toEqual({ strength: 5, movement: 4 });
});
